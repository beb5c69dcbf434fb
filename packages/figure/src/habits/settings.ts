import { isLanguageTag, languageMeant } from '@geoslide/protocol';
import { cameraAdvice } from './advice/setting-advice.js';
import { advise, entry, type HabitEntry, read, write } from './habit.js';
import { lookOf } from './properties.js';
import { viewOf } from './view-meant.js';

/** A view by the words for the side that is looked from. */
function fromSide(view: string, words: string): Readonly<Record<string, string>> {
  return Object.fromEntries(words.split(' ').map((word) => [word, `view: ${view}`]));
}

/** Cameras by the words that people have for them. */
const CAMERAS: Readonly<Record<string, string>> = {
  iso: 'view: isometric',
  overhead: 'view: top',
  above: 'view: top',
  right: 'view: side',
  left: 'yaw: 3.1416, pitch: 0',
  back: 'yaw: 1.5708, pitch: 0',
  bottom: 'yaw: -1.5708, pitch: -1.5708',
  ...fromSide('top', 'oben haut dessus arriba 上'),
  ...fromSide('front', 'vorn vorne face devant frente 前'),
  ...fromSide('side', 'seite rechts côté lado 侧'),
};
const CAMERA_WORDS =
  'auto|cabinet|cavalier|military|top|front|left|right|back|bottom|isometric|iso|side|overhead|above|firstAngle|thirdAngle';
const cameraMeant = (word: string): string => `camera {${CAMERAS[word.toLowerCase()] ?? `view: ${word}`}}`;
const TITLES = (x = 'x', y = 'y') => `write xaxis {title: "${x}"}, then yaxis {title: "${y}"} on a line of its own`;

