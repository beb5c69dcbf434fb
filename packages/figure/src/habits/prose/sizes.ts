import { callBySizes, constructorMeant, solidOfNet } from '@geoslide/geometry';
import { advise, entry, type HabitEntry, pointList, pointNames, write, writeEach } from '../habit.js';

const CORNERS: Readonly<Record<string, number>> = {
  triangle: 3,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  decagon: 10,
  dreieck: 3,
  fünfeck: 5,
  sechseck: 6,
  achteck: 8,
};

const SIZE = String.raw`(<NUMBER>|[a-z])(?:\s*(?:cm|mm|m|units?))?`;

/** Triangles by sizes, as the places of their corners. */
const TRIANGLES: readonly (readonly [
  word: RegExp,
  corners: (sizes: readonly string[]) => readonly string[] | undefined,
])[] = [
  [/^equilateral/i, ([a]) => ['(0, 0)', `(${a}, 0)`, `(${a}/2, ${a}*sqrt(3)/2)`]],
  [/^isosceles/i, ([a, b]) => (b === undefined ? undefined : ['(0, 0)', `(${a}, 0)`, `(${a}/2, ${b})`])],
  [/^right/i, ([a, b]) => (b === undefined ? undefined : ['(0, 0)', `(${a}, 0)`, `(0, ${b})`])],
  [
    /^(?:triangle|dreieck)/i,
    ([a, b, c]) =>
      c === undefined ? undefined : ['(0, 0)', `(${c}, 0)`, `Intersect(Circle(A, ${b}), Circle(B, ${a}), 1)`],
  ],
];

/**
 * A size with words before it: all that stands between two commas. Each sign has one part only that takes it, or a line
 * that is made to be slow would take for ever.
 */
const SIZES =
  /^\s*(?:(?:(?!\p{Ll})\p{L})?\p{Ll}+(?:\s*[=:]\s*|\s+|(?=[-−+.\d])))*[-−+]?(?:\d+(?:\.\d+)?|\.\d+)\s*(?:cm|mm|units?)?\s*$/u;

/** Whether there is a size in each part of a list, of which the last may be empty. */
function isListOfSizes(list: string): boolean {
  const parts = list.split(',');
  if (parts.at(-1)!.trim() === '') parts.pop();
  return parts.length > 0 && parts.every((part) => SIZES.test(part));
}

/** `Square(4)`, `Rectangle(width 4, height 2)`, `Triangle(sides 3, 4, 5)`. */
const bySizes: HabitEntry = entry(
  String.raw`(?:(<NAME>)\s*[:=]\s*)?(\p{L}+)\s*\(([\p{L}\d\s.,=:+−-]+)\)(\s*["{].*)?`,
  ([, name, word = '', inner = '', tail = ''], { defines }) => {
    if (inner.match(/\p{L}+/gu)?.some(defines) || !isListOfSizes(inner)) return undefined;
    const sizes = inner.match(/-?\d+(?:\.\d+)?/g) ?? [];
    const corners = TRIANGLES.find(([pattern]) => pattern.test(word))?.[1](sizes);
    if (corners !== undefined && ['A', 'B', 'C'].some(defines)) {
      const [first = '', second = '', third = ''] = corners;
      const apex = third.replace('Circle(A,', `Circle(${first},`).replace('Circle(B,', `Circle(${second},`);
      return write(`${name ?? 't'}: Polygon(${first}, ${second}, ${apex})${tail}`);
    }
    if (corners !== undefined) {
      const places = corners.map((place, i) => `${'ABC'[i]}: ${place.startsWith('(') ? `Point${place}` : place}`);
      return writeEach([...places, `${name ?? 't'}: Triangle(A, B, C)${tail}`]);
    }
    const solid = solidOfNet(word);
    const own = solid ?? constructorMeant(word);
    const call = own && callBySizes(own, sizes, inner);
    if (!own || call === undefined) return undefined;
    return write(`${name ?? own[0]!.toLowerCase()}: ${solid === undefined ? call : `Net(${call})`}${tail}`);
  },
);

