import { constructorMeant, fromLatex, hasFunction, isConstructor } from '@geoslide/geometry';
import { styleProperties } from '@geoslide/protocol';
import { definitionWords, settingWords } from '../words.js';
import { count } from '../work.js';
import {
  callWords,
  chartHabits,
  directionHabits,
  missingCommas,
  namedArguments,
  relationHabits,
  solidHabits,
  unbracketedCalls,
  unitHabits,
} from './call-words.js';
import { type Habit, type Surroundings, write, writeEach } from './habit.js';
import { headHabits, typedHeads } from './heads.js';
import { laterHabits } from './looks/later-looks.js';
import { withSaidLooks } from './looks/sentence-looks.js';
import { tailHabits, unbracedHabits } from './looks/tail.js';
import { looseWordHabits } from './meant/loose-words.js';
import { numberHabits } from './meant/units.js';
import { noSuch } from './no-such.js';
import { asymptoteHabits } from './notations/asymptote.js';
import { callHabits } from './notations/calls.js';
import { captionHabits } from './notations/captions.js';
import { casesMeant } from './notations/cases.js';
import { chainMeant } from './notations/chains.js';
import { drawingHabits } from './notations/drawings.js';
import { equationHabits } from './notations/equations.js';
import { geogebraHabits } from './notations/geogebra.js';
import { loopHabits } from './notations/loops.js';
import { mathematicaHabits } from './notations/mathematica.js';
import { memberHabits } from './notations/members.js';
import { programs } from './notations/programs.js';
import { pstEuclHabits } from './notations/pst-eucl.js';
import { pythonHabits } from './notations/python.js';
import { inScopes } from './notations/scopes.js';
import { svgHabits } from './notations/svg.js';
import { tkzHabits } from './notations/tkz.js';
import { placeHabits } from './places.js';
import { propertyHabits } from './properties.js';
import { bearingHabits } from './prose/bearings.js';
import { bodyHabits } from './prose/bodies.js';
import { severalObjects } from './prose/clauses.js';
import { conditionHabits } from './prose/conditions.js';
import { figureHabits } from './prose/figures.js';
import { functionHabits } from './prose/functions.js';
import { imperatives } from './prose/imperatives.js';
import { numberLineHabits } from './prose/number-lines.js';
import { figureArguments, sentenceHabits } from './prose/sentences.js';
import { sizeHabits } from './prose/sizes.js';
import { statedHabits } from './prose/stated.js';
import { styleNames } from './prose/style-names.js';
import { boardHabits, listHabits, teacherHabits } from './prose/teachers.js';
import { textbook } from './prose/textbook.js';
import { textHabits } from './prose/texts.js';
import { triangleHabits } from './prose/triangles.js';
import { settingHabits } from './settings.js';
import { severalSettings } from './several-settings.js';
import { slips } from './slips.js';
import { misspeltWords, statementWords } from './statement-words.js';
import { layoutMeant } from './whole/layout.js';
import { structureHabits } from './whole/structure.js';

/** Longer lines are no habit and no sentence, and would take long to compare. */
const MAX_LENGTH = 300;

