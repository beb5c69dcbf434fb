import { splitArguments } from '../arguments.js';
import { type Habit, write, writeEach } from '../habit.js';
import { styleOf } from '../looks/look-at.js';
import { colorOfNumbers } from './colors.js';

const ARROWS: Readonly<Record<string, readonly string[]>> = {
  '->': ['endArrow: filled_stealth'],
  '<-': ['startArrow: filled_stealth'],
  '<->': ['startArrow: filled_stealth', 'endArrow: filled_stealth'],
  Arrow: ['endArrow: filled_stealth'],
  EndArrow: ['endArrow: filled_stealth'],
  BeginArrow: ['startArrow: filled_stealth'],
  Arrows: ['startArrow: filled_stealth', 'endArrow: filled_stealth'],
  'very thick': ['lineWidth: 4'],
  'ultra thick': ['lineWidth: 5'],
  'very thin': ['lineWidth: 0.5'],
};

/** The tip of an arrow by its name: `-{Stealth[length=3mm]}`, `latex-latex`. */
const TIP = /(?:(?<=^|-)\{?(?:Stealth|Latex|Triangle|To|stealth|latex|to)(?:\[[^\]]*\])?\}?)(?=-|$)/g;

/** Keys whose value is a colour of a region. */
const FILLS = /^(?:fill|fillcolor)$/;

/** Keys whose value is a colour or a dash of a line, or both. */
const STROKES = /^(?:colou?r|draw|linecolor|linestyle|text)$/;

/** What an option of a path is: `fill=blue!20`, `line width=2pt`, `Arrow`; undefined for one that is no look. */
function lookOf(typed: string): readonly string[] | undefined {
  const option = typed
    .replace(/^arrows?\s*=\s*/, '')
    .replace(/^\|?([-<>]+)\|?$/, '$1')
    .replace(/^(\w*Arrows?)\(.*\)$/, '$1')
    .replace(TIP, (_, at: number) => (at === 0 ? '<' : '>'));
  if (Object.hasOwn(ARROWS, option)) return ARROWS[option];
  const [, named, bare] = /^(?:line\s*width\s*[=(]\s*([\d.]+).*|([\d.]+)\s*(?:bp|pt|mm))$/.exec(option) ?? [];
  const width = named ?? bare;
  if (width !== undefined) return [`lineWidth: ${width}`];
  const size = /^fontsize\(([\d.]+)(?:pt)?\)$/.exec(option)?.[1];
  if (size !== undefined) return [`fontSize: ${size}`];
  const [, opacity, share] = /^(?:(draw|fill)\s+)?opacity\s*[=(]\s*([\d.]+)\)?$/.exec(option) ?? [];
  if (share !== undefined) return [`${opacity === 'draw' ? 'line' : 'region'}Opacity: ${percent(share)}`];
  if (/^dash\s+pattern|^(?:dashdotted|dash dot)$/.test(option)) return ['lineDash: dashed'];
  if (/^pattern\s*=/.test(option)) return [`fillPattern: ${/crosshatch|grid/.test(option) ? 'crosshatch' : 'hatch'}`];
  const plain = option
    .replace(/^(?:densely|loosely)\s+/, '')
    .replace(/\w*\([^()]*\)$/, (numbers) => colorOfNumbers(numbers) ?? numbers);
  const [, key = '', value = '', tint, mixed] = /^(?:(\w+)\s*=\s*)?(#?\w+)(?:!(\d+))?(!\w+)?$/.exec(plain) ?? [];
  if (key !== '' && !FILLS.test(key) && !STROKES.test(key)) return undefined;
  const look = value.startsWith('#')
    ? `color: "${value}"`
    : (styleOf(value) ?? styleOf(value.replace(/^pale/, 'light').replace(/^(?:heavy|deep)/, 'dark')));
  if (look === undefined || look.startsWith('region')) return undefined;
  if (FILLS.test(key)) return [look.replace(/^color/, 'fillColor'), `regionOpacity: ${tint ?? 30}`];
  return tint === undefined || mixed !== undefined ? [look] : [look, `lineOpacity: ${tint}`];
}

const percent = (share: string): number => Number((100 * Number(share)).toFixed(2));

/**
 * The looks that the options of TikZ, tkz-euclide, PSTricks and Asymptote are, with commas or plus signs between them.
 * Of one property the last one counts, as there.
 */
export function looksOfOptions(options: string): readonly string[] {
  const byKey = new Map<string, string>();
  for (const look of splitArguments(options)
    .flatMap((option) => option.split('+').map((part, i) => (i > 0 && /^[\d.]+$/.test(part) ? `${part}bp` : part)))
    .flatMap((option) => lookOf(option.trim()) ?? []))
    byKey.set(look.split(':')[0]!, look);
  // A filling without a line of its own colour says the only colour.
  return [...byKey.values()].map((look) => (byKey.has('color') ? look : look.replace(/^fillColor/, 'color')));
}

/**
 * Looks as the block behind a definition; empty for none. Of one property the last one counts; beside a line's own
 * colour that of a filling, `color: red, regionOpacity: 30`, is `fillColor`.
 */
export function blockOf(looks: readonly string[]): string {
  const hasStroke = looks.some((look) => /^color: [^,]*$/.test(look));
  const each = looks.flatMap((look) =>
    /^at:/.test(look)
      ? look
      : (hasStroke && look.includes(', ') ? look.replace(/^color:/, 'fillColor:') : look).split(', '),
  );
  const byKey = new Map(each.map((look) => [look.split(':')[0], look]));
  return byKey.size === 0 ? '' : ` {${[...byKey.values()].join(', ')}}`;
}

/** The properties of an object's style that a text has, too. */
export const OF_TEXTS = /^(?:color|fontSize):/;

/** A text at a place, with those of the looks that a text has. */
export function textAt(words: string, place: string, looks: readonly string[] = [], name = 't'): Habit {
  const own = looks.flatMap((look) => look.split(', ')).filter((look) => OF_TEXTS.test(look));
  return write(`text ${name}: "${words.trim().replaceAll('"', '\\"')}"${blockOf([`at: ${place}`, ...own])}`);
}

/** The signs and the words of other programs for the shape of a point; a dot is what points are. */
const MARKERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:x|X|cross|asterisk)$/, 'cross'],
  [/^(?:\+|P|plus)$/, 'plus'],
  [/^(?:s|square\*?)$/, 'square'],
  [/^(?:d|D|diamond\*?)$/, 'diamond'],
];