/** Figures by their sizes and properties, as exercises have them. */
export const sizeHabits: readonly HabitEntry[] = [
  bySizes,
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:a\s+|the\s+|eine\s+)?(?:square[\s-]+)?(?:pyramid|pyramide)\s*(?:\(|with\s+|mit\s+|of\s+)\s*(?:a\s+)?(?:square\s+)?(?:base|side|base\s+side|grundkante|edge)\s*(?:length\s+|of\s+)?[=:]?\s*(<NUMBER>)\s*(?:,|and|und)?\s*(?:and\s+)?(?:height|höhe|h)\s*(?:of\s+)?[=:]?\s*(<NUMBER>)\s*\)?`,
    ([, name = 'p', a, h]) => write(`${name}: ${callBySizes('Pyramid', [a!, h!])}`),
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:(?:[Aa]n?|[Tt]he|[Ee]in|[Uu]n|[Ll]e|[Ee]l)\s+)?(?:(?:[Rr]egular|[Ee]quilateral|[Rr]egelmäßiges|[Gg]leichseitiges)\s+(\p{L}+)|[Tt]riangle\s+équilatéral|[Tt]riángulo\s+equilátero|等边三角形)(?:\s*(<POINTS>))?(?:\s*[,，]?\s*(?:(?:with|of|mit|de|con)\s+)?(?:the\s+|der\s+)?(?:[Ss]ides?(?:\s+length)?|[Ss]eiten?(?:länge)?|côté|lado|边长为?)\s*(?:of\s+|de\s+|von\s+|=\s*)?${SIZE})?`,
    ([, name = 'p', word = 'triangle', points = '', size], { defines }) => {
      const corners = CORNERS[word.toLowerCase()];
      const [first, second, ...others] = pointNames(points);
      if (corners === undefined || (second === undefined && size === undefined)) return undefined;
      if (second === undefined) return write(`${name}: Polygon((0, 0), (${size}, 0), ${corners})`);
      const polygon = `${name}: Polygon(${first}, ${second}, ${corners})`;
      if (size === undefined || [first!, second, ...others].some(defines)) return write(polygon);
      return writeEach([
        `${first}: Point(0, 0)`,
        `${second}: Point(${size}, 0)`,
        polygon,
        ...others.map((other, i) => `${other}: ${name}.vertex(${i + 3})`),
      ]);
    },
  ),
  entry(
    String.raw`(?:a\s+|an\s+|the\s+)?(?:triangle|dreieck)\s*(<POINTS>)?\s*(?:with|mit|of)?\s*(?:the\s+)?(?:sides?|seiten|side\s+lengths?)\s*(?:of\s+|lengths?\s+)?${SIZE}\s*(?:,|and|und)\s*${SIZE}\s*,?\s*(?:and|und)?\s*${SIZE}`,
    ([, , a, b, c]) =>
      writeEach([
        'A: Point(0, 0)',
        `B: Point(${c}, 0)`,
        `C: Intersect(Circle(A, ${b}), Circle(B, ${a}), 1)`,
        't: Polygon(A, B, C)',
      ]),
    'iu',
  ),
  entry(
    String.raw`(?:a\s+)?(?:right|rechtwinkliges)(?:[\s-]+angled)?\s+(?:triangle|dreieck)\s*(?:<POINTS>)?\s*(?:(?:with|mit)\s+(?:legs?|sides?|katheten)\s*${SIZE}\s*(?:,|and|und)\s*${SIZE})?`,
    ([, a = '4', b = '3']) =>
      writeEach(['A: Point(0, 0)', `B: Point(${a}, 0)`, `C: Point(0, ${b})`, 't: Polygon(A, B, C)']),
    'iu',
  ),
  entry(
    String.raw`(?:an?\s+)?(?:isosceles|gleichschenkliges)\s+(?:triangle|dreieck)\b.*`,
    () => writeEach(['A: Point(0, 3)', 'B: Point(-2, 0)', 'C: Point(2, 0)', 't: Polygon(A, B, C)']),
    'iu',
  ),
  entry(
    String.raw`(?:a\s+)?(?:rectangle|rechteck)\s*(?:with\s+|mit\s+)?(?:width\s+|sides?\s+|breite\s+)?${SIZE}\s*(?:by|x|×|,|and|und|mal)\s*(?:height\s+)?${SIZE}`,
    ([, a, b]) => write(`r: ${callBySizes('Rectangle', [a!, b!])}`),
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:a\s+|un\s+)?(?:square|quadrat|carré|cuadrado|正方形)\s*(?:(\p{Lu})(\p{Lu})\p{Lu}\p{Lu}\s*[,，]?\s*)?(?:with\s+|of\s+|mit\s+|de\s+|con\s+)?(?:the\s+)?(?:side(?:\s+length)?|seite(?:nlänge)?|côté|lado|边长)\s*(?:of\s+|de\s+|=\s*|为)?${SIZE}`,
    ([, name = 's', A, B, a], { defines }) => {
      // Any four letters fit here.
      if (!/^\p{Lu}/u.test(A ?? '')) return write(`${name}: ${callBySizes('Square', [a!])}`);
      const isFree = !defines(A!) && !defines(B!);
      return isFree
        ? writeEach([`${A}: Point(0, 0)`, `${B}: Point(${a}, 0)`, `${name}: Square(${A}, ${B})`])
        : undefined;
    },
    'iu',
  ),
  entry(
    String.raw`(?:an?\s+)?ellipse\s+(?:with|mit)\s+(?:semi-?\s?ax[ei]s|halbachsen|axes|radii)\s*${SIZE}\s*(?:,|and|und)\s*${SIZE}`,
    ([, a, b]) => write(`e: ${callBySizes('Ellipse', [a!, b!])}`),
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:the\s+|der\s+)?(?:unit\s+circle|einheitskreis|cercle\s+trigonométrique|单位圆)(?:\s+(?:with|and|mit|avec|et)\s+(?:an?\s+|the\s+)?(?:angle|winkel|angle\s+de)\s+(?:of\s+|von\s+|de\s+)?(<NUMBER>)\s*(?:°|deg(?:rees?)?|grad|degrés))?`,
    ([, name = 'k', angle]) =>
      writeEach([`${name}: Circle((0, 0), 1)`, ...(angle === undefined ? [] : [`P: Point(${name}, ${angle}°)`])]),
    'iu',
  ),
  entry(
    String.raw`(?:a\s+|the\s+)?(?:cube|würfel|正方体|立方体|cubo)\s*[,，]?\s*(?:with|of|mit|de|con|di)?\s*(?:side|edge|kante(?:nlänge)?|côté|arête|lado|arista|lato|边长|棱长)?\s*(?:length\s+)?[=为:]?\s*${SIZE}`,
    ([, a]) => writeEach(['camera {view: isometric}', `c: ${callBySizes('Cube', [a!])}`]),
    'iu',
  ),
  // `s: Strecke AB = 5 cm`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:Strecke|[Ss]egment|Seite|[Ss]ide|côté|[Ll]ado|线段)?\s*\[?([A-Z]\d*)([A-Z]\d*)\]?\s*=\s*(\d[\d.,]*\s*(?:[cdm]?m|LE|units?)?)`,
    ([, name, start, end, size = '']) => write(`${name}: Segment(${start}, ${end}) "${size.trim()}"`),
  ),
  entry(
    String.raw`(?:<NAME>\s*[:=]\s*)?(?:a\s+|the\s+)?(?:number\s*line|zahlen(?:gerade|strahl)|数轴)\s*(?:from|von|从)?\s*(<NUMBER>)\s*(?:to|bis|到|\.\.|,)\s*(<NUMBER>)`,
    ([, from, to]) => writeEach([`view ${from} .. ${to}, -1 .. 1`, 'yaxis off', 'xaxis on']),
    'iu',
  ),
  entry(
    String.raw`(?:(?:a|the|die|une?|l['’])\s*)?(?:scale|x[\s-]?scale|skala|échelle|escala)\s*[:=]?\s*(?:from|von|de|desde)?\s*(<NUMBER>)\s*(?:to|bis|à|a|\.\.\.?)\s*(<NUMBER>)`,
    ([, from, to]) => writeEach([`view ${from} .. ${to}, -1 .. 2`, 'xaxis on']),
    'iu',
  ),
  entry(
    String.raw`(?:a\s+|the\s+)?(?:line|gerade)\s+(?:through|durch)\s+\(\s*(<NUMBER>)\s*,\s*(<NUMBER>)\s*\)\s+(?:with|mit)\s+(?:the\s+)?(?:slope|gradient|steigung)\s*(?:of\s+|=\s*)?(<NUMBER>|[a-z])`,
    ([, x, y, slope]) => write(`l: y = ${y} + ${slope}*(x - ${x})`),
    'iu',
  ),
  entry(
    String.raw`(?:the\s+)?(?:line|gerade)\s+(y\s*=.+|[^=]*[xy][^=]*=[^=]+)`,
    ([, equation = '']) => write(`l: ${equation.trim()}`),
    'iu',
  ),
  entry(
    String.raw`(?:extend|produce|prolong)\s+(?:the\s+)?(?:line\s+|segment\s+|side\s+)?(<POINTS>)\s+(?:(?:beyond|past|through)\s+[A-Z]\d*\s+)?to\s+(?:a\s+)?(?:point\s+)?([A-Z]\d*)(?:\s.*)?|verlängere\s+(?:die\s+)?(?:strecke\s+)?(<POINTS>)\s+(?:über\s+[A-Z]\d*\s+hinaus\s+)?(?:bis|zu)\s+([A-Z]\d*)(?:\s.*)?`,
    ([, points1, name1, points2, name2]) => {
      const [from, to] = pointNames(points1 ?? points2 ?? '');
      if (to === undefined) return undefined;
      const name = name1 ?? name2;
      return write(
        `${name}: Translate(${to}, Vector(${from}, ${to}))`,
        `, as far behind ${to} as ${from} is before it`,
      );
    },
    'iu',
  ),
  entry(
    String.raw`([A-Z]\d*)\s+(?:is|be)\s+(?:a\s+)?point\s+on\s+(?:the\s+)?circle\s+(?:with\s+)?(?:center|centre)\s+([A-Z]\d*)\s+(?:and\s+)?(?:radius\s+)(<NUMBER>|[a-z])`,
    ([, name, center, radius]) => write(`${name}: Point(Circle(${center}, ${radius}), ?:=0.5)`),
  ),
  entry(
    String.raw`([a-z])\s+(?:has|hat)\s+(?:a\s+|an\s+|ein\s+|its\s+)?(?:local\s+|global\s+)?(maximum|minimum|extremum|root|zero|nullstelle|inflection|wendepunkt)\b.*`,
    ([, name, word = '']) => {
      const type = /^(?:root|zero|null)/.test(word) ? 'Root' : /^(?:infl|wend)/.test(word) ? 'Inflection' : 'Extremum';
      return write(`P: ${type}(${name}, 1)`, ` for the first of ${name}`);
    },
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*|(<NAME>)\s+is\s+)?(?:the\s+)?(?:center|centre|mittelpunkt)\s+(?:of|von)\s+(?:the\s+)?(?:triangle\s+)?([A-Z]\d*[A-Z]\d*[A-Z]\d*)`,
    ([, one, other, points = '']) =>
      write(
        `${one ?? other ?? 'S'}: Centroid(${pointList(points)})`,
        `, or Circumcenter(${pointList(points)}) or Incenter(${pointList(points)})`,
      ),
  ),
  entry(String.raw`(<NAME>)\s*:\s*([A-Z]\d*)\s*(∥|‖|⊥|⟂)\s*([a-z]\w*)`, ([, name, point, sign = '', line]) =>
    write(`${name}: ${'⊥⟂'.includes(sign) ? 'PerpLine' : 'ParallelLine'}(${line}, ${point})`),
  ),
  entry(String.raw`(<NAME>)\s*:\s*(<POINTS>|[a-z]\w*)\s*(∥|‖|⊥|⟂)\s*([A-Z]\d*)`, ([, name, path = '', sign, point]) => {
    const line = /^[A-Z]/.test(path) ? `Line(${pointList(path)})` : path;
    return write(`${name}: ${/[∥‖]/.test(sign!) ? 'Parallel' : 'Perp'}Line(${line}, ${point})`);
  }),
  entry(
    String.raw`([a-z]\w*)\s*(∥|\|\||⊥|⟂)\s*([a-z]\w*)(?:,?\s+(?:through|durch|passant\s+par|par|por|过)\s*([A-Z]\d*))?`,
    ([, one, sign, other, point]) => {
      const line = `${one}: ${/[⊥⟂]/.test(sign!) ? 'Perp' : 'Parallel'}Line(${other}, ${point ?? 'P'})`;
      return point === undefined
        ? advise(`a figure is constructed, not stated: write ${line} with a point P on it`)
        : write(line);
    },
  ),
  entry(
    String.raw`(?:[Ll]et\s+|[Ss]ei\s+)?(?:point\s+|Punkt\s+)?([A-Z]\d*)\s+(?:is|be|lies|ist|liegt)\s+(?:an?\s+point\s+|ein\s+Punkt\s+)?(?:on|auf|of)\s+(?:(?:the|der|die|das)\s+)?(?:(?:side|segment|line|Seite|Strecke)\s+)?([A-Z]\d*)([A-Z]\d*)\s*,?\s*(?:such\s+that|so\s+that|with|where|mit|sodass|so\s+dass)\s+([A-Z]\d*)([A-Z]\d*)\s*=\s*([\d.]+|[a-z])\.?`,
    ([, name, from, to, one, other, size]) => {
      const center = [one, other].find((point) => point !== name);
      return (one === name || other === name) && (center === from || center === to)
        ? write(`${name}: Intersect(Circle(${center}, ${size}), Segment(${from}, ${to}))`)
        : undefined;
    },
  ),
  entry(
    String.raw`(?:let|given|suppose|consider|sei(?:en)?|gegeben|betrachte|设|已知)\s(?=.*(?:\b(?:be|with|such|where|mit|sodass|so dass)\b|[使且是])).*=.*`,
    ([line = '']) =>
      /[([]/.test(line)
        ? undefined
        : advise(
            'a sentence draws nothing: construct each object on a line of its own, such as A: Point(0, 0), then B: Point(3, 0), then C: Point(Circle(A, 4), ?:=1) at the distance 4 from A',
          ),
    'iu',
  ),
];
