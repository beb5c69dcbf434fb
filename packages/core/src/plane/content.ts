import {
  type Construction,
  type ConstructionObject,
  formatTemplate,
  isNewInRender,
  type NumberMarks,
  onBehalfOf,
  takeSteps,
} from '@geoslide/geometry';
import { type Slide, type Style, type StyleProperties, sliderLabelNames, styleProperties } from '@geoslide/protocol';
import { readContentStyle, type TextSpec, textSpec } from '../draw/text.js';
import { indexSheet, labelLayers, objectLayers, type SheetIndex } from '../style/cascade.js';
import { onlyOf } from '../style/only-of.js';
import {
  type Cascade,
  createReader,
  type LabelStyle,
  type ObjectStyle,
  type Report,
  type StyleReader,
  type Values,
  type ValuesOf,
} from '../style/reader.js';
import type { StyleTypes } from '../style/style-types.js';
import { kindOf, MAX_SETTLED } from '../text/fonts.js';
import { layoutSteps } from '../text/layout.js';
import { angleTexts } from './angle-labels.js';
import { axisTexts } from './axes/axis-words.js';
import { buttonSpec } from './box-object.js';
import { chartTexts } from './chart-texts.js';
import { mixedText, templateParts } from './formulas.js';
import { labelledItems } from './list-labels.js';
import { planeStyleTypes } from './marks-table.js';

/** A slide with what its drawing looks up again and again. */
export interface DrawnSlide {
  readonly slide: Slide;
  readonly construction: Construction;
  readonly index: SheetIndex;
  readonly marks: NumberMarks;
  /** Takes complaints about an object. */
  readonly reportOn: (id: string) => Report;
}

/** `types` are the built-in looks of types: those of the plane where none are given. */
export function drawnSlide(
  slide: Slide,
  construction: Construction,
  reportOn: DrawnSlide['reportOn'],
  types: StyleTypes = planeStyleTypes,
): DrawnSlide {
  const numbers = createReader(styleProperties.numbers, [slide.styleSheet.numbers], reportOn('numbers'));
  const marks = {
    decimal: numbers.get('decimal'),
    thousands: numbers.get('thousands'),
    coefficients: numbers.get('coefficients'),
  };
  return { slide, construction, index: indexSheet(slide.styleSheet, types), marks, reportOn };
}

/** A text of an object and the style that it is written in. */
export interface Writing<S extends LabelStyle = LabelStyle> {
  readonly spec: TextSpec;
  readonly style: S;
}

/** The label of an object, with the layers that its style comes from. */
interface LabelWriting extends Writing<StyleReader<Values['label']>> {
  readonly layers: Cascade;
}

export function objectStyle(input: DrawnSlide, object: ConstructionObject): ObjectStyle {
  return reader(input, object, styleProperties.object, objectLayers(input.index, input.construction.objects, object));
}

/** The label of a primitive; undefined where it has none, or a hidden one. A dimension's is its length unless it says otherwise. */
export function labelOf(input: DrawnSlide, object: ConstructionObject): LabelWriting | undefined {
  const template = object.definition.label ?? (object.type === 'Dimension' ? '{{length}}' : undefined);
  if (template === undefined || object.value === undefined) return undefined;
  const layers = labelLayers(input.index, input.construction.objects, object);
  const writing = write(input, object, template, reader(input, object, styleProperties.label, layers));
  return writing && { ...writing, layers };
}

/** What places a label by hand; none of it has a default here. */
const handPlaces = {
  offsetX: { type: 'number', doc: '' },
  offsetY: { type: 'number', doc: '' },
  anchorParam: { type: 'number', doc: '' },
} as const satisfies StyleProperties;

/** Whether a label stays where its style puts it: placed by hand, or `fixed`. */
export function isFixedLabel({ style, layers }: LabelWriting): boolean {
  if (style.get('placement') === 'fixed') return true;
  // The label's own reader complains of wrong values.
  const given = createReader(handPlaces, layers, () => {});
  return (['offsetX', 'offsetY', 'anchorParam'] as const).some((name) => given.get(name) !== undefined);
}

/** The content of a text object. */
export function textOf(
  input: DrawnSlide,
  object: ConstructionObject,
): Writing<StyleReader<Values['text']>> | undefined {
  const layers = [input.index.texts.get(object.id), input.slide.styleSheet.textType];
  return write(input, object, object.definition.template ?? '', reader(input, object, styleProperties.text, layers));
}

export function sliderStyle(input: DrawnSlide, object: ConstructionObject): StyleReader<Values['slider']> {
  const layers = [input.index.sliders.get(object.id), input.slide.styleSheet.sliderType];
  return reader(input, object, styleProperties.slider, layers);
}

/** The label of a slider, with its value behind it where the label does not show it itself. */
export function sliderLabelOf(
  input: DrawnSlide,
  object: ConstructionObject,
): Writing<StyleReader<Values['sliderLabel']>> | undefined {
  const own = [input.index.sliders.get(object.id), input.slide.styleSheet.sliderType].map(
    (style) =>
      style && {
        ...onlyOf(style, sliderLabelNames),
        ...(style.labelColor !== undefined && { color: style.labelColor }),
      },
  );
  const name = object.definition.label ?? '{{id}}';
  const template = name === '' || /=|\{\{\s*value\s*\}\}/.test(name) ? name : `${name} = {{value}}`;
  return write(input, object, template, reader(input, object, styleProperties.sliderLabel, own));
}