/** The view that a line with other words or fewer numbers means. */
export function viewMeant(line: string): string {
  const [a, b, c, d] = line.replace(/\.{2,}/g, ' ').match(/(?<![\p{L}\p{N}.])[-−]?(?:\d+\.?\d*|\.\d+)/gu) ?? [];
  // Two corners of the picture.
  if (/\(\s*[-−\d.]+\s*,\s*[-−\d.]+\s*\)\s*(?:\.\.|to|bis|-|,|and)?\s*\(/.test(line) && d !== undefined)
    return `view ${a} .. ${c}, ${b} .. ${d}`;
  const view = viewOf(line);
  if (view !== undefined) return view;
  const [size, ...others] = line.match(/(?<![\p{L}\p{N}.])(?:\d+\.?\d*|\.\d+)/gu) ?? [];
  return size !== undefined && others.length === 0 && Number(size) > 0
    ? `view -${size} .. ${size}, -${size} .. ${size}, with the bounds of x and of y`
    : 'view -5 .. 5, -3 .. 3, with the bounds of x and of y';
}

/** Languages that a line may be about: others are more likely names of objects. */
const LANGUAGES = /^(?:ar|bn|de|en|es|fr|he|hi|it|ja|ko|nl|pl|pt|ru|ta|th|tr|vi|zh)(?:-|$)/i;

/** Whether a line has two ranges whose bounds are numbers and calls of functions: that is how a view is written. */
function isView(line: string): boolean {
  const [, ...bounds] = /^view\s+(.+?)\.\.(.+?),(.+?)\.\.(.+)$/u.exec(line) ?? [];
  const isBound = (text: string) => !/\p{L}/u.test(text.replace(/pi|π|\d[eE][-+]?\d|\p{L}\w*\(/gu, ''));
  return bounds.length > 0 && bounds.every(isBound);
}

/** Settings, sliders and texts in other words than theirs. */
export const settingHabits: readonly HabitEntry[] = [
  // `axes on labels x y`: what is set is drawn, so that the word in front says nothing more.
  entry(
    String.raw`(axes|[xyz]axis|grid)\s+(?:on|show|shown|visible)\s*[,;]?\s+((?!plane\b|space\b)[\p{L}\d".].*)`,
    ([, word, rest], { defines }) => (defines(word!) ? undefined : read(`${word} ${rest}`)),
  ),
  entry(String.raw`axis\s*(\{.*\})`, ([, block]) => read(`axes ${block}`)),
  entry(
    String.raw`([xyz]axis|(?:axis|axe|achse|eje)\s+[xyz])(?:\s+[xyz]-?(?:achse|axis))?\s*(?:\{\s*|:\s*|\s(?:range|from|von|de|da|desde|从)\s+)?(<VALUE>)\s*(?:\.\.|to|bis|à|a|al|hasta|até|到)\s*(<VALUE>)\s*\}?(?:\s*,?\s*(?:(?:with|mit|avec|con|com|and|und|in|labels?|numbers?|ticks?|marks?|grid\s*lines?)\s+)*(?:steps?|every|each|by|spacing|interval|all?e|schritten|schrittweite|schritt|abstand|(?:par\s+)?pas|tous\s+les|cada|ogni|pas[so]o?)\s*(?:of|von|size|de|di)?\s*[:=]?\s*(<VALUE>))?`,
    ([, word, min, max, step]) =>
      write(
        `${word!.replace(/^\p{L}{2,}\s+([xyz])$/u, '$1axis')} {min: ${min}, max: ${max}${step === undefined ? '' : `, distanceMode: custom, distance: ${step}`}}`,
      ),
    'iu',
  ),
  // `- [A, B]`, as YAML has a segment
  entry(String.raw`-\s*[[(]\s*([A-Z]\d*(?:\s*,\s*[A-Z]\d*)+)\s*[\])]`, ([, list = '']) => {
    const points = list.split(',').map((point) => point.trim());
    return write(`${points.length === 2 ? 's: Segment' : 'p: Polygon'}(${points.join(', ')})`);
  }),
  entry(String.raw`grid\s*[:=]?\s*(square|polar|triangular|isometric)`, ([, kind]) => write(`grid {kind: ${kind}}`)),
  entry(String.raw`style\s+(\p{Lu}\w*)\s+labels\s*(\{.*\})`, ([, type, block]) =>
    write(`style ${type} label ${block}`),
  ),
  entry(
    String.raw`(?:new|next|neue|nueva|nouvelle)\s+(?:slide|page|folie|diapositiva|diapositive)`,
    () => write('---', ' alone on its line to begin the next slide'),
    'iu',
  ),
  entry(String.raw`layer\s+(<NAME>)\s*[:=]?\s*(<NUMBER>)`, ([, name, layer]) => write(`layers ${name} = ${layer}`)),
  entry(
    String.raw`(?:order|z-?order|draw\s*order|drawing\s+order)\s*[:=]?\s*(<NAME>(?:\s*,\s*<NAME>)+)`,
    ([, names]) => write(`layers ${names}, from the lowest to the highest`),
    'iu',
  ),
  entry(String.raw`slide\s+(<NAME>\s*[:=].*\.\..*)`, ([, rest]) => write(`slider ${rest}`)),
  entry(
    String.raw`(<NAME>)\s*[:=]\s*[Ss]lider\s*\{\s*(<VALUE>)\s*(?:,|\.\.|to)\s*(<VALUE>)\s*(?:,\s*(<VALUE>)\s*)?\}`,
    ([, name, from, to, step]) => read(`slider ${name}: ${from} .. ${to}${step === undefined ? '' : ` step ${step}`}`),
  ),
  // `slider a: 0..5; 0.1`, `slider a: 0 .. 5 "a" = 2`
  entry(String.raw`(slider\s[^;"]*\.\.[^;"]*);\s*(<NUMBER>)`, ([, head, step]) => write(`${head} step ${step}`)),
  entry(String.raw`(slider\s[^"{}]*\.\.[^"{}]*?)\s*("[^"]*")\s*(=\s*<VALUE>)`, ([, head, label, value]) =>
    write(`${head} ${value} ${label}`),
  ),
  entry(
    String.raw`(slider\s[^"{}]*\.\.[^"{}]*?)\s*,?\s*(?:label|name|caption|text)\s*[:=]?\s*("[^"]*")(.*)`,
    ([, head, label, tail]) => write(`${head} ${label}${tail}`),
  ),
  entry(
    String.raw`(slider\s+<NAME>\s*[:=]\s*<VALUE>\s*\.\.\s*<VALUE>\s*step\s*<VALUE>)\s*,?\s*(?:integers?|ints?|whole(?:\s+numbers?)?|ganzzahlig)(\s*=.*)?`,
    ([, range, value = '']) => read(`${range}${value}`),
  ),
  entry(String.raw`(axes|[xyz]axis)\s+(?:labels?|numbers)\s+(on|off)`, ([, word, state]) =>
    write(`${word} {label: ${state === 'on'}}`),
  ),
  entry(String.raw`view\s+([^;]*\.\.[^;]*?)\s*;\s*([^;]*\.\.[^;]*)`, ([, x, y]) => read(`view ${x}, ${y}`)),
  // `slider a = 2 (0..5)`
  entry(
    String.raw`slider\s+(<NAME>)\s*[:=]\s*(<NUMBER>)\s*,?\s*(?:[([]|in\s+[[(]?|from\s+|von\s+)\s*(<VALUE>)\s*(?:\.\.\.?|,|;|to|bis)\s*(<VALUE>)\s*(?:(?:,|step)\s*(<NUMBER>)\s*)?[)\]]?`,
    ([, name, value, from, to, step]) =>
      write(`slider ${name}: ${from} .. ${to}${step === undefined ? '' : ` step ${step}`} = ${value}`),
  ),
  // `text t: "A" {at: 1, 2}`
  entry(
    String.raw`(text\s.*\bat\s*:\s*)(<NUMBER>|<NAME>\.[xy][^,:()]*)\s*,\s*(<NUMBER>|<NAME>\.[xy][^,:()]*?)\s*([,}].*)`,
    ([, head, x, y, tail]) => write(`${head}(${x}, ${y})${tail}`),
  ),
  entry(String.raw`view\s*[=(]?\s*(<NUMBER>)\s*\)?`, ([, bound = '']) => write(viewMeant(bound))),
  entry(
    String.raw`camera\s*[:=]?\s*["']?(${CAMERA_WORDS})(?:\s+view)?["']?`,
    ([, word = '']) => write(cameraMeant(word)),
    'iu',
  ),
  entry(
    String.raw`(?:view|camera|look|ansicht|vue|vista)\s*:?\s*(?:from|von|de|du|desde)\s+(?:the\s+)?(${CAMERA_WORDS}|${Object.keys(CAMERAS).join('|')})`,
    ([, word = '']) => write(cameraMeant(word)),
    'iu',
  ),
  entry(
    String.raw`(?:camera\s+)?(?:perspective|perspektive|perspectiva|prospettiva)(?:\s*[:=]?\s*(?:on|true|an|ein|oui|sí))?`,
    () => write('camera {projection: perspective}'),
    'iu',
  ),
  // `view3d 30, 45`, `ax.view_init(elev=30, azim=45)`
  entry(
    String.raw`(?:\w+\.)?(?:view_?3d|view_?init|view_?point|camera_?angles?|rotate_?3d)\s*[:=]?\s*([\s({[]?.*\d.*)`,
    ([, angles = '']) => advise(cameraAdvice(angles)),
    'iu',
  ),
  // The keys say that a block is the camera's, whatever stands before it.
  entry(
    String.raw`(?![Cc]amera\b)(<NAME>)\s*[:=]?\s*(\{.*\b(?:yaw|pitch|azimuth|elevation|projection)\s*[:=].*\}|\{\s*view\s*[:=].*\})`,
    ([, name = '', block = ''], { defines }) => {
      if (defines(name)) return undefined;
      return /yaw|pitch|azimuth|elevation/.test(block) ? advise(cameraAdvice(block)) : write(`camera ${block}`);
    },
  ),
  // `view auto` also means a view that fits, in the plane.
  entry(
    String.raw`view\s*[:=]?\s*["']?((?!auto)(?:${CAMERA_WORDS}))["']?`,
    ([, word = '']) => write(cameraMeant(word)),
    'iu',
  ),
  entry(String.raw`view\s*[:=]?\s+(?!off\b).*\p{L}.*|view\s*[:=]\s*[-\d[(].*[\s,;.].*`, ([line = '']) =>
    isView(line) || /\b(?:fit|auto|all|contain)\b|\p{Lu}\w*\(|\b[xy]?scale\b/u.test(line)
      ? undefined
      : write(viewMeant(line)),
  ),
  entry(
    String.raw`(axes|[xyz]axis|grid)\s+(colou?r|width|style|thickness|line-?(?:style|width|color))\s*[:=]?\s*["']?([#\w]+)["']?`,
    ([, word, key = '', value = '']) => {
      const look = lookOf(key === 'style' ? 'lineStyle' : key.replace('colour', 'color'), value);
      return look === undefined ? undefined : write(`${word} {${look}}`);
    },
  ),
  entry(
    String.raw`(?:axes|axis|label\s+(?:the\s+)?ax[ei]s)\s*[:=]?\s*(?:(?:labels?|titles?|names?|labeled|labelled)(?!\p{L}))?\s*[:=]?\s*(?:x\s*[:=]?\s*(?="))?("[^"{}]+"|(?!colou?r|style|width|line|dash|thick)\p{L}\w*)\s*(?:,|and|\s)\s*(?:y\s*[:=]?\s*(?="))?("[^"{}]+"|\p{L}\w*)`,
    ([, x = '', y = '']) =>
      /^(?:on|off|plane|space|labels?|titles?|hidden|none)$/.test(x)
        ? undefined
        : advise(TITLES(x.replaceAll('"', ''), y.replaceAll('"', ''))),
  ),
  entry(String.raw`axes\s*[:=]\s*\{\s*x\s*:\s*"([^"]*)"\s*,\s*y\s*:\s*"([^"]*)"\s*\}`, ([, x, y]) =>
    advise(TITLES(x, y)),
  ),
  entry(
    String.raw`(axes|[xyz]axis|grid|ticks?|gridlines)\s*[:=]?\s*(?:lines?\s+)?(?:every|step|spacing|interval|distance|unit|size|at|alle|(?:im\s+)?abstand|=)?\s*[:=]?\s*(\d*[.,]?\d+)(?:\s*units?)?`,
    ([line = '', word = '', distance]) => {
      if (/^\w+\s*[:=]\s*[\d.]+$/.test(line)) return undefined;
      return write(
        `${word.startsWith('tick') ? 'axes' : word === 'gridlines' ? 'grid' : word} {distanceMode: custom, distance: ${distance!.replace(',', '.')}}`,
      );
    },
  ),
  entry(String.raw`layers?\s*[:=]?\s*\[?\s*(<NAME>(?:\s*[<>;|,]\s*<NAME>)+)\s*\]?`, ([line = '', list = '']) => {
    if (/^\w+\s*[:=]\s*\[/.test(line)) return undefined;
    if (!/[<>;|]/.test(list) && /^layers\s/.test(line) && !/[[:=]/.test(line)) return undefined;
    const names = list.split(/\s*[<>;|,]\s*/);
    const ordered = list.includes('>') ? names.reverse() : names;
    return write(`layers ${ordered.join(', ')}, from the lowest to the highest`);
  }),
  entry(String.raw`ax[ei]s\s+([xyz])\s*:?\s*(<VALUE>)\s*(?:\.\.|to|,)\s*(<VALUE>)`, ([, axis, min, max]) =>
    write(`${axis}axis {min: ${min}, max: ${max}}`),
  ),
  entry(
    String.raw`(?:set\s+)?font[\s_-]*size\s*[:=]?\s*(\d+)(?:px|pt)?`,
    ([, size]) => write(`style Point label {fontSize: ${size}}, and the same for Segment and other types`),
    'iu',
  ),
  // Sliders.
  // `slider: a 0 to 5`
  entry(
    String.raw`slider\s*:\s*(<NAME>)\s*(?:from|von|=|:)?\s*(<VALUE>)\s*(?:to|bis|\.\.\.?|–|,)\s*(<VALUE>)(\s*step\s.*)?`,
    ([, name, from, to, step = '']) => read(`slider ${name}: ${from} .. ${to}${step}`),
  ),
  entry(
    String.raw`slider\s+(<NAME>)\s*(?::|=|∈|in|from)?\s*(?:\[\s*(<VALUE>)\s*[,;]\s*(<VALUE>)\s*\]|(<VALUE>)\s*(?:<=?|≤)\s*<NAME>\s*(?:<=?|≤)\s*(<VALUE>))(\s*step\s.*)?`,
    ([, name, min1, max1, min2, max2, step = '']) => read(`slider ${name}: ${min1 ?? min2} .. ${max1 ?? max2}${step}`),
  ),
  entry(
    String.raw`slider\s+(<NAME>)\s*[:=]\s*[[{(]?\s*(<NUMBER>(?:\s*,\s*<NUMBER>){3,})\s*[\])}]?`,
    ([, name, list = '']) => {
      const values = list.split(',').map(Number);
      const [first = 0, second = 0] = values;
      const isEven = values.every((value, i) => Math.abs(value - (first + i * (second - first))) < 1e-9);
      if (isEven) return write(`slider ${name}: ${first} .. ${values.at(-1)} step ${second - first}`);
      const items = `L: [${values.join(', ')}], then slider i: 1 .. ${values.length} step 1, then ${name}: L(i)`;
      return advise(`a slider has equal steps: write ${items}, each on a line of its own`);
    },
  ),
  entry(
    String.raw`(slider\s+[^"{}]*?)\s*,?\s*(?:\bby\b|\bincrement|\bincr\b|\bstep\s*size|\b[Ss]chritt(?:weite)?|\bin\s+steps\s+of|\bsteps\s+of|\bsteps?\s*[:=])\s*[:=]?\s*(<NUMBER>)(.*)`,
    ([, head = '', step, tail]) => read(`${head.replace(/:\s*(?=<)/, '')} step ${step}${tail}`),
  ),
  entry(String.raw`slider\s[^()[\]"{}]*\d,\d[^()[\]"{}]*`, ([line = '']) =>
    /\.\.|\bto\b|\bbis\b/.test(line) ? read(line.replace(/(\d),(\d)/g, '$1.$2')) : undefined,
  ),
  entry(
    String.raw`slider\s+(<NAME>)\s*:?\s*(?:from|von|de|goes\s+from)\s+(<VALUE>)\s*(?:\.\.|to|bis|à|a)\s*(<VALUE>)\s*,?\s*(?:(?:by|step|in\s+steps\s+of|schrittweite)\s*[:=]?\s*(<VALUE>))?`,
    ([, name, from, to, step]) => read(`slider ${name}: ${from} .. ${to}${step === undefined ? '' : ` step ${step}`}`),
  ),
  entry(
    String.raw`(slider\s+<NAME>\s*[:=]\s*<VALUE>\s*\.\.\s*<VALUE>)\s*,?\s*(?:integers?|ints?|whole(?:\s+numbers?)?|ganzzahlig|entiers?|enteros?|整数)(\s*=.*)?`,
    ([, range, value = '']) => read(`${range} step 1${value}`),
    'iu',
  ),
  entry(
    String.raw`(?:window|view(?:port|box)?|range|bounds|domain|fenster)\s*[:=]?\s*[[(]\s*(<VALUE>)\s*,\s*(<VALUE>)\s*[\])]\s*(?:x|×|\*|,|by)\s*[[(]\s*(<VALUE>)\s*,\s*(<VALUE>)\s*[\])]`,
    ([, a, b, c, d]) => write(`view ${a} .. ${b}, ${c} .. ${d}`),
    'iu',
  ),
  entry(
    String.raw`(?:(?:the|die|el)\s+|l['’])?(?:([xyz])[-\s]?(?:axis|[Aa]chse)|axe\s+des\s+(abscisses|ordonnées)|eje\s+([xy]))\s*:?\s*(?:(?:range|goes\s+from|from|von|between|zwischen|de|entre)\s+)?(<VALUE>)(?:\s*(?:\.\.|,)\s*|\s+(?:to|bis|and|und|à|a|et|y)\s+)(<VALUE>)(?:\s*,?\s*(?:in\s+steps?\s+of|steps?|by|every)\s*(?:of\s+)?(<NUMBER>))?`,
    ([, axis, french, spanish, min, max, step]) =>
      write(
        `${axis ?? spanish ?? (french === 'abscisses' ? 'x' : 'y')}axis {min: ${min}, max: ${max}${step === undefined ? '' : `, distanceMode: custom, distance: ${step}`}}`,
      ),
  ),
  entry(
    String.raw`(slider\s+<NAME>\s*[:=]\s*<VALUE>\s*\.\.\s*<VALUE>(?:\s*step\s*<VALUE>)?(?:\s*=\s*<VALUE>)?)\s*,?\s*(?:animated?|auto(?:play)?|play(?:ing)?|loop)`,
    ([, slider]) => write(`${slider} {autoPlay: true}`),
  ),
  entry(
    String.raw`image\s+"([^"]*)"(?:\s*(?:at|@)?\s*\(\s*(<NUMBER>)\s*,\s*(<NUMBER>)\s*\))?(?:\s*,?\s*(width|height)\s*[:=]?\s*(<NUMBER>))?`,
    ([, address, x, y, key, size]) => {
      const fields = [
        ...(x === undefined ? [] : [`offsetX: ${x}`, `offsetY: ${y}`]),
        ...(key === undefined ? [] : [`${key}: ${size}`]),
      ];
      return write(`image i: "${address}"${fields.length === 0 ? '' : ` {${fields.join(', ')}}`}`);
    },
  ),
  entry(String.raw`button\s+"([^"]*)"`, ([, words]) => write(`button b: "${words}"`)),
  entry(String.raw`camera\s*[:=]\s*"?(?:3[dD]|space|on|true)"?`, () => write('camera {yaw: 0.6, pitch: 0.3}')),
  entry(
    String.raw`image\s+(<NAME>)\s+("[^"]*")(?:\s+(?:with\s+)?(\w+)\s*[:=]?\s*([\d.]+))?`,
    ([, name, address, key, value]) =>
      write(`image ${name}: ${address}${key === undefined ? '' : ` {${key}: ${value}}`}`),
  ),
  // Styles of a type.
  entry(String.raw`style\s+(\p{Lu}\w*)\.(label)\s*(\{.*\})`, ([, type, label, block]) =>
    write(`style ${type} ${label} ${block}`),
  ),
  entry(String.raw`style\s+labels?\s*(\{.*\})`, ([, block]) =>
    write(`style Point label ${block}, and the same for Segment and other types`),
  ),
  entry(String.raw`style\s+(\p{Lu}\w*)(\s+label)?\s+([a-z]\w*)\s+(#?[\w.]+)`, ([, type, label = '', key, value]) =>
    write(`style ${type}${label} {${key}: ${value}}`),
  ),
  entry(String.raw`numbers\s*[:=]?\s*(?:german|deutsch|de|comma|komma)`, () => write('numbers {decimal: comma}'), 'iu'),
  entry(
    String.raw`decimals?(?:\s*(?:mark|sign|separator))?\s*[:=]?\s*["']?(?:comma|komma|,)["']?`,
    () => read('numbers {decimal: comma}'),
    'iu',
  ),
  entry(String.raw`([xy])scale\s*[:=]?\s*(<NUMBER>)`, ([line = '', axis = '', number]) =>
    /[:=]/.test(line)
      ? undefined
      : advise(
          `it stands behind the view, in px per unit: write view -5 .. 5, 0 .. 100 scale ${axis === 'y' ? `50 yscale ${number}` : number}`,
        ),
  ),
  entry(
    String.raw`(lang|language|locale)\s*([:=]?)\s*["']?(\p{L}[\p{L}\d-]*)["']?`,
    ([, word, sign, said = ''], { defines }) => {
      const tag = languageMeant(said) ?? said;
      if ((word === 'lang' && sign === '') || defines(said)) return undefined;
      return isLanguageTag(tag) && LANGUAGES.test(tag) ? read(`lang ${tag}`) : undefined;
    },
    'iu',
  ),
  entry(
    String.raw`(?:(?:look|theme|preset|style)\s*[:=]?\s*"?|template\s*[:=]\s*"?|template\s+)(textbook|gr[ae]yscale)(?:\.json)?"?`,
    ([, name]) => write(`template "${name === 'grayscale' ? 'greyscale' : name}"`),
  ),
  entry(String.raw`template\s*[:=]?\s*([\w./-]+)`, ([, name = '']) =>
    /^\d/.test(name) ? undefined : write(`template "${name.includes('.') ? name : `${name}.json`}"`),
  ),
  entry(String.raw`axes\s+box(?:ed)?(?:\s+on)?`, () => read('axes {box: true}')),
  entry(String.raw`z[-_ ]?[Ss]cale\s*[:=]?\s*(<NUMBER>)`, ([, scale]) => write(`camera {scaleZ: ${scale}}`)),
  entry(String.raw`(?:(?:three|3|all)\s+)?views\s*:?\s*(?:on|true)|(?:three|3)[- ]?views`, () =>
    write('camera {view: firstAngle}', ', which draws the front, the top and a side'),
  ),
];
