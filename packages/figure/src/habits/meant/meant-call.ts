import { constructorMeant, hasFunction, isConstructor } from '@geoslide/geometry';
import { pointNames } from '../habit.js';
import { hanParts } from './han-parts.js';
import { nameMeant } from './name-meant.js';
import { isPlain } from './plain-words.js';

/** Words of sentences that are no constructor's name, and the constructors that they speak of. */
const TOPICS: Readonly<Record<string, string>> = {
  ...of('Tick', 'mark marks marking congruent equal equals gleich gleichlang égaux égales iguales 相等'),
  ...of('Segment', 'side sides edge edges connect join link chord diagonal base leg hypotenuse seite seiten verbinde'),
  ...of('Segment', 'sehne côté côtés corde diagonale relie relier lado lados une cuerda 边 弦 对角线'),
  ...of('Foot', 'projeté projection projektion proyección lotfußpunkt 投影'),
  ...of('Intersect', 'meet meets cross crosses crossing cut cuts schneiden schneidet coupe coupent cortan corta'),
  ...of('Vector', 'arrow pfeil flèche flecha 箭头'),
  ...of('AngleBisector', 'bisect bisects bisecting halbiert halbiere bissecte'),
  ...of('PerpLine', 'perpendicular orthogonal normal perpendiculaire senkrecht lotrecht 垂直'),
  ...of('ParallelLine', 'parallel parallels parallèle paralelo paralela 平行'),
  ...of('Angle', 'rightangle rechterwinkel angledroit ángulorecto 直角'),
  ...of('Midpoint', 'mid middle mitte milieu'),
  ...of('Dimension', 'measure distance abstand mesure longueur'),
  ...of('Polygon Between Integral', 'shade shaded fill filled colour schraffiere färbe hachure colorier'),
  ...of('Polygon Between Integral', 'sombrea rellena 阴影 涂色'),
  ...of('Integral', 'area fläche aire área'),
  ...of('Translate', 'shift shifted move moved schiebe verschoben déplace décale mueve desplaza'),
  ...of('Extend', 'extend extended verlängern verlängere prolonge prolonger prolonga 延长'),
  ...of('Root', 'solve löse résous resuelve 解'),
};

function of(own: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, own]));
}

/** Words that mean what a constructor with the operands has or gives, as an expression with its arguments at `…`. */
const PARTS: Readonly<Record<string, string>> = {
  ...of('Circumcircle(…).radius', 'umkreisradius circumradius'),
  ...of('Circumcircle(…).diameter', 'umkreisdurchmesser'),
  ...of('Incircle(…).radius', 'inkreisradius inradius'),
  ...of('Tangent(…, Inflection(…, 1))', 'wendetangente wendetangenten'),
};

/** Words that stand for what the lines before have named last, and for how many of it. */
const PRONOUNS: Readonly<Record<string, number>> = {
  it: 1,
  its: 1,
  this: 1,
  that: 1,
  them: 2,
  their: 2,
  these: 2,
  both: 2,
  deren: 2,
  ihr: 2,
  leur: 2,
  leurs: 2,
};

/** Constructors whose names are words of any sentence. */
const WEAK: readonly string[] = ['Point', 'Center', 'Between', 'Image', 'Part', 'Map', 'Polar', 'Line', 'Segment'];

/** Constructors that take one object: a segment behind it would count as the number of its length. */
const OF_ONE: readonly string[] = ['Tick', 'Dimension'];

const PIECE =
  /"[^"]*"|\{[^{}]*\}|(?:\p{L}[\p{L}\p{N}]*)?\((?:[^()]|\([^()]*\))*\)|[-−]?\d*(?:π|pi)(?:\/\d+)?(?![\p{L}\d_])|[-−]?\d+(?:[.,]\d+)?(?:\/\d+)?(?:\s*(?:°|degrees?|grad|degrés)(?!\p{L}))?|\p{Script=Han}+|(?:(?!\p{Script=Han})\p{L})(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_])*['′’]*/giu;

