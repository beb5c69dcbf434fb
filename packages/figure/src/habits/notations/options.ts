import { splitArguments } from '../arguments.js';
import { styleOf } from '../looks.js';

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
    .replace(/^(\w*Arrows?)\(.*\)$/, '$1')
    .replace(TIP, (_, at: number) => (at === 0 ? '<' : '>'));
  if (Object.hasOwn(ARROWS, option)) return ARROWS[option];
  const [, width] = /^line\s*width\s*[=(]\s*([\d.]+)/.exec(option) ?? [];
  if (width !== undefined) return [`lineWidth: ${width}`];
  const [, opacity, share] = /^(?:(draw|fill)\s+)?opacity\s*=\s*([\d.]+)$/.exec(option) ?? [];
  if (share !== undefined) return [`${opacity === 'draw' ? 'line' : 'region'}Opacity: ${percent(share)}`];
  if (/^dash\s+pattern|^(?:dashdotted|dash dot)$/.test(option)) return ['lineDash: dashed'];
  if (/^pattern\s*=/.test(option)) return [`fillPattern: ${/crosshatch|grid/.test(option) ? 'crosshatch' : 'hatch'}`];
  const plain = option.replace(/^(?:densely|loosely)\s+/, '');
  const [, key = '', value = '', tint] = /^(?:(\w+)\s*=\s*)?(\w+)(?:!(\d+))?(?:!\w+)?$/.exec(plain) ?? [];
  if (key !== '' && !FILLS.test(key) && !STROKES.test(key)) return undefined;
  const look = styleOf(value) ?? styleOf(value.replace(/^pale/, 'light').replace(/^(?:heavy|deep)/, 'dark'));
  if (look === undefined || look.startsWith('region')) return undefined;
  return FILLS.test(key) ? [look.replace(/^color/, 'fillColor'), `regionOpacity: ${tint ?? 30}`] : [look];
}

const percent = (share: string): number => Number((100 * Number(share)).toFixed(2));

/**
 * The looks that the options of TikZ, tkz-euclide, PSTricks and Asymptote are, with commas or plus signs between them.
 * Of one property the last one counts, as there.
 */
export function looksOfOptions(options: string): readonly string[] {
  const byKey = new Map<string, string>();
  for (const look of splitArguments(options)
    .flatMap((option) => option.split('+'))
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
    (hasStroke && look.includes(', ') ? look.replace(/^color:/, 'fillColor:') : look).split(', '),
  );
  const byKey = new Map(each.map((look) => [look.split(':')[0], look]));
  return byKey.size === 0 ? '' : ` {${[...byKey.values()].join(', ')}}`;
}
