import { constructorMeant } from '@geoslide/geometry';
import { splitArguments, unquoted } from '../arguments.js';
import { advise, entry, type HabitEntry, read, write, writeBehind, writeEach } from '../habit.js';
import { byWord, plainWord } from '../looks/vocabulary.js';
import { lookOf } from '../properties.js';
import { hexOf } from './colors.js';
import { blockOf } from './options.js';

const NO_COMMANDS = 'take the line away: a figure has definitions, and no commands';

const LINE_STYLES = ['solid', 'dashed', 'dashed', 'dotted', 'dashdot'];

/** Distributions by the letters that schoolbooks have for them. */
const DISTRIBUTIONS: Readonly<Record<string, string>> = {
  N: 'Normal',
  B: 'Binomial',
  Bin: 'Binomial',
  Po: 'Poisson',
  Exp: 'Exponential',
  U: 'Uniform',
};

const POINT_STYLES = ['dot', 'cross', 'circle', 'plus', 'diamond', 'square'];

/** What a command that sets something of an object is in its style; undefined for one without any. */
function setting(command: string, value: string): string | undefined {
  switch (command) {
    case 'Color':
    case 'DynamicColor':
      return `{${lookOf('color', unquoted(value)) ?? 'color: black'}}`;
    case 'LineThickness':
      return `{lineWidth: ${value}}`;
    case 'PointSize':
      return `{pointSize: ${value}}`;
    case 'LineStyle':
      return `{lineDash: ${LINE_STYLES[Number(value)] ?? 'dashed'}}`;
    case 'PointStyle':
      return `{pointStyle: ${POINT_STYLES[Number(value)] ?? 'cross'}}`;
    case 'Filling':
      return `{regionOpacity: ${Number(value) <= 1 ? 100 * Number(value) : 30}}`;
    case 'Caption':
      return value.startsWith('"') ? value : undefined;
    case 'Visible':
    case 'VisibleInView':
      return '{hidden: true}';
    case 'ConditionToShowObject':
      return `{showIf: ${value}}`;
    default:
      return undefined;
  }
}

