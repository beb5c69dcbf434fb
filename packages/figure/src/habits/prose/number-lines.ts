import { entry, type HabitEntry, write, writeBehind, writeEach } from '../habit.js';

const OPEN = 'open|hollow|empty|unfilled|offener?|leerer?|hohler?|ouvert|vide|creux|abierto|vacío|hueco|空心';
const CLOSED =
  'closed|filled|solid|full|geschlossener?|(?:aus)?gefüllter?|voller?|plein|fermé|cerrado|relleno|lleno|实心';
const DOT = 'circle|dot|point|disk|kreis|punkt|cercle|rond|círculo|punto|圆点?|点';

const RIGHT = 'right|rechts|droite|derecha';
const LEFT = 'left|links|gauche|izquierda';
const UP = 'up|upwards?|top|oben|haut|arriba';
const DOWN = 'down|downwards?|unten|bas|abajo';

/** Where an arrow without an end points, and how far. */
const STEPS: readonly (readonly [RegExp, x: number, y: number])[] = [
  [new RegExp(`^(?:${RIGHT})$`, 'i'), 3, 0],
  [new RegExp(`^(?:${LEFT})$`, 'i'), -3, 0],
  [new RegExp(`^(?:${UP})$`, 'i'), 0, 3],
  [new RegExp(`^(?:${DOWN})$`, 'i'), 0, -3],
];

const TOWARDS = String.raw`(?:pointing\s+|going\s+|to\s+(?:the\s+)?|nach\s+|vers\s+(?:la\s+|le\s+)?|hacia\s+(?:la\s+)?|a\s+la\s+)?(${RIGHT}|${LEFT}|${UP}|${DOWN})`;
const START = String.raw`(?:from|at|ab|von|bei|depuis|de|en|à\s+partir\s+de|desde)\s+(?:x\s*=\s*)?(<NUMBER>|\(\s*<NUMBER>\s*,\s*<NUMBER>\s*\)|<NAME>)`;
const ARROW = String.raw`(?:(?:an?|ein|une?)\s+)?(?:vector\s+)?(?:arrow|ray|pfeil|strahl|flèche|flecha|rayo)`;

/** A number stands for its place on the number line. */
const placeOf = (text: string): string => (/^[-−+]?[\d.]+$/.test(text) ? `(${text.replace('−', '-')}, 0)` : text);

const PLACE = String.raw`(?:at|on|bei|auf|an|in|en|à|sur|在)\s+(?:x\s*=\s*)?(<NUMBER>|\(\s*<NUMBER>\s*,\s*<NUMBER>\s*\)|<NAME>)`;

/** What exercises draw on a number line: open and closed ends, and arrows. */
export const numberLineHabits: readonly HabitEntry[] = [
  // `Interval[-2, 3)`, whose brackets say which ends belong to it
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:the\s+|an?\s+|das\s+|l['’]|el\s+)?(?:half-?open\s+)?interval[loe]*\s*([[(\]])\s*(<NUMBER>)\s*[,;]\s*(<NUMBER>)\s*([\])[])`,
    ([, name = 'i', left = '', from, to, right = '']) => {
      if (left === '(' && right === ')') return undefined;
      const end = (at: string | undefined, isOpen: boolean) => `(${at}, 0)${isOpen ? ' {pointStyle: circle}' : ''}`;
      return writeEach([
        `${name}: Segment((${from}, 0), (${to}, 0)) {lineWidth: 4}`,
        `P: ${end(from, left !== '[')}`,
        `Q: ${end(to, right !== ']')}`,
      ]);
    },
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:(?:an?|the|ein|une?|un)\s+)?(?:(?:(${OPEN})|(?:${CLOSED}))\s*(?:${DOT})|(?:${DOT})\s+(?:(${OPEN})|(?:${CLOSED})))\s+${PLACE}`,
    ([, name = 'P', before, behind, place = ''], { defines }) => {
      const look = (before ?? behind) === undefined ? '' : '{pointStyle: circle}';
      if (/^\p{L}/u.test(place)) return defines(place) && look !== '' ? writeBehind(place, look) : undefined;
      return write(`${name}: Point${placeOf(place)}${look === '' ? '' : ` ${look}`}`);
    },
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:(?:an?|the|ein|une?|un)\s+)?(?:dot|point|punkt|punto)\s+${PLACE.replace('|<NAME>', '')}`,
    ([, name = 'P', place = '']) => write(`${name}: Point${placeOf(place)}`),
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?${ARROW}\s+(?:${TOWARDS}\s+${START}|${START}\s+${TOWARDS})(\s*\{[^{}]*\})?`,
    ([, name = 'v', before, place1, place2, behind, tail = ''], { defines }) => {
      const place = place1 ?? place2 ?? '';
      const step = STEPS.find(([word]) => word.test(before ?? behind ?? ''));
      if (step === undefined || (/^\p{L}/u.test(place) && !defines(place))) return undefined;
      const [, x, y] = step;
      const [, a, b] = /^\(\s*([-−+\d.]+)\s*,\s*([-−+\d.]+)\s*\)$/.exec(placeOf(place)) ?? [];
      const end = a === undefined ? `${place} + (${x}, ${y})` : `(${Number(a) + x}, ${Number(b) + y})`;
      return write(`${name}: Vector(${placeOf(place)}, ${end})${tail}`);
    },
    'iu',
  ),
];
