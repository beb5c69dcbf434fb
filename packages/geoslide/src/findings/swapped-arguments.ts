import { type Construction, print } from '@geoslide/geometry';
import type { Finding, Slide } from '@geoslide/protocol';

const TRANSFORMATION = /^(?:Translate|Reflect|Rotate|Scale|Invert)$/;
/** What points are called, and hardly another object. */
const POINT_NAME = /^\p{Lu}[\d_]*['′’]*$/u;
const ROUND = /^(?:Arc|Sector|CircleSegment)$/;

/** What the center of a circle is called as a rule. */
const CENTER = /^(?:O|M|center|centre|origin)$/;

/** Distances that differ by less, as a part of them, are one. */
const SAME = 1e-9;

/**
 * Calls whose arguments fit as they stand and whose names say that others are meant: `A': Translate(v, A)`, which moves
 * the vector, and an arc around one of its ends.
 *
 * @param path The slide's: `slides.0`.
 */
export function swappedArguments({ definitions }: Slide, { objects }: Construction, path: string): Finding[] {
  const pointOf = (name: string) => {
    const value = objects.get(name)?.value;
    return value?.type === 'Point' ? value : undefined;
  };
  const isDrawn = (name: string) => !/^(?:Point|Number)$/.test(objects.get(name)?.value?.type ?? 'Number');
  return definitions.flatMap(({ id }, index) => {
    const tree = objects.get(id)?.tree;
    if (tree?.kind !== 'call' || tree.callee.kind !== 'name') return [];
    const { name } = tree.callee;
    const names = tree.args.map((arg) => (arg.kind === 'name' ? arg.name : ''));
    const [first = '', second = '', third = ''] = names;
    const told = (message: string) => [{ id, path: `${path}.definitions.${index}.source`, message }];
    const image = /^(.*\p{L})(?:['′’]+|_?1)$/u.exec(id)?.[1];
    if (TRANSFORMATION.test(name) && second === image && pointOf(second) && !pointOf(first) && objects.has(first)) {
      const rest = tree.args.slice(2).map(print);
      return told(
        `this is the image of ${first}: write ${name}(${[second, first, ...rest].join(', ')}) for that of ${second}`,
      );
    }
    const isOther = TRANSFORMATION.test(name) && POINT_NAME.test(id) && !POINT_NAME.test(first);
    if (isOther && pointOf(second) && isDrawn(first) && tree.args.length === 2)
      return told(
        `this is the image of ${first}, not a point: write ${name}(${second}, ${first}) for that of ${second}`,
      );
    const [a, b, c] = [first, second, third].map(pointOf);
    if (!ROUND.test(name) || tree.args.length !== 3 || !a || !b || !c || CENTER.test(first)) return [];
    const [center, one, other] = CENTER.test(third) ? [c, a, b] : [b, a, c];
    if (!CENTER.test(third) && !CENTER.test(second)) return [];
    const [near, far] = [one, other].map(({ x, y }) => Math.hypot(x - center.x, y - center.y));
    if (Math.abs(near! - far!) > SAME * near!) return [];
    const ends = CENTER.test(third) ? [first, second] : [first, third];
    // Who writes the vertex between two points means the angle below 180°, and arcs run clockwise.
    const isLong = (one.x - center.x) * (other.y - center.y) > (one.y - center.y) * (other.x - center.x);
    const order = [CENTER.test(third) ? third : second, ...(isLong ? ends.reverse() : ends)].join(', ');
    const turn = isLong ? ', and arcs run clockwise' : '';
    return told(`${first} is the center here, which stands first${turn}: write ${name}(${order})`);
  });
}
