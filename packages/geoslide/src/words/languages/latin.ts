/** What something is called: `triangle`, `the triangle`, `a triangle`, `triangles`, `the triangles`. */
export interface Noun {
  readonly one: string;
  readonly the: string;
  readonly a: string;
  readonly several: string;
  readonly all: string;
}

/** What languages in Latin letters have in common. */
export const latin = {
  separator: '; ',
  end: '.',
  begin: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
  comma: ', ',
  colon: ': ',
  space: ' ',
  quote: (text: string) => `“${text}”`,
  note: (text: string) => ` (${text})`,
  count: (noun: Noun, count: number) => (count === 1 ? noun.a : `${count} ${noun.several}`),
  cases: {},
} as const;
