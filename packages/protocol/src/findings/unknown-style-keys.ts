import type { StyleSheet } from '../file.js';
import { isRecord } from '../schema-kit.js';
import { stylesByName } from '../style-sheet.js';
import type { Findings } from './findings.js';
import { styleSynonyms } from './style-synonyms.js';

type StyleName = keyof typeof stylesByName;

/** What editors save with styles. */
const SAVED_BY_EDITORS: ReadonlySet<string> = new Set(['anchorPoint', 'capturingMode', 'locked', 'locking']);

const phrases: Readonly<Record<StyleName, string>> = {
  ObjectStyle: 'the style of an object',
  LabelStyle: 'the style of a label',
  TextStyle: 'the style of a text',
  AxisStyle: 'the style of an axis',
  GridStyle: 'the style of a grid',
  WorkingPlaneStyle: 'the style of a grid',
  BackgroundStyle: 'the style of the background',
  NumbersStyle: 'the style of numbers',
  SliderStyle: 'the style of a slider',
  ButtonStyle: 'the style of a button',
  ImageStyle: 'the style of a picture',
};

/** Which styles stand under each key of a style sheet. */
const stylesOfSheet: Readonly<Record<Exclude<keyof StyleSheet, 'elementLayers'>, StyleName>> = {
  background: 'BackgroundStyle',
  numbers: 'NumbersStyle',
  xaxis: 'AxisStyle',
  yaxis: 'AxisStyle',
  grid: 'GridStyle',
  types: 'ObjectStyle',
  typeLabels: 'LabelStyle',
  primitives: 'ObjectStyle',
  primitiveLabels: 'LabelStyle',
  textType: 'TextStyle',
  texts: 'TextStyle',
  sliderType: 'SliderStyle',
  sliders: 'SliderStyle',
  buttonType: 'ButtonStyle',
  buttons: 'ButtonStyle',
  imageType: 'ImageStyle',
  images: 'ImageStyle',
  xaxis3d: 'AxisStyle',
  yaxis3d: 'AxisStyle',
  zaxis3d: 'AxisStyle',
  workingPlane: 'WorkingPlaneStyle',
  types3d: 'ObjectStyle',
  typeLabels3d: 'LabelStyle',
  primitives3d: 'ObjectStyle',
  primitiveLabels3d: 'LabelStyle',
};

/** Properties of a style sheet, or of a part of one, that nothing reads. */
export function styleFindings(sheet: StyleSheet, path: string, findings: Findings): void {
  for (const [key, name] of Object.entries(stylesOfSheet)) {
    const value: unknown = sheet[key as keyof StyleSheet];
    if (Array.isArray(value)) {
      const named = !key.startsWith('type');
      value.forEach(([owner, style], index) => {
        inStyle(style, name, `${path}.${key}.${index}.1`, findings, named ? owner : undefined);
      });
    } else inStyle(value, name, `${path}.${key}`, findings, undefined);
  }
}

function inStyle(style: unknown, name: StyleName, path: string, findings: Findings, id: string | undefined): void {
  if (!isRecord(style)) return;
  const properties = stylesByName[name];
  let known: readonly string[] | undefined;
  for (const key of Object.keys(style)) {
    const value = style[key];
    // A file of an editor may have any number: 0.5 is hardly a percent of an opacity that a hand has set.
    if (/^(?:region|line)Opacity$/.test(key) && typeof value === 'number' && value > 0 && value < 1) {
      const message = `${key}: ${value} is less than a percent: write ${Math.round(1000 * value) / 10} if a part of 1 is meant`;
      findings.add(`${key} ${value}`, () => ({ path: `${path}.${key}`, message, ...(id === undefined ? {} : { id }) }));
    }
    if (Object.hasOwn(properties, key) || SAVED_BY_EDITORS.has(key)) continue;
    known ??= Object.keys(properties);
    findings.unknownKey({
      key,
      known,
      what: phrases[name],
      path,
      ...(id === undefined ? {} : { id }),
      remedy: () => remedyFor(key, name),
    });
  }
}

function remedyFor(key: string, name: StyleName): string | undefined {
  if (name === 'ObjectStyle' && /^(?:label|caption|name|text)$/i.test(key))
    return 'it stands in the definition of the object, as "label": "A"';
  if (name === 'LabelStyle' && /^(?:text|label|name|caption|content|value|latex|formula|template)$/i.test(key))
    return 'what a label says stands in the definition of its object, as "label": "A"';
  if (/^(?:visible|shown|enabled|display)$/.test(key) && Object.hasOwn(stylesByName[name], 'show'))
    return 'it is show here';
  const synonym = Object.hasOwn(styleSynonyms, key) ? styleSynonyms[key] : undefined;
  const property = /^\w+/.exec(synonym ?? '')?.[0] ?? '';
  if (Object.hasOwn(stylesByName[name], property)) return `it is ${synonym} here`;
  if (name === 'ObjectStyle' && /^label(?:Offset|Position|Anchor|Shift)$/i.test(key))
    return 'a label is moved in primitiveLabels, in px with y down, as [["A", {"offsetX": 8, "offsetY": -6}]]';
  const ofLabel = name === 'ObjectStyle' && Object.hasOwn(stylesByName.LabelStyle, key);
  return ofLabel ? 'it is one of the label: it stands in primitiveLabels or typeLabels' : undefined;
}
