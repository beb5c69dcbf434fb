import { constructorMeant } from '@geoslide/geometry';
import { definitionWords, settingWords } from '../words.js';
import { offsetsOf } from './advice/style-advice.js';
import { splitArguments } from './arguments.js';
import {
  advise,
  entry,
  type HabitEntry,
  pointList,
  pointNames,
  read,
  withOwnNames,
  write,
  writeBehind,
  writeEach,
} from './habit.js';
import { styleOf } from './looks/look-at.js';
import { textAt } from './notations/options.js';
import { lookOf, takesText } from './properties.js';
import { viewOf } from './view-meant.js';
import { membersOf } from './whole/parts.js';

const count = (text: string, signs: string) => [...text].filter((sign) => signs.includes(sign)).length;

const STATEMENT_WORDS: readonly string[] = [...definitionWords, ...settingWords];

/** Where a label stands beside its object, in one word or two. */
const DIRECTION = '(?:above|below|top|bottom)(?:[ -](?:left|right))?|left|right|over|under';

/** Constructors that give several objects, one of them by a number behind the other arguments. */
const GIVE_SEVERAL: readonly string[] = [
  'Intersect',
  'Tangent',
  'CommonTangent',
  'TouchPoints',
  'Root',
  'Extremum',
  'Inflection',
  'Vertex',
  'Focus',
  'Asymptote',
];

/** Constructors that take a line, or a curve, behind the first argument. */
const PATHS_BEHIND = ['Intersect', 'OtherIntersection', 'Reflect', 'Closest', 'Between', 'Section', 'distance'];

