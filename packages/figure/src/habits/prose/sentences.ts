import { constructorMeant, constructors } from '@geoslide/geometry';
import { splitArguments } from '../arguments.js';
import {
  entry,
  type HabitEntry,
  pointList,
  pointNames,
  type Surroundings,
  write,
  writeBehind,
  writeEach,
} from '../habit.js';
import { phrase } from './phrases.js';

const ARTICLE = String.raw`(?:(?:[Tt]he|[Dd]ie|[Dd]er|[Dd]as|[Dd]en|[Dd]em|[Dd]es|[Ll]e|[Ll]a|[Aa]n?)\s+)?`;
const FROM = '(?:from|through|of|von|durch|aus)';
const ONTO = '(?:on|to|onto|auf|zu)';
const SIDE_WORD = '(?:side|segment|line|base|seite|Seite|Strecke|Gerade)';
const ALTITUDE = '(?:altitude|height|perpendicular|normal|Höhe|Lot|Senkrechte)';
const CIRCLE_WORD = String.raw`(?:(?:circle|Kreises|Kreis|cercle)\s+)?`;
const HEAD = String.raw`(?:(?:[Ll]et\s+|[Ss]ei\s+)?(?:point\s+|Punkt\s+)?(<NAME>)\s*(?:[:=]|\s(?:is|be|ist|sei))\s*)?`;
const MEETS = '(?:meets?|intersects?|cuts?|cross(?:es)?|schneide[nt]|trifft|coupe)';
const AGAIN = String.raw`\s+(?:again|(?:for\s+)?(?:a|the)\s+second\s+time|wieder|nochmals|noch\s+einmal|ein\s+zweites\s+Mal|erneut)`;
const POINT = String.raw`[A-Z]\d*['′’]*`;
const NUMBERS = String.raw`[-−\d.]+(?:\s*,\s*[-−\d.]+)+`;

const BISECTOR = String.raw`(?:(?:angle\s+)?bisector|Winkelhalbierende)\s+(?:of|at|bei|in|von|through|durch)\s+(?:(?:angle|Winkel|vertex)\s+)?(${POINT})`;

const TRIANGLE = ['A', 'B', 'C'];

/** The other two corners of the triangle ABC, as names for an example where the point is none of its corners. */
const othersOf = (vertex: string): readonly string[] =>
  TRIANGLE.includes(vertex) ? TRIANGLE.filter((name) => name !== vertex) : ['A', 'B'];

/** The bisector of an angle that is said by its vertex. */
function bisectorAt(vertex: string): string {
  const [first, second] = TRIANGLE.includes(vertex) ? othersOf(vertex) : ['P', 'Q', 'R'].filter((P) => P !== vertex);
  return `AngleBisector(${first}, ${vertex}, ${second})`;
}

