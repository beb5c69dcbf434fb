import { constructorMeant } from '@geoslide/geometry';
import { styleProperties } from '@geoslide/protocol';
import { printed, quoted } from '../../problem.js';
import type { StyledObject } from '../../style-keys.js';
import { splitArguments } from '../arguments.js';
import { capital } from '../habit.js';
import { styleOf } from '../looks/look-at.js';
import { colorMeant, shadeOrColor } from '../looks/shades.js';
import { LABEL_WORDS, nearestLook, propertyNamed } from '../looks/vocabulary.js';
import { timesOf } from '../prose/times.js';
import { offsetsTo } from '../sides.js';
import { axisAdvice, inBlock, spacedBy } from './axis-advice.js';
import { lineEndAdvice } from './line-end-advice.js';
import { numberMeant, wordMeant } from './style-values.js';

/** Where names and captions point to, and how a label is moved there, in px with y down. */
const DIRECTIONS: readonly (readonly [words: RegExp, offsets: string])[] = [
  [/^(?:above|north|top|upper|up|n|oben|over)$/i, offsetsTo.above],
  [/^(?:below|south|bottom|lower|down|s|unten|under)$/i, offsetsTo.below],
  [/^(?:left|west|w|links)$/i, offsetsTo.left],
  [/^(?:right|east|e|rechts)$/i, offsetsTo.right],
];

const MOVED = 'what a hand moves has "?" in its source, as in Point(?:=1, ?:=2): take the property away';
const LAYERED = 'write layers A, B as a line of its own, from the lowest to the highest';
const LABELLED = 'a label is shown where one stands after the expression: write "A" there, or nothing, in place of it';

/** Names that stand elsewhere than in the style of an object, in small letters, and what to write. */
const OF_OBJECTS: Readonly<Record<string, string>> = {
  holes: 'write endDots: true',
  ...Object.fromEntries(
    ['parallel', 'parallelmark', 'parallelmarks', 'parallelarrow', 'chevron', 'chevrons'].map((key) => [
      key,
      'write middleArrow: filled_stealth',
    ]),
  ),
  ends: 'write endDots: true',
  ...Object.fromEntries(
    ['draggable', 'fixed', 'movable', 'locked', 'interactive', 'isdraggable'].map((key) => [key, MOVED]),
  ),
  ...Object.fromEntries(
    ['showlabel', 'withlabel', 'labeled', 'labelled', 'labelvisible'].map((key) => [key, LABELLED]),
  ),
  ...Object.fromEntries(
    ['ticks', 'tick', 'mark', 'marks', 'hash', 'hashes', 'hashmarks', 'strokes', 'congruent', 'equal'].map((key) => [
      key,
      'write m: Tick(s, 2) as a line of its own, for two strokes on s',
    ]),
  ),
  ...Object.fromEntries(
    ['showvalue', 'showsize', 'value', 'measure', 'showlength', 'showangle'].map((key) => [
      key,
      'write the label "{{value}}" after the expression, "{{degrees}}°" for an angle',
    ]),
  ),
  ...Object.fromEntries(
    ['unit', 'units', 'degrees'].map((key) => [key, 'write the unit into the label: "{{degrees}}°" or "{{value}} cm"']),
  ),
  ...Object.fromEntries(['zindex', 'layer', 'order', 'ordering', 'level'].map((key) => [key, LAYERED])),
  ...Object.fromEntries(
    ['condition', 'visibleif', 'when', 'if', 'conditiontoshow'].map((key) => [
      key,
      'write showIf: and the condition, such as showIf: a > 2',
    ]),
  ),
  arrowhead: 'write endArrow: stealth',
  arrowheads: 'write endArrow: stealth',
  arcs: 'write arcCount: 2',
  arc: 'write arcCount: 2',
  right: 'take it away: a right angle has its square by itself',
  rightangle: 'take it away: a right angle has its square by itself',
  radius: 'it is angleSize for an angle and pointSize for a point; the radius of a circle is an argument',
  asymptote: 'write a: Asymptote(f) as a line of its own, with the name of the curve',
  asymptotes: 'write a: Asymptote(f) as a line of its own, with the name of the curve',
  trace: 'write L: Trace(P, a) as a line of its own, for the places of P while a moves',
  animate: 'write {autoPlay: true} after a slider',
  transparent: 'write regionOpacity: 30, in percent',
  translucent: 'write regionOpacity: 30, in percent',
  ray: 'write b: Ray(A, B) for a ray, Line(A, B) for a line',
  ...Object.fromEntries(
    ['pattern', 'hatch', 'hatched', 'hatching', 'striped'].map((key) => [key, 'write fillPattern: hatch']),
  ),
  ...Object.fromEntries(
    ['samples', 'smooth', 'resolution', 'points'].map((key) => [key, 'take it away: curves are smooth by themselves']),
  ),
  gradient: 'write color: teal, regionOpacity: 30; a fill has one colour',
  shadow: 'take it away: objects have no shadow',
  tooltip: 'write the label after the expression, in double quotes',
};

