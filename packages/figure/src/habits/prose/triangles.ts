import { constructorMeant } from '@geoslide/geometry';
import { entry, type HabitEntry, write, writeEach } from '../habit.js';

const SIDES = ['a', 'b', 'c'];
const CORNERS = ['A', 'B', 'C'];
const ANGLES: readonly RegExp[] = [/^(?:α|alpha)$/i, /^(?:β|beta)$/i, /^(?:γ|gamma)$/i];

/** A side or an angle with its value, as in `a = 5 cm`, `gamma = 60°`. */
const PART =
  /(?<![\p{L}\d])([abc]|α|β|γ|alpha|beta|gamma)\s*[=:]\s*(\d+(?:\.\d+)?)\s*(?:°|deg(?:rees?)?|grad|cm|mm|m|units?)?(?![\p{L}\d.])/giu;

/** Between the parts. */
const FILLER = /^(?:[\s,;()]|(?:with|mit|avec|con|and|und|et|y|the|sides?|angles?|seiten?|winkel)(?!\p{L}))*$/iu;

interface Parts {
  /** The sides a, b and c, and the angles at A, B and C in degrees: undefined where nothing is said of one. */
  readonly sides: (string | undefined)[];
  readonly angles: (string | undefined)[];
}

function partsIn(text: string): Parts | undefined {
  const parts: Parts = { sides: [], angles: [] };
  let count = 0;
  for (const [, name = '', value] of text.matchAll(PART)) {
    const angle = ANGLES.findIndex((pattern) => pattern.test(name));
    const [list, index] = angle < 0 ? [parts.sides, SIDES.indexOf(name.toLowerCase())] : [parts.angles, angle];
    if (list[index] !== undefined) return undefined;
    list[index] = value;
    count += 1;
  }
  return count === 3 && FILLER.test(text.replace(PART, ' ')) ? parts : undefined;
}

/**
 * The corner where a triangle begins with the places of the other two, counterclockwise: an angle and the two sides at
 * it, or a side and the two angles at it. Undefined for other parts.
 */
function placesOf({ sides, angles }: Parts): readonly [first: number, next: string, last: string] | undefined {
  const known = angles.filter((angle) => angle !== undefined);
  const third = known.length === 2 ? 180 - known.reduce((sum, angle) => sum + Number(angle), 0) : undefined;
  const all = [0, 1, 2].map((i) => angles[i] ?? third);
  for (const first of [0, 1, 2]) {
    // The side to the next corner has the name of the corner after that.
    const [next, last] = [(first + 1) % 3, (first + 2) % 3];
    const [along, across, turn] = [sides[last], sides[next], all[first]];
    if (along === undefined || turn === undefined) continue;
    if (across !== undefined) return [first, `(${along}, 0)`, `(${across}; ${turn}°)`];
    const other = all[next];
    if (other === undefined) continue;
    return [
      first,
      `(${along}, 0)`,
      `Intersect(Ray((0, 0), (1; ${turn}°)), Ray((${along}, 0), (${along}, 0) + (1; ${180 - Number(other)}°)))`,
    ];
  }
  return undefined;
}

/** Triangles by two sides and an angle, or one side and two angles: `Triangle(a = 5, b = 4, gamma = 60°)`. */
export const triangleHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:an?\s+|the\s+|ein\s+|un\s+)?(\p{L}+)(?:\s+[A-Z]{3})?\s*(\(.*\)|\s(?:with|mit|avec|con)\s[^"{}()]*)(\s*["{].*)?`,
    ([, name = 't', word = '', inner = '', tail = ''], { defines }) => {
      const parts = constructorMeant(word) === 'Triangle' ? partsIn(inner.trim()) : undefined;
      const [first, next, last] = (parts && placesOf(parts)) ?? [];
      if (first === undefined) return undefined;
      const places = ['(0, 0)', next!, last!];
      const ordered = CORNERS.map((_, i) => places[(i - first + 3) % 3]!);
      if (CORNERS.some(defines)) return write(`${name}: Polygon(${ordered.join(', ')})${tail}`);
      const points = CORNERS.map((corner, i) => `${corner}: ${ordered[i]}`);
      return writeEach([...points, `${name}: Triangle(A, B, C)${tail}`]);
    },
    'u',
  ),
  // `right triangle on AB with height 3`: above the left end, or above the middle.
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:an?\s+|the\s+|ein\s+|un\s+)?(?:(right(?:[\s-]angled)?|rechtwinkliges)|isosceles|gleichschenkliges)\s+(?:triangle|[Dd]reieck)\s+(?:on|over|über|auf|with\s+(?:the\s+)?base|mit\s+(?:der\s+)?basis)\s+(?:the\s+)?(?:base\s+|side\s+|segment\s+|der\s+strecke\s+)?([A-Z]\d*)([A-Z]\d*)\s*,?\s*(?:with|and|mit|und)\s+(?:the\s+|der\s+|a\s+)?(?:height|altitude|höhe)\s*(?:of\s+|von\s+|=\s*)?(<NUMBER>|[a-z])(\s*["{].*)?`,
    ([, name = 't', isRight, A, B, height, tail = '']) => {
      const foot = isRight === undefined ? `(${A} + ${B}) / 2` : A;
      return write(`${name}: Polygon(${A}, ${B}, ${foot} + ${height} unit(perp(${B} - ${A})))${tail}`);
    },
    'iu',
  ),
];