/** A place as German schools write it, `(1|2)`, behind a word or a sign; by itself it is told. */
const BAR_PAIR =
  /(?<=\p{L}\s|[-+*(,]\s*|\(\s*-?[\d.]+\s*\|\s*-?[\d.]+\s*\)\s|(?<!\p{L})\p{Lu}\d?)\(\s*(-?[\d.]+)\s*\|\s*(-?[\d.]+)\s*\)(?=[^"]*$)/gu;

/** The same in space, wherever more than it stands. */
const BAR_TRIPLE =
  /(?<!^\S+\s*[:=]\s*(?=\([^()]*\)\s*$))\(\s*(-?[\d.]+)\s*\|\s*(-?[\d.]+)\s*\|\s*(-?[\d.]+)\s*\)(?=[^"]*$)/gu;

/** A vector as American schools write it, `<4, 2>`. */
const VECTOR = /(?<=\p{Ll}{2}\s|\()<\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*>(?=[^"]*$)/gu;

/** A verb that says nothing but that something shall be drawn: `Zeichne die Höhe von C auf AB`. */
const DRAW =
  /^(?:zeichne|konstruiere|draw|construct|trace[rz]?|dessine[rz]?|construis(?:ez)?|dibuja|traza|construye)\s+(?=(?:the|an?|die|den|das|der|eine?n?|la|les?|une?|el|una|los|las)\s)/i;

const PLOT = /^(?:plot|graph|draw|sketch|zeichne|trace[rz]?|dessine[rz]?|dibuja|grafica)\s/i;

/** Where a graph begins and ends, behind its formula: ` for x from -3 to 3`, ` from x = 0 to x = 2`. */
const DOMAIN =
  /\s+(?:for|für|pour|para|with|on|where)\s+x\s*(?:=|∈|in|from|between|von|zwischen|entre|de)\s*\[?\s*([-−]?[\w.]+)\s*(?:\.\.\.?|,|;|to|bis|and|und|à|y|a)\s*(?:x\s*=\s*)?([-−]?[\w.]+)\s*\]?(?=$|["{])|\s+(?:from|between|von|zwischen|entre|de)\s+x\s*=\s*([-−]?[\w.]+)\s+(?:to|bis|and|und|à|a|y)\s+(?:x\s*=\s*)?([-−]?[\w.]+)(?=$|["{])/iu;

/** `S: for i in range(5): Point(i, 0)`, as a list in Python is. */
const LOOP = /^(\p{L}[\p{L}\d_]*\s*[:=]\s*)for\s+(\p{L})\s+in\s+([^:"]+?)\s*:\s*(\p{Lu}\p{L}*\(.*\))$/u;

/** A condition with a key: `{domain: x > 0}`. */
const CONDITION = /(?<=\S\s*)\{\s*(?:domain|range|where|for|when|if|condition)\s*[:=]\s*([^{}",]*[<>≤≥][^{}",]*)\}/u;

/** A habit may hide another: `let f(x) = …`. */
const MAX_ROUNDS = 4;

/** What begins as a statement does. */
const STATEMENT = new RegExp(
  `^(?:\\p{L}[\\p{L}\\p{M}\\p{Nd}_₀-₉]*['′’]*\\s*(?:[:=]|\\(.*=)|(?:${[...definitionWords, ...settingWords].join('|')}|---)(?!\\p{L})|\x60)`,
  'u',
);
/** What a line is for, in front of what it says: `Given: A(1, 1), B(5, 2)`. */
const TASK =
  /^(?:given|find|task|step \d+|construct|draw|gegeben|gesucht|aufgabe|schritt \d+|konstruktion|soit|données?|tracer|dado|datos|construir|已知|求|作|画|\*\*[^*]{4,}\*\*)\s*:?\s*(?<=[:*]\s*)/i;

/** The head of a function: `f(a, b) =`. */
const FUNCTION =
  /^(\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*)\(\s*\p{L}[\p{L}\p{Nd}_₀-₉]*(?:\s*,\s*\p{L}[\p{L}\p{Nd}_₀-₉]*)*\s*\)\s*:?=(?!=)\s*/u;

/** The head of a definition as other programs write it. */
const HEAD = /^(\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*)\s*:?=\s*/u;

const entries = [
  ...structureHabits,
  ...headHabits,
  ...unbracedHabits,
  ...laterHabits,
  ...textHabits,
  ...numberHabits,
  ...severalSettings,
  ...memberHabits,
  ...unitHabits,
  ...directionHabits,
  ...relationHabits,
  ...chartHabits,
  ...statedHabits,
  ...styleNames,
  ...captionHabits,
  ...callHabits,
  ...solidHabits,
  ...functionHabits,
  ...figureHabits,
  ...triangleHabits,
  ...bodyHabits,
  ...sizeHabits,
  ...numberLineHabits,
  ...bearingHabits,
  ...conditionHabits,
  ...boardHabits,
  ...asymptoteHabits,
  ...svgHabits,
  ...pstEuclHabits,
  ...drawingHabits,
  ...sentenceHabits,
  ...imperatives,
  ...mathematicaHabits,
  ...placeHabits,
  ...settingHabits,
  ...loopHabits,
  ...slips,
  ...statementWords,
  ...tailHabits,
  ...propertyHabits,
  ...looseWordHabits,
  ...namedArguments,
  ...figureArguments,
  ...callWords,
  ...tkzHabits,
  ...misspeltWords,
  ...pythonHabits,
  ...geogebraHabits,
  ...programs,
  ...teacherHabits,
  ...typedHeads,
  ...textbook,
  ...equationHabits,
  ...missingCommas,
  ...unbracketedCalls,
  ...noSuch,
  ...listHabits,
];

/** A point with its coordinates where it is used: `Line(A(1, 2), B(3, 4))`. */
const PLACED = /(?<![\p{L}\p{N}_])(\p{Lu}\d*)\(\s*([-−]?[\d.]+)\s*[,|]\s*([-−]?[\d.]+)\s*\)/gu;

/** The same with a definition of its own for each such point. */
function withPoints(habit: Habit | undefined): Habit | undefined {
  const [only, ...others] = habit === undefined ? [] : 'read' in habit ? [habit.read] : (habit.definitions ?? []);
  if (only === undefined || others.length > 0 || only.startsWith('text ')) return habit;
  const [, head = '', source = ''] = /^(\p{L}[^:(]*: )(.*)$/su.exec(only) ?? [];
  const points = [...source.matchAll(PLACED)].map(([, name, x, y]) => `${name}: Point(${x}, ${y})`);
  return points.length === 0 ? habit : writeEach([...points, `${head}${source.replace(PLACED, '$1')}`]);
}

/** `g: Gerade durch A(1|1) und B(4|3)`: the points by themselves, and what the words say of them. */
function withPlaces(statement: string, surroundings: Surroundings): Habit | undefined {
  const [head = ''] = /^\p{L}[\p{L}\d_]*['′]*\s*[:=]\s*(?=\p{L}+\s+\p{Ll}{2,}\s)/u.exec(statement) ?? [];
  const points = head === '' ? [] : [...statement.matchAll(PLACED)].filter(([, name]) => !surroundings.defines(name!));
  if (points.length === 0) return undefined;
  const names = points.map(([, name]) => name!);
  const known = { ...surroundings, defines: (name: string) => names.includes(name) || surroundings.defines(name) };
  const habit = habitOf(statement.replace(PLACED, '$1'), known);
  const own = habit === undefined ? [] : 'read' in habit ? [habit.read] : (habit.definitions ?? []);
  return own.length === 0
    ? undefined
    : writeEach([...points.map(([, name, x, y]) => `${name}: Point(${x}, ${y})`), ...own]);
}

/** Blanks behind as many as a statement may have in a row: many patterns look for a place to part them. */
const MORE_BLANKS = /(?<=[^\S\n]{20})[^\S\n]+/g;

/**
 * What a statement means that is written as elsewhere; undefined for one that is figure text, or nothing that is known.
 */
export function habitOf(typed: string, surroundings: Surroundings): Habit | undefined {
  const statement = typed.replace(MORE_BLANKS, '');
  const meant = withPoints(meaningOf(statement, surroundings) ?? withTail(statement, surroundings));
  return inScopes(withProducts(withKnownCall(meant, surroundings), surroundings), surroundings);
}

/** `k x` for `kx` where the text defines k: names of Desmos have one letter. */
function withProducts(habit: Habit | undefined, { defines }: Surroundings): Habit | undefined {
  const [only = '', ...others] = habit === undefined ? [] : 'read' in habit ? [habit.read] : (habit.definitions ?? []);
  const own = /^\S+: y ?= ?[^"]*$/.test(only)
    ? only.replace(PRODUCT, (typed, letter: string) => (defines(letter) && !defines(typed) ? `${letter} x` : typed))
    : only;
  if (own === only || others.length > 0) return habit;
  return habit !== undefined && 'read' in habit ? { read: own } : write(own);
}

const PRODUCT = /(?<![\p{L}\d_])([a-wz])x(?![\p{L}\d_(])/gu;

/** A definition whose call nothing has the name of can't be read so: it is told with the right name. */
function withKnownCall(habit: Habit | undefined, { defines }: Surroundings): Habit | undefined {
  const [, head, called = '', rest] =
    habit !== undefined && 'read' in habit ? (/^(\S+: )(\p{L}[\p{L}\p{N}_]+)(\(.*)$/su.exec(habit.read) ?? []) : [];
  if (head === undefined || isConstructor(called) || hasFunction(called) || defines(called)) return habit;
  // Of keys in another language more is told where the line is read.
  if (
    [...(rest ?? '').matchAll(/[{,]\s*([\p{L}-]+)\s*:/gu)].some(
      ([, key = '']) => !Object.hasOwn(styleProperties.object, key),
    )
  )
    return habit;
  const own = constructorMeant(called);
  return own === undefined ? habit : write(`${head}${own}${rest}`);
}

/** A statement with a style or a label behind it. Groups of LaTeX have no colon. */
const WITH_TAIL =
  /^(\S+\s*[:=]\s*(?:\p{L}{2}|y\s*=|\\|\p{Lu}\d*\s*[-+])(?:[^"{}]|\{(?:[^"{}:]|\{[^"{}:]*\})*\})*(?<=[^"{\s]))\s*(\{[^{}]*\}|(?:\{[^{}]*\})?\s*"[^"]*"\s*(?:\{[^{}]*\})?)$/u;

/** What such a statement means without them, and with them behind the definition. */
function withTail(statement: string, surroundings: Surroundings): Habit | undefined {
  const [, plain, tail] = WITH_TAIL.exec(statement) ?? [];
  const habit = plain === undefined ? undefined : meaningOf(plain, surroundings);
  if (habit === undefined) return undefined;
  if ('read' in habit) return /["{]/.test(habit.read) ? undefined : { read: `${habit.read} ${tail}` };
  const [only = '', ...others] = habit.definitions ?? [];
  // Of a sentence more is known where the whole line is looked at.
  if (only === '' && habit.isGeneral) return habit;
  if (only === '' || others.length > 0 || /["{]/.test(only) || !habit.remedy.includes(only)) return undefined;
  // A setting has no label behind it.
  if (/^(?:view|axes|grid|[xyz]axis|background|camera) /.test(only)) return undefined;
  const whole = `${only} ${tail}`;
  return { ...habit, remedy: habit.remedy.replace(only, () => whole), definitions: [whole] };
}

function meaningOf(statement: string, surroundings: Surroundings): Habit | undefined {
  let found: Habit | undefined;
  const plain = statement
    .replace(/;\s*$/, '')
    .trim()
    .replace(TASK, '')
    .replace(LOOP, '$1[$4 for $2 in $3]')
    .replace(CONDITION, '{$1}')
    .replace(VECTOR, '($1, $2)')
    .replace(BAR_TRIPLE, '($1, $2, $3)')
    .replace(/\s+(?:au\s+point|à\s+l['’]|en\s+l['’])?\s*(?:d['’])?abscisse\s+(?=[-−\d])/u, ' at x = ')
    .replace(/(?<!\p{L})C_?\{?([a-z])\}?(?!\p{L})/gu, (typed, name: string) =>
      surroundings.defines(name) && !surroundings.defines(typed) ? name : typed,
    )
    .replace(
      /(?<=(?:above|below|under|over|and|with|to|between|meets?)\s+(?:the\s+)?)([xy])[-\s]ax[ei]s(?!\p{L}|\s+(?:from|between|for|von|zwischen|de|entre)\s)/gu,
      '$1Axis',
    )
    .replace(/(?<![\p{L}\d_."])P[iI](?![\p{L}\d_(".])/gu, (name) => (surroundings.defines(name) ? name : 'π'));
  const layout = layoutMeant(plain);
  if (layout !== undefined) return layout;
  const cases = casesMeant(plain);
  if (cases !== undefined) return cases;
  // A function's line may be as long as it likes.
  const [head, name] = FUNCTION.exec(plain) ?? [];
  if (head !== undefined && (plain.length > MAX_LENGTH || plain.includes('\n')))
    return { read: `${name}: ${head.replace(/:?=\s*$/, '= ')}${plain.slice(head.length)}` };
  const escaped = plain.length > MAX_LENGTH ? undefined : fromEscapes(plain);
  if (escaped !== undefined) return escaped;
  const unset = plain.length > MAX_LENGTH ? undefined : withoutLatex(plain);
  if (unset !== undefined) return fromFormula(unset, surroundings);
  const several = plain.length > MAX_LENGTH ? undefined : severalObjects(plain, surroundings, habitOf);
  if (several !== undefined) return several;
  const placed = plain.length > MAX_LENGTH ? undefined : withPlaces(plain, surroundings);
  if (placed !== undefined) return placed;
  const chained = plain.length > MAX_LENGTH ? undefined : chainMeant(plain, surroundings, habitOf);
  if (chained !== undefined) return chained;
  const looked = plain.length > MAX_LENGTH ? undefined : withSaidLooks(plain, surroundings, habitOf);
  if (looked !== undefined) return looked;
  const closed = plain.replace(/\]\s*([-−]?[\d.]+)\s*[;,]\s*([-−]?[\d.]+)\s*[[\]]\s*$/, '[$1, $2]');
  const spanned =
    PLOT.test(closed) || (FUNCTION.test(closed) && /\s(?:für|pour|para)\s/.test(closed))
      ? closed.replace(DOMAIN, (_, a: string, b: string, c: string, d: string) => ` from ${a ?? c} to ${b ?? d}`)
      : closed;
  let text = spanned
    .replace(DRAW, '')
    .replace(BAR_PAIR, '($1, $2)')
    .replace(/[↦⟼]/g, '->')
    .replace(/(?<=[:=]\s*)(?:Wenn|Falls|Si)(?=\()/u, 'if')
    .replace(/(?<=^\p{L}\w*\(x\)\s*:?=\s*)\p{L}{4,}(?=\()/u, (word) =>
      isConstructor(word) || hasFunction(word) ? word : (constructorMeant(word) ?? word),
    )
    .replace(
      /\s+(?:(?:définie?|definiert|defined|definida|definita)\s+(?:sur|auf|on|su|em|en)|sur|auf)\s+(?=\[[^\]]*[,;][^\]]*\]$)/u,
      ' ',
    )
    .replace(/^(\p{L}[\p{L}\p{M}\p{Nd}_₀-₉]*['′’]*)\s*:=\s*/u, '$1: ');
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = firstOf(text, surroundings);
    // A place with a bar is all that was wrong.
    if (next === undefined && found === undefined && /^\p{L}[\p{L}\d_]*['′’]*:/u.test(text))
      if (spanned.search(BAR_PAIR) >= 0) return write(text);
    if (next === undefined)
      return found !== undefined && 'read' in found && !STATEMENT.test(found.read) ? undefined : found;
    if (!('read' in next)) return next;
    text = next.read.replace(HEAD, '$1: ');
    found = { read: text };
  }
  return found;
}

/** A text as it stands within a program or a JSON file: in quotes, with \n for its line breaks. */
function fromEscapes(statement: string): Habit | undefined {
  const inner = /^"((?:[^"\\]|\\.)*)"$/.exec(statement)?.[1] ?? statement;
  // In a label or a text they are its own line breaks.
  if (inner === statement && !statement.replace(/"(?:[^"\\]|\\.)*"/g, '').includes('\\n')) return undefined;
  const lines = inner.replace(/\\"/g, '"').split(/\\n/);
  const isStatement = (line: string) =>
    /^\s*(?:(?:slider|text)\s+)?\p{L}[\p{L}\d_]*['′]*\s*[:=]|^\s*(?:view|axes|grid|--)/u.test(line);
  if (lines.length < 2 || !isStatement(lines[0]!) || !isStatement(lines[1]!)) return undefined;
  const [first, second] = lines.map((line) => line.trim());
  return { remedy: `begin a new line in place of \\n, without quotes around the text: ${first}, then ${second}` };
}

/** Formulas of Desmos as the language has them; undefined for what has no LaTeX, or holds commands of its own. */
function withoutLatex(statement: string): string | undefined {
  if (!/\\(?:left|right|operatorname|theta|[a-zA-Z]+|\{)/.test(statement) || /"|\\(?:int|frac\s*\{d\})/.test(statement))
    return undefined;
  // A label in LaTeX without quotes is no part of the formula.
  if (/^\S+\s*[:=]\s*\p{Lu}\p{L}+\([^\\]*\)(?:\s*\{[^{}]*\})?\s*\$?\\[a-zA-Z_\d{}]+\$?$/u.test(statement))
    return undefined;
  if (/^\\(?!left|frac|sqrt|cos|sin|tan|pi|theta|operatorname)/.test(statement)) return undefined;
  const braced = statement
    .replace(
      /\\sum\s*_\{?\s*([a-z])\s*=\s*(\w+)\s*\}?\s*\^\s*\{?\s*(\w+)\s*\}?\s*(.+)$/,
      (_, index: string, from: string, to: string, term: string) => `sum(${term}, ${index}, ${from}, ${to})`,
    )
    .replace(/\\sim\b/g, '~')
    .replace(/\\(l|r)(floor|ceil)\b\s*/g, (_, side: string, kind: string) => (side === 'l' ? ` ${kind}(` : ')'))
    .replace(/\\[,;! ]/g, '')
    .replace(/\\(?:left|right)\s*/g, '')
    .replace(/\\operatorname\s*\{(\w+)\}/g, '$1')
    .replace(/\\([{}])/g, (_, brace: string) => (brace === '{' ? '⦃' : '⦄'))
    .replace(/\\theta\b/g, ' θ')
    .replace(
      /\\log_\{?(\w+)\}?\s*(\w|\([^()]*\))/g,
      (_, base: string, of: string) => `log(${base}, ${of.replace(/^\((.*)\)$/, '$1')})`,
    );
  const own = fromLatex(braced.replaceAll('$', ''));
  return own?.replaceAll('⦃', '{').replaceAll('⦄', '}').replaceAll('( ', '(').trim();
}

/** What to write for a formula that had LaTeX in it. */
function fromFormula(formula: string, surroundings: Surroundings): Habit {
  // `ax` is the product of a number and x where the text has such a number.
  const plain = formula.replace(/(?<![\p{L}\d_])([a-z])(?=x(?![\p{L}\d_(]))/gu, (letter) =>
    surroundings.defines(letter) && !surroundings.defines(`${letter}x`) ? `${letter} ` : letter,
  );
  const parts = /^\((.*),(.*)\)$/.exec(plain);
  if (parts !== null && /(?<![\p{L}])t(?![\p{L}])/u.test(plain) && !surroundings.defines('t'))
    return write(`c: Curve(${parts[1]!.trim()}, ${parts[2]!.trim()}, 0, 2π)`);
  const named = /^[xy]\s*=/.test(plain) ? `f: ${plain}` : /^r\s*=.*θ/.test(plain) ? `c: ${plain}` : plain;
  const inner = habitOf(named, surroundings);
  if (inner !== undefined && 'remedy' in inner) return inner;
  const [, source = ''] = /^\S+\s*[:=]\s*(.*)$/.exec(named) ?? [];
  // What is read of an equation may have lost its name.
  const read = inner?.read === source ? undefined : inner?.read;
  const line =
    read ??
    (/^\p{L}[\p{L}\d_]*\s*[:=]/u.test(named)
      ? named.replace(HEAD, '$1: ')
      : /^\(.*,.*\)$/.test(named)
        ? `A: ${named}`
        : `n: ${named}`);
  return write(line);
}

function firstOf(typed: string, surroundings: Surroundings): Habit | undefined {
  // Within brackets the break of a line means nothing.
  const text = typed.replace(/\s*\n\s*/g, ' ').replace(/\((?:rel )?axis cs:\s*/g, '(');
  if (text.length > MAX_LENGTH) return undefined;
  // An id in backquotes may hold whatever looks like a habit.
  if (text.includes('`') && !text.includes('.create(') && !/^`[^`]*`$|^text\s+\w+\s*:?\s*`[^`]*`/.test(text))
    return undefined;
  count('character', text.length);
  for (const entry of entries) {
    const habit = entry(text, surroundings);
    if (habit !== undefined) return habit;
  }
  return undefined;
}