/** The looks of points by the signs that plotting programs have for them. */
const POINT_SIGNS: Readonly<Record<string, string>> = {
  x: 'cross',
  X: 'cross',
  '+': 'plus',
  o: 'circle',
  O: 'circle',
  '.': 'dot',
  '*': 'dot',
  s: 'square',
  d: 'diamond',
  D: 'diamond',
};

const OF_LABELS: Readonly<Record<string, string>> = {
  distance: 'write offsetX: 8, offsetY: -6, the position in px with y down',
  dx: 'it is offsetX here, in px',
  dy: 'it is offsetY here, in px with y down',
  hide: 'write hidden: true',
  hidelabel: 'write hidden: true',
  ...Object.fromEntries(
    ['coords', 'showcoords', 'coordinates', 'showcoordinates'].map((key) => [
      key,
      'write ({{x}}, {{y}}) in the label, behind the name',
    ]),
  ),
  bold: 'write \\mathbf{A} in the label',
  weight: 'write \\mathbf{A} in the label for bold letters',
  fontweight: 'write \\mathbf{A} in the label for bold letters',
  italic: 'a formula is italic by itself; \\mathrm{A} in the label is upright',
  ...Object.fromEntries(
    ['rotate', 'rotation', 'sloped', 'slope', 'along', 'parallel'].map((key) => [
      key,
      'write followDirection: true for a label along its line',
    ]),
  ),
  unit: 'write the unit into the label: "{{degrees}}°"',
  units: 'write the unit into the label: "{{degrees}}°"',
  digits: 'it is precision here',
  type: 'take it away: a right angle has its square by itself, and a label has no type',
  background: 'take it away: a label has a halo in the background’s colour, of strokeOpacity in percent',
};

/** What says that a look is wanted, in several languages. */
const YES = /^(?:true|yes|on|oui|ja|sí|si|sì|sim|tak|是)$/i;

const OF_REGIONS = /^(?:fill|filled|fillcolor|shaded|regioncolor)$/;

/** `offsetX: -14, offsetY: -14` for `top-left`. */
export function offsetsOf(word: string): string | undefined {
  const parts = word.split(
    /[\s_-]+|(?<=^(?:top|bottom|upper|lower|north|south|oben|unten))(?=[a-z])|(?<=^[ns])(?=[ew]$)/i,
  );
  const middle = /^(?:mid|middle|cent(?:er|re)|mitte)$/i;
  const sides = parts.filter((part) => !middle.test(part));
  const found = (sides.length > 0 ? sides : parts).map((part) => DIRECTIONS.find(([words]) => words.test(part))?.[1]);
  if (found.length === 0 || found.includes(undefined)) return undefined;
  const value = (key: string) =>
    found.map((own) => new RegExp(`${key}: (-?\\d+)`).exec(own!)![1]!).find((n) => n !== '0');
  return `offsetX: ${value('offsetX') ?? 0}, offsetY: ${value('offsetY') ?? 0}`;
}