const POINTS = /^(?:[A-Z]\d*['′’]*)+$/u;

/** What a piece of a sentence can be as arguments, the likeliest first. */
type Arguments = readonly (readonly string[])[];

interface Operand {
  readonly args: Arguments;
  /** The word in front of it. */
  readonly lead: string;
}

/** More ways to write one sentence are not tried. */
const MAX_TRIED = 40;

/** The reason why a definition does not hold; undefined where it does. */
export type Trial = (definition: string) => string | undefined;

/** What a line in words can mean. */
export interface Meant {
  /** The definitions to write; empty where no meaning is known. */
  readonly definitions: readonly string[];
  /** Words of the line that these say nothing of. */
  readonly unsaid: readonly string[];
}

const NOTHING: Meant = { definitions: [], unsaid: [] };

/**
 * What a line in words can mean: the first definitions with a constructor that its words name, and with the names and
 * numbers in it, that hold.
 *
 * @param known The names that the lines before define, the last one at the end.
 */
export function meantCalls(line: string, known: readonly string[], trial: Trial): Meant {
  const plain = withVertices(
    NAMES.reduce((text, [words, name]) => text.replace(words, name), line),
    known,
  );
  const flat = flatMeaning(plain, known, trial);
  if (flat.definitions.length > 0 && !flat.unsaid.some(isOperation)) return flat;
  // `join A to the midpoint of BC`: what stands at the end is an object of the rest.
  const starts = [...plain.matchAll(/(?<=\s)\p{L}{4,}/gu)].filter(([word]) => meaningsOf(word).length > 0);
  for (const { index } of starts.slice(-MAX_PARTS)) {
    const inner = flatMeaning(plain.slice(index), known, trial);
    const source = /^\S+: (.*)$/s.exec(inner.definitions.length === 1 ? inner.definitions[0]! : '')?.[1];
    if (source === undefined || inner.unsaid.length > 0) continue;
    const outer = flatMeaning(plain.slice(0, index) + source, known, trial);
    if (outer.definitions.length > 0 && !outer.unsaid.some(isOperation)) return outer;
  }
  return NOTHING;
}

/** Where an angle is that a Greek letter names, as in every triangle: α at A. */
const VERTICES: Readonly<Record<string, string>> = { α: 'A', β: 'B', γ: 'C', δ: 'D' };

/** A sentence with the vertices of the angles that it names by letters which nothing defines. */
const withVertices = (line: string, known: readonly string[]): string =>
  line.replace(
    /(?<![\p{L}\d_])(?:(?:of|von|de|des|der|at|bei|in)\s+)?(?:(?:the\s+)?(?:angle|winkel)s?\s+)?([αβγδ])(?![\p{L}\d_:=]|\s*[:=])/giu,
    (whole, letter: string) => {
      const vertex = VERTICES[letter]!;
      return known.includes(letter) || !known.includes(vertex) ? whole : `at ${vertex}`;
    },
  );

/** What every slide has, as sentences call it. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\p{L})(?:the\s+|die\s+|der\s+|l['’]|el\s+)?(?:x-?\s?ax[ei]s|x-achse|axe\s+(?:des\s+)?x|abscisses|(?:eje|asse|eixo)\s+(?:delle\s+|dos?\s+)?x|ascisse|x轴)(?!\p{L})/giu,
    'xAxis',
  ],
  [
    /(?<!\p{L})(?:the\s+|die\s+|der\s+|l['’]|el\s+)?(?:y-?\s?ax[ei]s|y-achse|axe\s+(?:des\s+)?y|ordonnées|(?:eje|asse|eixo)\s+(?:delle\s+|dos?\s+)?y|ordinate|y轴)(?!\p{L})/giu,
    'yAxis',
  ],
  [/(?<!\p{L})(?:the\s+|den\s+|dem\s+|l['’]|el\s+)?(?:origin|ursprung|origine|origen|原点)(?!\p{L})/giu, '(0, 0)'],
];

/** The triangle of a text with three points, where an article says so. */
const THE_TRIANGLE =
  /\s(?:the|this|das|dem|des|le|du|ce|el|del|este)\s+(?:triangle|Dreiecks?|triángulo)(?!\p{L}|\s+\p{Lu})/u;

/** Something with an article and without a name behind it. */
const THE_OBJECT =
  /\s(?:the|this|das|die|der|den|dem|des|le|la|du|ce|cette|el|del|este)\s+(\p{L}{3,})(?!\p{L}|['’]|\s+(?:[A-Z]|[a-z](?!\p{L})|of\s|von\s|de\s|du\s|des\s))/gu;

const GRAPH = /^(?:curve|graph|function|parabola|kurve|funktion|parabel|courbe|fonction|parabole|curva|función)$/i;

/**
 * A sentence with the names of the only objects that it can mean: `the circle` is k where the text has no other one.
 *
 * @param typeOf The constructor of a name's definition; Curve for a graph.
 */
export function withObjects(
  line: string,
  known: readonly string[],
  typeOf: (name: string) => string | undefined,
): string {
  const points = known.filter((name) => /^\p{Lu}/u.test(name));
  const named = ` ${line}`.replace(THE_OBJECT, (whole, noun: string) => {
    const type = nameMeant(noun) ?? (GRAPH.test(noun) ? 'Curve' : undefined);
    const [only, ...others] = known.filter((name) => type !== undefined && typeOf(name) === type);
    return only === undefined || others.length > 0 ? whole : ` ${only}`;
  });
  return (points.length === 3 ? named.replace(THE_TRIANGLE, ` Polygon(${points.join(', ')})`) : named).slice(1);
}

/** More parts of a sentence are not looked at. */
const MAX_PARTS = 4;

/** Whether a word asks for something that a definition without it leaves out. */
export const isOperation = (word: string): boolean =>
  meaningsOf(word).some(
    (own) => /^\p{Lu}/u.test(own) && (!WEAK.includes(own) || Object.hasOwn(TOPICS, word.toLowerCase())),
  );

/** Whether a word asks for a size or a line of what a constructor gives, as `Umkreisradius` does. */
export const saysPart = (word: string): boolean => Object.hasOwn(PARTS, word.toLowerCase());

/** Whether a word says that something is parallel or at right angles to something else. */
export const saysDirection = (word: string): boolean =>
  meaningsOf(word).some((own) => own === 'PerpLine' || own === 'ParallelLine');

/** The meaning of a line whose operands all belong to one constructor. */
function flatMeaning(line: string, known: readonly string[], trial: Trial): Meant {
  const isKnown = (name: string) => known.includes(name);
  // `求f在x=1处的切线` is no definition.
  const [, first, rest = line] =
    /^(?!\p{Script=Han}+[A-Za-z])(\p{L}[\p{L}\p{N}_]*['′’]*)\s*[:=]\s*(.*)$/su.exec(line) ?? [];
  // `their intersection is O`
  const [behind = '', last] = /\s(?:is|as|called|named|at|in|ist|als|est|es|en)\s+([A-Z]\d*)\s*\.?$/u.exec(rest) ?? [];
  const isNamed = first === undefined && last !== undefined && !isKnown(last);
  const head = isNamed ? last : first;
  const words = isNamed ? rest.slice(0, -behind.length) : rest;
  const pieces = (words.match(PIECE) ?? []).flatMap(hanParts);
  const all: Operand[] = [];
  const named: string[] = [];
  const corners: string[] = [];
  for (const [i, piece] of pieces.entries()) {
    const count = Object.hasOwn(PRONOUNS, piece.toLowerCase()) ? PRONOUNS[piece.toLowerCase()]! : 0;
    const isBound = piece === 'e' && !isKnown(piece) && /^(?:to|from|bis|von|à|hasta)$/i.test(pieces[i - 1] ?? '');
    const args = isBound ? [['e']] : operandOf(piece, i, isKnown);
    if (args !== undefined) all.push({ args, lead: leadOf(pieces, i) });
    else if (/^[xy]Axis$/.test(piece)) all.push({ args: [[piece]], lead: '' });
    else if (Object.hasOwn(CORNERS, piece.toLowerCase())) {
      named.push('polygon');
      corners.push(`${CORNERS[piece.toLowerCase()]}`);
    } else if (count > 0) all.push(...meantBy(count, known).map((args) => ({ args, lead: '' })));
    else named.push(piece);
  }
  // `三角形ABC的重心`: what is asked for stands behind 的.
  const asked = /的(\p{Script=Han}+)\s*(?:["{]|$)/u.exec(words)?.[1];
  if (asked !== undefined && nameMeant(asked) !== undefined) named.unshift(asked);
  // `a hexagon on AB`
  all.push(...corners.map((count) => ({ args: [[count]], lead: '' })));
  const points = known.filter((name) => /^\p{Lu}/u.test(name));
  let left = MAX_TRIED;
  const holds = (definition: string): string | undefined => {
    // A point of a point is no other one.
    if (/: Point\([^,()]*\)/.test(definition)) return undefined;
    if (/: Point\((?:[-−\d.]+, ){2}/.test(definition)) return undefined;
    // Nor has a figure a corner twice, or a vector an angle for its height.
    if (/: Poly\w+\((?:.*[ (])?([A-Z]\d*), (?:.*, )?\1[,)]|: Vector\([^()]*°/.test(definition)) return undefined;
    left -= 1;
    if (left < 0) return undefined;
    const reason = trial(definition);
    if (reason === undefined) return definition;
    const call = /: (?:write|it is called as in) (\p{L}\w*\(.*?\))(?:$| (?:or|for) |,)/u.exec(reason)?.[1];
    // Another constructor is not what the word says, nor is a place or a number that the reference has.
    const isOwn =
      call !== undefined &&
      definition.includes(`: ${call.slice(0, call.indexOf('(') + 1)}`) &&
      (!call.includes('Point(') || definition.includes('Point(')) &&
      (call.match(/(?<![\p{L}\d_.])\d[\d.]*/gu) ?? []).every((number) => line.includes(number));
    const other = isOwn && `${definition.slice(0, definition.indexOf(':'))}: ${call}`;
    return other !== false && trial(other) === undefined ? other : undefined;
  };
  // Points that the text does not have are meant where it has none at all.
  const isInvented = ({ args: [names = []] }: Operand) =>
    names.some((name) => points.length > 0 && POINTS.test(name) && !isKnown(name));
  // `Schwerpunkt S`
  const called = head === undefined ? all.find((operand) => isInvented(operand) && isCalled(operand)) : undefined;
  const invented = all
    .filter((operand) => isInvented(operand) && operand !== called)
    .flatMap(({ args: [names = []] }) => names.join(''));
  const operands = all.filter((operand) => !isInvented(operand));
  const found = (own: string, definitions: readonly string[]): Meant => ({
    definitions,
    unsaid: [
      ...named.filter((word) => !isPlain(word) && !meansAny(word, own) && !isPart(word, named, own)),
      ...invented,
    ],
  });
  for (const own of invented.length > 0 && operands.length === 0 ? [] : constructorsIn(named)) {
    const name =
      head ?? called?.args[0]?.[0] ?? freeName(own, [...known, ...operands.flatMap(({ args }) => args.flat())]);
    for (const args of OF_ONE.includes(own) && operands.length > 1 ? [] : choices(own, operands, points)) {
      const definition = holds(`${name}: ${callOf(own, args)}`);
      if (definition !== undefined) return found(own, [definition]);
    }
    // `label the centre I`: that of the only circle.
    const ofObjects = operands.length > 0 || !OF_OBJECT.test(own) ? [] : known.filter((each) => !points.includes(each));
    const [only, ...others] = ofObjects.flatMap((each) => holds(`${name}: ${own}(${each})`) ?? []);
    if (only !== undefined && others.length === 0) return found(own, [only]);
    // `mark AB and AC`: each by itself.
    const each = operands.map((operand, i) => {
      const free = i === 0 ? name : `${name}_${i}`;
      return operand.args
        .map((args) => holds(`${free}: ${callOf(own, args)}`))
        .find((definition) => definition !== undefined);
    });
    if (operands.length > 1 && each.every((definition) => definition !== undefined)) return found(own, each);
  }
  return NOTHING;
}

/** What a pronoun can stand for: `its` for the last object as well as for the last point. */
function meantBy(count: number, known: readonly string[]): readonly Arguments[] {
  const object = count === 1 ? known.findLast((name) => !/^\p{Lu}/u.test(name)) : undefined;
  return known.slice(-count).map((name) => (object === undefined ? [[name]] : [[name], [object]]));
}

/** Constructors of what an object has, which sentences name without it. */
const OF_OBJECT = /^(?:Center|Vertex|Focus|Root|Extremum|Inflection|Asymptote)$/;

/** A call, or the expression of {@link PARTS} with the arguments in it. */
const callOf = (own: string, args: readonly string[]): string =>
  own.includes('…') ? own.replaceAll('…', args.join(', ')) : `${own}(${args.join(', ')})`;

/** The word in front of an operand, or the one before where that is a preposition of a center. */
function leadOf(pieces: readonly string[], i: number): string {
  const [before = '', own = ''] = pieces.slice(Math.max(0, i - 2), i).map((piece) => piece.toLowerCase());
  if (i < 2) return before;
  return /^cent(?:er|re)/.test(before) ? before : own;
}

/** Whether a point stands behind the word for it, as its name. */
const isCalled = ({ args, lead }: Operand): boolean =>
  args.length === 1 && meaningsOf(lead).some((own) => /enter$|^Centroid$|^Midpoint$|^Foot$|^Intersect$/.test(own));

/** Regular polygons by their words. */
const CORNERS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'pentagon fünfeck pentagone pentágono 五边形',
    'hexagon sechseck hexagone hexágono 六边形',
    'heptagon siebeneck heptagone heptágono 七边形',
    'octagon achteck octogone octágono 八边形',
  ].flatMap((words, i) => words.split(' ').map((word) => [word, `${i + 5}`])),
);

/** Whether a word says that a constructor is meant. */
const meansAny = (word: string, own: string): boolean => meaningsOf(word).includes(own);

/** Whether a word says so together with a neighbour, such as `angle bisector`. */
const isPart = (word: string, words: readonly string[], own: string): boolean =>
  [2, 3].some((length) =>
    words.some((_, at) => {
      const part = words.slice(at, at + length);
      return part.includes(word) && meansAny(part.join(''), own);
    }),
  );

/** Constructors that a word means, the likeliest first. */
export function meaningsOf(word: string): readonly string[] {
  const small = word.toLowerCase();
  if (Object.hasOwn(PARTS, small)) return [PARTS[small]!];
  const topics = Object.hasOwn(TOPICS, small) ? TOPICS[small]!.split(' ') : [];
  const own = nameMeant(word);
  return own === undefined || topics.length > 0 ? topics : [own];
}

function operandOf(piece: string, i: number, isKnown: (name: string) => boolean): Arguments | undefined {
  if (isKnown(piece) || /^[-−]?\d*(?:π|pi)(?:\/\d+)?$/.test(piece)) return [[piece]];
  const number = /^([-−]?\d+(?:[.,]\d+)?(?:\/\d+)?)\s*(\p{L}+|°)?$/u.exec(piece);
  if (number !== null) return [[`${number[1]!.replace(',', '.')}${number[2] === undefined ? '' : '°'}`]];
  const corners = /^Polygon\(((?:[A-Z]\d*(?:, )?){3,})\)$/.exec(piece)?.[1];
  if (corners !== undefined) return [[piece], corners.split(', ')];
  const [, called = '', inner = ''] = /^(\p{L}[\p{L}\p{N}]*)?\((.*)\)$/su.exec(piece) ?? [];
  if (inner !== '') {
    if (called === '' && POINTS.test(inner)) return operandOf(inner, i, isKnown);
    if (called === '') return inner.includes(',') ? [[`(${inner})`]] : undefined;
    const own = isKnown(called) || hasFunction(called) ? called : constructorMeant(called);
    return own === undefined ? undefined : [[`${own}(${inner})`]];
  }
  if (!POINTS.test(piece) || isConstructor(piece)) return undefined;
  const points = pointNames(piece);
  // `A circle …`
  if (points.length === 1 && i === 0 && piece === 'A') return undefined;
  if (points.length === 1) return [points];
  const joined = points.join(', ');
  return points.length === 2 ? [points, [`Segment(${joined})`], [`Line(${joined})`]] : [points, [`Polygon(${joined})`]];
}

/** The constructors that words name, those that any sentence has at the end. */
function constructorsIn(words: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const length of [3, 2, 1]) {
    for (let at = 0; at + length <= words.length; at += 1) {
      for (const own of meaningsOf(words.slice(at, at + length).join(''))) if (/^\p{Lu}/u.test(own)) found.add(own);
    }
  }
  const all = [...found];
  return [...all.filter((own) => !WEAK.includes(own)), ...all.filter((own) => WEAK.includes(own))];
}

/** Constructors with the vertex between two other points, and those with it in front of them. */
const AROUND: readonly string[] = ['Angle', 'AngleBisector', 'ExternalBisector'];
const BEFORE: readonly string[] = ['Altitude', 'Median'];

/** Constructors with their center in front. */
const CENTRED: readonly string[] = ['Arc', 'Sector', 'Circle', 'Sphere'];

/** Words in front of the place of an angle, of an altitude, or of a tangent. */
const AT = /^(?:at|in|from|through|vertex|bei|von|durch|aus|à|en|de|depuis|par|por|desde|corner|ecke)$/;

/** More points are not filled in. */
const MAX_FILLED = 3;

/** Every way to take the operands: one after the other, the vertex in its place, then with the points of the text. */
function choices(own: string, operands: readonly Operand[], points: readonly string[]): readonly (readonly string[])[] {
  const inOrder = operands.length === 0 ? [] : joined(operands);
  const at = operands.findIndex(({ args, lead }) => args.length === 1 && AT.test(lead));
  const [vertex = ''] = operands[at]?.args[0] ?? [];
  const used = operands.flatMap(({ args }) => args.flat());
  const rest = points.filter((name) => !used.includes(name));
  const others = operands.length === 1 ? [rest] : operands.length === 2 ? (operands[1 - at]?.args ?? []) : [];
  const two = others.filter((args) => args.length === 2);
  const middle = CENTRED.includes(own) ? operands.findIndex(({ lead }) => /^cent(?:er|re)/.test(lead)) : -1;
  if (middle > 0) return joined([operands[middle]!, ...operands.filter((_, i) => i !== middle)]);
  const around = AROUND.includes(own) && at >= 0 ? two.map(([P = '', Q = '']) => [P, vertex, Q]) : [];
  const before = BEFORE.includes(own) && at >= 0 ? two.map((args) => [vertex, ...args]) : [];
  const [onto = []] = operands.length === 1 && BEFORE.includes(own) ? operands[0]!.args : [];
  if (onto.length === 2 && rest.length === 1) return [[...rest, ...onto]];
  const filled = operands.length <= 1 && rest.length > 0 && rest.length <= MAX_FILLED ? [[...used, ...rest]] : [];
  return [...around, ...before, ...inOrder, ...(operands.length === 0 || TRIANGLES.test(own) ? filled : [])];
}

/** Constructors of the three corners of a triangle. */
const TRIANGLES = /^(?:Circum|In(?:circle|center)|Ortho|Centroid|Euler|NinePoint|Triangle$|Polygon$|Altitude|Median)/;

function joined(operands: readonly Operand[]): readonly (readonly string[])[] {
  return operands.reduce<readonly (readonly string[])[]>(
    (lists, { args: each }) => lists.flatMap((list) => each.map((args) => [...list, ...args])).slice(0, MAX_TRIED),
    [[]],
  );
}

/** A name for what a constructor makes that is none of the used ones. */
export function freeName(own: string, used: readonly string[]): string {
  const letters = /Point$|^Intersect$|^Midpoint$|enter$|^Foot$|^Centroid$/.test(own) ? 'PMQSTH' : 'sckghlmnpqt';
  const first = own[0]!.toLowerCase();
  return [...(letters.startsWith('P') ? '' : first), ...letters].find((name) => !used.includes(name)) ?? `${first}_1`;
}