/** What careless fingers type, and can only mean one thing. */
export const slips: readonly HabitEntry[] = [
  // `A: Point(1, 2) "Punkt "A""`
  entry(
    String.raw`([^"]*[^"\s([,=+:]|text\s+<NAME>\s*:)\s*"([^"]*)(?<!\\)"(\S|\S[^"{}]*\S)"([^"{}]*)"\s*(\{[^{}"]*\})?`,
    ([, head = '', before, inner, behind, style]) =>
      count(head, '(') === count(head, ')') && /^[^:]*:/.test(head)
        ? write(`${head} "${before}\\"${inner}\\"${behind}"${style === undefined ? '' : ` ${style}`}`)
        : undefined,
  ),
  // `text t: \frac{1}{2} {at: (1, 1)}`
  entry(
    String.raw`(text\s+<NAME>\s*:)\s*(?:\$([^$"]+)\$|(\\[a-zA-Z]+[^"]*?))\s*(\{\s*(?:\p{Ll}\p{L}*\s*:[^{}"]*)\})?`,
    ([, head, first, second, style = '{}']) => {
      const members = [...membersOf(style.slice(1, -1)), 'mode: latex'];
      return write(`${head} "${first ?? second}" {${members.join(', ')}}`);
    },
  ),
  // `"A" Point(0, 0)`
  entry(String.raw`"([^"]*)"\s*(\p{Lu}\w*)(\s*\([^"]*\))`, ([, words = '', type = '', args], { defines }) => {
    const own = constructorMeant(type);
    const name = /^\p{L}\d?['′’]?$/u.test(words) ? words : type[0]!.toLowerCase();
    return own === undefined || defines(name) ? undefined : write(`${name}: ${own}${args} "${words}"`);
  }),
  // `A: {color: red} Point(0, 0)`
  entry(
    String.raw`(<NAME>\s*[:=])\s*(\{[^{}"]*:[^{}"]*\})\s*(\p{Lu}\w*\([^"{}]*\))(\s*".*)?`,
    ([, head, style, call, label = '']) => write(`${head} ${call} ${style}${label}`),
  ),
  // Both signs of a root: two curves.
  entry(
    String.raw`(<NAME>)\s*[:=]\s*((?:y\s*=\s*)?)([^"{}±]*)(?:±|\+\/?-)([^"{}±]*)(\s*["{].*)?`,
    ([, name, head, before = '', behind, tail = '']) =>
      writeEach([
        `${name}: ${head}${before}${/\S\s*$/.test(before) ? '+' : ''}${behind}${tail}`,
        `${name}_2: ${head}${before}-${behind}${tail}`,
      ]),
  ),
  // `A, B: Points((0, 0), (4, 1))`
  entry(
    String.raw`(<NAME>(?:\s*,\s*<NAME>)+)\s*[:=]\s*(?:[Pp]oints?|[Pp]unkte?|[Pp]untos?)\s*\((.*)\)`,
    ([, names = '', list = '']) => {
      const places = splitArguments(list);
      const each = names.split(/\s*,\s*/);
      return places.length === each.length && places.every((place) => /^\(.*\)$/.test(place))
        ? writeEach(each.map((name, i) => `${name}: Point${places[i]}`))
        : undefined;
    },
  ),
  // `nd: Normal(0, 1) {shade: -1 .. 1}`
  entry(
    String.raw`(<NAME>)(\s*[:=]\s*\p{Lu}\p{L}*\([^"{}]*\))\s*\{\s*(?:shade|fill|area|region)\s*:\s*[[(]?\s*(<VALUE>)\s*(?:\.\.|,|to)\s*(<VALUE>)\s*[\])]?\s*\}`,
    ([, name, definition, from, to]) =>
      writeEach([`${name}${definition}`, `${name}_2: Shade(${name}, ${from}, ${to})`]),
  ),
  // `pts: Point(1, 1), Point(2, 2)`
  entry(String.raw`(<NAME>\s*[:=]\s*)(\p{Lu}\w*\([^"{}]*\)\s*,\s*\p{Lu}\w*\([^"{}]*\))`, ([, head, list = '']) => {
    const parts = splitArguments(list);
    return parts.length > 1 && parts.every((part) => /^\s*\p{Lu}\w*\(.*\)\s*$/su.test(part))
      ? write(`${head}[${list}]`, ', a list in square brackets')
      : undefined;
  }),
  entry(String.raw`text\s*\(([^"']*)(["'])(.*)\2(.*)\)\s*(\{.*\})?`, ([, before, , words, behind, style]) => {
    const numbers = `${before} ${behind}`.match(/[-−]?\d[\d.]*/g) ?? [];
    return numbers.length === 2
      ? textAt(words!, `(${numbers.join(', ')})`, membersOf((style ?? '{}').slice(1, -1)))
      : undefined;
  }),
  entry(String.raw`(grid|axes|[xyz]axis)\s*\(\s*(true|on|1|false|off|0)?\s*\)`, ([, word, state = 'true']) =>
    write(`${word} ${/^(?:true|on|1)$/.test(state) ? 'on' : 'off'}`),
  ),
  entry(String.raw`style\s*:\s*(\p{Lu}\p{L}+(?:\s+label)?\s*\{.*\})`, ([, rest]) => read(`style ${rest}`)),
  entry(String.raw`background\s*[:=]\s*["']([\p{L}# \d]+)["']`, ([, color = '']) => {
    const own = lookOf('color', color.toLowerCase().replace(/^(light|dark) /, '$1'));
    return own === undefined ? undefined : read(`background {${own}}`);
  }),
  entry(
    String.raw`(?:move|drag|put|place|set|verschiebe|ziehe|setze|déplace[rz]?|mueve)\s+(?:the\s+)?(?:point\s+|punkt\s+)?(\p{Lu}\d*)\s+(?:to|at|nach|auf|à|en|a)\s+(\([^()]*[,;|][^()]*\))`,
    ([, name = '', place = ''], { defines }) =>
      defines(name)
        ? advise(`write ${name}: Point${place.replace(/\s*[;|]\s*/, ', ')} in place of the definition of ${name}`)
        : write(`${name}: Point${place.replace(/\s*[;|]\s*/, ', ')}`),
    'iu',
  ),
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(?:the\s+|der\s+|le\s+|el\s+)?(?:vector|vektor|vecteur|vettore|vetor)\s*\(\s*(<NUMBER>)\s*[,;|]\s*(<NUMBER>)\s*\)\s*,?\s*(?:(?:from|at|von|ab|an|in|depuis|desde|en|de|da|with|mit|avec|con|com|à\s+partir\s+de|start(?:s|ing)?|begin(?:ning|nend)?|d['’]|the|its|dem|origine|origin|origen|origem|tail|anfangspunkt|startpunkt|point|punkt)\s*)+?(?:\(\s*(<NUMBER>)\s*[,;|]\s*(<NUMBER>)\s*\)|(?<=['’\s])([A-Z]\d*['′’]*))(?:\s+aus)?`,
    ([, name = 'v', dx, dy, x, y, point]) =>
      write(
        `${name}: Vector(${point ?? `(${x}, ${y})`}, ${point === undefined ? `(${Number(x) + Number(dx)}, ${Number(y) + Number(dy)})` : `${point} + (${dx}, ${dy})`})`,
      ),
    'iu',
  ),
  // `Trage den Punkt A(2|3) ein`: decimal commas stand between other signs only.
  entry(
    String.raw`(?=\p{L}{2,}\s)(?!(?:point|punkt|punto)\s)(?:(?:place|plot|draw|mark|add|put|placer|tracer|construire|zeichne|trage|markiere|setze|dibuja|marca)[rz]?\s+)?(?:(?:the|a|den|einen|le|un|el)\s+)?(?:(?:point|punkt|punto)\s+)?(\p{Lu}\d*)\s*\(([^()]+)\)(?:\s+ein)?\.?`,
    ([, name = '', inner = '']) => {
      const parts = /[;|]/.test(inner) ? inner.replaceAll(',', '.').split(/[;|]/) : inner.split(',');
      const isPlace = parts.length > 1 && parts.length < 4 && parts.every((part) => /^\s*[-−]?[\d.]+\s*$/.test(part));
      return isPlace ? write(`${name}: Point(${parts.map((part) => part.trim()).join(', ')})`) : undefined;
    },
    'iu',
  ),
  entry(
    String.raw`(?:delete|remove|erase|lösche|entferne|supprime[rz]?|borra)\s+(<NAME>)`,
    ([, name = ''], { defines }) =>
      defines(name) ? advise(`take the definition of ${name} away, and this line with it`) : undefined,
  ),
  entry(String.raw`["']?(?:[\w~.:-]*[\\/])*[\p{L}\w .-]+\.(?:geoslide|json|ggb|txt|tex|png|svg)["']?`, () =>
    advise('give what the file holds: this is only its name'),
  ),
  // Equal sides are constructed, and marked.
  entry(
    String.raw`(?:(?:mark|equal|congruent|same|show)\s+)*(?:(?:sides|segments|lengths?|lines)\s*)?:?\s*(<POINTS>)\s*(?:=|==|≅|,|and|und|\s)\s*(<POINTS>)`,
    ([line = '', first = '', second = ''], { defines }) => {
      const isBare = line.startsWith(first);
      const points = [...pointNames(first), ...pointNames(second)];
      if (points.length !== 4 || (isBare && (!/[=≅]/.test(line) || defines(second) || !points.every(defines))))
        return undefined;
      const tick = (name: string, points: string) => `${name}: Tick(Segment(${pointList(points)}))`;
      return advise(
        `a length is kept where it is constructed, as in Circle(${points[2]}, length(${points[0]}, ${points[1]})); to mark equal sides write ${tick('t', first)}, then ${tick('u', second)}`,
      );
    },
    'u',
  ),
  entry(String.raw`([A-Z]\d*['′’]*)\s*[:=]\s*(<NAME>)\s+x\s+(<NAME>)`, ([, name, first, second]) =>
    write(
      `${name}: Intersect(${first}, ${second})`,
      ` for the point of two lines, or ${first}*${second} for a product`,
    ),
  ),
  // A full stop at the end, and a bracket too many there.
  entry(String.raw`(<NAME>\s*[:=].*[)\]"}])\s*\.+`, ([, definition = '']) => read(definition)),
  entry(String.raw`(<NAME>\s*[:=][^"{}]*\))\)(\s*["{].*)?`, ([, head = '', tail = '']) =>
    count(head, '(') === count(head, ')') && count(head, '([') === count(head, ')]')
      ? read(`${head}${tail}`)
      : undefined,
  ),
  entry(String.raw`(<NAME>\s*[:=]\s*Point)\s*\(\s*(-?\d+)\.(\d+)\s*\)(.*)`, ([, head, x, y, tail]) =>
    write(`${head}(${x}, ${y})${tail}`, ', with a comma between the numbers'),
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{L}+\s*\(.*),\s*(first|second|third|1st|2nd|3rd)\s*(\).*)`,
    ([, head, word = '', tail], { defines }) =>
      defines(word) ? undefined : write(`${head}, ${/^[f1]/.test(word) ? 1 : /^(?:s|2)/.test(word) ? 2 : 3}${tail}`),
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*(\p{L}+)\([^"']*)["'](<NUMBER>°?)["']([^"']*\))(.*)`,
    ([, head, word = '', number, rest, tail]) => {
      const type = constructorMeant(word);
      return type === undefined || takesText(type)
        ? undefined
        : write(`${head}${number}${rest}${tail}`, ', without quotes');
    },
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{L}+\s*\([^"]*\d)\s*(?:sides|corners|vertices|ecken)\b(?!\s*\()(.*\).*)`,
    ([, head, tail]) => write(`${head}${tail}`),
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(?:[Aa]ngle|[Ww]inkel)\s*(\([^"{}]*\))\s*,?\s*(?:in\s+)?(?:degrees?|deg|[Gg]rad|°)`,
    ([, head, args]) => write(`${head}Angle${args} "{{degrees}}°"`, ' for its size in degrees'),
  ),
  entry(String.raw`(<NAME>)\s*[:=]\s*([A-Z]\d*['′’]*)\s*(?:-+>|→|⟶|=>)\s*([A-Z]\d*['′’]*)`, ([, name, from, to]) =>
    write(`${name}: Vector(${from}, ${to})`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:(?:the|der|el)\s+|l['’])?(?:[Oo]rigin|[Uu]rsprung|[Oo]rigine|[Oo]rigen|(?:坐标)?原点)`,
    ([, name], { defines }) => (defines('origin') || defines('Origin') ? undefined : write(`${name}: Point(0, 0)`)),
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{L}\w*\s*\([^"{}]*,\s*)(<VALUE>)\s*\.\.\s*(<VALUE>)\s*(\).*)`,
    ([, head, from, to, tail]) => write(`${head}${from}, ${to}${tail}`),
  ),
  entry(String.raw`(<NAME>)\s*[:=]\s*([-\d.]*)\s*i\s*([-+])\s*([\d.]*)\s*j`, ([, name, x, sign, y], { defines }) =>
    defines('i') || defines('j')
      ? undefined
      : write(`${name}: Vector(${x === '' || x === '-' ? `${x}1` : x}, ${sign === '-' ? '-' : ''}${y === '' ? 1 : y})`),
  ),
  entry(String.raw`(<NAME>)\s*[:=]\s*(\w+)\s+mod\s+(\w+)`, ([, name, a, b]) => write(`${name}: mod(${a}, ${b})`)),
  entry(String.raw`(<NAME>)\s*[:=]\s*(\d{1,3}),(000)`, ([, name, whole, rest]) =>
    write(`${name}: ${whole}${rest}`, ` for thousands, or ${name}: ${whole}.${rest} with a decimal point`),
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{L}+\s*\(.*),\s*["']?(closed|open|filled|unfilled|true|false|none|visible)["']?\s*(\).*)`,
    ([, head, word = '', tail], { defines }) =>
      defines(word) ? undefined : write(`${head}${tail}`, `, without ${word}`),
  ),
  // A complex number is a point.
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(<NUMBER>)\s*([-+−])\s*(?:(\d+(?:\.\d+)?)\s*\*?\s*)?i(\s*["{].*)?`,
    ([, name, x, sign, y = '1', tail = ''], { defines }) =>
      defines('i')
        ? undefined
        : write(`${name}: Point(${x}, ${sign === '+' ? '' : '-'}${y})${tail}`, ', for a complex number is a point'),
  ),
  // `w: (1|0|2)`, which the language reads as a product
  entry(
    String.raw`(<NAME>\s*[:=]\s*)\(\s*(<NUMBER>)\s*[|,]\s*(<NUMBER>)\s*[|,]\s*(<NUMBER>)\s*\)(\s*["{].*)?`,
    ([line = '', head, x, y, z, tail = '']) =>
      line.includes('|') ? read(`${head}(${x}, ${y}, ${z})${tail}`) : undefined,
  ),
  entry(String.raw`(<NAME>\s*[:=][^"{}]*\))\s*\.\s*(\p{Ll}+)\(\s*\)`, ([, definition, word = '']) => {
    const look = styleOf(word);
    return look === undefined ? undefined : read(`${definition} {${look}}`);
  }),
  // `Perpendicular Bisector(A, B)`
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(\p{L}+)[ -](\p{L}+)\s*(\(.*)`,
    ([, name, one = '', other = '', rest], { defines }) => {
      const own = defines(one) || defines(other) ? undefined : constructorMeant(`${one}${other}`);
      return own === undefined ? undefined : write(`${name ?? own[0]!.toLowerCase()}: ${own}${rest}`);
    },
  ),
  // Tools of a box of instruments.
  entry(
    String.raw`(?:(<NAME>)\s*[:=]\s*)?(compass|zirkel|compas|ruler|straightedge|lineal|règle)\s*\((.*)\)`,
    ([, name, word = '', args], { defines }) => {
      const own = /^(?:c|z)/i.test(word) ? 'Circle' : 'Line';
      return defines(word) ? undefined : write(`${name ?? own[0]!.toLowerCase()}: ${own}(${args})`);
    },
  ),
  // A label in LaTeX without quotes.
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{Lu}\p{L}+\([^"{}\\$]*\)(?:\s*\{[^{}"]*\})?)\s*(?:\$\s*([^$"{}]+?)\s*\$|(\\[a-zA-Z]+(?:_\w|_\{\w+\})?))`,
    ([, definition, first, second]) => read(`${definition} "${first ?? second}"`),
  ),
  // Commas with nothing between them.
  entry(String.raw`(<NAME>\s*[:=][^"{}]*[\p{L}\d)\]])\s*,(?:\s*,)+\s*([^"{}]*)(["{].*)?`, ([, head, rest, tail = '']) =>
    read(`${head}, ${rest}${tail}`),
  ),
  entry(
    String.raw`(<NAME>\s*[:=][^"{}]*[\p{L}\d)\]])\s*,\s*([)\]][^"{}]*)(["{].*)?`,
    ([, head = '', rest, tail = '']) => {
      // One argument and a comma: the next is still to come.
      if (/\([^(),[\]]*$/u.test(head)) return undefined;
      return read(`${head}${rest}${tail}`);
    },
  ),
  // A head that is written otherwise.
  entry(String.raw`(<NAME>)\s*[-–—|,;]\s*(\p{Lu}\w+\s*\(.*)`, ([, name, source = ''], { defines }) => {
    const type = constructorMeant(/^\p{L}+/u.exec(source)![0]);
    return type === undefined || defines(name!) ? undefined : read(`${name}: ${source}`);
  }),
  entry(String.raw`[([{](<NAME>)[)\]}]\s*[:=]\s*(.+)`, ([, name, source]) => read(`${name}: ${source}`)),
  entry(
    String.raw`([A-Z]\w*)\s*[:=]\s*(?:max|min|[Mm]aximum|[Mm]inimum)\s*\(\s*([a-z])\s*\)`,
    ([, name, curve], { defines }) => (defines(curve!) ? write(`${name}: Extremum(${curve}, 1)`) : undefined),
  ),
  // `Integral(f from 1 to 3)`
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{L}+\s*\()([^()"{}]*?)\s+(?:from|von|for\s+x\s+from)\s+(<VALUE>)\s+(?:to|bis)\s+(<VALUE>)\s*(\).*)`,
    ([, head, source, from, to, tail]) => write(`${head}${source?.trim()}, ${from}, ${to}${tail}`),
  ),
  // `Point(1, 1).label("P")`
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{Lu}\w*\([^"{}]*\))\s*\.\s*(\p{L}+)\s*\(\s*(?:"([^"]*)"|'([^']*)'|([\w.#]*))\s*\)`,
    ([, definition, key = '', one, other, bare = '']) => {
      const value = one ?? other ?? bare;
      const small = key.replace(/^(?:set|with)_?/i, '').toLowerCase();
      if (/^(?:label|name|text|caption)$/.test(small)) return read(`${definition} ${JSON.stringify(value)}`);
      if (/^(?:hide|hidden)$/.test(small)) return read(`${definition} {hidden: true}`);
      if (!/^(?:colou?r|size|pointsize|width|linewidth|thickness|dash|linedash|fill|opacity)$/.test(small))
        return undefined;
      const own = small.startsWith('colo') ? 'color' : small;
      return read(`${definition} {${own}: ${/^[\w.]+$/.test(value) ? value : JSON.stringify(value)}}`);
    },
  ),
  entry(String.raw`(<NAME>)\s*[:=]\s*(?:→\s*(<POINTS>)|(<POINTS>)\s*[→⃗])`, ([, name, one, other]) =>
    write(`${name}: Vector(${pointList(one ?? other ?? '')})`),
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*[Cc]ircle\s*\([^"{}]*)(?:diameter|diam|durchmesser)\s*[:=]?\s*(<NUMBER>|[a-z]\w*)(\s*\).*)`,
    ([, head = '', size, tail]) => write(`${head.replace(/cent(?:er|re)\s*[:=]\s*/, '')}${size}/2${tail}`),
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*)[Cc]ircle\s*\(\s*(?:with\s+)?(?:diameter|diam|durchmesser)\s*[:=]?\s*(?:([A-Z]\d*),?\s*([A-Z]\d*)|Segment\(([A-Z]\d*),\s*([A-Z]\d*)\))\s*\)(.*)`,
    ([, head, first, second, start, end, tail]) =>
      write(`${head}DiameterCircle(${first ?? start}, ${second ?? end})${tail}`),
  ),
  entry(String.raw`(?:defaults?|global|globals|settings?|all|\*)\s*(\{.*\})`, ([, block], { defines }) =>
    defines('default') ? undefined : write(`style Segment ${block}`, ', and the same for Point and other types'),
  ),
  // Regions.
  entry(String.raw`(<NAME>)\s*[:=]\s*\{\s*\(\s*x\s*,\s*y\s*\)\s*[|:]\s*([^{}]*)\}`, ([, name, condition]) =>
    write(`${name}: ${condition?.trim()}`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:fill|area|region|shade|Fläche)\s+(?:between|zwischen)\s+(?:y\s*=\s*)?([^=]+?)\s+(?:and|und)\s+(?:y\s*=\s*)?([^=]+)`,
    ([, name, ...borders]) => {
      const curves = borders.map((border = '') => (/^[a-z]$/.test(border) ? border : `y = ${border}`));
      return write(`${name}: Between(${curves.join(', ')})`);
    },
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*Region\s*\(((?:[^()",]*[<>≤≥][^()",]*,)+[^()",]*[<>≤≥][^()",]*)\)(.*)`,
    ([, name, all = '', tail]) =>
      write(
        `${name}: Region(${all
          .split(',')
          .map((one) => one.trim())
          .join(' && ')})${tail}`,
      ),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(<NAME>)\s+(AND|OR|MINUS|WITHOUT|INTERSECT|union|intersection|minus|without)\s+(<NAME>)`,
    ([, name, one, word = '', other]) => {
      const sign = /^(?:or|union)$/i.test(word) ? '∪' : /^(?:minus|without)$/i.test(word) ? '∖' : '∩';
      return write(`${name}: ${one} ${sign} ${other}`);
    },
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*Line\s*\(\s*(?:slope|m)\s*[=:]?\s*(<VALUE>)\s*,\s*(?:y?-?intercept|b|n|c)\s*[=:]?\s*(<VALUE>)\s*\)`,
    ([, name, slope, intercept = '']) =>
      write(`${name}: y = ${slope} x ${/^[-−]/.test(intercept) ? intercept : `+ ${intercept}`}`),
  ),
  // Lists by a function.
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:Array|Array\.from|map|Table|Map|repeat|Repeat)\s*[([]\s*(\w+)\s*,\s*\(?([a-z])\)?\s*(?:=>|->|→)\s*(.+)[)\]]`,
    ([, name, count, variable, source]) => write(`${name}: Sequence(${source}, ${variable}, 1, ${count})`),
  ),
  // A heading of what follows.
  entry(String.raw`(?=.{4})(?!(?:text|slider|button|image)\s)[\p{L}\s,'’]+:`, ([line = ''], { defines }) =>
    /\s\S|\p{Script=Han}{3}/u.test(line) && !defines(line.slice(0, -1))
      ? advise('take the line away, or begin it with -- as a comment')
      : undefined,
  ),
  // Tables of Markdown.
  entry(String.raw`\|\s*([A-Z]\w*)\s*\|\s*(<NUMBER>)\s*\|\s*(<NUMBER>)\s*\|?`, ([, name, x, y]) =>
    write(`${name}: Point(${x}, ${y})`),
  ),
  entry(String.raw`\|[\s\p{L}|:-]*\|`, () => advise('take the line away: a figure has no tables')),
  entry(
    String.raw`slider\s+(<NAME>)\s*[:=]\s*(<NUMBER>)\s*[,(]?\s*\(?\s*(?:min|from|von)\s*[:=]?\s*(<NUMBER>)\s*,?\s*(?:max|to|bis)\s*[:=]?\s*(<NUMBER>)(?:\s*,?\s*step\s*[:=]?\s*(<NUMBER>))?\s*\)?`,
    ([, name, value, min, max, step]) =>
      write(`slider ${name}: ${min} .. ${max}${step === undefined ? '' : ` step ${step}`} = ${value}`),
  ),
  entry(String.raw`(<NAME>)\s*(?:::+|:\s+:|=:|==|<-|=>|->|→|←|~>|\bas\b)\s*(\p{Lu}\w*\s*[([].*)`, ([, name, source]) =>
    read(`${name}: ${source}`),
  ),
  entry(String.raw`[:=]\s*(\p{Lu}\w*)(\s*\(.*)`, ([, type = '', rest]) =>
    write(`${type === 'Point' ? 'A' : type[0]!.toLowerCase()}: ${type}${rest}`),
  ),
  entry(String.raw`(text|button|image)\s*:\s*(<NAME>)\s*:?\s*(".*)`, ([, word, name, rest]) =>
    read(`${word} ${name}: ${rest}`),
  ),
  entry(String.raw`(text|button)\s+(<NAME>)\s*=\s*(".*)`, ([, word, name, rest]) => read(`${word} ${name}: ${rest}`)),
  entry(String.raw`@(\p{L}.*)`, ([, rest = '']) => read(rest)),
  entry(String.raw`(?:[=*_~]\s*){3,}`, () => write('---', ' alone on its line to begin the next slide')),
  entry(String.raw`(?:<NAME>\.)?(?:show|display|render|draw|plot|close|tight_layout)\s*\(\s*\)`, () =>
    advise('take the line away: a figure has definitions, and no commands'),
  ),
  // Brackets of another kind, or one of them.
  entry(String.raw`(<NAME>\s*[:=]\s*)(\p{L}+)\s*<([^<>"{}]*,[^<>"{}]*)>(.*)`, ([, head, word = '', inner, tail]) => {
    const type = constructorMeant(word);
    return type === undefined ? undefined : read(`${head}${type}(${inner})${tail}`);
  }),
  entry(String.raw`(<NAME>\s*[:=]\s*)(\p{L}+)\s+([^()"{}]*)\)(.*)`, ([, head, word = '', inner, tail]) => {
    const type = constructorMeant(word);
    return type === undefined ? undefined : read(`${head}${type}(${inner})${tail}`);
  }),
  entry(String.raw`(<NAME>)\s*\[\s*((?:\p{Lu}\w*)\(.*\))\s*\]`, ([, name, source], { defines }) =>
    defines(name ?? '') ? undefined : write(`${name}: ${source}`),
  ),
  // Ways from point to point.
  entry(String.raw`([A-Z]\d*['′’]*)\s*(?:<?-{2,}>|-+>|→|⟶|=+>)\s*([A-Z]\d*['′’]*)`, ([, from, to]) =>
    write(`v: Vector(${from}, ${to})`),
  ),
  entry(String.raw`([A-Z]\d*['′’]*)\s*(?:-{2,}|—|–|-)\s*([A-Z]\d*['′’]*)`, ([, from, to]) =>
    write(`s: Segment(${from}, ${to})`),
  ),
  entry(String.raw`[#.](\p{L}\w*)\s*(\{.*\})`, ([, name = '', block = ''], { defines }) => {
    const type = constructorMeant(name);
    // Rules of CSS end in semicolons.
    const looks = [...block.matchAll(/([\w-]+)\s*:\s*([^;:{}]+)(?=[;}])/g)].map(([, key = '', value = '']) =>
      lookOf(key, value.trim()),
    );
    const own = block.includes(';') ? `{${looks.filter((look) => look !== undefined).join(', ')}}` : block;
    return type === undefined || defines(name) || /^[A-Z]$/.test(name)
      ? writeBehind(name, own)
      : write(`style ${type} ${own}`);
  }),
  entry(String.raw`view\s*[:=(](?!\s*-?[\d.]+\s*\.\.[^,]*,\s*-?[\d.]+\s*\.\.).*|view\s+[a-z].*`, ([line = '']) => {
    const view = viewOf(line);
    return view === undefined ? undefined : write(view);
  }),
  entry(String.raw`background\s+(?:none|off|transparent|no)`, () => read('background {color: transparent}')),
  entry(
    String.raw`background\s+(?:colou?r\s*)?[:=]?\s*((?:light|dark|medium|pale)\s*\w+|(?<=colou?r\s*[:=]?\s*)#?\w+)`,
    ([, color = '']) => read(`background {color: ${color.replace(/\s+/g, '').toLowerCase()}}`),
  ),
  entry(
    String.raw`(show|hide|no|turn on|turn off|switch on|switch off)\s+(?:the\s+)?(axes|grid)\s*(?:,|and|&)\s*(?:the\s+)?(axes|grid)`,
    ([, word = '', first, second]) => {
      const on = /^(?:hide|no|.*off)$/i.test(word) ? 'off' : 'on';
      return write(`${first} ${on}, then ${second} ${on} on a line of its own`);
    },
    'iu',
  ),
  entry(
    String.raw`(?:(?:label|name|call|beschriftung|[Bb]eschrifte|benenne|bezeichnung|étiquette|nommer|etiqueta|rotula)\s+|标签\s*|标注\s*)(?:point\s+|punkt\s+|of\s+|von\s+|点)?(<NAME>)\s*(?:as|with|=|:|by|als|mit|avec|par|con|como|at\s*\([^()]*\))?\s*"([^"]*)"`,
    ([, name, words]) => writeBehind(name, `"${words}"`),
  ),
  entry(
    String.raw`([A-Z]\d*['′’]*)\s+(?:is\s+|lies\s+|liegt\s+|located\s+)*(?:at|bei|in)\s*\(([^()]*)\)`,
    ([, name, place]) => read(`${name}: Point(${place})`),
  ),
  entry(
    String.raw`(?:point\s+|punkt\s+)?([A-Z]\d*['′’]*)\s+(?:is\s+|lies\s+|liegt\s+)*(?:on|auf|∈)\s+(?:the\s+)?(?:circle\s+|line\s+|segment\s+|curve\s+)?(<NAME>)`,
    ([, name, path]) =>
      write(`${name}: Point(${/^[A-Z]{2}$/.test(path ?? '') ? `Segment(${path![0]}, ${path![1]})` : path}, ?:=0.5)`),
    'iu',
  ),
  entry(String.raw`(<NAME>\s*[:=][^"{}]*\))\s*\.\s*(\w+)\s*=\s*["']?([#\w.]+)["']?`, ([, definition, key, value]) =>
    read(`${definition} {${key}: ${value}}`),
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(\([^()"{}]*,[^()"{}]*\)(?:\s*[,;]\s*\([^()"{}]*,[^()"{}]*\))+)`,
    ([, head, items]) => write(`${head}[${items}]`, ', a list in square brackets'),
  ),
  entry(
    String.raw`([A-Z]\d*['′’]*\s*[:=]?\s*\([^()]*\)(?:\s*[,;]?\s*(?:and\s+)?[A-Z]\d*['′’]*\s*[:=]?\s*\([^()]*\))+)\.?`,
    ([, list = '']) => {
      const points = [...list.matchAll(/([A-Z]\d*['′’]*)\s*[:=]?\s*(\([^()]*\))/gu)].map(
        ([, name, place = '']) => `${name}: Point${place.replace(/\s*;\s*/, ', ')}`,
      );
      return writeEach(points);
    },
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*\(([^()]*(?:\([^()]*\)[^()]*)*),([^()]*(?:\([^()]*\)[^()]*)*)\)\s*(?:,|for|\{)\s*([a-z])\s*(?:[:=]|in|from|∈)\s*[[(]?\s*(<VALUE>)\s*(?:\.\.\.?|to|,)\s*(<VALUE>)\s*[\])}]*`,
    ([, name, x = '', y = '', variable = '', from, to]) => {
      const own = (source: string) => source.trim().replace(new RegExp(`(?<!\\p{L})${variable}(?!\\p{L})`, 'gu'), 't');
      return write(`${name}: Curve(${own(x)}, ${own(y)}, ${from}, ${to})`);
    },
  ),
  entry(
    String.raw`(slider\s+<NAME>\s*:?\s*<VALUE>\s*\.\.\s*<VALUE>)\s*[,;]\s*(?:(?:step|by)\s*[:=]?\s*)?(<VALUE>)(\s*=.*)?`,
    ([, head, step, value = '']) => read(`${head} step ${step}${value}`),
  ),
  entry(String.raw`(slider\s+[^.]*?)\s*(?:\.\.\.|…)\s*([^.…].*)`, ([, head, rest]) => read(`${head} .. ${rest}`)),
  entry(String.raw`(slider\s.*\bstep)s(\s.*)`, ([, head, rest]) => read(`${head}${rest}`)),
  entry(String.raw`(slider\s.*\bstep)(\d.*)`, ([, head, step]) => read(`${head} ${step}`)),
  entry(String.raw`"(<NAME>)"\s*[:=]\s*([^{].*?),?`, ([, name, source]) => read(`${name}: ${source}`)),
  entry(String.raw`(<NAME>)[.)]\s*:\s*(.+)`, ([, name, source]) => read(`${name}: ${source}`)),
  // `mean([1...10])`, `mean(1..10)`
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{L}\w*\(\s*)\[?\s*(<NUMBER>)\s*(?:\.{2,3}|…)\s*(<NUMBER>)\s*\]?(\s*\).*)`,
    ([, head, from, to, tail]) => write(`${head}Range(${from}, ${to})${tail}`),
  ),
  // Two numbers without a comma; behind the name of a point also what would be a product otherwise.
  ...[
    String.raw`(<NAME>\s*[:=]\s*)\(\s*(<NUMBER>)\s+(<NUMBER>)`,
    String.raw`(\p{Lu}\d*['′’]*\s*[:=]\s*)\(\s*([\p{Ll}\d.]+)\s+([-−]?[\p{Ll}\d.]+)`,
  ].map((pair) => entry(String.raw`${pair}\s*\)(.*)`, ([, head, x, y, tail]) => read(`${head}(${x}, ${y})${tail}`))),
  // Several definitions on a line.
  entry(String.raw`((?:<NAME>)\s*[:=](?!=).*[,;].*(?:<NAME>)\s*[:=](?!=).*)`, ([, list = '']) => {
    const parts = splitArguments(list);
    const heads = parts.map((part) => /^(\p{L}[\p{L}\d_]*['′’]*)\s*[:=]\s*(?=\(|\p{Lu}\w+\s*[([])/u.exec(part));
    if (parts.length < 2 || heads.some((head) => head === null)) return undefined;
    const lines = parts.map((part, i) => `${heads[i]![1]}: ${part.slice(heads[i]![0].length)}`);
    return writeEach(lines);
  }),
  // `Intersect(c, d).second`
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(\p{L}+)(\s*\([^"{}]*)\)\s*\.\s*(second|third)(?:\(\))?(\s*["{].*)?`,
    ([, head, word = '', args, which, tail = '']) => {
      const own = constructorMeant(word) ?? '';
      return GIVE_SEVERAL.includes(own)
        ? write(`${head}${own}${args}, ${which === 'second' ? 2 : 3})${tail}`)
        : undefined;
    },
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*(?:Divide|Section|Teile)\s*\([^"{}]*,\s*)(<NUMBER>)\s*:\s*(<NUMBER>)(\s*\).*)`,
    ([, head, m, n, tail]) => write(`${head}${m}, ${n}${tail}`),
  ),
  // `A: Point(0, 0), "A", {color: red}`
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{Lu}\w*\([^"{}]*\))\s*,\s*(?:("[^"]*")\s*,?\s*(\{[^{}]*\})|(\{[^{}]*\})\s*,\s*("[^"]*"))`,
    ([, source, first, last, style, label]) => read(`${source} ${style ?? last} ${first ?? label}`),
  ),
  // `draw A, B, Segment(A, B)`
  entry(
    String.raw`(?:draw|show|plot|display|render)\s*[(:]?\s*((?:<NAME>\s*,\s*)*\p{Lu}\w+\([^"{}]*\))\s*\)?`,
    ([, list = ''], { defines }) => {
      const items = splitArguments(list).filter((item) => !defines(item));
      const calls = items.map((item) => /^(\p{L}+)\(.*\)$/u.exec(item)?.[1]);
      const isKnown = calls.every((word) => word !== undefined && constructorMeant(word) !== undefined);
      if (!isKnown || items.length === splitArguments(list).length) return undefined;
      return writeEach(withOwnNames(items.map((item) => `${item[0]!.toLowerCase()}: ${item}`)));
    },
  ),
  // `Focus(E)[1]`
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(\p{L}+)(\s*\([^"{}]*)\)\s*\[\s*(\d)\s*\](.*)`,
    ([, head, word = '', args, number, tail]) => {
      const own = constructorMeant(word) ?? '';
      if (!GIVE_SEVERAL.includes(own)) return undefined;
      const remark = number === '0' ? '' : ', where 1 is the first';
      return write(`${head}${own}${args}, ${number === '0' ? 1 : number})${tail}`, remark);
    },
  ),
  entry(
    String.raw`\(?\s*(<NAME>(?:\s*,\s*<NAME>)+)\s*\)?\s*[:=]\s*(\p{L}+)(\s*\([^"]*)\)((?:\s*,?\s*"[^"]*")*)`,
    ([, list = '', word = '', args, tail = '']) => {
      const own = constructorMeant(word) ?? '';
      if (!GIVE_SEVERAL.includes(own)) return undefined;
      const names = list.split(',').map((name) => name.trim());
      const labels = tail.match(/"[^"]*"/g) ?? [];
      return writeEach(names.map((name, i) => `${name}: ${own}${args}, ${i + 1})${labels[i] ? ` ${labels[i]}` : ''}`));
    },
  ),
  // `a: 2 {slider: true}`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(<NUMBER>)\s*\{[^{}"]*\bslider\s*:\s*(?:true|on|yes)[^{}"]*\}`,
    ([, name, value = '']) => {
      const most = Math.max(10, 2 * Math.abs(Number(value)));
      return write(`slider ${name}: ${Number(value) < 0 ? -most : 0} .. ${most} = ${value}`);
    },
  ),
  // Strings of other programs: `RiemannSum(f, 0, 2, 4, 'left')`
  entry(String.raw`(<NAME>\s*[:=]\s*(?!create\()\p{L}+\s*\(.*)`, ([, line = '']) => {
    const own = line.replace(/(?<=[(,]\s*)'([a-z]{3,})'(?=\s*[,)])/g, '"$1"');
    return own === line ? undefined : read(own);
  }),
  // `P: Intersect(k, g) "P", "Q"`
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(\p{L}+)(\([^"{}]*)\)\s*"([^"]+)"\s*(?:,|and|und|et|y)\s*"([^"]+)"`,
    ([, name, word = '', args, first, second = '']) => {
      const own = constructorMeant(word) ?? '';
      if (!GIVE_SEVERAL.includes(own)) return undefined;
      const other = /^\p{L}\d*$/u.test(second) && second !== name ? second : `${name}_2`;
      return writeEach([`${name}: ${own}${args}, 1) "${first}"`, `${other}: ${own}${args}, 2) "${second}"`]);
    },
  ),
  entry(
    String.raw`(?:draw|show|plot|dot|display|paint)\s*\(?\s*([A-Za-z]\d*['′’]*(?:\s*,\s*[A-Za-z]\d*['′’]*)+)\s*\)?`,
    ([, names]) => advise(`take the line away: ${names} are drawn where they are defined`),
  ),
  entry(String.raw`style\s*[:=]?\s*\{\s*(\w+)\s*:\s*(\{[^{}]*\})\s*\}`, ([, type = '', block]) =>
    write(`style ${constructorMeant(type) ?? type} ${block}`),
  ),
  entry(
    String.raw`(?:repeat|loop|do)\s+(\d+)\s*(?:times)?\s*[:{]?\s*(?:<NAME>\s*:\s*)?(\p{Lu}\w*\(.*\))\s*\}?`,
    ([, count, call]) => write(`L: Sequence(${call}, i, 1, ${count})`),
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*\w+\s*\(.*),\s*([a-z])\s*(?:=|in|from|∈)\s*[[(]?\s*([-\w]+?)\s*(?:\.\.\.?|to|bis|,)\s*([-\w]+)\s*[\])]?\s*\)`,
    ([, head = '', variable, from, to]) => {
      const [, start, formula] = /^(.*[:=]\s*)(?:Line|Segment|Graph|Plot)\s*\(\s*y\s*=\s*(.+)$/.exec(head) ?? [];
      if (formula !== undefined) return write(`${start}Curve(${formula}, ${from}, ${to})`);
      // Only these have a variable of their own; others take the ends alone, as in Integral(f, 1, 3).
      const called = /[:=]\s*(\w+)\s*\(/.exec(head)?.[1] ?? '';
      // A line by its equation is no range.
      if (/^[xy]$/.test(variable!) && PATHS_BEHIND.includes(constructorMeant(called) ?? called)) return undefined;
      const binds = ['Sequence', 'sum', 'product', 'Iterate'].includes(constructorMeant(called) ?? called);
      return write(`${head}, ${binds ? `${variable}, ` : ''}${from}, ${to})`);
    },
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*)(?:y\s*=\s*)?([^"{}=]+?),?\s+(?:if|wenn|falls|si)\s+([^"{}]+?),?\s+(?:else|otherwise|sonst|ansonsten|sinon)\s+([^"{}]+)`,
    ([, head = '', yes = '', condition, no]) =>
      write(`${head}${/(?<!\p{L})x(?!\p{L})/u.test(yes) ? 'y = ' : ''}if(${condition}, ${yes}, ${no})`),
  ),
  entry(String.raw`(<NAME>\s*[:=].*)∫\s*\((.*)`, ([, head, rest]) => read(`${head}Integral(${rest}`)),
  // `f: ℝ → ℝ, x ↦ x^2`
  entry(
    String.raw`(<NAME>)\s*:\s*[^"{}(),=]+?\s*(?:->|→|\\to)\s*[^"{}(),=]+?\s*[,;:]?\s*(?:x\s*(?:->|↦|→|\\mapsto|\|->)|<NAME>\s*\(\s*x\s*\)\s*=)\s*([^"{}]+)`,
    ([, name, source]) => write(`${name}: y = ${source}`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*function\s*\(\s*x\s*\)\s*(?:=>?|:|->|\{)?\s*(?:return\s+)?([^{};]*?)\s*;?\s*\}?`,
    ([, name, source]) => read(`${name}: y = ${source}`),
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{L}\w*\s*\([^"{}]*?\(<NUMBER>,\s*<NUMBER>\)(?:\s+\(<NUMBER>,\s*<NUMBER>\))+.*)`,
    ([, line = '']) => read(line.replace(/\)\s+\(/g, '), (')),
  ),
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{L}\w*\s*\([^"{}]*)\)\s+(?:through|at|with|from|to|around|about|by|in|of|durch|um|an|bei)\s+((?:point\s+|punkt\s+)?(?:<NAME>|<NUMBER>°?|\([^()]*\)|\p{Lu}\w*\([^()]*\)))`,
    ([, head, last = '']) =>
      styleOf(last) !== undefined ? undefined : write(`${head}, ${last.replace(/^(?:point|punkt)\s+/i, '')})`),
  ),
  entry(
    String.raw`(\p{L}+)\s+(<NAME>)\s*[:=]\s*((?:<NAME>|<NUMBER>|\([^()]*\))(?:\s*,\s*|\s+)(?:<NAME>|<NUMBER>|\([^()]*\))(?:(?:\s*,\s*|\s+)(?:<NAME>|<NUMBER>|\([^()]*\)))*)`,
    ([, word = '', name, list = '']) => {
      const type = STATEMENT_WORDS.includes(word) ? undefined : constructorMeant(word);
      const args = list.match(/\([^()]*\)|[^\s,()]+/gu) ?? [];
      return type === undefined || /\s(?:deg(?:rees?)?|grad)$/i.test(list)
        ? undefined
        : write(`${name}: ${type}(${args.join(', ')})`);
    },
  ),
  entry(
    String.raw`(?:[Ff]ill|[Ss]hade)(?:\s+|\s*\(\s*)(<NAME>)(?:\s+(?:with|in)|\s*,)?\s+["']?(#?\w+)["']?\s*\)?`,
    ([, name, color]) =>
      write(
        `{color: ${color}, regionOpacity: 30} after the definition of ${name}, as in ${name}: Polygon(A, B, C) {color: ${color}, regionOpacity: 30}`,
      ),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:y\s*=\s*)?([^"{}=<>]+?)\s*,\s*x\s*(?:=|from|in|∈)\s*(<VALUE>)\s*(?:\.\.\.?|to)\s*(<VALUE>)(\s*["{].*)?`,
    ([, name, source, from, to, tail = '']) => read(`${name}: Curve(${source}, ${from}, ${to})${tail}`),
  ),
  // A range of a curve, with a style behind it.
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:y\s*=\s*)?([^"{}=<>]+?)\s*,\s*(<VALUE>)\s*(?:<=?|≤)\s*x\s*(?:<=?|≤)\s*(<VALUE>)\s*(\{[^{}]*:[^{}]*\}|"[^"]*")`,
    ([, name, source, from, to, tail]) => read(`${name}: Curve(${source}, ${from}, ${to}) ${tail}`),
  ),
  entry(String.raw`(<NAME>\s*[:=][^"{}]+?)\s*,\s*(?:for\s+)?x\s*(?:!=|≠|<>)\s*[^"{},]+`, ([, definition = '']) =>
    write(definition, ' alone: a curve has a gap where it has no value'),
  ),
  entry(
    String.raw`slider\s+(<NAME>)\s*:?\s*(?:from\s+)?(<VALUE>)\s*(?:\.\.|to|bis)\s*(<VALUE>)\s*,?\s*(?:in\s+)?(?:steps?|schritten?)\s+(?:of|von)\s+(<VALUE>)`,
    ([, name, from, to, step]) => read(`slider ${name}: ${from} .. ${to} step ${step}`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*[Ss]lider\s+(<NUMBER>)\s+(<NUMBER>)(?:\s+(<NUMBER>))?`,
    ([, name, from, to, step]) => read(`slider ${name}: ${from} .. ${to}${step === undefined ? '' : ` step ${step}`}`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(<VALUE>)\s*\.\.\s*(<VALUE>)\s*(?:\.\.|step|,)\s*(<VALUE>)`,
    ([, name, from, to, step]) => read(`slider ${name}: ${from} .. ${to} step ${step}`),
  ),
  // Points that a hand moves.
  entry(
    String.raw`(<NAME>)\s*:\s*Point\s*\(\s*\?\s*,\s*\?\s*\)\s*=\s*\(?\s*(<NUMBER>)\s*,\s*(<NUMBER>)\s*\)?`,
    ([, name, x, y]) => read(`${name}: Point(?:=${x}, ?:=${y})`),
  ),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*(?:draggable|movable|free|moveable)\s+[Pp]oint\s*(?:at\s*)?\(\s*(<NUMBER>)\s*,\s*(<NUMBER>)\s*\)(.*)`,
    ([, name, x, y, tail]) => write(`${name}: Point(?:=${x}, ?:=${y})${tail}`),
  ),
  // Where a label stands.
  entry(String.raw`(<NAME>\s*[:=].*"[^"]*")\s*,?\s*(${DIRECTION})`, ([, definition, direction = '']) =>
    write(`${definition} {${offsetsOf(direction)}}`),
  ),
  entry(String.raw`label\s+(<NAME>)\s+(?:to\s+the\s+|at\s+(?:the\s+)?)?(${DIRECTION})`, ([, name, direction = '']) =>
    write(
      `{${offsetsOf(direction)}} after the label of ${name}, as in ${name}: Point(0, 0) "${name}" {${offsetsOf(direction)}}`,
    ),
  ),
  entry(
    String.raw`(<NAME>)\.label\.?(?:position|anchor|align|pos|side|loc|placement)\s*=\s*["']?(\w+)["']?`,
    ([, name, word = '']) => {
      const offsets = offsetsOf(word);
      return offsets === undefined
        ? undefined
        : write(`{${offsets}} after the label of ${name}, as in ${name}: Point(0, 0) "${name}" {${offsets}}`);
    },
  ),
  // A border as CSS has it: `{stroke: 2px solid red}`.
  entry(
    String.raw`(<NAME>\s*[:=][^{}]*\{(?:[^{}]*,)?\s*)(?:stroke|border|line|outline)\s*:\s*"?(\d+(?:\.\d+)?)(?:px|pt)?\s+(solid|dashed|dotted)\s+(#?\w+)"?\s*((?:,[^{}]*)?\}.*)`,
    ([, head = '', width, dash, color, tail = '']) =>
      write(`${head}lineWidth: ${width}, ${dash === 'solid' ? '' : `lineDash: ${dash}, `}color: ${color}${tail}`),
  ),
  // Looks in other places.
  entry(String.raw`(style\s+\p{L}+(?:\s+label)?)\s*:?\s+([a-z]+)`, ([, head = '', word = '']) => {
    const look = styleOf(word);
    return look === undefined ? undefined : read(`${head.replace(/:$/, '')} {${look}}`);
  }),
  entry(String.raw`(?:default|global|all)\s+(?:style\s+)?(\w+)\s*[:=]?\s*(#?[\w.]+)`, ([, key, value]) =>
    write(`style Segment {${key}: ${value}}, and the same for Point and other types`),
  ),
  // A remark of what a name is.
  entry(
    String.raw`(?:(?:let|given|suppose|define|assume|take|create|add|sei|seien|gegeben|setze)(?!\p{L})|设|令|已知|记|取)\s*:?\s*(?:point\s+|点\s*)?(<NAME>)\s*(?:be|as|is|sei|=|:|为|是)\s*(.+)`,
    ([, name, rest = '']) => {
      const each = `${name} = ${rest}`.split(/\s*,\s*(?=\p{L}\w*\s*=[^=])/u);
      const isWhole = each.every((own) => /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(own));
      return each.length > 1 && isWhole
        ? writeEach(each.map((own) => own.replace(/\s*=\s*/, ': ')))
        : read(`${name}: ${rest}`);
    },
    'iu',
  ),
  entry(
    String.raw`(?:(?:设|令|已知|取|作|点|Punkt)+\s*([A-Z]\d*['′’]*)\s*[:=]?|([A-Z]\d*['′’]*)点?的?(?:坐标)?(?:为|是))\s*\(\s*(<NUMBER>)\s*[,;|]\s*(<NUMBER>)\s*\)(\s*["{].*)?`,
    ([, first, second, x, y, tail = '']) => read(`${first ?? second}: Point(${x}, ${y})${tail}`),
    'iu',
  ),
  // Coordinates with decimal commas, as German schoolbooks have them.
  entry(
    String.raw`(<NAME>)\s*[:=]?\s*(?:Point|Punkt)?\s*\(\s*([-−]?\d+(?:,\d+)?)\s*[|;]\s*([-−]?\d+(?:,\d+)?)\s*\)(.*)`,
    ([line = '', name, x = '', y = '', tail]) =>
      !line.includes('|') && !/\d,\d/.test(line)
        ? undefined
        : read(`${name}: Point(${x.replace(',', '.')}, ${y.replace(',', '.')})${tail}`),
  ),
];
