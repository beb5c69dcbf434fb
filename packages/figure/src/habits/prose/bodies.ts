import { constructorMeant } from '@geoslide/geometry';
import { entry, type HabitEntry, pointNames, read, type Surroundings, write, writeBehind } from '../habit.js';

const ARTICLE = String.raw`(?:(?:an?|the|eine?n?|der|die|das|des|dem|la|le|les|l['’]|une?|el|los|una|du|de\s+la|del)\s*(?<=['’\s])\s*)?`;
const OF = `(?:of|von|vom|des|der|du|de|d['’]|del|della|的)`;

/** Rows of corners as stereometry names bodies by them: `SABCD`, `S-ABCD`, `ABC-A1B1C1`. */
const ROW = String.raw`(?:[A-Z]\d*['′’]*){1,8}(?:\s*[-–]\s*(?:[A-Z]\d*['′’]*){1,8})?`;

/** The body that a row of corners is, with the points of its base in the order of the row. */
function bodyOf(type: string | undefined, row: string): string | undefined {
  const [base = [], top = []] = row.split(/\s*[-–]\s*/).map(pointNames);
  const all = [...base, ...top];
  const polygon = (corners: readonly string[]) => `Polygon(${corners.join(', ')})`;
  switch (type) {
    case 'Pyramid': {
      if (all.length < 4) return undefined;
      // The apex stands alone before the sign, or is S, which French and Russian books write first.
      const isFirst = top.length > 0 ? base.length === 1 : all[0] === 'S';
      const [apex, corners] = isFirst ? [all[0]!, all.slice(1)] : [all.at(-1)!, all.slice(0, -1)];
      return corners.length === 3
        ? `Tetrahedron(${[...corners, apex].join(', ')})`
        : `Pyramid(${polygon(corners)}, ${apex})`;
    }
    case 'Tetrahedron':
      return all.length === 4 ? `Tetrahedron(${all.join(', ')})` : undefined;
    case 'Cube':
      return all.length === 8 || all.length === 2 ? `Cube(${all[0]}, ${all[1]})` : undefined;
    case 'Prism':
    case 'Cuboid': {
      const half = all.length / 2;
      return half >= 3 && Number.isInteger(half) ? `Prism(${polygon(all.slice(0, half))}, ${all[half]})` : undefined;
    }
    default:
      return undefined;
  }
}

/** The name of what words say: a name of the figure, a row of three points, or the figure's only body of this kind. */
function objectSaid(words: string, { text, defines }: Surroundings): string | undefined {
  const plain = words
    .trim()
    .replace(new RegExp(`^${ARTICLE}(?:(?:plane|ebene|plan|plano|平面)\\s*)?\\(?`, 'iu'), '')
    .replace(/\)$/, '');
  if (defines(plain)) return plain;
  const points = pointNames(plain);
  if (points.length === 3 && points.join('') === plain && points.every(defines)) return `Plane(${points.join(', ')})`;
  const type = constructorMeant(plain) ?? constructorMeant(plain.replace(/e?s$/u, ''));
  if (type === undefined) return undefined;
  const own = [...text.matchAll(/^[ \t]*(\p{L}[\p{L}\d_]*)[ \t]*[:=][ \t]*(\p{L}+)\(/gmu)].filter(
    ([, , called = '']) => constructorMeant(called) === type,
  );
  return own.length === 1 ? own[0]![1] : undefined;
}

const sizeSaid = (words: string) =>
  new RegExp(
    String.raw`(?:^|[^\p{L}])(?:${words})\s*(?:of\s+|von\s+|de\s+|=\s*|:\s*)?(\d[\d.]*|[a-z](?![\p{L}\d]))`,
    'iu',
  );
const RADIUS = sizeSaid('radius|rayon|radio|raggio|raio|r|半径为?');
const HEIGHT = sizeSaid('height|höhe|hauteur|altura|altezza|h|高为?');
const CENTER =
  /(?:cent(?:er|re|ro)|mittelpunkt|um|about|around|at)\s+(?:at\s+|of\s+(?:the\s+)?base\s+)?([A-Z]\d*)(?![\p{L}\d])/iu;

