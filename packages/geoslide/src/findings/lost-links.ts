import type { Finding, Slide } from '@geoslide/protocol';

/** `A -- B`, of which the language reads A: the rest is a comment. */
const LINK = /^\s*(\p{L}[\p{L}\p{N}_]*['′’]*)\s*--+(>?)\s*(\p{L}[\p{L}\p{N}_]*['′’]*)\s*$/u;

/**
 * Sources that link two points as other programs do, of which a comment remains.
 *
 * @param path The slide's: `slides.0`.
 */
export function lostLinks({ definitions }: Slide, path: string): Finding[] {
  const ids = new Set(definitions.map(({ id }) => id));
  return definitions.flatMap(({ id, source }, index) => {
    const [, first = '', arrow, second = ''] = typeof source === 'string' ? (LINK.exec(source) ?? []) : [];
    if (!ids.has(first) || !ids.has(second)) return [];
    const own = arrow === '>' ? 'Vector' : 'Segment';
    const message = `-- begins a comment, so that this is ${first} alone: write ${own}(${first}, ${second})`;
    return [{ id, path: `${path}.definitions.${index}.source`, message }];
  });
}
