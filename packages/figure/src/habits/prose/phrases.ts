import { constructorMeant, constructors, hanWords, isConstructor } from '@geoslide/geometry';
import { splitArguments } from '../arguments.js';
import { type HabitEntry, pointNames, type Surroundings, write } from '../habit.js';
import { styleOf } from '../looks/look-at.js';

/** Pieces of a sentence: a call or coordinates, a number with its unit, a word, a name behind Chinese words. */
const PIECES =
  /(?:\p{Lu}[\p{L}\p{N}]*)?\([^()]*\)|-?\d*(?:π|pi)(?:\/\d+)?(?![\p{L}\d_])|-?\d+(?:\.\d+)?\s*(?:°|(?:degrees?|deg|grad)(?!\p{L}))?|\p{Script=Han}+|(?:(?!\p{Script=Han})\p{L})(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_])*['′’]*|[,、。，;；]|\.(?=\s|$)/giuy;

/** A name of one point or of several without anything between them. */
const POINTS = /^(?:[A-Z]\d*['′’]*)+$/u;

/** Constructors that are words of a sentence as well: another one beside them is meant. */
const COMMON_WORDS = [
  'center',
  'image',
  'centre',
  'between',
  'radius',
  'part',
  'point',
  'points',
  'punkt',
  'polar',
  'map',
  '点',
];

/** After a name behind the constructor, these say of what it is: `circle k with center A`. */
const OF = /^(?:of|with|from|through|between|at|on|about|around|center|centre|von|mit|durch|um|der|des|de)$/i;

/** Constructors whose first argument is a path, and the others places on it or beside it. */
const PATH_FIRST = ['PerpLine', 'ParallelLine', 'Tangent', 'Point', 'Closest'];

/** Constructors of triangles, which take three points. */
const OF_TRIANGLES = ['Altitude', 'Median', 'Symmedian', 'BisectorSegment', 'Midline'];

/** Constructors that take three arguments, of which the angle or factor is the second. */
const FACTOR_SECOND = ['Scale'];

/** Statements that have words of their own behind their first one. */
const STATEMENT =
  /^(?:view|camera|axes|[xyz]axis|grid|background|numbers|workingPlane|layers|style|template|text|slider|button|image)\b(?!\s*[:=])/u;

/** Verbs and words of sentences that name more than one object: no single definition is what they say. */
const CLAUSE =
  /(?<!\p{L})(?:meets|intersects|cuts|crosses|touches|such\s+that|schneidet|berührt|trifft|so\s?dass)(?!\p{L})|\s(?:is|be|ist)\s+where\s/u;

/** The number e for an end; elsewhere it is a name, or a word of Italian and Portuguese. */
const TO_E = /\s(?:to|bis|à|hasta)\s+e\s*$/i;

interface Phrase {
  readonly own: string;
  /** The name that the sentence gives the object. */
  readonly name: string | undefined;
  readonly args: readonly string[];
}

/**
 * A definition in words, in whatever language: a constructor and names or numbers, with words between them. `the circle
 * with center A and radius 2`, `angle ABC`, `过点C作AB的垂线`.
 */
export const phrase: HabitEntry = (line, surroundings) => {
  const whole = withNameInFront(line);
  const [, statement = whole, tail = ''] =
    /^([^"{}]*?)((?:\s*\{[^{}]*\})?(?:\s*"[^"]*")?(?:\s*\{[^{}]*\})?)$/.exec(whole) ?? [];
  if (STATEMENT.test(statement) || CLAUSE.test(statement) || TO_E.test(statement)) return undefined;
  const straight = straightLine(statement);
  if (straight !== undefined) return write(`${straight}${tail}`);
  const plain = withTypeInFront(statement).replace(/\b(at|in|bei|für|for|where|en)\s+x\s*=\s*/gi, '$1 ');
  const [, id, colon, words = ''] = /^(?:(\p{L}[\p{L}\p{N}_]*['′’]*)\s*(:=?|=)\s*)?(.+)$/u.exec(plain) ?? [];
  if (id !== undefined && colon !== undefined && /^\p{L}*\s*\(.*\)$/u.test(words)) return undefined;
  const found = /\p{Script=Han}/u.test(words) ? hanPhrase(words) : latinPhrase(words, surroundings, id !== undefined);
  if (found === undefined || found.args.length < fewest(found.own)) return undefined;
  const plainTail = tail.replace(/\{\s*(\p{L}+)\s*\}/u, (whole, word: string) => {
    const look = styleOf(word);
    return look === undefined ? whole : `{${look}}`;
  });
  const corners = /^Polygon(\d+)$/.exec(found.own)?.[1];
  const own = corners === undefined ? found.own : 'Polygon';
  const args =
    corners === undefined
      ? found.args
      : [...found.args.flatMap((arg) => (POINTS.test(arg) ? pointNames(arg) : [arg])), corners];
  const ordered = inOrder(own, args);
  const [first = '', ...others] = ordered;
  // `midpoint M A B`: one name more than a form takes is that of the object.
  const isNamed =
    id === undefined &&
    found.name === undefined &&
    others.length > 0 &&
    (inForm(own, ordered) !== ordered || (own === 'Intersect' && ordered.length === 3 && /^[A-Z]/.test(first))) &&
    /^\p{L}\d*['′’]*$/u.test(first) &&
    inForm(own, others) === others;
  const name = id ?? found.name ?? (isNamed ? first : freeName(own, args));
  const definition = `${name}: ${own}(${inForm(own, isNamed ? others : ordered).join(', ')})${plainTail}`;
  const isSentence = id === undefined && words.split(/\s+/).length >= SENTENCE;
  return write(definition, isSentence ? ', or begin a comment with --' : '');
};

/** `B: reflect A over l` for `reflect A over l -> B`, and `Circle A radius 3` for `Circle A r=3`. */
function withNameInFront(line: string): string {
  const plain = line
    // Every slide has its axes as lines.
    .replace(
      /(?<=\s)(?:the\s+|der\s+)?([xyz])-(?:axis|achse)(?=\s|$|\.)/gi,
      (_, axis: string) => `${axis.toLowerCase()}Axis`,
    )
    .replace(
      /(?<=\s)(?:l['’]|el\s+)?(?:axe\s+des\s+(abscisses|ordonnées|[xy])|eje\s+([xy]))(?=\s|$|\.)/giu,
      (_, french?: string, axis?: string) =>
        french === undefined ? `${axis!.toLowerCase()}Axis` : /^[ax]/i.test(french) ? 'xAxis' : 'yAxis',
    )
    // `l'image de A`, `d'angle 90°`
    .replace(/(?<=^|\s)(?:l|d|qu|s)['’](?=\p{Ll}{2}|[A-Z](?:\s|$))/giu, '')
    // `P(1|1)` within a sentence is its place.
    .replace(/(?<=\s)[A-Z]\d*\s*\(\s*(-?[\d.]+)\s*[|;,]\s*(-?[\d.]+)\s*\)/g, '($1, $2)')
    .replace(/(?<=\s)[[(]([A-Z]\d*['′’]*[A-Z]\d*['′’]*)[\])]/gu, '$1')
    .replace(/^(?:在|过|当)?\s*x\s*=\s*([-\d.]+)\s*(?=处|时)/u, '$1')
    .replace(/(?<=\s)(?:(?:r|radius)\s*=\s*|r\s+)(?=\d)/g, 'radius ')
    .replace(/(?<=\s[A-Z]\d*)\s*[-–]\s*(?=[A-Z]\d*(?:\s|$))/g, ' ');
  const called =
    /^(\p{L}[^:="{}]*?)[,\s]+(?:(?:and|und|et|y)\s+)?(?:(?:call|name|label|denote|nenne|bezeichne|appeler|nommer|noter)\s+(?:it|them|ihn|sie|es|le|la)|llam\p{L}*lo|llámalo|nenne\s+\p{L}+)\s+(?:as\s+|mit\s+)?([A-Za-z]\d*['′’]*)\.?$/iu.exec(
      plain,
    ) ??
    /^(?:the|der|die|das|le|la|el)\s+([^:="{}]*?)\s+(?:is|ist|est|es|be|heißt|s['’]appelle|se\s+llama)\s+(?:point\s+|called\s+)?([A-Z]\d*['′’]*)\.?$/u.exec(
      plain,
    );
  if (called !== null) return `${called[2]}: ${called[1]}`;
  const [, words, name] =
    /^(\p{L}[^:="{}]*?)\s+(?:->|=>|→|as|als|named|called|labell?ed|namens|genannt|nommée?|appelée?|llamad[oa])\s+([A-Za-z]\d*['′’]*)$/u.exec(
      plain,
    ) ?? [];
  if (words !== undefined) return `${name}: ${words}`;
  // `Soit M le milieu de AB.`
  const latin =
    /^(?:soi(?:en)?t|sean?)\s+(?:(?:le|la|el)\s+(?:point|punto)\s+)?([A-Za-z]\d*['′’]*)\s*,?\s+(?:le|la|el|une?|una)\s+(.*?)\.?$/iu.exec(
      plain,
    );
  if (latin !== null) return `${latin[1]}: ${latin[2]}`;
  // `Let C be the reflection of A in l.`
  const said =
    /^(?:let\s+|sei\s+)?(?:point\s+|punkt\s+)?([A-Za-z]\d*['′’]*)\s+(?:is|be|ist|est|es)\s+(?:(?:the|an?|der|die|das|ein|eine|le|la|el|un|une)\s+|(?=image\s|imagen\s))(\p{L}[^:="{}]*?)\.?$/iu.exec(
      plain,
    );
  return said === null ? plain : `${said[1]}: ${said[2]}`;
}

/** `circle center O, radius 2` for `circle: center O, radius 2`, whose name says what it is. */
function withTypeInFront(statement: string): string {
  const [, word = '', words = ''] = /^(\p{L}{4,})\s*:\s*(\p{L}.*\s.*)$/u.exec(statement) ?? [];
  if (constructorMeant(word) === undefined || COMMON_WORDS.includes(word.toLowerCase())) return statement;
  if (/^\p{Lu}\p{Ll}|[([]/u.test(words) || beginsWithConstructor(words)) return statement;
  return `${word} with ${words}`;
}

/** True for words that begin with a constructor of their own: `circle: incircle of ABC`. */
function beginsWithConstructor(words: string): boolean {
  const [first = ''] = words.split(/\s+/);
  return constructorMeant(first) !== undefined && !COMMON_WORDS.includes(first.toLowerCase());
}

/** A line by its slope, or one that is horizontal or vertical, as an equation. */
function straightLine(statement: string): string | undefined {
  const [, id = 'l', words = ''] = /^(?:(\p{L}[\p{L}\p{N}_]*)\s*[:=]\s*)?(.+)$/u.exec(statement) ?? [];
  if (/^\p{L}+\s*[([]/u.test(words)) return undefined;
  const equation =
    /^(?:(?:the|a|vertical|horizontal|straight|die|la|le|el|senkrechte|waagrechte)\s+)*(?:line|gerade|droite|recta|courbe|curva|cercle|circunferencia|kreis|parabole|parabel|parábola|kurve|curve|graph|parabola|circle|ellipse|hyperbola|hyperbel|(?:function|funktion|fonction|función)(?:\s+\p{Ll}+)?|直线|抛物线|圆|函数|椭圆|双曲线)\s*(?:of\s+|(?:with\s+(?:the\s+)?equation|mit\s+der\s+gleichung|(?:d['’])?équation|de\s+ecuación)\s+|at\s+|bei\s+|:\s*)?([^"=]*[xy][^"=]*=[^"=]+)$/iu.exec(
      words,
    )?.[1];
  if (equation !== undefined && !/^\s*\(/.test(equation)) return `${id}: ${equation.trim()}`;
  if (equation !== undefined && /[xy]/.test(equation.split('=')[0]!)) return `${id}: ${equation.trim()}`;
  const through = /(?:through|durch)\s+(?:point\s+)?([A-Z]\d*'*)/.exec(words)?.[1];
  if (through === undefined) return undefined;
  if (/^(?:a |the )?horizontal line/i.test(words)) return `${id}: y = ${through}.y`;
  if (/^(?:a |the )?vertical line/i.test(words)) return `${id}: x = ${through}.x`;
  const slope = /(?:slope|gradient|steigung)\s*(?:=|of)?\s*(-?[\d./]+|[a-z])\b/i.exec(words)?.[1];
  return slope === undefined ? undefined : `${id}: y = ${through}.y + ${slope} (x - ${through}.x)`;
}

/**
 * The arguments where a form takes so many; else those of a form, by their names: `Altitude(A, B, C)` for the altitude
 * from C.
 */
function inForm(own: string, args: readonly string[]): readonly string[] {
  const forms = constructors
    .filter(({ name }) => name === own)
    .flatMap(({ signatures }) => signatures.map(({ parameters }) => parameters));
  const isPoint = (arg = '') => /^[A-Z]\d*['′’]*$/u.test(arg) || arg.startsWith('(');
  const takes = (type = '') => /Point|Object|Any|Position|Expr|List/.test(type) || !/^[A-Z]\w*$/.test(type);
  const count = args.reduce((sum, arg) => sum + splitArguments(arg).length, 0);
  const fits = forms.some((parameters) => {
    const least = parameters.filter(({ optional }) => optional !== true).length;
    const isOpen = parameters.some(({ type }) => /…|\.\.\.|\[\]/.test(String(type)));
    return (
      count >= least - (isOpen ? 1 : 0) &&
      (isOpen || count <= parameters.length) &&
      (!isPoint(args[0]) || takes(String(parameters[0]?.type)))
    );
  });
  if (fits || forms.length === 0) return args;
  if (forms.some((parameters) => parameters.length === 1) && args.length === 2 && args.every(isPoint))
    return [`Line(${args.join(', ')})`];
  const ofPoints = forms.find((parameters) => parameters.every(({ type }) => String(type) === 'Point'));
  const names = (ofPoints ?? forms[0]!).map(({ name }) => name);
  // `the altitude from C`: the corner that is said is the first.
  return ofPoints !== undefined && args.length === 1 && names.includes(args[0]!)
    ? [args[0]!, ...names.filter((name) => name !== args[0])]
    : names;
}

/** How many arguments a constructor takes at least, with points that stand together counted as one. */
function fewest(own: string): number {
  if (own === 'Angle' || OF_TRIANGLES.includes(own)) return 1;
  return /^(?:Rotate|Scale|Reflect|Translate|Intersect|PerpLine|ParallelLine|Foot)$/.test(own) ? 2 : 1;
}

/** So many words may be a remark as well. */
const SENTENCE = 5;

function piecesOf(words: string): readonly string[] | undefined {
  const pieces: string[] = [];
  PIECES.lastIndex = 0;
  for (let at = 0; at < words.length; at = PIECES.lastIndex) {
    const blank = /^\s*/.exec(words.slice(at, at + 20))![0].length;
    PIECES.lastIndex = at + blank;
    if (at + blank >= words.length) break;
    const piece = PIECES.exec(words)?.[0];
    if (piece === undefined) return undefined;
    pieces.push(piece.trim());
  }
  return pieces;
}

function latinPhrase(words: string, { defines }: Surroundings, isNamed: boolean): Phrase | undefined {
  const pieces = piecesOf(words);
  if (pieces === undefined || (isNamed && /^\p{L}.*\(/u.test(pieces[0] ?? ''))) return undefined;
  if (pieces.some((piece) => piece.startsWith('(') && /[a-z]{2}/.test(piece))) return undefined;
  const isWord = (piece: string) =>
    /^\p{L}/u.test(piece) && !piece.includes('(') && !isArgument(piece) && !defines(piece);
  const isArgument = (piece: string): boolean =>
    /^(?:[-\dπ(]|pi(?:\/|$)|\p{L}[\p{L}\p{N}]*\()/u.test(piece) ||
    (POINTS.test(piece) && !isConstructor(piece)) ||
    (/^\p{L}\d*['′’]*$/u.test(piece) && !/^[aàyeo]$/.test(piece)) ||
    /^[xyz]Axis$/.test(piece) ||
    (!isConstructor(piece) && constructorMeant(piece) === undefined && /^\p{L}/u.test(piece) && defines(piece));
  // `A circle with …`
  const isArticle = (i: number) => pieces[i] === 'a' && constructorMeant(pieces[i + 1] ?? '') !== undefined;
  const articles =
    pieces[0] === 'A' && isWord(pieces[1] ?? '') && !/ed$/.test(pieces[1]!)
      ? pieces.slice(1)
      : pieces.filter((_, i) => !isArticle(i));
  const head = headOf(articles, isWord);
  if (head === undefined) return undefined;
  const [start, end, own] = head;
  const next = articles[end] ?? '';
  const given = !isNamed && isArgument(next) && OF.test(articles[end + 1] ?? '') && /^\p{L}'*\d*$/u.test(next);
  const rest = [...articles.slice(0, start), ...articles.slice(given ? end + 1 : end)];
  const all = rest.filter(isArgument);
  const triangle = all.find((piece) => /^(?:[A-Z]\d*['′’]*){3,}$/u.test(piece));
  const args = /^(?:Triangle|Polygon)$/.test(own) && triangle !== undefined ? [triangle] : all;
  // Calls and numbers alone are no sentence: `2 Point(1, 2)`.
  if (args.length === 0 || (rest.length === args.length && isNamed && start > 0)) return undefined;
  // `Circle (A, 2)` is a call.
  if (rest.length === 1 && args[0]?.startsWith('(') && args[0].includes(',') && own !== 'Point') return undefined;
  const around = own === 'Angle' && args.length === 2 ? angleIn(args) : undefined;
  if (around !== undefined) return { own, name: undefined, args: around };
  // The vertex alone makes no angle.
  if (own === 'Angle' && args.length === 1 && /^[A-Z]\d*$/.test(args[0]!))
    return { own, name: undefined, args: args[0] === 'B' ? ['A', 'B', 'C'] : ['P', args[0]!, 'Q'] };
  if (own === 'Segment' && args.length === 2 && /^\d/.test(args[1]!) && /^(?:[A-Z]\d*){2}$/.test(args[0]!))
    return { own, name: undefined, args: [/^[A-Z]\d*/.exec(args[0]!)![0], args[1]!] };
  const path = /^(?:point|punkt)$/i.test(rest.find((piece) => constructorMeant(piece) === 'Point') ?? '');
  if (
    path &&
    own === 'Circle' &&
    args.length === 2 &&
    /^-?\d/.test(args[1]!) &&
    rest.some((piece) => /^(?:on|auf)$/i.test(piece))
  )
    return { own: 'Point', name: undefined, args };
  const isDiameter =
    own === 'Circle' && rest.some((piece) => /^(?:diam(?:eter|ètre|etre|etro)|diámetro|durchmesser)$/i.test(piece));
  const vertex =
    own === 'Angle' && args.length === 3 ? rest.find((_, i) => /^(?:at|bei|in)$/i.test(rest[i - 1] ?? '')) : undefined;
  const sorted = vertex !== undefined && args[0] === vertex ? [args[1]!, vertex, args[2]!] : args;
  const isIntegral =
    own === 'area' && args.length === 3 && rest.some((piece) => /^(?:under|below|unter)$/i.test(piece));
  return {
    own: isDiameter
      ? 'DiameterCircle'
      : isIntegral
        ? 'Integral'
        : own === 'Center' && args.some((arg) => /^\d/.test(arg))
          ? 'Circle'
          : own,
    name: given ? next : undefined,
    args: sorted,
  };
}

/** The points of the angle at a corner of a triangle: `angle at B in triangle ABC`. */
function angleIn(args: readonly string[]): readonly string[] | undefined {
  const [vertex = '', points = ''] = args.toSorted((a, b) => a.length - b.length);
  const others = pointNames(points).filter((point) => point !== vertex);
  return POINTS.test(points) && pointNames(points).length === 3 && others.length === 2
    ? [others[0]!, vertex, others[1]!]
    : undefined;
}

/** Where the constructor stands, in at most three words, and its own name: the longest one, and the first of these. */
function headOf(
  pieces: readonly string[],
  isWord: (piece: string) => boolean,
): readonly [start: number, end: number, own: string] | undefined {
  const common: (readonly [number, number, string])[] = [];
  for (const length of [3, 2, 1]) {
    for (let start = 0; start + length <= pieces.length; start += 1) {
      const words = pieces.slice(start, start + length);
      if (!words.every(isWord)) continue;
      const joined = words.join('');
      const own = meant(joined);
      if (own === undefined) continue;
      const found = [start, start + length, own] as const;
      if (!COMMON_WORDS.includes(joined.toLowerCase())) return found;
      common.push(found);
    }
  }
  return common[0];
}

/** What objects are called in sentences. */
const OTHER_WORDS: readonly (readonly [word: RegExp, own: string])[] = [
  [/^(?:spiegelpunkt|spiegelbild|symétrique|simétrico|mirrorimage|对称点)$/, 'Reflect'],
  [/^(?:centredegravité|centrodegravedad|centerofgravity|centerofmass)$/, 'Centroid'],
  [/^(?:cercleinscrit|inscribedcircle)$/, 'Incircle'],
  [/^(?:cerclecirconscrit|circumscribedcircle)$/, 'Circumcircle'],
  [/^(?:projetéorthogonal|lotfußpunkt|orthogonalprojection)$/, 'Foot'],
  [/^(?:rotación|rotationde)$/, 'Rotate'],
  [/^(?:thaleskreis|cercledethalès)$/, 'DiameterCircle'],
];

/** Polygons by the number of their corners, which the constructor takes behind two of them. */
const CORNERS = ['equilateraltriangle', '', 'pentagon', 'hexagon', 'heptagon', 'octagon', 'nonagon', 'decagon'];

function meant(joined: string): string | undefined {
  const small = joined.toLowerCase().replace(/^regular/, '');
  if (CORNERS.includes(small)) return small === '' ? undefined : `Polygon${CORNERS.indexOf(small) + 3}`;
  const verb = /^(rotat|reflect|translat|mirror|scal|dilat|project)ed$/.exec(small)?.[1];
  if (small === 'arrow') return 'Vector';
  const other = OTHER_WORDS.find(([pattern]) => pattern.test(small))?.[1];
  if (other !== undefined) return other;
  // The distribution has numbers, and no objects.
  if (small === 'normal') return 'PerpLine';
  const plain = verb === undefined ? joined : `${verb}${/(?:at|al)$/.test(verb) ? 'e' : ''}`;
  return (
    constructorMeant(plain) ?? constructorMeant(plain.replace(/s$/, '')) ?? (plain === 'project' ? 'Foot' : undefined)
  );
}

/** In Chinese the constructor stands last; a name behind it is that of the object where 的 stands before it. */
function hanPhrase(words: string): Phrase | undefined {
  if (/["{}[\]=<>]/.test(words)) return undefined;
  if (/[xy]轴/.test(words)) return hanPhrase(words.replace(/([xy])轴/g, '$1Axis'));
  let head: { readonly at: number; readonly word: string } | undefined;
  for (const word of hanWords()) {
    const at = words.lastIndexOf(word);
    if (at < 0 || COMMON_WORDS.includes(word)) continue;
    if (head === undefined || at + word.length > head.at + head.word.length) head = { at, word };
  }
  const meantBy = head && constructorMeant(head.word);
  const own = meantBy === 'Circle' && words.includes('直径') ? 'DiameterCircle' : meantBy;
  if (head === undefined || own === undefined) return undefined;
  const before = words.slice(0, head.at);
  const behind = words.slice(head.at + head.word.length);
  const name = /^\s*([A-Za-z]\d*)\s*[.。]?$/u.exec(behind)?.[1];
  const subject = /^\s*(?:设|令|取|作|记)?\s*(?:点)?([A-Z]\d*)\s*(?:是|为|=)/u.exec(before)?.[1];
  if (subject !== undefined) {
    const args = namesIn(before.slice(before.indexOf(subject) + subject.length));
    return args.length === 0 ? undefined : { own, name: subject, args };
  }
  const isName = name !== undefined && namesIn(before).length > 0;
  const args = isName ? namesIn(before) : [...namesIn(before), ...namesIn(behind)];
  return args.length === 0 ? undefined : { own, name: isName ? name : undefined, args };
}

function namesIn(text: string): string[] {
  return text.match(/[xyz]Axis|\([^()]*\)|-?\d+(?:\.\d+)?°?|[A-Za-z]\d*(?:[A-Z]\d*)*['′’]*/g) ?? [];
}

/** Points that stand together one by one, and the arguments as the constructor takes them. */
function inOrder(own: string, pieces: readonly string[]): readonly string[] {
  const alone = pieces.filter((piece) => !/^-?\d/.test(piece)).length === 1;
  const args = pieces.flatMap((piece) => {
    const number = /^(-?[\d.]+)\s*(?:°|deg|grad)/i.exec(piece)?.[1];
    if (number !== undefined) return [`${number}°`];
    const points = POINTS.test(piece) && piece.length > 1 ? pointNames(piece) : [piece];
    if (points.length === 1 || alone || OF_TRIANGLES.includes(own)) return points;
    return [points.length === 2 ? `Line(${points.join(', ')})` : `Polygon(${points.join(', ')})`];
  });
  if (own === 'Point' && args.length === 1 && args[0]!.startsWith('(')) return [args[0]!.slice(1, -1)];
  if (own === 'Square') return args.slice(0, 2);
  // `以A为圆心，AB为半径的圆`
  const [, from, to] = /^Line\((\S+), (\S+)\)$/.exec(args[1] ?? '') ?? [];
  if (own === 'Circle' && args.length === 2 && from !== undefined)
    return [args[0]!, args[0] === from ? to! : args[0] === to ? from : `length(${from}, ${to})`];
  if (own === 'Circle' && args.length === 2 && /^[\d.]+$/.test(args[0]!)) return [args[1]!, args[0]!];
  // Nobody turns by more than 2π radians.
  if (own === 'Rotate') return angleSecond(args);
  const isPlace = (arg: string) => POINTS.test(arg) || /^(?:\(|-?\d)/.test(arg);
  if (PATH_FIRST.includes(own)) return [...args.filter((arg) => !isPlace(arg)), ...args.filter(isPlace)];
  const [object, second, third] = args;
  const isNumber = (arg = '') => /^-?\d/.test(arg);
  if (FACTOR_SECOND.includes(own) && args.length === 3 && isNumber(third) && !isNumber(second))
    return [object!, third!, second!];
  return args;
}

/** The arguments of a rotation: a whole number above 2π is meant in degrees. */
function angleSecond(args: readonly string[]): readonly string[] {
  const inDegrees = args.map((arg) => (/^-?\d+$/.test(arg) && Math.abs(Number(arg)) > 7 ? `${arg}°` : arg));
  const [object, second = '', third = ''] = inDegrees;
  return inDegrees.length === 3 && /^-?\d/.test(third) && !/^-?\d/.test(second) ? [object!, third, second] : inDegrees;
}

/** A name that is none of the arguments. */
function freeName(own: string, args: readonly string[]): string {
  const first = own[0]!.toLowerCase();
  const names =
    own === 'Circle' ? ['k', 'c'] : /point$|^Center|^Intersect|^Foot|^Cent/i.test(own) ? ['P', 'M', 'Q'] : [];
  return [...names, first, `${first}1`].find((name) => !args.some((arg) => new RegExp(`\\b${name}\\b`).test(arg)))!;
}