/** Bodies, cuts and surfaces in words, as textbooks of stereometry have them. */
export const bodyHabits: readonly HabitEntry[] = [
  // `pyramid SABCD`, `p: 四棱锥S-ABCD`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?${ARTICLE}(\p{L}[\p{Ll}\p{Lo}]+)\s*(${ROW})(\s*["{].*)?`,
    ([, name, word = '', row = '', tail = '']) => {
      const body = bodyOf(constructorMeant(word), row);
      return body === undefined ? undefined : write(`${name ?? body[0]!.toLowerCase()}: ${body}${tail}`);
    },
  ),
  // `cone with base centre A, radius 2 and height 5`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?${ARTICLE}(\p{L}+)\s*[,，]?\s*(\P{L}.*|\p{L}.*)`,
    ([, name, word = '', rest = '']) => {
      const type = constructorMeant(word);
      const [center, radius, height] = [CENTER, RADIUS, HEIGHT].map((pattern) => pattern.exec(rest)?.[1]);
      if ((type !== 'Cone' && type !== 'Cylinder') || !center || !radius || !height || /[()"{}]/.test(rest))
        return undefined;
      return write(`${name ?? 'c'}: ${type}(${center}, ${center} + (0, 0, ${height}), ${radius})`);
    },
  ),
  // `cuboid 3 x 4 x 5`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?${ARTICLE}(\p{L}+)\s*:?\s*\(?\s*(<NUMBER>)\s*(?:cm|m)?\s*(?:x|×|\*|by|mal|por|sur)\s*(<NUMBER>)\s*(?:cm|m)?\s*(?:x|×|\*|by|mal|por|sur)\s*(<NUMBER>)\s*(?:cm|m)?\s*\)?`,
    ([, name, word = '', ...sizes]) =>
      constructorMeant(word) === 'Cuboid'
        ? write(`${name ?? 'q'}: Cuboid((0, 0, 0), ${sizes.slice(0, 3).join(', ')})`)
        : undefined,
    'iu',
  ),
  // `section of the cube with the plane ABS`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?${ARTICLE}(?:section|cut|intersection|schnitt(?:fläche|figur|polygon)?|coupe|sección|sezione|截面)\s+${OF}\s+(.+?)\s+(?:and|with|by|und|mit|et|avec|par|y|con|por)\s+(.+)`,
    ([, name, first = '', second = ''], surroundings) => {
      const [solid, plane] = [first, second].map((words) => objectSaid(words, surroundings));
      if (solid === undefined || plane === undefined) return undefined;
      return write(`${name ?? 's'}: ${plane.startsWith('Plane(') ? 'Section' : 'Intersect'}(${solid}, ${plane})`);
    },
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?${ARTICLE}(?:net|(?:körper)?netz|abwicklung|patron|desarrollo|sviluppo|展开图)\s+${OF}\s+(.+)`,
    ([, name, words = ''], surroundings) => {
      const solid = objectSaid(words, surroundings);
      return solid === undefined ? undefined : write(`${name ?? 'n'}: Net(${solid})`);
    },
    'iu',
  ),
  entry(
    String.raw`(?:hide|remove|no|without|verstecke|ohne|cache[rz]?|oculta)\s+(?:the\s+|die\s+|les\s+)?(?:faces|sides|fill(?:ing)?|flächen|seitenflächen|caras)\s+(?:of\s+|von\s+|de\s+)?(<NAME>)`,
    ([, name]) => writeBehind(name, '{regionOpacity: 0}'),
    'iu',
  ),
  // `P(1, 2, 3)`
  entry(
    String.raw`([A-Z]\d*['′’]*)\s*\(\s*(<NUMBER>)\s*([,;])\s*(<NUMBER>)\s*\3\s*(<NUMBER>)\s*\)(\s*["{].*)?`,
    ([, name, x, , y, z, tail = '']) => read(`${name}: Point(${x}, ${y}, ${z})${tail}`),
  ),
  entry(
    String.raw`(?:surface|fläche|superficie|曲面)\s*:?\s*(z\s*=\s*.+)`,
    ([, equation]) => write(`s: ${equation}`),
    'iu',
  ),
  // `plot3d(x^2 + y^2, x=-2..2, y=-2..2)`
  entry(
    String.raw`(?:plot3d|plot_?surface|surf(?:ace)?|graph3d)\s*\(\s*(?:z\s*=\s*)?(.+?)\s*,\s*[({]?\s*x\s*[=,]\s*(<VALUE>)\s*(?:\.\.|,|to)\s*(<VALUE>)\s*[)}]?\s*,\s*[({]?\s*y\s*[=,]\s*(<VALUE>)\s*(?:\.\.|,|to)\s*(<VALUE>)\s*[)}]?\s*\)`,
    ([, formula, ...bounds]) => write(`s: Surface(${formula}, ${bounds.slice(0, 4).join(', ')})`),
    'iu',
  ),
  // `f: z = x^2 + y^2 {x: -2..2, y: -2..2}`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*z\s*=\s*([^"{}]+?)\s*\{\s*x\s*:\s*(<VALUE>)\s*\.\.\s*(<VALUE>)\s*,\s*y\s*:\s*(<VALUE>)\s*\.\.\s*(<VALUE>)\s*\}`,
    ([, name, formula, ...bounds]) => write(`${name}: Surface(${formula}, ${bounds.slice(0, 4).join(', ')})`),
  ),
  // `v: Vector(1, 2) at A`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(\p{L}+)\s*\(\s*(<NUMBER>\s*,\s*<NUMBER>(?:\s*,\s*<NUMBER>)?)\s*\)\s*(?:at|from|in|on|an|ab|von|en|à|de|desde)\s+(?:point\s+|punkt\s+)?([A-Z]\d*)(\s*["{].*)?`,
    ([, name, word = '', step, point, tail = '']) =>
      constructorMeant(word) === 'Vector' ? write(`${name}: Vector(${point}, ${point} + (${step}))${tail}`) : undefined,
  ),
  // `E: x_1 + 2 x_2 - x_3 = 4`, as German books have it
  entry(
    String.raw`(<NAME>\s*[:=]\s*)([^"{}()]*x_?[123₁₂₃][^"{}()]*=[^"{}()]*)(\s*["{].*)?`,
    ([, head, equation = '', tail = ''], { defines }) => {
      if (/x_?[4-9]/.test(equation) || ['x1', 'x_1', 'x₁', 'x2', 'x_2', 'x₂'].some(defines)) return undefined;
      const own = equation.replace(/x_?([123₁₂₃])(?!\d)/g, (_, digit: string) => 'xyzxyz'['123₁₂₃'.indexOf(digit)]!);
      return write(`${head}${own}${tail}`);
    },
  ),
];
