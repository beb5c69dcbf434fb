import { printed } from '../../problem.js';
import { splitArguments } from '../arguments.js';

/** The size of an arrow's head in other programs. */
const HEAD_SIZE = /^(?:arrow|head|tip|arrow(?:head|tip))(?:size|length|width|scale)$/;

/** Whether dots are drawn at the ends of a line in other programs. */
const END_DOTS = /^(?:show)?(?:end(?:point|dot|mark(?:er)?)s?|ends)$/;

/** Lines whose ends are points of the figure. */
const WITH_ENDS = /^(?:Segment|Ray|Vector|Polyline)$/;

/**
 * What to do with the size of an arrow's head, and with dots at the ends of a line; undefined for other properties.
 *
 * @param key In small letters.
 * @param type The constructor of the object that has the property, and its arguments.
 */
export function lineEndAdvice(key: string, value: unknown, type: string | undefined, args: string): string | undefined {
  if (HEAD_SIZE.test(key)) return 'a head grows with its line: write lineWidth: 4';
  if (!END_DOTS.test(key) || type === undefined || !WITH_ENDS.test(type)) return undefined;
  if (/^(?:false|no|off|none|0)$/.test(printed(value))) return 'take it away: a line has no dots at its ends by itself';
  const ends = splitArguments(args).map((arg) => arg.trim());
  const letters = 'PQRSTU';
  const points = ends.flatMap((end, i) => {
    const place = /^(?:Point\s*)?\(([^()]+)\)$/.exec(end)?.[1];
    return place === undefined || letters[i] === undefined ? [] : [`${letters[i]}: Point(${place})`];
  });
  return points.length > 0
    ? `ends are seen where they are points of the figure: write ${points.join(' and ')}, each as a line of its own`
    : `take it away: ${ends.join(' and ')} are seen as points themselves`;
}
