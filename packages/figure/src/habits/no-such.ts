import { hasFunction, isConstructor } from '@geoslide/geometry';
import { styleProperties, styleSynonyms } from '@geoslide/protocol';
import { advise, entry, type Habit, type HabitEntry, write } from './habit.js';
import { styleOf as lookOf } from './looks/look-at.js';
import { viewMeant } from './settings.js';
import { sectionAdvice } from './whole/sections.js';
import { endAdvice } from './whole/view-lines.js';

const OF_THE_PICTURE = 'take the line away: the size of a picture is an option, as in --size 800x600';
const BOUNDS = 'write view -5 .. 5, -5 .. 5 with the bounds of x and y';
const EACH_LINE =
  'take the line away, for objects stand in no sections: each is a definition on a line of its own, as in A: Point(0, 0)';
const NO_PROGRAM = 'take the line away: a figure has definitions, and no commands';
const SCALE =
  'take the line away, for the picture fits the figure, or write view -5 .. 5, -5 .. 5 scale 50, with the bounds of x and y and the px of a unit';
const FIT = 'take the line away: without a view the picture fits its content, with equal units of x and y';

/** Settings of other programs that no statement is for, by their first word, and what there is instead. */
const SETTINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['width', 'height', 'figsize', 'resolution', 'dpi', 'canvas', 'imagesize', 'canvassize'].map((word) => [
      word,
      OF_THE_PICTURE,
    ]),
  ),
  ...Object.fromEntries(
    'xmin xmax ymin ymax xrange yrange viewport window boundingbox bbox xlim ylim viewbox domain'
      .split(' ')
      .map((word) => [word, BOUNDS]),
  ),
  ...Object.fromEntries(
    'points segments lines circles polygons objects elements shapes figures definitions primitives functions labels curves'
      .split(' ')
      .map((word) => [word, EACH_LINE]),
  ),
  ...Object.fromEntries(
    'figure geometry diagram graph scene plot slide begin end picture tikzpicture construction start'
      .split(' ')
      .map((word) => [word, NO_PROGRAM]),
  ),
  ...Object.fromEntries(
    'save export output savefig render show run execute clear reset init setup delete'
      .split(' ')
      .map((word) => [
        word,
        'take the line away: what is drawn and where it goes is said by the command, as in geoslide render figure.geoslide --out figure.png',
      ]),
  ),
  ...Object.fromEntries(
    ['aspect', 'aspectratio', 'equal', 'autoscale', 'fit', 'keepaspectratio'].map((word) => [word, FIT]),
  ),
  legend: 'a legend is made of texts: write text f1: "$y = x^2$" {at: (3, 4), color: red}',
  input: 'a number that can be changed is a slider: write slider a: 0 .. 5 step 0.1 = 1',
  inputbox: 'a number that can be changed is a slider: write slider a: 0 .. 5 step 0.1 = 1',
  parameter: 'a number that can be changed is a slider: write slider a: 0 .. 5 step 0.1 = 1',
  dropdown: 'a choice is a slider of whole numbers: write slider n: 1 .. 3 step 1 = 1',
  caption: 'write text caption: "…"',
  heading: 'write text title: "…"',
  subtitle: 'write text subtitle: "…"',
  description: 'begin a comment with --, or write text t: "…" for words in the picture',
  note: 'begin a comment with --, or write text t: "…" for words in the picture',
  comment: 'begin a comment with --',
  rem: 'begin a comment with --',
  unit: 'write view -5 .. 5, -5 .. 5 scale 50, where 50 is the px of a unit',
  units: 'write view -5 .. 5, -5 .. 5 scale 50, where 50 is the px of a unit',
  unitsize: 'write view -5 .. 5, -5 .. 5 scale 50, where 50 is the px of a unit',
  origin: 'take the line away: the origin is where x = 0 and y = 0; view -5 .. 5, -3 .. 3 says what is seen',
  ticks: 'write axes {distanceMode: custom, distance: 1}',
  tick: 'write axes {distanceMode: custom, distance: 1}',
  xticks: 'write xaxis {distanceMode: custom, distance: 1}',
  yticks: 'write yaxis {distanceMode: custom, distance: 1}',
  xlabel: 'write xaxis {title: "x"}',
  ylabel: 'write yaxis {title: "y"}',
  gridlines: 'write grid on',
  coordinates: 'write axes on, or axes off',
  axis: 'write axes on, axes off, or xaxis and yaxis with a block, such as xaxis {title: "x"}',
  theme: 'write the looks themselves, such as background {color: white} and style Segment {color: teal}',
  defaults: 'write style Point {…} or style Segment {…} for all objects of a type',
  layer: 'write layers A, B for the order of objects, from the lowest to the highest',
  zindex: 'write layers A, B for the order of objects, from the lowest to the highest',
  version: NO_PROGRAM,
  scale: SCALE,
  zoom: SCALE,
};

function isStyle(key: string): boolean {
  return Object.hasOwn(styleProperties.object, key) || Object.hasOwn(styleProperties.label, key);
}

/**
 * A property of a style as the first word of a line: `lineWidth 2`, `color: red`. `lang` is a setting of the slide too.
 */
function styleOf(word: string, value: string): Habit | undefined {
  const joined = word.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const synonym = Object.hasOwn(styleSynonyms, joined) ? styleSynonyms[joined] : undefined;
  const key = isStyle(joined) ? joined : /^\w+$/.exec(synonym ?? '')?.[0];
  if (key === undefined || key === 'lang' || value === '') return undefined;
  const type = key.startsWith('point') ? 'Point' : /font|precision/i.test(key) ? 'Point label' : 'Segment';
  return write(
    `{${key}: ${value}} after the definition of an object, or style ${type} {${key}: ${value}} for all of a type`,
  );
}

