/** A longer line is no sentence, and would take long to look at. */
const MAX_LENGTH = 300;

/** A sentence, which nobody means as a statement. */
export function sentenceAdvice(line: string): string | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  const words = line.match(/\p{L}[\p{L}’'-]+/gu) ?? [];
  const isSentence = words.length >= 3 || /\p{Script=Han}{4,}/u.test(line);
  return isSentence && !/[(){}[\]"=]/.test(line)
    ? `a sentence draws nothing: begin a comment with --; ${LINES}`
    : undefined;
}

/** What lines are like, for one that says nothing of it. */
export const LINES =
  'what draws are definitions such as A: Point(0, 0), and lines such as slider a: 0 .. 5 = 1, text t: "…" {at: (1, 2)}, view -5 .. 5, -3 .. 3, axes off, grid on';
