import { constructorMeant, isConstructor } from '@geoslide/geometry';
import { LINES } from '../advice/sentence-advice.js';
import { inRadians } from '../advice/setting-advice.js';
import { offsetsOf } from '../advice/style-advice.js';
import { splitArguments, withIf } from '../arguments.js';
import { elementOf } from '../elements.js';
import {
  advise,
  adviseInGeneral,
  entry,
  type HabitEntry,
  placeOf,
  read,
  write,
  writeBehind,
  writeEach,
} from '../habit.js';
import { lookOf } from '../properties.js';
import { viewMeant } from '../settings.js';
import { viewLine } from '../view-meant.js';
import { indentedBelow, repeated } from './loops.js';
import { blockOf } from './options.js';

/** px, as CSS has it. */
const PX_OF_CM = 96 / 2.54;

/** px of a unit; with fewer, a scale is meant as a factor. */
const LEAST_SCALE = 5;

const BOUNDS = 'write view -5 .. 5, -5 .. 5 with the bounds of x and y';
const NO_COMMANDS = 'take the line away: a figure has definitions, and no commands';

const NO_GROUPS =
  'take the line away, for objects stand in no groups: their style stands after each definition, as in A: Point(0, 0) {color: red}';

/** What GeoGebra, Desmos, JSXGraph, TikZ, Asymptote and Python have. */
export const programs: readonly HabitEntry[] = [
  entry(
    String.raw`(?:let|const|var|param|parameter|real|number|double|float|int|pair|def|set)\s+(<NAME>)\s*:?=\s*(.+)`,
    ([, name, source]) => read(`${name}: ${source}`),
  ),
  entry(String.raw`(?:let|const|var)\s+(<NAME>)\s*:\s*\w+\s*=\s*(.+)`, ([, name, source]) =>
    read(`${name}: ${source}`),
  ),
  entry(String.raw`(?:draw|show|plot|add|render)\s*\(\s*(?:new\s+)?(\p{Lu}\w+)(\(.*\))\s*\)`, ([, word = '', args]) => {
    const own = constructorMeant(word);
    return own === undefined ? undefined : write(`${own === 'Point' ? 'A' : own[0]!.toLowerCase()}: ${own}${args}`);
  }),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(<NAME>)\.(?:get(?=\p{Lu}))?(\p{L}\w*)\(\s*\)`,
    ([, name, object, property = '']) => read(`${name}: ${object}.${property[0]!.toLowerCase()}${property.slice(1)}`),
  ),
  entry(
    String.raw`(?:<NAME>\s*[:=]\s*)?(<NAME>?)['′]\s*\(\s*x\s*\)\s*[:=]\s*(?:the\s+)?(?:derivative|Ableitung|dérivée|derivada)(?:\s+(?:of|von|de)\s+(<NAME>))?`,
    ([, own, name]) => write(`g: Derivative(${name ?? own})`),
    'iu',
  ),
  entry(
    String.raw`(<NAME>)\s*([:=])\s*((?:[^,:"{}()]|\([^()]*\))+?)\s*,\s*(<NAME>)\s*\2\s*([^,:"{}]+)`,
    ([, one, , first, other, second]) => writeEach([`${one}: ${first}`, `${other}: ${second}`]),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(\p{Lu}\w*\(.*\))\s+(?:on|auf|sur|en)\s+(?:the\s+)?(?:circle\s+|line\s+|curve\s+)?(<NAME>)`,
    ([, name, call = '', path = '']) =>
      new RegExp(`(?<!\\p{L})${path}(?!\\p{L})`, 'u').test(call)
        ? read(`${name}: ${call}`)
        : write(
            `${name}: Closest(${path}, ${call})`,
            `, or ${name}: Point(${path}, ?:=0.5) for a point that moves on it`,
          ),
  ),
  entry(
    String.raw`(button\s+<NAME>\s*:?\s*"[^"]*")\s*,?\s*(?:onclick|on\s+click|action|script)\b.*`,
    ([, head]) => advise(`write ${head?.replace(/\s*:?\s*"/, ': "')} alone: a button of a picture does nothing`),
    'iu',
  ),
  entry(String.raw`(<NAME>)\s*[:=]\s*new\s+([A-Z].*)`, ([, name, source]) => read(`${name}: ${source}`)),
  entry(String.raw`(<NAME>)\s*:?=?\s*(?:\(?\s*x\s*\)?\s*[-=]>|lambda\s+x\s*:)\s*(.+)`, ([, name, source]) =>
    read(`${name}: y = ${source}`),
  ),
  // Sliders.
  entry(String.raw`slider\s+(<NAME>)\s+(<NUMBER>)\s+(<NUMBER>)(?:\s+(<NUMBER>))?`, ([, name, min, max, step]) =>
    read(slider(name, min, max, step)),
  ),
  entry(String.raw`(?:slider\s+)?(<NAME>)\s*=\s*(<VALUE>)\s*\.\.\s*(<VALUE>)`, ([, name, min, max]) =>
    read(slider(name, min, max)),
  ),
  entry(String.raw`(<NAME>)\s*:\s*(<NUMBER>)\s*\.\.\s*(<NUMBER>)`, ([, name, min, max]) =>
    read(slider(name, min, max)),
  ),
  entry(
    String.raw`slider\s+(<NAME>)\s*:?\s*\{?\s*(?:min\s*[:=]?|from)\s*(<VALUE>)\s*,?\s*(?:max\s*[:=]?|to)\s*(<VALUE>)(?:\s*,?\s*step\s*[:=]?\s*(<VALUE>))?(?:\s*,?\s*(?:value|initial|start|default)\s*[:=]?\s*(<VALUE>))?\s*\}?`,
    ([, name, min, max, step, value]) => read(slider(name, min, max, step, value)),
  ),
  entry(
    String.raw`slider\s+(<NAME>)\s*:\s*(<VALUE>)\s*\.\.\s*(<VALUE>)\s*=\s*(<VALUE>)\s*,?\s*step\s*[:=]?\s*(<VALUE>)`,
    ([, name, min, max, value, step]) => read(slider(name, min, max, step, value)),
  ),
  entry(
    String.raw`(?:slider\s+(<NAME>)\s*[:=]?|(<NAME>)\s*[:=]\s*slider)\s*[[(]?\s*(<VALUE>)\s*(?:\.\.|,|to|\.{3}|…|–)\s*(<VALUE>)\s*[\])]?(?:\s*,?\s*step\s*[:=]?\s*(<VALUE>))?(?:\s*,?\s*(?:=|value\s*[:=]?|initial\s*[:=]?|start\s*[:=]?)\s*(<VALUE>))?`,
    ([line = '', first, second, min, max, step, value]) => {
      const name = first ?? second;
      return isSlider(line) ? undefined : read(slider(name, min, max, step, value));
    },
  ),
  entry(String.raw`title\s+("[^"]*")`, ([, words]) => write(`text title: ${words}`)),
  // Looks of an object that stands elsewhere.
  entry(String.raw`(?:[Hh]ide|HideObject)\s*\(?\s*(<NAME>)\s*\)?`, ([, name = ''], { defines }) =>
    /^(?:axes|grid|[xyz]axis)$/.test(name) && !defines(name)
      ? write(`${name} off`)
      : writeBehind(name, '{hidden: true}'),
  ),
  entry(String.raw`(?:hide|no)\s+(?:the\s+)?labels?\s+(?:of\s+)?(<NAME>)`, ([, name]) =>
    advise(`take the text in quotes after the definition of ${name} away: only what has such a label shows one`),
  ),
  entry(String.raw`hide\s*[:(]?\s*(<NAME>(?:\s*,\s*<NAME>)+)\s*\)?`, ([, names]) =>
    advise(`write {hidden: true} after each definition of ${names}, as in A: Point(0, 0) {hidden: true}`),
  ),
  entry(String.raw`layers?\s*[:=]?\s*(<NAME>)\s+(?:over|above|on\s+top\s+of|über)\s+(<NAME>)`, ([, upper, lower]) =>
    write(`layers ${lower}, ${upper}`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:the\s+)?(?:list|numbers)\s+(?:of|from)\s+(<NUMBER>)\s*(?:to|\.\.|-)\s*(<NUMBER>)`,
    ([, name, from, to]) => write(`${name}: Range(${from}, ${to})`),
  ),
  // `D: A rotated 60°`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(<NAME>)\s+(?:rotated|turned|gedreht)\s+(?:by\s+|um\s+)?(<NUMBER>)\s*(?:°|deg(?:rees)?)?`,
    ([, name, object, angle]) =>
      write(
        `${name}: Rotate(${object}, ${angle}°)`,
        ' for a turn about the origin, or with a centre as the last argument',
      ),
  ),
  // `g: f(x) = 2x + 1`
  entry(
    String.raw`(<NAME>)\s*:\s*([A-Za-z])\s*\(\s*x\s*\)\s*:?=\s*([^="{}]+)`,
    ([, name, called = '', source], { defines }) =>
      name === called || defines(called) ? undefined : write(`${name}: y = ${source}`),
  ),
  entry(String.raw`style\s*[{[]\s*(<NAME>(?:\s*,\s*<NAME>)*)\s*[}\]]\s*(\{.*\})`, ([, names, block]) =>
    advise(`write ${block} after each definition of ${names}, as in A: Point(0, 0) ${block}`),
  ),
  entry(String.raw`(?:<NAME>\s*[:=]\s*)?[Gg]roup(?:\s+<NAME>\s*:?)?\s*[ ({[].*`, (_, { defines }) =>
    defines('group') ? undefined : advise(NO_GROUPS),
  ),
  entry(String.raw`<DRAW>\s*\(?\s*([A-Za-z]\d*['′’]*)\s*\)?`, ([, name]) =>
    advise(
      `take the line away: ${name} is drawn where it is defined; a number is shown by a text, as in text t: "${name} = {{${name}}}"`,
    ),
  ),
  entry(
    String.raw`label\s+(<NAME>)\s*[:=]\s*("[^"]*")\s*(?:between|from|zwischen|von)\s+(<NAME>)\s*(?:,|and|to|und|bis)\s*(<NAME>)`,
    ([, name, words, from, to]) => write(`${name}: Segment(${from}, ${to}) ${words}`),
  ),
  entry(
    String.raw`label\s+(<NAME>)\s*[:=]\s*("[^"]*")(?:\s+(?:at|on|for|an|auf)\s+(<NAME>))?`,
    ([, name, words, at]) =>
      at === undefined ? writeBehind(name, words!) : write(`text ${name}: ${words} {at: ${at}}`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:the\s+)?(?:tangent|tangency|touch(?:ing)?)\s+point\s+(?:of|on)\s+(<NAME>)\s+(?:from|through|to)\s+(<NAME>)`,
    ([, name, curve, point]) => write(`${name}: Point(Tangent(${curve}, ${point}, 1), 1)`),
  ),
  entry(
    String.raw`(?:[Ll]abel|[Nn]ame|[Bb]eschrift(?:e|ung)|[Bb]ezeichnung|标注|ShowLabel|SetCaption)(?:\s+(?:the\s+)?(?:(?:point|line|[Pp]unkt)\s+)?|\s*\(\s*)(<NAME>)\s*[:,]?\s*("[^"]*"|true)?\s*(?:,\s*["']?(\w+(?:[ _-]\w+)?)["']?\s*)?\)?`,
    ([, name, words, side = '']) =>
      writeBehind(name, `${words?.startsWith('"') ? words : `"${name}"`}${blockOf([offsetsOf(side) ?? []].flat())}`),
  ),
  // A label with its style, of which the definition takes the words.
  entry(String.raw`label\s+(<NAME>)\s*[:,]?\s*("[^"]*")\s*\{[^{}]*\}`, ([, name, words]) => writeBehind(name, words)),
  entry(String.raw`(<NAME>)\.([xy])\s*=\s*(.+)`, ([, name, axis, value]) =>
    advise(
      `give the coordinates where ${name} is defined: ${name}: Point(${axis === 'x' ? `${value}, …` : `…, ${value}`})`,
    ),
  ),
  entry(String.raw`(<NAME>)\.(\w+)\s*[:=]\s*["']?([#\w.]+)["']?`, ([, name, key = '', value = '']) =>
    writeBehind(
      name,
      /^(?:label|name|caption|text)$/.test(key) ? `"${value}"` : `{${lookOf(key, value) ?? `${key}: ${value}`}}`,
    ),
  ),
  entry(String.raw`(?:draw|plot|show|add)\s+(\p{Lu}\w*)(\(.*)`, ([, type = '', rest]) =>
    write(`${type[0]!.toLowerCase()}: ${type}${rest}`),
  ),
  entry(String.raw`fill\s+(\p{Lu}\w*)(\(.*\))\s+(?:with|in)?\s*(\w+)`, ([, type = '', rest, color]) =>
    write(`${type[0]!.toLowerCase()}: ${type}${rest} {color: ${color}, regionOpacity: 30}`),
  ),
  entry(String.raw`animate\s+(?:slider\s+)?(<NAME>)(\s.*)?`, ([, name, range], { text }) => {
    const own = new RegExp(String.raw`^[ \t]*(slider[ \t]+${name}[ \t]*:[^"{\n]*[^"{\s])[ \t]*$`, 'mu').exec(text)?.[1];
    if (own === undefined) return range === undefined ? write(`slider ${name}: 0 .. 5 {autoPlay: true}`) : undefined;
    return advise(`take the line away, and write ${own} {autoPlay: true} in place of the definition of ${name}`);
  }),
  entry(String.raw`(?:checkbox|toggle|switch)\s+(<NAME>)\s*:?.*`, ([, name]) =>
    write(`slider ${name}: 0 .. 1 step 1 = 1, and {showIf: ${name} > 0} after what it shows`),
  ),
  entry(String.raw`view\s+(?:auto|fit|all|contain)`, () =>
    advise('take the line away: without a view the picture fits its content'),
  ),
  entry(String.raw`background\s+("?#?\w+"?)`, ([, color = '']) =>
    color === 'on' || color === 'off' ? undefined : read(`background {color: ${color}}`),
  ),
  entry(
    String.raw`background\s*[:=]\s*("?(?:#\w+|white|black|gr[ae]y|lightgr[ae]y|ivory|beige|transparent)"?)`,
    ([, color]) => read(`background {color: ${color}}`),
  ),
  // Views and axes.
  entry(
    String.raw`view\s*[:=]?\s*[([]?\s*(<NUMBER>)\s*,?\s+(<NUMBER>)\s*,?\s+(<NUMBER>)\s*,?\s+(<NUMBER>)\s*[)\]]?`,
    ([, left, right, bottom, top]) => write(`view ${left} .. ${right}, ${bottom} .. ${top}`),
  ),
  entry(
    String.raw`(?:window|viewport|viewbox|range|bounds|domain)\s+[[(]?\s*<NUMBER>.*`,
    ([line = '']) =>
      /\d\s*[x×]\s*\d/.test(line)
        ? advise('take the line away: the size of a picture is an option, as in --size 800x600')
        : write(viewMeant(line)),
    'iu',
  ),
  entry(
    String.raw`(?:no|hide|without)\s+(?:the\s+)?ax[ie]s|ax[ie]s\s*[:=(]?\s*(?:off|none|false|no|hidden)\s*\)?|showAxes\s*[:=]\s*false`,
    ([line = '']) => (/^axes\s*:?\s*off$/.test(line) ? undefined : write('axes off')),
    'iu',
  ),
  entry(String.raw`(?:no|hide|without)\s+(?:the\s+)?grid|showGrid\s*[:=]\s*false`, () => write('grid off'), 'iu'),
  entry(
    String.raw`(?:show\s+)(?:the\s+)?(axes|grid)|show(Axes|Grid)\s*[:=]\s*true`,
    ([, first, second]) => write(`${(first ?? second ?? '').toLowerCase()} on`),
    'iu',
  ),
  entry(String.raw`camera\s+(yaw|pitch)\s*[:=]?\s*(<NUMBER>)(\s*°)?`, ([, key, angle, degree]) =>
    write(
      `camera {${key}: ${degree === undefined && Math.abs(Number(angle)) < 7 ? angle : inRadians(angle)}}, in radians`,
    ),
  ),
  entry(String.raw`ZoomIn\s*[([](.*)[)\]]`, ([, inner = '']) => {
    const [left, bottom, right, top] = splitArguments(inner);
    return top === undefined ? advise(BOUNDS) : write(viewLine(left, right, bottom, top));
  }),
  entry(String.raw`(?:(?:plt|ax)\.)?(?:set_)?[xy]lim\s*\(.*\)|set\s+[xy]range.*|axis\s*\(?\[.*`, () => advise(BOUNDS)),
  entry(String.raw`camera\s*:?\s*(perspective|orthographic|oblique)`, ([, projection]) =>
    write(`camera {projection: ${projection}}`),
  ),
  entry(String.raw`zoom\s*[:=]?\s*([\d.]+)`, ([, factor]) =>
    write(`view -5 .. 5, -5 .. 5 scale ${50 * Number(factor)}`, ', with the bounds of x and y'),
  ),
  entry(String.raw`(?:scale|zoom)\s*[:=]?\s*(<NUMBER>)`, ([line = '', scale]) =>
    /[:=]/.test(line) || Number(scale) < LEAST_SCALE
      ? undefined
      : write(`view -5 .. 5, -5 .. 5 scale ${scale}, with the bounds of x and y`),
  ),
  entry(String.raw`(?:size|canvas)\s+(\d+)\s*(?:x|×|,|\s)\s*(\d+)`, ([, width, height]) =>
    advise(`take the line away: the size is said when the figure is drawn, with --size ${width}x${height}`),
  ),
  // Styles.
  entry(String.raw`style\s+(<NAME>)(\s+label)?\s*:\s*(\{.*\})`, ([, type, label = '', block]) =>
    read(`style ${type}${label} ${block}`),
  ),
  entry(String.raw`style\s+(<NAME>)(\s+label)?\s*:?\s*(\w+)\s*[:=]\s*([#\w.]+)`, ([, type, label = '', key, value]) =>
    read(`style ${type}${label} {${key}: ${value}}`),
  ),
  // Definitions in one block: `figure { A: Point(0, 0); B: Point(3, 0) }`.
  entry(
    String.raw`\p{Ll}{3,}(?:\s+\w+)?\s*\{\s*((?:<NAME>\s*[:=]\s*\p{Lu}\w*\([^{}]*\)\s*[;,]?\s*)+)\}`,
    ([, inner = '']) =>
      writeEach(
        inner
          .trim()
          .replace(/[;,]$/, '')
          .split(/[;,\s]\s*(?=\p{L}[\p{L}\p{N}_]*\s*[:=]\s*\p{Lu})/u)
          .map((each) => each.trim()),
      ),
  ),
  entry(
    String.raw`(?!(?:view|camera|axes|xaxis|yaxis|zaxis|grid|background|numbers|workingPlane|layers|style|template|extra)\b)(<NAME>)\s*(\{\s*\w+\s*:.*\})`,
    ([, name = '', block = ''], { defines }) =>
      defines(name) || (!isConstructor(name) && !/^\p{Ll}{3,}$/u.test(name))
        ? writeBehind(name, block)
        : isConstructor(name)
          ? write(`style ${name} ${block}`)
          : adviseInGeneral(`nothing here is named ${name}: ${LINES}, or take the line away`),
  ),
  // Programs around the figure.
  entry(String.raw`return\s*\(?\s*(\p{Lu}\p{L}*)(\(.*\));?`, ([, name = '', args = '']) =>
    isConstructor(name) ? write(`${name === 'Point' ? 'P' : name[0]!.toLowerCase()}: ${name}${args}`) : undefined,
  ),
  entry(String.raw`(?:import|from|using|include|require|export|print|return|size|settings)\b(?!\s*[:=]).*`, () =>
    advise(NO_COMMANDS),
  ),
  entry(
    String.raw`(?:plt|ax|fig|np|sp|sympy|math|board|brd|b|JXG|ggbApplet|api|calculator|Calc)\.\w+\s*[(=].*`,
    ([line = ''], { text }) => elementOf(undefined, line, text) ?? advise(NO_COMMANDS),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(.*\.(?:create|initBoard)\(.*|create\(\s*['"].*)`,
    ([, name = '', call = ''], { text }) =>
      elementOf(name, call.replace(/^create/, 'board.create'), text) ?? advise(NO_COMMANDS),
  ),
  entry(
    String.raw`for\s+(\w+)\s+in\s+range\s*\(\s*(?:(-?\w+)\s*,\s*)?(\w+)\s*\)\s*:?(.*)|for\s*\(\s*(?:\w+\s+)?(\w+)\s*=\s*(\d+)\s*;\s*\w+\s*(<=?)\s*(\w+)\s*;[^)]*\)(.*)|\\?foreach\s*\\?(\w+)\s+in\s*\{\s*(\w+)\s*,(?:[^{}]*,)?\s*(\w+)\s*\}(.*)`,
    (
      [, first, start = '0', end = '', below = '', second, from, sign, to = '', block = '', third, a, b, rest],
      around,
    ) => {
      const last = (bound: string, isOpen: boolean) =>
        !isOpen ? bound : /^\d+$/.test(bound) ? `${Number(bound) - 1}` : `${bound} - 1`;
      const [name = 'i', low = '1', high = '5'] =
        first !== undefined
          ? [first, start, last(end, true)]
          : second !== undefined
            ? [second, from, last(to, sign === '<')]
            : [third, a, b];
      const own = below || block || rest || indentedBelow(around.text, around.at);
      // What stood on lines of its own is parted by blanks here.
      const body = own.replace(/\s+(?=\w+(?:\[[^\]]*\])?\s*[:=]\s*\p{Lu}|\})/gu, '\n').replace(/^\s*\{/, '');
      const lists = repeated(body, name, low, high);
      if (lists !== undefined) return writeEach(lists);
      return advise(
        `a figure is no program: write a list of objects, as in L: Sequence(Point(${name}, ${name}^2), ${name}, ${low}, ${high})`,
      );
    },
    'su',
  ),
  entry(String.raw`(?:for|while)\b(?!\s*[:=]).*`, () =>
    advise('write a definition for each object: a figure is no program'),
  ),
  entry(String.raw`if\s+(.+?)\s+then\s+(.+?)(?:\s+else\s+(.+))?`, ([, condition, value, other]) =>
    write(`c: if(${[condition, value, other].filter(Boolean).join(', ')})`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(y\s*=\s*)?if\s+(.+?)\s*(?:then|:)\s*(.+?)\s*(?:else\s*:?\s*(.+))?`,
    ([, name, graph = '', condition, value, other]) =>
      write(`${name}: ${graph}if(${[condition, value, other].filter(Boolean).join(', ')})`),
  ),
  entry(
    String.raw`(<NAME>)\s*(?:\(\s*x\s*\)\s*)?[:=]\s*(?:y\s*=\s*)?([^?"{}]+\?(?!:)[^"{}]+:[^"{}]+)`,
    ([, name, source = '']) => {
      const own = withIf(source);
      const isGraph = /^if\([^,]*(?<!\p{L})x(?!\p{L})/u.test(own ?? '');
      return own === undefined ? undefined : write(`${name}: ${isGraph ? 'y = ' : ''}${own}`);
    },
  ),
  entry(String.raw`(?:plot|graph)(?:\s+|\s*\()(?:y\s*=\s*)?([^()]*x[^()]*?)\)?`, ([, source]) =>
    write(`f: y = ${source}`),
  ),
  // LaTeX and Asymptote.
  entry(String.raw`\\coordinate\s*(?:\[[^\]]*\])?\s*\((<NAME>)\)\s*at\s*(\(.*\))`, ([, name, place]) =>
    read(`${name}: ${place}`),
  ),
  entry(String.raw`\\tkzDefPoint\s*(\([^()]*\))\s*\{(<NAME>)\}`, ([, place, name]) => read(`${name}: ${place}`)),
  entry(
    String.raw`\\?(?:draw|path|tkzDrawSegment)\s*(?:\[[^\]]*\])?\s*\(?\s*(<PLACE>|[A-Z]\w*)\s*--\s*(<PLACE>|[A-Z]\w*)\s*\)?`,
    ([, from = '', to = '']) => write(`s: Segment(${ends(from)}, ${ends(to)})`),
  ),
  // The bounds of an environment for plots.
  entry(String.raw`\\begin\s*\{(?:axis|tikzpicture|pspicture\*?)\}\s*[[(](.*)[\])]`, ([, inner = '']) => {
    const bound = (key: string) => new RegExp(`(?:^|[\\s,])${key}\\s*=\\s*([-\\d.]+)`).exec(inner)?.[1];
    const [left, right, bottom, top] = ['xmin', 'xmax', 'ymin', 'ymax'].map(bound);
    const corners = /^([-\d.]+)\s*,\s*([-\d.]+)\s*\)\s*\(\s*([-\d.]+)\s*,\s*([-\d.]+)$/.exec(inner);
    if (corners !== null) return write(viewLine(corners[1], corners[3], corners[2], corners[4]));
    const titles = ['x', 'y'].flatMap((axis) => {
      const [, braced, plain] = new RegExp(`${axis}label\\s*=\\s*(?:\\{([^{}]*)\\}|([^,{}]+))`).exec(inner) ?? [];
      const title = (braced ?? plain)?.replaceAll('$', '').trim();
      return title ? [`${axis}axis {title: "${title}"}`] : [];
    });
    const heading = /(?<![a-z])title\s*=\s*\{?([^,{}]+)/.exec(inner)?.[1];
    const lines = [
      ...(left && right && bottom && top ? [viewLine(left, right, bottom, top)] : []),
      ...titles,
      ...(/(?<![a-z])grid\s*(?:=\s*(?!none)|,|$)/.test(inner) ? ['grid on'] : []),
      ...(heading === undefined ? [] : [`text title: "${heading.trim()}"`]),
    ];
    const [x, y] = ['x', 'y'].map((axis) => new RegExp(`(?:^|[\\s,])${axis}\\s*=\\s*([\\d.]+)\\s*cm`).exec(inner)?.[1]);
    if (lines.length === 0 && x !== undefined && y !== undefined && x !== y)
      return write(
        `view -5 .. 5, -5 .. 5 scale ${Math.round(PX_OF_CM * Number(x))} yscale ${Math.round(PX_OF_CM * Number(y))}`,
        ', with the bounds of x and y and the px of their units',
      );
    return lines.length < 2 ? lines.map((line) => write(line))[0] : writeEach(lines);
  }),
  entry(String.raw`\\(?:legend|addlegendentry)\s*\{(.*)\}`, ([, list = '']) => {
    const labels = splitArguments(list.replace(/\\(?:small|tiny|footnotesize)\b|\$/g, '')).map(
      (words) => `"${words.trim()}"`,
    );
    const each = labels.length === 1 ? labels[0] : `each of ${labels.join(', ')}`;
    return advise(`write ${each} after the definition of its curve, as in f: y = x^2 ${labels[0]}`);
  }),
  entry(String.raw`\\(?:begin|end|tikzset|pgfplotsset|use\w*|documentclass|tikz\w*|document)\b.*`, () =>
    advise('take the line away: no LaTeX stands around a figure'),
  ),
  entry(String.raw`\\.*`, () =>
    advise('write objects as definitions, such as A: Point(0, 0) and s: Segment(A, B), instead of LaTeX'),
  ),
  entry(String.raw`(?:graph|flowchart)\s+(?:TD|TB|BT|LR|RL)`, () =>
    advise(
      'take the line away: a figure has no boxes; write A: Point(0, 0), then B: Point(3, 0), then v: Vector(A, B) for an edge',
    ),
  ),
  entry(String.raw`(?:strict\s+)?(?:di)?graph\s*\w*\s*\{\s*(\w+)\s*-[->]\s*(\w+).*`, ([, from = '', to = '']) =>
    writeEach([`${from}: Point(0, 0)`, `${to}: Point(3, 0)`, `v: Vector(${from}, ${to})`]),
  ),
  entry(String.raw`<[!?/\p{L}].*`, ([line = '']) =>
    line.startsWith('<!--')
      ? advise('a comment begins with --')
      : advise('take the line away: a figure has definitions such as A: Point(0, 0), and no tags'),
  ),
  entry(String.raw`\/\*.*`, () => advise('a comment begins with --')),
  entry(String.raw`(?:[-*•+–]|\d+[.)])\s+([\p{L}(\[].*)`, ([, statement = '']) => read(statement)),
  entry(String.raw`\*\*(<NAME>)\*\*\s*([:=].*)`, ([, name, rest]) => read(`${name}${rest}`)),
  entry(String.raw`\$(.+)\$`, ([, statement = '']) => read(statement)),
  entry('`(<NAME>\\s*[:=][^`]+)`', ([, statement = '']) => read(statement)),
];

/** A slider as figure text has it, which is no habit. */
function isSlider(line: string): boolean {
  return /^slider\s[^,[\](){}]*\.\.(?!\.)[^,[\](){}…]*$/u.test(line) && !/\b(?:value|initial|start)\b/.test(line);
}

function slider(name = '', min = '', max = '', step?: string, value?: string): string {
  return `slider ${name}: ${min} .. ${max}${step ? ` step ${step}` : ''}${value ? ` = ${value}` : ''}`;
}

function ends(place: string): string {
  return place.startsWith('(') ? placeOf(place) : place;
}
