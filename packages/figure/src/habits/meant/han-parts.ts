import { hanWords } from '@geoslide/geometry';

/** The words of a Chinese text, which stand there without blanks: those of the language, and what is between. */
export function hanParts(piece: string): readonly string[] {
  if (!/^\p{Script=Han}+$/u.test(piece)) return [piece];
  const word = hanWords().find((own) => piece.includes(own));
  if (word === undefined || word === piece) return [piece];
  const at = piece.indexOf(word);
  const others = [piece.slice(0, at), piece.slice(at + word.length)].filter((part) => part !== '');
  return [word, ...others.flatMap(hanParts)];
}
