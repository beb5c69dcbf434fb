import { constructorMeant, hasFunction, isConstructor } from '@geoslide/geometry';
import { pointNames } from './habit.js';
import { looks } from './look-words.js';

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
  ...of('Dimension', 'measure distance abstand mesure longueur'),
};

function of(own: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(' ').map((word) => [word, own]));
}

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
  /"[^"]*"|\{[^{}]*\}|(?:\p{L}[\p{L}\p{N}]*)?\((?:[^()]|\([^()]*\))*\)|[-−]?\d+(?:[.,]\d+)?(?:\/\d+)?(?:\s*(?:°|degrees?|grad|degrés)(?!\p{L}))?|\p{Script=Han}+|(?:(?!\p{Script=Han})\p{L})(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_])*['′’]*/giu;

const POINTS = /^(?:[A-Z]\d*['′’]*)+$/u;

/** What a piece of a sentence can be as arguments, the likeliest first. */
type Operand = readonly (readonly string[])[];

/** More ways to write one sentence are not tried. */
const MAX_TRIED = 40;

/** The reason why a definition does not hold; undefined where it does. */
export type Trial = (definition: string) => string | undefined;

/**
 * What a line in words can mean: the first definitions with a constructor that its words name, and with the names and
 * numbers in it, that hold. Empty where there are none.
 *
 * @param known The names that the lines before define, the last one at the end.
 */
export function meantCalls(line: string, known: readonly string[], trial: Trial): readonly string[] {
  const isKnown = (name: string) => known.includes(name);
  const [, first, rest = line] = /^(\p{L}[\p{L}\p{N}_]*['′’]*)\s*[:=]\s*(.*)$/su.exec(line) ?? [];
  // `their intersection is O`
  const [behind = '', last] = /\s(?:is|as|called|named|at|in|ist|als|est|es|en)\s+([A-Z]\d*)\s*\.?$/u.exec(rest) ?? [];
  const isNamed = first === undefined && last !== undefined && !isKnown(last);
  const head = isNamed ? last : first;
  const words = isNamed ? rest.slice(0, -behind.length) : rest;
  const pieces: readonly string[] = words.match(PIECE) ?? [];
  const operands: Operand[] = [];
  const named: string[] = [];
  let tail = '';
  for (const [i, piece] of pieces.entries()) {
    const look = Object.hasOwn(looks, piece.toLowerCase()) && !isKnown(piece) ? looks[piece.toLowerCase()] : undefined;
    const count = Object.hasOwn(PRONOUNS, piece.toLowerCase()) ? PRONOUNS[piece.toLowerCase()]! : 0;
    const operand = operandOf(piece, i, isKnown);
    if (piece.startsWith('"')) tail = ` ${piece}`;
    else if (look !== undefined) tail = ` {${look}}${tail}`;
    else if (operand !== undefined) operands.push(operand);
    else if (count > 0) operands.push(...known.slice(-count).map((name) => [[name]]));
    else named.push(piece);
  }
  if (operands.length === 0) return [];
  let left = MAX_TRIED;
  const holds = (definition: string): string | undefined => {
    // A point of a point is no other one.
    if (/: Point\([^,()]*\)/.test(definition)) return undefined;
    left -= 1;
    if (left < 0) return undefined;
    const reason = trial(definition);
    if (reason === undefined) return definition;
    const call = /: write (\p{L}\w*\(.*?\))(?:$| (?:or|for) |,)/u.exec(reason)?.[1];
    const other = call && `${definition.slice(0, definition.indexOf(':'))}: ${call}${tail}`;
    return other !== undefined && trial(other) === undefined ? other : undefined;
  };
  for (const own of constructorsIn(named)) {
    const name = head ?? freeName(own, [...known, ...operands.flat(2)]);
    for (const args of OF_ONE.includes(own) && operands.length > 1 ? [] : choices(operands)) {
      const found = holds(`${name}: ${own}(${args.join(', ')})${tail}`);
      if (found !== undefined) return [found];
    }
    // `mark AB and AC`: each by itself.
    const each = operands.map((operand, i) => {
      const free = i === 0 ? name : `${name}_${i}`;
      return operand
        .map((args) => holds(`${free}: ${own}(${args.join(', ')})${tail}`))
        .find((found) => found !== undefined);
    });
    if (operands.length > 1 && each.every((found) => found !== undefined)) return each as string[];
  }
  return [];
}

function operandOf(piece: string, i: number, isKnown: (name: string) => boolean): Operand | undefined {
  const number = /^([-−]?\d+(?:[.,]\d+)?(?:\/\d+)?)\s*(\p{L}+|°)?$/u.exec(piece);
  if (number !== null) return [[`${number[1]!.replace(',', '.')}${number[2] === undefined ? '' : '°'}`]];
  if (isKnown(piece)) return [[piece]];
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
      const word = words.slice(at, at + length).join('');
      const small = word.toLowerCase();
      const own = Object.hasOwn(TOPICS, small)
        ? TOPICS[small]
        : (constructorMeant(word) ?? constructorMeant(word.replace(/e?s$/, '')));
      if (own !== undefined && /^\p{Lu}/u.test(own)) found.add(own);
    }
  }
  const all = [...found];
  return [...all.filter((own) => !WEAK.includes(own)), ...all.filter((own) => WEAK.includes(own))];
}

/** Every way to take the operands one after the other. */
function choices(operands: readonly Operand[]): readonly (readonly string[])[] {
  return operands.reduce<readonly (readonly string[])[]>(
    (lists, operand) => lists.flatMap((list) => operand.map((args) => [...list, ...args])).slice(0, MAX_TRIED),
    [[]],
  );
}

function freeName(own: string, used: readonly string[]): string {
  const letters = /Point$|^Intersect$|^Midpoint$|enter$|^Foot$|^Centroid$/.test(own) ? 'PMQSTH' : 'sckghlmnpqt';
  const first = own[0]!.toLowerCase();
  return [...(letters.startsWith('P') ? '' : first), ...letters].find((name) => !used.includes(name)) ?? `${first}_1`;
}