/** What turns a setting on or off. */
const SWITCH = /^(?:on|off|true|false|yes|no|show|shown|hide|hidden|none|visible|invisible)$/;

/** A colour by its look: `#ddd`, `lightgray`. */
const COLOR = /^#[0-9a-f]{3,8}$|^(?:light|dark|medium|pale)[a-z]+$/i;

/** Of a setting of figure text that is written as a definition: `grid: 1`. */
function ownSetting(name: string, value: string): string | undefined {
  const isNumber = /^[-\d.]+$/.test(value);
  if (/^(?:[xyz]axis|axes|axis|grid)$/.test(name)) {
    const own = name === 'axis' ? 'axes' : name;
    if (isNumber) return `write ${own} {distanceMode: custom, distance: ${value}}, or ${own} on`;
    const look = lookOf(value.toLowerCase()) ?? (COLOR.test(value) ? `color: ${value}` : undefined);
    if (look !== undefined) return `write ${own} {${look}}`;
    return own === 'grid' || own === 'axes' ? `write ${own} on, or ${own} off` : `write ${own} {title: "${value}"}`;
  }
  if (name === 'view') return `write ${viewMeant(value)}`;
  if (name === 'background') return `write background {color: ${isNumber ? 'white' : value}}`;
  if (name === 'camera') return 'write camera {view: isometric}, or camera {yaw: 0.6, pitch: 0.3} in radians';
  return name === 'layers' ? `write layers ${isNumber ? 'A, k' : value} for the order of objects` : undefined;
}

/** What to write in place of a definition whose name is that of a setting; undefined for another name. */
export function settingAdvice(name: string, value: string, text = ''): string | undefined {
  const small = name.toLowerCase().replace(/_/g, '');
  const own = ownSetting(name, value) ?? endAdvice(name, text);
  if (own !== undefined) return own;
  if (Object.hasOwn(SETTINGS, small)) return SETTINGS[small];
  // Names such as size and radius are those of numbers as well.
  const style = isStyle(name) ? styleOf(name, value) : undefined;
  return style !== undefined && 'remedy' in style ? style.remedy : undefined;
}

/** Statements that figure text does not have. They stand behind all others: a definition may have such a name. */
export const noSuch: readonly HabitEntry[] = [
  entry(
    String.raw`(<NAME>\s*[:=]\s*\p{Lu}\w*\([^"{}]*\))\s+(\p{Ll}{3,}(?:\s+[\p{L}\d.°"]+)*)`,
    ([, definition, words = ''], { defines }) => {
      const [first = ''] = words.split(/\s+/);
      if (defines(first) || isConstructor(first) || hasFunction(first)) return undefined;
      return advise(
        `take ${JSON.stringify(words)} away: behind ${definition} stand {the style}, "the label" and {the style of the label} only`,
      );
    },
  ),
  entry('ax[ei]s[._ ](?:equal|square|scaled|image)', () => advise(FIT)),
  entry(String.raw`[*=_~\s]*(?:[Ss]lide|[Pp]age|[Ff]olie|[Dd]iapositive)\s*#?\d+[*=_~\s]*:?`, () =>
    write('---', ' alone on its line between two slides; before the first one take the line away'),
  ),
  entry(
    '(axes|axis|grid)[._-]?(on|off)',
    ([, word = '', state]) => write(`${word.toLowerCase() === 'grid' ? 'grid' : 'axes'} ${state?.toLowerCase()}`),
    'iu',
  ),
  entry(String.raw`([\p{L}][\p{L}_]*)\s*\([^()]*\)`, ([, word = ''], { defines }) => {
    const small = word.toLowerCase().replace(/_/g, '');
    const isOwn = defines(word) || isConstructor(word) || hasFunction(word);
    return isOwn || !Object.hasOwn(SETTINGS, small) ? undefined : advise(SETTINGS[small]!);
  }),
  entry(
    String.raw`(?:set_?|with_?)?([\p{L}][\p{L}_-]*)(?:\s*[:=]\s*|\s+|\s*$)(?:["']?([#\w.%+-]+)["']?)?(.*)`,
    ([statement = '', word = '', value = '', rest = ''], { defines, text, at }) => {
      const small = word.toLowerCase().replace(/[_-]/g, '');
      // A name and a colon are a definition where anything else than a word of a setting follows.
      const isDefinition = /^[\p{L}_]+\s*[:=]/u.test(statement);
      const isSetting =
        /^(?:[a-z]{2,}|["'].*)$/.test(value) || value === '' || /^\d+(?:x\d+|px|pt|cm|dpi|%)$/.test(value);
      if (isDefinition && (!isSetting || (rest !== '' && value !== '') || (/^[a-z]/.test(value) && defines(value))))
        return undefined;
      if (!isDefinition && defines(word)) return undefined;
      // What grid: dotted is, no definition can be.
      if (
        isDefinition &&
        rest === '' &&
        /^(?:axes|grid|[xyz]axis|background)$/.test(word) &&
        /^[#a-z]/.test(value) &&
        !SWITCH.test(value)
      ) {
        const own = ownSetting(word, value);
        if (own !== undefined) return advise(own);
      }
      if (small === 'equal' && !/^(?:aspect|axes|scales?|units?|true|on|)$/.test(value)) return undefined;
      if (Object.hasOwn(SETTINGS, small) && SETTINGS[small] === BOUNDS && !isDefinition && /\d/.test(statement))
        return write(viewMeant(statement));
      if (Object.hasOwn(SETTINGS, small))
        return isDefinition && rest !== ''
          ? undefined
          : advise(sectionAdvice(small, text, at) ?? endAdvice(word, text) ?? SETTINGS[small]!);
      return rest === '' ? styleOf(word, value) : undefined;
    },
  ),
];