/** What a part of a sentence names, as an expression: `side AB`, `circle k`, `the bisector of angle ABC`. */
function expressionOf(words: string, surroundings: Surroundings): string | undefined {
  const plain = words.trim().replace(new RegExp(`^${ARTICLE}`), '');
  const [, type = '', name = plain] =
    /^(?:extended\s+)?(side|segment|line|ray|circle|curve|graph|[Gg]erade|[Ss]trecke|[Ss]eite|[Kk]reis)\s+(\S+)$/u.exec(
      plain,
    ) ?? [];
  if (surroundings.defines(name) || /^[a-z]\d*$/.test(name)) return name;
  if (/^(?:[A-Z]\d*['′’]*){2}$/u.test(name))
    return `${/^(?:segment|strecke)$/i.test(type) ? 'Segment' : 'Line'}(${pointList(name)})`;
  const vertex = new RegExp(`^${BISECTOR}$`, 'u').exec(plain)?.[1];
  if (vertex !== undefined) return bisectorAt(vertex);
  const found = phrase(`z: ${plain}`, surroundings);
  return found !== undefined && 'remedy' in found ? /^write z: ([A-Z]\w*\(.*\))$/.exec(found.remedy)?.[1] : undefined;
}

const isStraight = (expression: string) => /^(?:Line|Segment|PerpBisector|AngleBisector|PerpLine)\(/.test(expression);

/** The points in which two things of a sentence meet. */
function meeting(first: string, second: string, names: readonly string[], surroundings: Surroundings) {
  const altitude = new RegExp(`^${ARTICLE}${ALTITUDE}\\s+${FROM}\\s+(${POINT})$`, 'u').exec(first.trim())?.[1];
  const other = expressionOf(second, surroundings);
  if (other === undefined) return undefined;
  if (altitude !== undefined) return write(`${names[0]}: Foot(${altitude}, ${other})`);
  const isMedian = new RegExp(`^${ARTICLE}(?:median|Seitenhalbierende|médiane)\\s+${FROM}\\s+${POINT}$`, 'u').test(
    first.trim(),
  );
  const side = /^Line\((.*)\)$/.exec(other)?.[1];
  if (isMedian && side !== undefined) return write(`${names[0]}: Midpoint(${side})`);
  const one = expressionOf(first, surroundings);
  if (one === undefined) return undefined;
  if (names.length > 1) return writeEach(names.map((name, i) => `${name}: Intersect(${one}, ${other}, ${i + 1})`));
  return write(`${names[0]}: Intersect(${one}, ${other}${isStraight(one) && isStraight(other) ? '' : ', 1'})`);
}

/** The line that is perpendicular to another one, or to a side, and ends on it. */
function altitude(name: string | undefined, from: string, onto: string) {
  if (/^(?:[A-Z]\d*['′’]*){2}$/u.test(onto)) {
    const [first, second] = pointNames(onto);
    return write(`${name ?? 'h'}: Altitude(${from}, ${first}, ${second})`);
  }
  return write(`${name ?? 'h'}: Segment(${from}, Foot(${from}, ${onto}))`);
}

/** Sentences of proofs and of descriptions of constructions, whose order of words says what is what. */
export const sentenceHabits: readonly HabitEntry[] = [
  entry(
    String.raw`(?:[Dd]rop|[Dd]raw|[Cc]onstruct|let\s+fall)\s+(?:a|the)\s+perpendicular\s+from\s+([A-Z]\d*)\s+(?:to|on|onto)\s+(?:the\s+)?(?:line\s+|side\s+|segment\s+)?(<POINTS>|[a-z]\w*)(?:\s*,?.*?\s(?:at|in|is)\s+([A-Z]\d*))?\.?`,
    ([, point, path = '', foot = 'F'], { defines }) => {
      const line = defines(path) || !/^[A-Z]/.test(path) ? path : `Line(${pointList(path)})`;
      return writeEach([`${foot}: Foot(${point}, ${line})`, `h: Segment(${point}, ${foot})`]);
    },
  ),
  entry(
    String.raw`(?:[Ll]et\s+|[Ss]uppose\s+)?([^:="{}(),]+?)\s+${MEETS}\s+([^:="{}()]+?)(${AGAIN})?\s+(?:at|in|en)\s+(?:the\s+|den\s+)?(?:points?\s+|Punkte?n?\s+)?(${POINT})(?:\s*(?:,|and|und)\s*(${POINT}))?\.?`,
    ([, first = '', second = '', again, name = '', other], surroundings) => {
      const found = meeting(first, second, other === undefined ? [name] : [name, other], surroundings);
      const definition = found && 'remedy' in found ? found.definitions?.[0] : undefined;
      if (again === undefined || !definition?.endsWith(', 1)')) return found;
      const line = /^(?:[A-Z]\d*['′’]*){2}$/u.test(second) ? pointNames(second) : [];
      const known = line.filter((point) => pointNames(first).includes(point));
      return known.length === 1
        ? write(definition.replace('Intersect(', 'OtherIntersection(').replace(/, 1\)$/, `, ${known[0]})`))
        : write(definition.replace(/, 1\)$/, ', 2)'), ', with 1 in place of 2 if that is the other point');
    },
  ),
  entry(
    String.raw`([^:="{}(),]+?)\s+(?:and|und)\s+([^:="{}(),]+?)\s+(?:meet|intersect|cross|schneiden\s+sich|treffen\s+sich)\s+(?:at|in)\s+(?:the\s+)?(?:point\s+|Punkt\s+)?(${POINT})\.?`,
    ([, first = '', second = '', name = ''], surroundings) => meeting(first, second, [name], surroundings),
  ),
  entry(
    String.raw`(?:[Ll]et\s+)?(${POINT})\s+(?:is|be)\s+(?:the\s+point\s+)?where\s+([^:="{}(),]+?)\s+${MEETS}\s+([^:="{}()]+?)\.?`,
    ([, name = '', first = '', second = ''], surroundings) => meeting(first, second, [name], surroundings),
  ),
  entry(
    String.raw`${HEAD}${ARTICLE}(?:cent(?:er|re)|middle|Mittelpunkt|Zentrum)\s+(?:of|von|des|vom|de)\s+${ARTICLE}${CIRCLE_WORD}([a-z]\w*)\.?`,
    ([, name, circle], { defines }) =>
      constructorWord(circle!) && !defines(circle!) ? undefined : write(`${name ?? 'M'}: Center(${circle})`),
  ),
  entry(
    String.raw`${HEAD}${ARTICLE}(radius|diameter|Radius|Durchmesser)\s+(?:of|von|des|vom|de)\s+${ARTICLE}${CIRCLE_WORD}([a-z]\d*)\.?`,
    ([, name, word = '', circle]) => write(`${name ?? 'r'}: ${circle}.${/^r/i.test(word) ? 'radius' : 'diameter'}`),
  ),
  entry(
    String.raw`${HEAD}${ARTICLE}(?:altitude|height|Höhe|Lot)\s+${FROM}\s+(${POINT})\s+${ONTO}\s+${ARTICLE}(?:${SIDE_WORD}\s+)?(${POINT}${POINT}|[a-z]\d*)\.?`,
    ([, name, from = '', onto = '']) => altitude(name, from, onto),
  ),
  entry(
    String.raw`(?:(?:[Dd]raw|[Cc]onstruct|[Zz]eichne|[Tt]race)\s+)?${HEAD}${ARTICLE}(altitude|height|Höhe|hauteur|altura|median|Seitenhalbierende|médiane|mediana)\s+(?:issue\s+d[eu']\s*|${FROM}\s+|desde\s+|de\s+)(?:vertex\s+|point\s+)?(${POINT})(?:\s+(?:of|in|im|von|de)\s+(?:the\s+)?(?:triangle\s+|Dreieck\s+)?(${POINT}${POINT}${POINT}))?\.?`,
    ([, name, word = '', from = '', triangle]) => {
      const [first, second] = triangle ? pointNames(triangle).filter((point) => point !== from) : othersOf(from);
      const own = /^(?:m|S)/.test(word) ? 'Median' : 'Altitude';
      return write(`${name ?? (own === 'Median' ? 'm' : 'h')}: ${own}(${from}, ${first}, ${second})`);
    },
  ),
  entry(
    String.raw`${HEAD}${ARTICLE}(?:altitude|height|Höhe|Lot)\s+${ONTO}\s+${ARTICLE}(?:${SIDE_WORD}\s+)?(${POINT}${POINT}|[a-z]\d*)\s+${FROM}\s+(${POINT})\.?`,
    ([, name, onto = '', from = '']) => altitude(name, from, onto),
  ),
  entry(
    String.raw`(?:[Rr]otate|[Dd]rehe|[Tt]urn)\s+(?:the\s+)?(?:point\s+)?(<NAME>)\s+(?:about|around|um)\s+(?:the\s+)?(?:point\s+|Punkt\s+)?(${POINT})\s+(?:by|through|um)\s+([-−]?[\d.]+)\s*(?:°|degrees?|deg|Grad)?\.?`,
    ([, name, center, angle]) => write(`${name}': Rotate(${name}, ${angle}°, ${center})`),
  ),
  entry(
    String.raw`${HEAD}${ARTICLE}(?:arc|Bogen|Kreisbogen)\s+(?:from|von)\s+(${POINT})\s+(?:to|nach|bis)\s+(${POINT})\s+(?:with|around|about|mit|um)\s+${ARTICLE}(?:cent(?:er|re)\s+|Mittelpunkt\s+)?(${POINT})\.?`,
    ([, name = 'a', from, to, center]) => write(`${name}: Arc(${center}, ${from}, ${to})`),
  ),
  entry(
    String.raw`(${POINT})\s+(midpoint|Mittelpunkt|centroid|incenter|circumcenter|orthocenter)\s+(${POINT}${POINT}(?:${POINT})?)\.?`,
    ([, name, word = '', points = '']) => write(`${name}: ${constructorMeant(word)}(${pointList(points)})`),
  ),
  entry(
    String.raw`${HEAD}${ARTICLE}(?:slope|gradient|Steigung)\s+(?:of|von)\s+(?:the\s+)?(?:line\s+)?(${POINT}${POINT}|[a-z]\d*)\.?`,
    ([, name = 'm', line = '']) => write(`${name}: ${/^[a-z]/.test(line) ? line : `Line(${pointList(line)})`}.slope`),
  ),
  // Compound words, and what they say with several ones in other languages.
  entry(
    String.raw`${HEAD}${ARTICLE}(?:(Umkreis|Inkreis|circum|in)-?(?:r|R)adius|(?:[Rr]adius|[Rr]ayon|[Rr]adio|[Rr]aggio)\s+(?:of|du|de\s+la|des|del|della)\s+(?:the\s+|cercle\s+|circunferencia\s+|cerchio\s+|circonferenza\s+)?(circum\w*|circons?cri\w*|circunscri\w*|circoscritt\w|Umkreises|in\w*|Inkreises))(?:\s+(?:of|von|vom|des|du|de|del|della|à|al|au|a|to))?\s+(?:the\s+)?(?:[\p{L}]*(?:ri[aá]ng|reieck)\p{L}*\s+)?(${POINT}${POINT}${POINT})\.?`,
    ([, name = 'r', compound, word = '', points = '']) =>
      write(`${name}: ${/^[IiÌì]/.test(compound ?? word) ? 'Incircle' : 'Circumcircle'}(${pointList(points)}).radius`),
  ),
  entry(
    String.raw`${HEAD}${ARTICLE}(?:[Ww]endetangente|inflection(?:al)?\s+tangent|tangent\s+at\s+the\s+inflection(?:\s+point)?|tangente\s+(?:d['’]inflexion|de\s+inflexión))\s+(?:of|von|an|to|de|à|a)\s+(?:the\s+(?:graph\s+(?:of\s+)?)?)?([a-z]\d*)\.?`,
    ([, name = 'w', curve]) => write(`${name}: Tangent(${curve}, Inflection(${curve}, 1))`),
  ),
  entry(
    String.raw`(?:the\s+)?(?:graph|plot|Graph)\s+(?:of|von)\s+(?:the\s+function\s+)?((?:y|[a-z]\s*\(\s*x\s*\))\s*=\s*[^"{}=]+?)\.?`,
    ([, equation = '']) => write(`f: ${equation.replace(/^\w\s*\(\s*x\s*\)/, 'y')}`),
  ),
  entry(
    String.raw`(?:quadrilateral|quadrangle|trapezoid|trapezium|kite|Viereck|Trapez|Drachen)\s+((?:${POINT}){4})\.?`,
    ([, points = '']) => write(`p: Polygon(${pointList(points)})`),
  ),
  entry(
    String.raw`(?:(?:[Ss]how|[Dd]isplay)\s+)(?:the\s+)?(?:label|name)\s+(?:of|for)\s+(?:point\s+)?(<NAME>)\.?`,
    ([, name]) => writeBehind(name, `"${name}"`),
  ),
  entry(
    String.raw`${HEAD}${ARTICLE}(?:[Ll]ocal\s+|[Gg]lobal\s+)?(?:[Mm]ax(?:imum|imal\s+point)?|[Mm]in(?:imum)?|[Mm]áximo|[Mm]ínimo|[Ee]xtrem(?:um|a)|Hochpunkt|Tiefpunkt)\s+(?:of|von|de|di)\s+([a-z]\d*)(?:\s+(?:on|in|over|from|between|auf|von|zwischen|sur|entre|en)\s*[[(]?\s*(<VALUE>)\s*(?:,|;|to|and|bis|und|à|et|y|\.\.)\s*(<VALUE>)\s*[\])]?)?\.?`,
    ([, name = 'E', curve, from, to]) =>
      write(`${name}: Extremum(${curve}, ${from === undefined ? '1' : `${from}, ${to}`})`),
  ),
  entry(
    String.raw`${HEAD}${ARTICLE}(box\s*plot|histogram|dot\s*plot|Boxplot|Histogramm)\s+(?:of|for|von)\s+(?:the\s+(?:data|list|values)\s+)?(${NUMBERS})\.?`,
    ([, name = 'b', word = '', numbers]) =>
      write(`${name}: ${constructorMeant(word.replaceAll(' ', ''))}([${numbers}])`),
  ),
  entry(
    String.raw`${HEAD}(?:sequence|list|Folge|Liste)\s+(?:of|von)\s+(?:the\s+)?(?:points\s+|Punkten\s+)?(\([^"{}]*\))\s+(?:for|für)\s+([a-z])\s*(?:=|from|von)\s*(<VALUE>)\s*(?:to|bis|,?\s*(?:\.\.\.|…),?)\s*(<VALUE>)\.?`,
    ([, name = 'L', item, variable, from, to]) => write(`${name}: Sequence(${item}, ${variable}, ${from}, ${to})`),
  ),
  entry(
    String.raw`(?:(?:[Dd]raw|[Cc]onstruct|[Zz]eichne)\s+)?${ARTICLE}(inscribed?|circumscribed?|inscribe|circumscribe)\s+(?:an?\s+|the\s+)?circle\s+(?:in|of|around|about|to|into)\s+(?:the\s+)?(?:triangle\s+)?(${POINT}${POINT}${POINT})\.?`,
    ([, word = '', points = '']) =>
      write(`k: ${word.startsWith('in') ? 'Incircle' : 'Circumcircle'}(${pointList(points)})`),
  ),
  entry(
    String.raw`(?:(?:shade|fill)\s+)?(?:the\s+)?(?:(?:area|region)\s+)?(?:enclosed\s+)?between\s+([a-z]\d*)\s+and\s+(?:the\s+)?([a-z]\d*|x[- ]axis)\s+(?:from|between)\s+(?:x\s*=\s*)?(<VALUE>)\s+(?:to|and)\s+(?:x\s*=\s*)?(<VALUE>)\.?`,
    ([, upper, lower = '', from, to]) =>
      write(`r: Integral(${upper}, ${/^x.axis$/.test(lower) ? '' : `${lower}, `}${from}, ${to})`),
  ),
  entry(
    String.raw`${HEAD}${ARTICLE}integral\s+(?:from\s+)?(<VALUE>)\s+to\s+(<VALUE>)\s+of\s+([^"{}=:,]+?)\.?`,
    ([, name = 'i', from, to, source]) => write(`${name}: Integral(${source}, ${from}, ${to})`),
  ),
  entry(
    String.raw`${HEAD}${ARTICLE}(?:line|Gerade)\s+(?:through|durch)\s+(${POINT}),?\s+(?:(?:that|which)\s+is\s+|and\s+|und\s+)?(parallel|perpendicular|senkrecht)\s+(?:to|zu|auf)\s+${ARTICLE}(?:${SIDE_WORD}\s+)?(${POINT}${POINT}|[a-z]\d*)\.?`,
    ([, name = 'l', point, word, to = '']) => {
      const line = /^[a-z]/.test(to) ? to : `Line(${pointList(to)})`;
      return write(`${name}: ${word === 'parallel' ? 'ParallelLine' : 'PerpLine'}(${line}, ${point})`);
    },
  ),
  entry(
    String.raw`(?:(?:[Ll]et|[Ss]eien)\s+)?(${POINT})\s*(?:,|and|und)\s*(${POINT})\s+(?:(?:be|are|sind|seien)\s+)?${ARTICLE}(\p{L}+?)s?\s+(?:of|von)\s+(${POINT}${POINT})\s+(?:and|und)\s+(${POINT}${POINT})(?:\s*,?\s*(?:respectively|bzw\.?))?\.?`,
    ([, one, other, word = '', first = '', second = '']) => {
      const own = constructorMeant(word);
      return own === undefined
        ? undefined
        : writeEach([`${one}: ${own}(${pointList(first)})`, `${other}: ${own}(${pointList(second)})`]);
    },
  ),
  entry(
    String.raw`(?:[Ll]et\s+|[Ss]ei\s+)?(${POINT})(${POINT})(${POINT})(${POINT})\s+(?:is|be|ist)\s+(?:an?|eine?)\s+(parallelogram|rhombus|Parallelogramm|Raute)\.?`,
    ([, A, B, C, D, word = '']) =>
      write(`p: ${constructorMeant(word)}(${A}, ${B}, ${C})`, `, and ${D}: p.vertex(4) for its fourth corner`),
  ),
  // Of the triangle ABC, whose corner the first point is.
  entry(
    String.raw`([ABC])(${POINT})\s+(?:is|ist|be)\s+(?:the\s+|an?\s+|eine?\s+|die\s+)?(altitude|height|Höhe|median|Seitenhalbierende|(?:angle\s+)?bisector|Winkelhalbierende)(?:\s.*)?\.?`,
    ([, from = '', to = '', word = '']) => {
      const [first, second] = othersOf(from);
      if (to === first || to === second) return undefined;
      const side = `Line(${first}, ${second})`;
      return write(
        /^(?:alt|hei|Höh)/.test(word)
          ? `${to}: Foot(${from}, ${side})`
          : /^(?:med|Sei)/.test(word)
            ? `${to}: Midpoint(${first}, ${second})`
            : `${to}: Intersect(${bisectorAt(from)}, ${side})`,
        `, then s: Segment(${from}, ${to})`,
      );
    },
  ),
  entry(
    String.raw`(?:(?:[Dd]raw|[Cc]onstruct|[Zz]eichne)\s+)?(?:(?:from|von|durch|through)\s+(?:point\s+)?(${POINT})\s+)?(?:draw\s+|zeichne\s+)?(?:(?:the|die|both|beide)\s+)*(?:two\s+|zwei\s+|beiden\s+)?(?:tangents|Tangenten)\s+(?:(?:from|von|durch)\s+(?:point\s+)?(${POINT})\s+)?(?:to|an|auf)\s+(?:the\s+|den\s+)?(?:circle\s+|Kreis\s+)?([a-z]\d*)(?:\s+(?:from|von|durch)\s+(?:point\s+)?(${POINT}))?\.?`,
    ([, first, second, circle, third]) => {
      const point = first ?? second ?? third ?? 'P';
      return writeEach([`t: Tangent(${circle}, ${point}, 1)`, `u: Tangent(${circle}, ${point}, 2)`]);
    },
  ),
  // The side c is opposite to C.
  entry(
    String.raw`${HEAD}${ARTICLE}(?:altitude|height|Höhe)\s+(?:on|to|auf)\s+${ARTICLE}(?:${SIDE_WORD}\s+)?([abc])\.?`,
    ([, name, side = '']) => {
      const vertex = side.toUpperCase();
      return write(`${name ?? 'h'}: Altitude(${[vertex, ...othersOf(vertex)].join(', ')})`, `, the one from ${vertex}`);
    },
  ),
  entry(
    String.raw`${HEAD}${ARTICLE}(?:foot|Fußpunkt|Lotfußpunkt)\s+(?:of|der|des|von)\s+${ARTICLE}(?:${ALTITUDE}\s+${FROM}\s+)?(${POINT})(?:\s+${ONTO}\s+${ARTICLE}(?:${SIDE_WORD}\s+)?(${POINT}${POINT}|[a-z]\d*))?\.?`,
    ([, name = 'F', from = '', onto]) => {
      const side = onto ?? othersOf(from).join('');
      return write(`${name}: Foot(${from}, ${/^[a-z]/.test(side) ? side : `Line(${pointList(side)})`})`);
    },
  ),
  entry(String.raw`${HEAD}${ARTICLE}${BISECTOR}\.?`, ([, name, vertex = '']) => {
    const remark = TRIANGLE.includes(vertex) ? '' : ', with the name of a point on either side of the angle';
    return write(`${name ?? 'w'}: ${bisectorAt(vertex)}`, remark);
  }),
];

const constructorWord = (word: string) => constructors.some(({ name }) => name.toLowerCase() === word.toLowerCase());

/** Words and signs in front of points that stand together, and what they are among other arguments. */
const FIGURES: readonly (readonly [word: RegExp, type: string])[] = [
  [/^(?:angle|winkel|∠|角)$/i, 'Angle'],
  [/^(?:triangle|dreieck|polygon|△|▲|三角形)$/i, 'Polygon'],
  [/^(?:segment|side|strecke|seite|线段)$/i, 'Segment'],
  [/^(?:line|gerade|直线)$/i, 'Line'],
];

/** An object that is said in words among the arguments: `foot of C on AB`. */
const IN_WORDS =
  /^(?:the\s+)?\p{L}{3,}(?:\s+\p{L}{3,})?\s+(?:of|from|between|through|von|der|des|zwischen|de|du|entre)\s+[^"{}=]+$/u;

/** An argument with a word for what it is: `scale factor 2`, `center (0, 0)`. */
const OF_ARGUMENT =
  /^(?:(?:scale\s+)?factor|center|centre|Faktor|Zentrum|rapport|centro|about|by|um)(?:\s+(?:of|von|de))?\s+([-−]?[\d.]+|\p{Lu}\d*|\([^()]*\))$/iu;

/** Whether a form of a constructor takes so many points and nothing else. */
const takesPoints = (type: string, count: number) =>
  constructors.some(
    ({ name, signatures }) =>
      name === type &&
      signatures.some(
        ({ parameters }) => parameters.length === count && parameters.every((each) => String(each.type) === 'Point'),
      ),
  );

/** Points that stand together behind a word or a sign, as arguments: `Incircle(triangle ABC)`, `Angle(∠ABC)`. */
export const figureArguments: readonly HabitEntry[] = [
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(\p{Lu}\p{L}*)\(([^"{}]*)\)(\s*["{].*)?`,
    ([, head, type = '', inner = '', tail = ''], surroundings) => {
      const { defines } = surroundings;
      const list = splitArguments(inner);
      const args = list.map((item) => {
        const [, word = '', points = ''] =
          /^(?:the\s+)?(\p{L}+(?=\s)|[∠△▲]|角|三角形|线段|直线)\s*((?:[A-Z]\d*['′’]*){2,})$/u.exec(item) ?? [];
        const said = OF_ARGUMENT.exec(item)?.[1];
        if (said !== undefined) return said;
        const figure = FIGURES.find(([pattern]) => pattern.test(word))?.[1];
        if (figure === undefined && IN_WORDS.test(item)) return expressionOf(item, surroundings) ?? item;
        if (figure === undefined || defines(points)) return item;
        const names = pointList(points);
        return list.length === 1 && takesPoints(type, pointNames(points).length) ? names : `${figure}(${names})`;
      });
      return args.every((arg, i) => arg === list[i]) ? undefined : write(`${head}${type}(${args.join(', ')})${tail}`);
    },
  ),
];