/** The look of points whose mark another program names so. */
export const markerLooks = (marker: string): readonly string[] =>
  MARKERS.filter(([sign]) => sign.test(marker)).map(([, own]) => `pointStyle: ${own}`);

/** Data as a line through its places, with marks at them where they are to be seen. */
export function dataLines(places: readonly string[], looks: readonly string[], label: string, marked: boolean): Habit {
  const path = `s: ${places.length === 2 ? 'Segment' : 'Polyline'}(${places.join(', ')})`;
  const ofMarks = /^(?:color|pointSize|pointStyle):/;
  const lines = [
    `${path}${blockFor(
      path,
      looks.filter((look) => look !== ''),
    )}${label}`,
    ...(marked ? [`L: [${places.join(', ')}]${blockOf(looks.filter((look) => ofMarks.test(look)))}`] : []),
  ];
  return marked ? writeEach(lines) : write(lines[0]!);
}

/** What a definition begins with that has no line, and that has no inside. */
const POINTS = /^(?:\S+: )?(?:Point|Midpoint|Intersect|OtherIntersection|Foot|Closest|Divide|\w*[cC]enter|Centroid)\(/;
const LINES =
  /^(?:\S+: )?(?:Segment|Line|Ray|Vector|Polyline|Spline|Bezier|Curve|Arc|\w+Line|PerpBisector|AngleBisector|Tangent)\(/;

/** Those of the looks that the object of a source has, as a block. */
export function blockFor(source: string, looks: readonly string[]): string {
  const each = looks.flatMap((look) => look.split(', '));
  if (POINTS.test(source)) {
    const ofPoint = each.filter((look) => /^(?:color|point|hidden|showIf|lineOpacity)/.test(look));
    const fill = each.find((look) => look.startsWith('fillColor:'));
    return blockOf(
      fill === undefined || /color:/.test(ofPoint.join()) ? ofPoint : [...ofPoint, fill.replace('fillColor', 'color')],
    );
  }
  if (LINES.test(source)) return blockOf(each.filter((look) => !/^(?:region|fillColor|fillPattern|point)/.test(look)));
  return blockOf(looks.filter((look) => !/^point/.test(look)));
}

/** What a definition begins with that is filled where its style says nothing else. */
const FILLED = /^(?:Polygon|Rectangle|Square|Sector)\(/;

/** The looks of a path that other programs draw as an outline. */
export const outlineLooks = (source: string, looks: readonly string[]): readonly string[] =>
  FILLED.test(source) && !looks.some((look) => /^(?:region|fill)/.test(look)) ? [...looks, 'regionOpacity: 0'] : looks;

/** Options whose plain colours are those of a filling: `red!20`, `color=red!20`. */
export const ofFilling = (options: string): string =>
  options.replace(/(^|,)\s*(?:color\s*=\s*)?(\w+!\d+)/g, '$1fill=$2');