/** A block within a block of an object or a label: the looks, or those of the label. */
function nestedAdvice(what: string, key: string, value: unknown): string | undefined {
  if ((what !== 'an object' && what !== 'a label') || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  const text = entries.find(([own]) => /^(?:text|content|value|name|label)$/i.test(own))?.[1];
  const block = `{${inBlock(Object.fromEntries(entries.filter(([, own]) => own !== text)))}}`;
  if (/^(?:label|text|name|caption)(?:style)?$/.test(key)) {
    const label = typeof text === 'string' || typeof text === 'number' ? quoted(String(text)) : '"A"';
    return `the label stands after the expression, and its style behind it: ${label}${block === '{}' ? '' : ` ${block}`}`;
  }
  if (!/^(?:style|styles|object|point|line|options|attributes|look|looks|appearance|properties)(?:style)?$/.test(key))
    return undefined;
  return what === 'an object'
    ? `write its properties without a block of their own: ${block}`
    : `it is of the object, not of its label: write ${block} before the label`;
}

/** How many strokes a mark is: `2`, `"||"`, `double`. */
function strokesOf(value: unknown): number {
  if (typeof value === 'number') return value;
  const word = printed(value);
  if (/^[|/]+$/.test(word)) return word.length;
  return timesOf(word);
}

/** The sign of a point; the markers of plots are filled. */
const markOf = (key: string, sign: string): string => (sign === 'o' && /^(?:face|marker)$/.test(key) ? '.' : sign);

/** What to write in place of a property that has another name, or another place, for objects of some type. */
function typeAdvice(what: string, key: string, value: unknown, { name = '', source = '' }: StyledObject) {
  const [, called, args = ''] = /^(\p{Lu}\w*)\s*\((.*)\)$/su.exec(source.trim()) ?? [];
  const type = called && (constructorMeant(called) ?? called);
  const before = what === 'a label' ? ' before the label' : '';
  const told = (style: string) => (before === '' ? `write ${style}` : `write {${style}}${before}`);
  if (type === 'Angle' || type === 'AngleRay') {
    if (
      (/^(?:size|radius|arcsize|arcradius|r|distance)$/.test(key) && what === 'an object') ||
      /^(?:radius|arcsize|arcradius|anglesize|r)$/.test(key)
    )
      return told(`angleSize: ${typeof value !== 'number' ? 30 : value >= 5 ? value : Math.round(50 * value)}`);
    if (/^(?:square|rightanglesquare|right)$/.test(key)) return 'take it away: a right angle has its square by itself';
    const [P, V, Q] = splitArguments(args);
    if (/^(?:reflex|outer|obtuse|exterior|big|large)$/.test(key) && Q !== undefined)
      return `write Angle(${Q}, ${V}, ${P}) for the angle on the other side`;
  }
  if (what === 'an object' && /^(?:precision|decimals|digits)$/.test(key) && typeof value === 'number')
    return `it is one of a label: write it behind one, as in "{{value}}${type === 'Angle' ? '°' : ''}" {precision: ${value}}`;
  if (type === 'Point' && what === 'an object') {
    if (key === 'radius' && typeof value === 'number') return told(`pointSize: ${value}`);
    if (
      /^(?:open|hollow|unfilled|empty)$/.test(key) ||
      (/^fill(?:ed)?$/.test(key) && /^(?:false|none|no|white)$/.test(printed(value)))
    )
      return told('pointStyle: circle');
    const style = /^(?:style|symbol|face|mark(?:er)?|type|form|glyph)$/.test(key)
      ? wordMeant('pointStyle', markOf(key, printed(value)), styleProperties.object.pointStyle.options)
      : undefined;
    if (style !== undefined) return told(`pointStyle: ${style}`);
  }
  if (what !== 'an object') return undefined;
  const ofEnds = lineEndAdvice(key, value, type, args);
  if (ofEnds !== undefined) return ofEnds;
  if (
    type !== 'Point' &&
    /^(?:mark(?:er|ing)?|decoration|tip|head)s?$/.test(key) &&
    /arrow|parallel|>/.test(printed(value))
  )
    return 'write middleArrow: filled_stealth';
  if (/^(?:radius|r)$/.test(key) && (type === 'Circle' || type === 'Sphere'))
    return `it is an argument: write ${type}(${splitArguments(args)[0] || 'A'}, ${printed(value)})`;
  if (/^(?:length|len)$/.test(key) && type === 'Segment')
    return `it is an argument: write Segment(${splitArguments(args)[0] || 'A'}, ${printed(value)})`;
  if (/^(?:angle|side|equal|congruence)?(?:ticks?|marks?|hashmarks|tickmarks)$/.test(key) && name !== '')
    return `write m_${name}: Tick(${name}, ${strokesOf(value)}) as a line of its own`;
  return undefined;
}

/** `"#ff0000", regionOpacity: 25` for `#ff000040`, whose last two digits are an opacity. */
function withOpacity(color: string): string | undefined {
  const [, plain, opacity = ''] = /^(#[\da-f]{6})([\da-f]{2})$/i.exec(color) ?? [];
  return plain && `"${plain}", regionOpacity: ${Math.round((Number.parseInt(opacity, 16) / 255) * 100)}`;
}

/** px from a point to its label. */
const AWAY = 18;

/** Where a label stands in a direction, in degrees counterclockwise. */
function offsetTowards(degrees: number): string {
  const [x, y] = [Math.cos, Math.sin].map((of) => Math.round(AWAY * of((degrees / 180) * Math.PI)));
  return `offsetX: ${x! || 0}, offsetY: ${-y! || 0}`;
}

/** Keys for the object that stand behind its label as often as before it. */
const OF_OTHER_PLACES = /^(?:(?:is)?draggable|fixed|movable|locked|interactive|zindex|layer|order|ordering|level)$/;

/** What to write in place of a property that stands elsewhere than in an object's style. */
function ofObject(key: string, value: unknown, { name = '', source = '' }: StyledObject): string | undefined {
  const remedy = Object.hasOwn(OF_OBJECTS, key) ? OF_OBJECTS[key] : undefined;
  const items = /^connect(?:ed|points)?$|^joined?$/.test(key) ? /^\[(.*)\]$/s.exec(source.trim())?.[1] : undefined;
  if (items !== undefined) return `write Polyline(${items}) for a line through the points, without it`;
  if (remedy === LAYERED && name !== '' && typeof value === 'number')
    return `write layers ${name} = ${value} as a line of its own`;
  if (remedy !== MOVED) return remedy;
  if (/^(?:fixed|locked)$/.test(key) === (value === true)) return 'take it away: only what has "?" in its source moves';
  const place = /^Point\(\s*([-+]?[\d.]+)\s*,\s*([-+]?[\d.]+)\s*\)$/.exec(source.trim());
  return place === null
    ? MOVED
    : `write Point(?:=${place[1]}, ?:=${place[2]}) for a point that a hand moves, without it`;
}

/** What to write in place of a property that the style of an object, a label or an axis does not have. */
export function adviceFor(what: string, key: string, value: unknown, of: StyledObject = {}): string | undefined {
  const small = key.toLowerCase().replace(/[_-]/g, '');
  const covered = /transparency$/.test(small) ? percentOf(value) : undefined;
  if (covered !== undefined) return adviceFor(what, small.replace('transparency', 'opacity'), 100 - covered, of);
  const typed = what === 'an object' || what === 'a label' ? typeAdvice(what, small, value, of) : undefined;
  if (typed !== undefined) return typed;
  if (
    (what === 'an axis' || what === 'the grid') &&
    /^(?:visible|shown|enabled|hidden|hide)$/.test(small) &&
    typeof value === 'boolean'
  )
    return `write show: ${/^hid/.test(small) ? !value : value}`;
  const dash = /^line(?:style|type)$|^ls$/.test(small) ? DASHES[printed(value)] : undefined;
  if (dash !== undefined) return `write lineDash: ${dash}`;
  const sign = what === 'a label' && typeof value === 'number' ? SIDES[small] : undefined;
  if (sign !== undefined) return `write ${sign[0]}: ${sign[1] * Number(value)}`;
  const nested = nestedAdvice(what, small, value);
  if (nested !== undefined) return nested;
  const word = typeof value === 'string' ? value : '';
  if (what === 'an object') {
    const look = YES.test(printed(value)) ? styleOf(key.toLowerCase()) : undefined;
    if (look !== undefined) return `write ${look}`;
    if (
      /^(?:fill|filled|fillcolor)$/.test(small) &&
      /^(?:none|true|false|transparent|yes|no|on|off)$/.test(printed(value))
    )
      return `write regionOpacity: ${/^(?:true|yes|on)$/.test(printed(value)) ? 30 : 0}`;
    if (small === 'labels' && (typeof value === 'string' || typeof value === 'number'))
      return `the label stands after the expression: write ${quoted(String(value))} there`;
    if (/^(?:vertex)?labels$/.test(small))
      return 'write the labels behind the definitions of the points themselves, as in A: Point(0, 0) "A"';
    if (small === 'sides' && typeof value === 'number')
      return `take it away: a polygon has the corners that it is given, and a regular one is Polygon(A, B, ${value})`;
    if (
      /^arrow(?:head|tip)s?$/.test(small) &&
      (styleProperties.object.endArrow.options as readonly string[]).includes(word)
    )
      return `write endArrow: ${word}`;
    if (/^arrow(?:head|tip)s?$/.test(small) && /^(?:both|start|end|none|begin)$/.test(word))
      return `write ${arrowsOf(word)}`;
    if (/^contours?(?:lines?|levels?)?$|^levels$/.test(small))
      return 'write contourDistance: 1, the height between two contour lines';
    if (/^(?:wireframe|skeleton|edgesonly|hollow)$/.test(small))
      return 'write regionOpacity: 0 for a body without faces';
    const patterned =
      propertyNamed(key) === 'fill' && !styleOf(word.toLowerCase())?.startsWith('color')
        ? wordMeant('fillPattern', word, styleProperties.object.fillPattern.options)
        : undefined;
    if (patterned !== undefined) return `write fillPattern: ${patterned}`;
    if (propertyNamed(key) === 'fill' && /^(?:string|number)$/.test(typeof value))
      return typeof value === 'number'
        ? `write regionOpacity: ${value}`
        : `write color: ${withOpacity(word) ?? `${colorMeant(word)}, regionOpacity: 30`}`;
    const ofLabel = /^label(.+)$/.exec(small)?.[1];
    if (ofLabel !== undefined && ofLabel !== 'visible')
      return `write it after the label, as in "A" {${labelProperty(ofLabel, value)}}`;
    const pattern = /^fill/.test(small)
      ? /^(?:url\()?#?(?:diagonal)?(hatch|crosshatch|dots)/i.exec(word)?.[1]
      : undefined;
    if (pattern !== undefined) return `write fillPattern: ${pattern.toLowerCase()}`;
    if (/^(?:last|first)arrow$/.test(small)) return `write ${arrowsOf(small.startsWith('l') ? 'end' : 'start')}`;
    if (/^arrows?$/.test(small)) return `write ${arrowsOf(word || (small === 'arrows' ? 'both' : 'end'))}`;
    if (/^(?:weight|lineweight|strokeweight)$/.test(small)) return `write lineWidth: ${printed(value)}`;
    const share = /^(?:opacity|alpha)$/.test(small) ? percentOf(value) : undefined;
    if (share !== undefined) return `write lineOpacity: ${share} for its line, regionOpacity: ${share} for its inside`;
    const line = /width|thick|dash|style/.test(small) ? styleOf(word) : undefined;
    if (line?.startsWith('line')) return `write ${line}`;
    const styles: readonly string[] = styleProperties.object.pointStyle.options;
    const sign = Object.hasOwn(POINT_SIGNS, word) ? POINT_SIGNS[word]! : word;
    if (/^(?:style|marker|mark|shape|symbol|pointstyle)$/.test(small) && styles.includes(sign))
      return `write pointStyle: ${sign}`;
    if (/^(?:background|bg|backgroundcolor|interior)$/.test(small))
      return `write color: ${word || 'teal'}, regionOpacity: 30`;
    if (/^(?:border|outline)$/.test(small) && /^(?:dashed|dotted|dashdot)$/.test(word))
      return `write lineDash: ${word}`;
    if (/^(?:border|outline)$/.test(small))
      return word === 'none'
        ? 'write lineOpacity: 0'
        : /^#|^[a-z]+$/i.test(word) &&
            numberMeant('lineWidth', word) === undefined &&
            !/^(?:true|yes|on|solid|dashed|dotted)$/.test(word)
          ? `write color: ${word}`
          : `write lineWidth: ${typeof value === 'number' ? value : 2}`;
    if (/^(?:hatch|hatched|pattern|fillstyle|texture|shading)$/.test(small))
      return `write fillPattern: ${wordMeant('fillPattern', word || 'hatch', styleProperties.object.fillPattern.options) ?? 'hatch'}`;
    if (/^(?:region|area|inner|inside)colou?r$/.test(small)) return `write color: ${word || 'teal'}, regionOpacity: 30`;
    const ofInside = /^(?:face|fill|area|region|surface|inner|interior)(?:opacity|alpha)$/.test(small)
      ? percentOf(value)
      : undefined;
    if (ofInside !== undefined) return `write regionOpacity: ${ofInside}`;
    if (small === 'side' && word !== '') return `write dimensionSide: ${word}`;
    if (/^(?:angle|rotation|direction|slant)$/.test(small) && Number.isInteger(value))
      return `write patternAngle: ${value} for the lines of a fillPattern`;
    if (/^(?:col|c|clr)$/.test(small)) return `write color: ${word || 'red'}`;
    if (/^(?:hide|display|invisible|visibility)$/.test(small))
      return /^(?:true|none|hidden|yes|off|invisible)$/.test(printed(value))
        ? 'write hidden: true'
        : 'take it away: what has no hidden: true is seen';
    const isStyle = propertyNamed(key) === 'style' || /^(?:style|css|options|draw)$/.test(small);
    const several = isStyle ? severalLooks(word) : undefined;
    if (several !== undefined) return `write ${several}`;
    if (
      /^(?:faces|sides|inside|interior|region)$/.test(small) &&
      /^(?:transparent|none|false|hidden|empty|clear)$/.test(word || printed(value))
    )
      return 'write regionOpacity: 0';
    if (/^(?:faces|inside|region)$/.test(small) && word !== '') return `write color: ${word}, regionOpacity: 30`;
    const ofEdges = small === 'edges' ? shadeOrColor(word.toLowerCase()) : undefined;
    if (ofEdges !== undefined) return `write color: ${ofEdges}`;
    if (/^(?:edges|vertices|corners|points|sides|faces)$/.test(small) && typeof value !== 'number')
      return 'the parts of a figure have no styles of their own: style the points and segments that are defined by themselves';
    if (/^(?:position|pos|anchor|placement|align)$/.test(small)) {
      const moved = offsetsOf(word);
      if (moved !== undefined) return `it is of the label, behind it: "A" {${moved}}`;
    }
    const end = /^([xy]?)(min|max)([xy]?)$/.exec(small);
    if (end !== null)
      return `write display${capital(end[2]!)}${(end[1] || end[3] || 'x').toUpperCase()}: ${printed(value)}, where a curve ${end[2] === 'min' ? 'begins' : 'ends'}`;
    // The opacities of a label are those of its halo.
    if (Object.hasOwn(styleProperties.label, key) && !/opacity$/i.test(key))
      return `it is of the label, behind it: "A" {${key}: ${printed(value)}}`;
    return ofObject(small, value, of);
  }
  if (what === 'a label' || what === 'a text') {
    if (what === 'a label' && OF_REGIONS.test(small))
      return `it is of the object, not of its label: write {color: ${/^[#\w]+$/.test(word) && word !== 'none' ? word : 'teal'}, regionOpacity: 30} before the label`;
    if (what === 'a label' && Object.hasOwn(styleProperties.object, key) && !Object.hasOwn(styleProperties.label, key))
      return `it is of the object, not of its label: write {${key}: ${printed(value)}} before the label`;
    if (what === 'a text' && /^(?:position|pos|placement|side|place)$/.test(small) && offsetsOf(word) !== undefined)
      return 'take it away, for a text without a place stands in the upper left corner; elsewhere write at: (1, 2)';
    if (/^(?:label)?(?:position|pos|anchor|placement|at)$/.test(small) && /^(?:end|start|begin(?:ning)?)$/.test(word))
      return `write anchorParam: ${word === 'end' ? 1 : 0}, the place along a line from 0 to 1`;
    if (/^(?:label)?(?:position|pos|anchor|placement|align|side)$/.test(small)) {
      const pair = /^[[(]\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*[\])]$/.exec(word);
      if (what === 'a label' && pair !== null)
        return `write offsetX: ${pair[1]}, offsetY: ${pair[2]}, in px with y down`;
      const moved = offsetsOf(word);
      if (moved !== undefined) return `write ${moved}`;
      if (what === 'a label' && /^(?:mid|midway|middle|center|centre|mitte|halfway)$/.test(word))
        return 'write anchorParam: 0.5, the place along a line from 0 to 1';
      if (what === 'a label' && typeof value === 'number')
        return `write anchorParam: ${value}, the place along a line from 0 to 1`;
    }
    if (
      what === 'a text' &&
      /^(?:left|center|centre|middle|right)$/.test(word) &&
      /^(?:anchor|position|pos|alignment|textalign|justify)$/.test(small)
    )
      return `write align: ${/^(?:left|right)$/.test(word) ? word : 'center'}`;
    if (what === 'a text' && /^(?:bold|weight|fontweight)$/.test(small))
      return 'write $\\mathbf{A}$ in the text for bold letters';
    if (what === 'a text' && /^(?:rotate|rotation|angle)$/.test(small)) return 'take it away: a text is not turned';
    if (/^(?:math|latex|tex|formula|katex|mathjax|usetex)$/.test(small))
      return 'write mode: latex, or the formula in $…$';
    if (what === 'a text' && /^[xy]$/.test(small))
      return `write at: ${small === 'x' ? `(${printed(value)}, …)` : `(…, ${printed(value)})`}, its place in units of the figure; offsetX and offsetY move it by px`;
    if (what === 'a text' && /^(?:position|pos|place|location|anchor)$/.test(small))
      return `write at: ${Array.isArray(value) ? `(${printed(value)})` : word === '' ? '(1, 2)' : word}`;
    const pair = /^[[(]\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*[\])]$/.exec(word);
    if (what === 'a label' && /^(?:offset|shift|labeloffset)$/.test(small) && pair !== null)
      return `write offsetX: ${pair[1]}, offsetY: ${pair[2]}`;
    if (/^(?:offset|shift|labeloffset)$/.test(small) && Array.isArray(value))
      return `write offsetX: ${printed(value[0])}, offsetY: ${printed(value[1])}`;
    if (what === 'a label' && /^rotat(?:e|ion)$/.test(small) && typeof value === 'number')
      return 'take it away: a label stands upright, or along its line with followDirection: true';
    if (what === 'a label' && /^(?:label)?(?:angle|direction)$/.test(small) && typeof value === 'number')
      return `write ${offsetTowards(value)}`;
    if (Object.hasOwn(OF_LABELS, small)) return OF_LABELS[small];
    return what === 'a label' && OF_OTHER_PLACES.test(small) ? ofObject(small, value, of) : undefined;
  }
  if (what === 'numbers' && /^(?:decimals|digits|precision|places)$/.test(small))
    return 'digits are those of a label or text: write {precision: 2} behind it, or style Point label {precision: 2}';
  if (what === 'the grid' && /^(?:opacity|alpha)$/.test(small) && percentOf(value) !== undefined)
    return `write lineOpacity: ${percentOf(value)}`;
  if (what === 'the background' && word !== '') return `write color: ${word}`;
  if (/^a (?:slider|button|image)$|^an image$/.test(what) && /^(?:position|pos|place|at|location)$/.test(small)) {
    const numbers = Array.isArray(value) ? value : (word.match(/-?[\d.]+/g) ?? []);
    const [x, y] = numbers.length === 2 ? numbers : [1, 2];
    return `write offsetX: ${printed(x)}, offsetY: ${printed(y)}, the coordinates of its place`;
  }
  if (what === 'a slider' && /^(?:width|length|tracklength)$/.test(small) && typeof value === 'number')
    return `write trackLength: ${value}`;
  if (what === 'a slider' && /^(?:label|name|text|caption|title)$/.test(small))
    return `a label stands before the block, in double quotes: ${JSON.stringify(word || 'a')}`;
  if (what === 'an axis') return axisAdvice(key, value);
  return undefined;
}

/** `lineDash: dashed, color: red` for `dashed, red`; undefined for other words. */
function severalLooks(words: string): string | undefined {
  const parts = words.split(/[\s,;]+/).filter((part) => part !== '');
  const found = parts.map((part) => styleOf(part) ?? (parts.length === 1 ? nearestLook(part) : undefined));
  return found.length === 0 || found.includes(undefined) ? undefined : found.join(', ');
}

/** A share of 1, or percent, as percent; undefined for what is no number. */
function percentOf(value: unknown): number | undefined {
  const number = Number(printed(value).replace(/%$/, ''));
  return Number.isNaN(number) ? undefined : number <= 1 ? 100 * number : number;
}

/** Where an arrow has its heads. */
function arrowsOf(word: string): string {
  const start = 'startArrow: filled_stealth';
  const end = 'endArrow: filled_stealth';
  if (/^(?:both|<->|double|start-end)$/i.test(word)) return `${start}, ${end}`;
  return /^(?:start|begin|<-|from|backward)$/i.test(word)
    ? start
    : /^mid/i.test(word)
      ? 'middleArrow: filled_stealth'
      : end;
}

function labelProperty(rest: string, value: unknown): string {
  if (/^(?:offset|position|shift|distance)$/.test(rest))
    return (typeof value === 'string' ? offsetsOf(value) : undefined) ?? 'offsetX: 8, offsetY: -6';
  const known: Readonly<Record<string, string>> = {
    size: 'fontSize',
    fontsize: 'fontSize',
    colour: 'color',
    x: 'offsetX',
    y: 'offsetY',
  };
  return `${known[rest] ?? rest}: ${printed(value)}`;
}

const DISTANCES = [
  'step',
  'spacing',
  'interval',
  'size',
  'unit',
  'ticks',
  'tick',
  'tickStep',
  'tickDistance',
  'tickSpacing',
];

const LABELS = [...LABEL_WORDS, ...'name text etiquette nom nombre nome 名称'.split(' ')];

const GRID_KINDS: readonly string[] = ['square', 'polar', 'triangular', 'isometric'];

/** Where something stands that a block does not hold; for properties without a synonym. */
export function placeAdvice(what: string, key: string, value: unknown): string | undefined {
  if ((what === 'an object' || what === 'a label') && LABELS.includes(key.toLowerCase())) {
    if (/^(?:false|off|no|none|hidden)$/.test(printed(value)))
      return what === 'a label'
        ? 'an object without a label has none: take "A" away behind it'
        : 'take it away: only what has words in quotes behind it has a label';
    const words = typeof value === 'string' || typeof value === 'number' ? String(value) : 'A';
    return `the label stands after the expression, in double quotes: ${quoted(words)}`;
  }
  if (what === 'the grid' && GRID_KINDS.includes(printed(value))) return `write kind: ${printed(value)}`;
  if (what === 'the grid' && typeof value === 'string' && /^(?:style|type|linestyle|dash)$/i.test(key))
    return `write lineDash: ${/^dot/i.test(value) ? 'dotted' : 'dashed'}`;
  if (what === 'a slider' && ['min', 'max', 'step', 'value'].includes(key)) {
    return 'bounds stand before the block: slider a: 0 .. 5 step 0.1 = 1';
  }
  const hasDistance = what === 'the grid' || what === 'an axis';
  if (hasDistance && typeof value === 'number' && DISTANCES.includes(key)) {
    return `write ${what === 'an axis' ? spacedBy(value) : `distanceMode: custom, distance: ${value}`}`;
  }
  if (what === 'an object' && typeof value === 'string' && /^f[iü]ll/i.test(key)) {
    return `write color: ${value}, regionOpacity: 30`;
  }
  const look = what === 'an object' && typeof value === 'string' ? styleOf(value) : undefined;
  if (look !== undefined && !look.startsWith('color')) return `write ${look}`;
  return undefined;
}

/** How programs for plots write dashes. */
const DASHES: Readonly<Record<string, string>> = { '-': 'solid', '--': 'dashed', ':': 'dotted', '-.': 'dashdot' };

/** Which offset moves a label to a side, and by which sign of px. */
const SIDES: Readonly<Record<string, readonly [key: string, sign: number]>> = {
  above: ['offsetY', -1],
  top: ['offsetY', -1],
  up: ['offsetY', -1],
  below: ['offsetY', 1],
  bottom: ['offsetY', 1],
  down: ['offsetY', 1],
  left: ['offsetX', -1],
  right: ['offsetX', 1],
};

/** The properties that most styles have. */
const USUAL: Readonly<Record<string, string>> = {
  'an object':
    'color: red, lineWidth: 2, lineDash: dashed, regionOpacity: 30, pointSize: 6, endArrow: stealth, hidden: true',
  'a label': 'color: red, fontSize: 20, offsetX: 8, offsetY: -6, precision: 1, hidden: true',
  'a text': 'color: red, fontSize: 20, at: (1, 2), precision: 1, align: center, mode: latex',
  'an axis': 'show: true, color: red, min: -5, max: 5, title: "x", ticks: false',
  'a slider': 'color: red, trackLength: 150, offsetX: 1, offsetY: 2, precision: 1, hidden: true',
  'a button': 'color: red, backgroundColor: white, width: 100, height: 30, offsetX: 1, offsetY: 2, hidden: true',
  'an image': 'offsetX: 1, offsetY: 2, width: 100, height: 80, opacity: 50, rotation: 0.5, hidden: true',
};

/** What is said of a property that no style has and that is like none. */
export const usualAdvice = (what: string): string =>
  `it changes nothing: take it away, or write one of ${USUAL[what] ?? 'the list of styles'} and others of the list of styles`;

/** The side of a label or a text that stands behind it in words: `above`, `(top left)`, `right of the point`. */
const SIDE =
  /^[([:@]?\s*(?:at\s+)?(?:the\s+)?((?:above|below|left|right|top|bottom|upper|lower|[ns]?[ew]|[ns])\b[\w -]*?)(?:\s+(?:of|to|from|side)\b.*)?\s*[)\]]?$/i;

/** What to write for such a side; undefined where something else stands there. */
export function sideAdvice(behind: string, isLabel: boolean): string | undefined {
  const side = SIDE.exec(behind)?.[1];
  const advice = side && adviceFor(isLabel ? 'a label' : 'a text', 'position', side.trim());
  return advice && isLabel ? `${advice}, in braces behind the label` : advice;
}