export function buttonStyle(input: DrawnSlide, object: ConstructionObject): StyleReader<Values['button']> {
  const layers = [input.index.buttons.get(object.id), input.slide.styleSheet.buttonType];
  return reader(input, object, styleProperties.button, layers);
}

export function buttonTitleOf(input: DrawnSlide, object: ConstructionObject): TextSpec | undefined {
  const { title, label } = object.definition;
  return buttonSpec(title ?? label ?? '', buttonStyle(input, object), input.slide.lang);
}

export function imageStyle(input: DrawnSlide, object: ConstructionObject): StyleReader<Values['image']> {
  const layers = [input.index.images.get(object.id), input.slide.styleSheet.imageType];
  return reader(input, object, styleProperties.image, layers);
}

export function axisStyle(input: DrawnSlide, name: 'xaxis' | 'yaxis'): StyleReader<Values['axis']> {
  const { styleSheet, lang } = input.slide;
  return createReader(styleProperties.axis, [styleSheet[name], { lang }], input.reportOn(name));
}

export function gridStyle(input: DrawnSlide, report: Report): StyleReader<Values['grid']> {
  return createReader(styleProperties.grid, [input.slide.styleSheet.grid], report);
}

/** Everything that drawing a slide may lay out, for loading fonts before. Hidden things are left out. */
export function textNeeds(slide: Slide, construction: Construction): TextNeed[] {
  const input = drawnSlide(slide, construction, () => () => {});
  const specs = [...construction.objects.values()].flatMap((object): TextSpec[] => {
    return onBehalfOf(object.id, () => {
      if (!isSeen(input, object)) return [];
      const found = (labelledItems(input.construction, object) ?? [object]).flatMap(
        (each) => writingOf(input, each) ?? [],
      );
      found.push(...chartTexts(input, object).map(({ spec }) => spec));
      for (const spec of found) countLoading(needOf(spec));
      return found;
    });
  });
  const axes = (['xaxis', 'yaxis'] as const).map((name) => axisStyle(input, name));
  if (axes.some((style) => style.get('show'))) specs.push(...axisTexts(['x', 'y'], axes));
  if (gridStyle(input, () => {}).get('angleLabels') !== 'none') specs.push(...angleTexts());
  return specs.map(needOf);
}

/** How often a text is laid out to find its fonts: once more where some had to be loaded. */
const LOADING_ROUNDS = 2;

/** Counts what finding a text's fonts takes, unless one of its kind was met before. */
function countLoading(need: TextNeed): void {
  const isNew = isNewInRender(kindOf(need), MAX_SETTLED);
  if (isNew) takeSteps(LOADING_ROUNDS * layoutSteps(need.text, need.math ? 'latex' : 'plain'));
}

export interface TextNeed {
  readonly text: string;
  readonly fontKey: string;
  readonly math: boolean;
  readonly language: string | undefined;
}

/** What fonts are asked for a text. */
export const needOf = ({ source, font, mode, language }: TextSpec): TextNeed => ({
  text: source,
  fontKey: font,
  math: mode === 'latex',
  language,
});

function isSeen(input: DrawnSlide, object: ConstructionObject): boolean {
  if (!object.isShown) return false;
  switch (object.kind) {
    case 'primitive':
      return !objectStyle(input, object).get('hidden');
    case 'slider':
      return !sliderStyle(input, object).get('hidden');
    case 'button':
      return !buttonStyle(input, object).get('hidden');
    default:
      return true;
  }
}

/** What is written of an object that is seen, or of an item of a list. */
export function writingOf(input: DrawnSlide, object: ConstructionObject): TextSpec | undefined {
  switch (object.kind) {
    case 'primitive':
      return labelOf(input, object)?.spec;
    case 'text':
      return textOf(input, object)?.spec;
    case 'slider':
      return sliderLabelOf(input, object)?.spec;
    case 'button':
      return buttonTitleOf(input, object);
    default:
      return undefined;
  }
}

/** Steps for a text, and for each of its characters: to read its style, find its fonts and pass it on. */
const TEXT_STEPS = 300;
const CHARACTER_STEPS = 10;

function write<S extends LabelStyle>(input: DrawnSlide, object: ConstructionObject, template: string, style: S) {
  if (style.get('hidden')) return undefined;
  const content = { ...readContentStyle(style), marks: input.marks };
  const parts = content.mode === 'normal' ? templateParts(template) : undefined;
  const { text, warnings } =
    parts === undefined
      ? formatTemplate(template, input.construction, object, content)
      : mixedText(parts, style.get('font'), input.construction, object, content);
  for (const warning of warnings) input.reportOn(object.id)(warning);
  takeSteps(TEXT_STEPS + CHARACTER_STEPS * text.length);
  const spec = textSpec(text, style, input.slide.lang);
  return spec && { spec: parts === undefined ? spec : { ...spec, mode: 'latex' as const }, style };
}

function reader<P extends StyleProperties>(
  input: DrawnSlide,
  object: ConstructionObject,
  properties: P,
  layers: Cascade | readonly (Style | undefined)[],
): StyleReader<ValuesOf<P>> {
  return createReader(properties, layers, input.reportOn(object.id));
}
