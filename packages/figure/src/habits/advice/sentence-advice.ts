/** A longer line is no sentence, and would take long to look at. */
const MAX_LENGTH = 300;

/** A sentence, which nobody means as a statement. */
export function sentenceAdvice(line: string): string | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  const words = line.match(/\p{L}[\p{L}’'-]+/gu) ?? [];
  const isSentence = words.length >= 3 || /\p{Script=Han}{4,}/u.test(line);
  return isSentence && !/[(){}[\]"=]/.test(line)
    ? 'a sentence draws nothing: write definitions such as A: Point(0, 0), or begin a comment with --'
    : undefined;
}