/** The two numbers of `-2 < x < 3`, `x = [-2, 3]` or `(-2, 3)`, where an argument is such a range. */
function boundsIn(text: string): readonly [string, string] | undefined {
  const [, a, b, c, d] =
    /^(?:([^<>≤≥=()]+?)\s*(?:<=?|≤)\s*[xtu]\s*(?:<=?|≤)\s*([^<>≤≥=]+)|(?:[xtu]\s*(?:=|∈|in)\s*)?[[(]\s*([^,()[\]]+?)\s*[,;]\s*([^,()[\]]+?)\s*[\])])$/.exec(
      text,
    ) ?? [];
  const [from, to] = [a ?? c, b ?? d];
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** A source in t, the language's parameter, for one in another variable. */
const ofT = (source = '', variable: string): string =>
  source.replace(new RegExp(`(?<![\\p{L}\\d_])${variable}(?![\\p{L}\\d_(])`, 'gu'), 't');

/** Commands by their German names, in small letters. */
const commands = byWord({
  SetColor: 'setzefarbe',
  SetDynamicColor: 'setzedynamischefarbe',
  SetLineThickness: 'setzelinienstärke setzelinienbreite setzeliniendicke',
  SetLineStyle: 'setzelinienstil setzelinienart',
  SetPointSize: 'setzepunktgröße setzepunktgrösse',
  SetPointStyle: 'setzepunktstil setzepunktart setzepunktdarstellung',
  SetFilling: 'setzefüllung',
  SetCaption: 'setzebeschriftung',
  SetLabelMode: 'setzebeschriftungsart setzebeschriftungsmodus',
  SetBackgroundColor: 'setzehintergrundfarbe',
  SetDecoration: 'setzedekoration',
  SetVisibleInView: 'setzesichtbarinansicht setzesichtbarkeitinansicht',
  SetConditionToShowObject: 'setzebedingungumobjektanzuzeigen',
  SetValue: 'setzewert',
  SetCoords: 'setzekoordinaten',
  SetLayer: 'setzeebene',
  ShowLabel: 'zeigebeschriftung zeigename',
  ShowAxes: 'zeigeachsen',
  ShowGrid: 'zeigekoordinatengitter zeigegitter',
});

/** Commands of GeoGebra and formulas of Desmos. */
export const geogebraHabits: readonly HabitEntry[] = [
  entry(String.raw`((?:Setze|Zeige)\p{L}+)(\s*[([].*)`, ([, word = '', rest = '']) => {
    const own = commands.get(plainWord(word));
    return own === undefined ? undefined : read(`${own}${rest}`);
  }),
  // The calls of its page are its commands.
  entry(
    String.raw`(?:\w+\.)?(?:ggbApplet|applet|api)\.evalCommand(?:CAS)?\(\s*(["'\x60])(.*)\1\s*\)`,
    ([, , command = '']) => read(command),
  ),
  entry(
    String.raw`(?:\w+\.)?(?:ggbApplet|applet|api)\.set(\p{Lu}\w*)\(\s*["'](<NAME>)["']\s*(,.*)?\)`,
    ([, command, name, rest = '']) => read(`Set${command}(${name}${rest.replaceAll("'", '"')})`),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?polar\s*\(\s*([^=,"]*(?<!\p{L})[tθx](?!\p{L})[^=,"]*)\)`,
    ([, name = 'c', source = '']) => write(`${name}: r = ${source.replace(/(?<!\p{L})[tx](?!\p{L})/gu, 'θ')}`),
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*(?:\(\s*x\s*\))?\s*[:=]\s*)?(?:Function|Funktion|Fonction|Función)\s*[([]\s*([^,"]*)\s*,\s*(<VALUE>)\s*,\s*(<VALUE>)\s*[)\]]`,
    ([, name = 'f', source, from, to]) => write(`${name}: Curve(${source?.trim()}, ${from}, ${to})`),
  ),
  // The third would be a curve's z: in the plane it can only be the parameter.
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:[CK]urve|Courbe|Curva)\s*[([](.*)[)\]]`,
    ([, name, inner = ''], { inSpace }) => {
      const list = splitArguments(inner);
      const bounds = boundsIn(list.at(-1) ?? '');
      const [x, y, parameter = '', from, to, ...rest] = list;
      if (list.length === 6 && /^[tu]$/.test(list[3]!)) {
        const coordinates = list.slice(0, 3).map((coordinate) => ofT(coordinate, list[3]!));
        // A plain t would be taken for the parameter once more.
        const plain = coordinates.map((coordinate) => (coordinate === 't' ? '(t)' : coordinate));
        return read(`${name}: Curve(${[...plain, ...list.slice(4)].join(', ')})`);
      }
      if (inSpace || rest.length > 0) return undefined;
      if (bounds !== undefined && (list.length === 2 || list.length === 3))
        return write(`${name}: Curve(${[...list.slice(0, -1), ...bounds].join(', ')})`);
      if (to === undefined && y === 'x' && from !== undefined)
        return write(`${name}: Curve(${[x, parameter, from].join(', ')})`);
      return to === undefined || !/^[tu]$/.test(parameter)
        ? undefined
        : read(`${name}: Curve(${ofT(x, parameter)}, ${ofT(y, parameter)}, ${from}, ${to})`);
    },
  ),
  // `Surface(x, y, z, u, a, b, v, c, d)`, and `Surface(f, x, a, b, y, c, d)` over a rectangle.
  entry(String.raw`(<NAME>)\s*[:=]\s*Surface\s*[([](.*)[)\]]`, ([, name, inner = '']) => {
    const list = splitArguments(inner);
    const [u, v] = [list.at(-6), list.at(-3)];
    const isOwn = list.length === 9 ? u === 'u' && v === 'v' : list.length === 7 && u === 'x' && v === 'y';
    return isOwn
      ? read(`${name}: Surface(${[...list.slice(0, -6), ...list.slice(-5, -3), ...list.slice(-2)].join(', ')})`)
      : undefined;
  }),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*\[\s*(<VALUE>)\s*(?:,\s*(<VALUE>)\s*,?)?\s*\.{2,3}\s*,?\s*(<VALUE>)\s*\]`,
    ([, name, from, second, to]) => {
      const step = second === undefined ? 1 : Number(second) - Number(from);
      return write(`${name}: Range(${from}, ${to}${step === 1 || !Number.isFinite(step) ? '' : `, ${step}`})`);
    },
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(<NUMBER>)\s*\{\s*(<NUMBER>)\s*(?:<=?|≤)\s*<NAME>\s*(?:<=?|≤)\s*(<NUMBER>)\s*\}`,
    ([, name, value, from, to]) => write(`slider ${name}: ${from} .. ${to} = ${value}`),
  ),
  entry(String.raw`((?:[xy]\s*[<>≤≥]|[<>]=)[^{}"]*?)\s*\{([^{}":]*[<>≤≥][^{}":]*)\}`, ([, first = '', second = '']) =>
    write(`R: ${first.trim()} && ${second.trim()}`),
  ),
  // `x^2 < y < 4`
  entry(
    String.raw`[-+*/^(){}.\s\dxyπ]*[<>≤≥]=?[-+*/^(){}.\s\dxyπ]*[xy][-+*/^(){}.\s\dxyπ]*[<>≤≥]=?[-+*/^(){}.\s\dxyπ]+`,
    ([line = '']) => write(`R: ${line.trim().replace(/\{/g, '(').replace(/\}/g, ')')}`),
  ),
  entry(String.raw`(?:(<NAME>)\s*[:=]\s*)?total\s*\((.*)\)`, ([, name = 'n', list]) => write(`${name}: sum(${list})`)),
  entry(
    String.raw`Set(?:Dynamic)?Color\s*[([]\s*(<NAME>)\s*,\s*([\d.]+)\s*,\s*([\d.]+)\s*,\s*([\d.]+)\s*(?:,\s*([\d.]+)\s*)?[)\]]`,
    ([, name, red, green, blue, opacity]) => {
      const color = `color: "${hexOf([red, green, blue].map(Number))}"`;
      return writeBehind(name, `{${color}${opacity === undefined ? '' : `, regionOpacity: ${100 * Number(opacity)}`}}`);
    },
  ),
  entry(String.raw`(?:Execute|FühreAus)\s*[([]\s*\{((?:\s*"[^"]*"\s*,?)+)\}\s*[)\]]`, ([, list = '']) =>
    writeEach(splitArguments(list).map((item) => unquoted(item).replace(/^(\w+)\s*=\s*/, '$1: '))),
  ),
  entry(String.raw`SetLayer\s*[([]\s*(<NAME>)\s*,\s*(\d+)\s*[)\]]`, ([, name, layer]) =>
    write(`layers ${name} = ${layer}`),
  ),
  entry(String.raw`SetDecoration\s*[([]\s*(<NAME>)\s*,\s*([1-3])\s*[)\]]`, ([, name, count]) =>
    write(`t: Tick(${name}, ${count})`),
  ),
  entry(String.raw`SetLabelMode\s*[([]\s*(<NAME>)\s*,\s*([0-3])\s*[)\]]`, ([, name, mode]) =>
    writeBehind(name, `"${[name, `${name} = {{value}}`, '{{value}}', name][Number(mode)]}"`),
  ),
  // The arguments as its help writes them: `Circle(<A>, <B>)`.
  entry(
    String.raw`((?:<NAME>\s*[:=]\s*)?\p{Lu}\w*\s*[([])((?:\s*<\s*[\p{L}\d][^<>]*>\s*,?)+)([)\]])`,
    ([, head, inner = '', end]) => read(`${head}${inner.replace(/<\s*([^<>]*?)\s*>/g, '$1')}${end}`),
  ),
  entry(String.raw`SetBackgroundColor\s*[([]\s*"?(#?\w+)"?\s*[)\]]`, ([, color = '']) =>
    write(`background {color: ${color.toLowerCase()}}`),
  ),
  entry(String.raw`Set([A-Z]\w*)\s*[([]\s*(<NAME>)\s*(?:,\s*(.*?))?\s*[)\]]`, ([, command = '', name, values = '']) => {
    if (/^(?:Coords|Value)$/.test(command))
      return advise(
        `give the value where ${name} is defined: ${command === 'Coords' ? `${name}: Point(${values})` : `${name}: ${values}, or = ${values} at the end of the line of a slider`}`,
      );
    const [first = '', second] = splitArguments(values);
    const value = command === 'VisibleInView' ? (second ?? first) : first;
    if (/^Visible/.test(command) && value === 'true')
      return advise(`take the line away: ${name} is drawn where its style does not say hidden: true`);
    const block = setting(command, value);
    return block === undefined ? undefined : writeBehind(name, block);
  }),
  entry(String.raw`ShowLabel\s*[([]\s*(<NAME>)\s*(?:,\s*(\w+))?\s*[)\]]`, ([, name, value]) =>
    value === 'false'
      ? advise(`take the line away: ${name} shows no label without a text in quotes after its definition`)
      : writeBehind(name, `"${name}"`),
  ),
  entry(String.raw`Show(Axes|Grid)\s*[([]\s*(true|false|)\s*(?:,.*)?[)\]]`, ([, what = '', value]) =>
    write(`${what.toLowerCase()} ${value === 'false' ? 'off' : 'on'}`),
  ),
  entry(
    String.raw`(?:Set|Pan|CenterView|SelectObjects|StartAnimation|PlaySound|RunClickScript|Delete|Rename|UpdateConstruction|AttachCopyToView|Execute|HideLayer|ShowLayer|ZoomOut)\w*\s*[([].*`,
    () => advise(NO_COMMANDS),
  ),
  // `trace P`, `SetTrace(P, true)`
  entry(
    String.raw`(?:(?:show|leave|turn\s+on|set)[\s_]*)?(?:the\s+)?(?:trace|spur|trail)\s*(?:of|von|on|for)?\s*[:=(]?\s*(?:point\s+)?([A-Z]\d*)\s*(?:,\s*(?:true|on))?\s*\)?|([A-Z]\d*)[\s.]+trace(?:\s*(?:on|[:=]\s*(?:true|on)))?`,
    ([, first, second], { text }) => {
      const slider = /^[ \t]*slider[ \t]+(\p{L}[\p{L}\d_]*)/mu.exec(text)?.[1];
      return slider === undefined
        ? write(`T: Trace(${first ?? second}, a)`, ' with a slider a that moves it')
        : write(`T: Trace(${first ?? second}, ${slider})`);
    },
    'iu',
  ),
  // Functions by cases, with the condition before a colon.
  entry(
    String.raw`(<NAME>)\s*(?:\(\s*x\s*\))?\s*[:=]\s*(?:y\s*=\s*)?\{([^{}:]*[<>≤≥=][^{}:]*:[^{}]*)\}`,
    ([, name = '', inner = '']) => {
      const parts = splitArguments(inner).flatMap((part) => part.split(':').map((each) => each.trim()));
      return /^\w+:\s*["\w#]+$/.test(inner)
        ? undefined
        : write(`${name === 'y' ? 'f' : name}: y = if(${parts.join(', ')})`);
    },
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?\(([^()]*(?:\([^()]*\)[^()]*)*),\s*([^()]*(?:\([^()]*\)[^()]*)*)\)\s*(?:,|\bfor\b|\{|\bif\b)?\s*(<VALUE>)\s*(?:<=?|≤)\s*t\s*(?:<=?|≤)\s*(<VALUE>)\s*\}?`,
    ([, name = 'c', x, y, from, to]) => write(`${name}: Curve(${x}, ${y}, ${from}, ${to})`),
  ),
  entry(
    String.raw`(?!view\b|axes\b|window\b)(<NAME>)\s*[:=]\s*(?:y\s*=\s*)?([^"{}=<>]*x[^"{}=<>]*?)\s*,?\s*(?:\bfrom\b|\bvon\b)\s*(<VALUE>)\s*(?:\bto\b|\bbis\b)\s*(<VALUE>)`,
    ([, name, source, from, to]) =>
      /(?:integral|∫)/i.test(source ?? '')
        ? undefined
        : write(`${name === 'y' ? 'f' : name}: Curve(${source}, ${from}, ${to})`),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:y\s*=\s*)?(?:\\int|∫|\bint\b)\s*(?:_\s*\{?([^{}^\s]+)\}?\s*\^\s*\{?([^{}\s]+)\}?)?\s*(.+?)\s*(?:\\,)?\s*d([a-z])(?:\s+(?:from|von|de)\s+(\S+)\s+(?:to|bis|à|a)\s+(\S+))?`,
    ([, name, below, above, source = '', variable = 'x', from = below ?? '0', to = above ?? '1']) =>
      write(
        `${name === undefined || name === 'y' ? 'I' : name}: Integral(${variable === 'x' ? source : source.replace(new RegExp(`\\b${variable}\\b`, 'g'), 'x')}, ${from}, ${to})`,
      ),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:y\s*=\s*)?(?:\\frac\s*\{d\}\s*\{dx\}|d\s*/\s*dx)\s*(.+)`,
    ([, name, source = '']) =>
      write(
        `${name === undefined || name === 'y' ? 'g' : name}: Derivative(${/^\(.*\)$/.test(source) ? source.slice(1, -1) : source})`,
      ),
  ),
  // `X ~ N(100, 15)`, `X: B(10; 0.3)`
  entry(
    String.raw`(<NAME>)\s*[:=~∼]\s*(\p{L}+)\s*\(\s*(<NUMBER>(?:\s*[,;]\s*<NUMBER>)*)\s*\)(\s*["{].*)?`,
    ([statement = '', name, word = '', numbers = '', tail = ''], { defines }) => {
      if (word === name && /^\p{Lu}\d*$/u.test(word))
        return write(`${name}: Point(${numbers.replaceAll(';', ',')})${tail}`);
      const isSaid = /^\S+\s*[~∼]/u.test(statement);
      const type = DISTRIBUTIONS[word] ?? (isSaid ? constructorMeant(word) : undefined);
      return type === undefined || defines(word)
        ? undefined
        : write(`${name}: ${type}(${numbers.replaceAll(';', ',')})${tail}`);
    },
  ),
  entry('[^"{}]*[^<>=~"{}]~[^~"{}]*', () =>
    advise('a line through data is written with a list of points: L: [(1, 2), (2, 3), (3, 5)], then f: FitLine(L)'),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*:\s*)?([^"{}]*[xy][^"{}]*=[^"{}]*)\{\s*(?:(<NUMBER>)\s*(?:<=?|≤)\s*)?([xy])\s*(<=?|>=?|≤|≥)\s*(<NUMBER>)\s*\}`,
    ([, name = 'f', equation = '', from, axis = '', sign = '', bound]) => {
      const limit = (end: string, value: string | undefined) => `display${end}${axis.toUpperCase()}: ${value}`;
      const looks = [
        ...(from === undefined ? [] : [limit('Min', from)]),
        limit(/[<≤]/.test(sign) ? 'Max' : 'Min', bound),
      ];
      return /^\s*(?:y|\p{L}\w*\(x\))\s*=[^y]*$/u.test(equation) && axis === 'x'
        ? undefined
        : write(`${name}: ${equation.trim()}${blockOf(looks)}`);
    },
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*)([^"{}()]*[^"{}()\s])\s+if\s+([^"{}:]*[<>=≤≥][^"{}:]*)`,
    ([, head, value = '', condition]) =>
      /\belse\b|\bthen\b/.test(condition ?? '')
        ? undefined
        : write(`${head}if(${condition}, ${value.replace(/^y\s*=\s*/, '')})`),
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?x\s*(?:\(t\))?\s*=\s*([^"=]*?)\s*[,;]\s*y\s*(?:\(t\))?\s*=\s*([^"=,;{}<>]*?)(?:\s*[,;{]\s*(<VALUE>)\s*(?:<=?|≤)\s*t\s*(?:<=?|≤)\s*(<VALUE>)\s*\}?)?`,
    ([, name = 'c', x, y, from = '0', to = '2π']) => write(`${name}: Curve(${x}, ${y}, ${from}, ${to})`),
  ),
  // A slider by its bounds.
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(<VALUE>)\s*(?:<=?|≤)\s*(<NAME>)\s*(?:<=?|≤)\s*(<VALUE>)`,
    ([, name, from, variable = '', to]) =>
      /^[xyzt]$/.test(variable) || (name !== undefined && name !== variable)
        ? undefined
        : write(`slider ${variable}: ${from} .. ${to}`),
  ),
  entry(String.raw`(<NAME>)\s*(?:in|∈|:\s*∈)\s*[[(]\s*(<VALUE>)\s*[,;]\s*(<VALUE>)\s*[\])]`, ([, name, from, to]) =>
    read(`slider ${name}: ${from} .. ${to}`),
  ),
  entry(
    String.raw`slider\s+(<NAME>)\s*[:=]?\s*[[(]?\s*(<VALUE>)\s*(?:\.\.|,|to)\s*(<VALUE>)\s*,\s*(<VALUE>)\s*(?:,\s*(<VALUE>)\s*)?[\])]?`,
    ([, name, from, to, step, value]) =>
      read(`slider ${name}: ${from} .. ${to} step ${step}${value === undefined ? '' : ` = ${value}`}`),
  ),
  entry(
    String.raw`slider\s+(<NAME>)\s*[:=]?\s*(?:from\s+)?(<VALUE>)\s*(?:\.\.|to|-|–|bis)\s*(<VALUE>)(?:\s*,?\s*(?:step|by|schritt)\s*[:=]?\s*(<VALUE>))?\s*,?\s*(?:=|value|default|start|initial|at|init)\s*[:=]?\s*(<VALUE>)`,
    ([line = '', name, from, to, step, value]) =>
      /^slider\s+\S+\s*:[^=]*\.\.[^=]*=[^=]*$/.test(line)
        ? undefined
        : read(`slider ${name}: ${from} .. ${to}${step === undefined ? '' : ` step ${step}`} = ${value}`),
  ),
  entry(String.raw`slider\s+(<NAME>)\s*[:=]?\s*(<VALUE>)\s*[-–]\s*(<VALUE>)`, ([, name, from, to]) =>
    read(`slider ${name}: ${from} .. ${to}`),
  ),
  entry(String.raw`slider\s+(<VALUE>)\s*\.\.\s*(<VALUE>)(.*)`, ([, from = '', to, tail]) =>
    /^[-+\d.]/.test(from) ? write(`slider a: ${from} .. ${to}${tail}`) : undefined,
  ),
  entry(
    String.raw`slider\s+(<NAME>)\s*:\s*(<VALUE>)\s*\.\.\s*(<VALUE>)\s*\{\s*((?:(?:step|value)\s*[:=]\s*<VALUE>\s*,?\s*)+)\}`,
    ([, name, from, to, pairs = '']) => {
      const step = /step\s*[:=]\s*([^,\s}]+)/.exec(pairs)?.[1];
      const value = /value\s*[:=]\s*([^,\s}]+)/.exec(pairs)?.[1];
      return read(
        `slider ${name}: ${from} .. ${to}${step === undefined ? '' : ` step ${step}`}${value === undefined ? '' : ` = ${value}`}`,
      );
    },
  ),
];
