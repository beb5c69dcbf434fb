import {
  type ChartSide,
  type ChartText,
  type Construction,
  type ConstructionObject,
  type NumberMarks,
  takeSteps,
  type Value,
  withMarks,
} from '@geoslide/geometry';
import { palette, type Slide, styleProperties } from '@geoslide/protocol';
import { inkRect, layOut, readTextPaint, type TextSpec, textNode } from '../draw/text.js';
import { slideToPx, type Viewport } from '../draw/viewport.js';
import type { Color, TextNode } from '../scene/scene.js';
import { labelLayers, type SheetIndex } from '../style/cascade.js';
import { parseColor } from '../style/color.js';
import { createReader, type LabelStyle, type Report } from '../style/reader.js';
import type { LoadedFonts } from '../text/fonts.js';

/** px between a text and what it belongs to. */
const GAP = 6;

/** The height of capitals, em. */
const CAPITAL = 0.7;

/** Steps for a text, and for each of its characters. */
const TEXT_STEPS = 300;
const CHARACTER_STEPS = 10;

const INK = parseColor(palette.ink)!;

/** Where the middle of a text's ink stands from its place, in halves of its width and height, and in gaps. */
const SIDES: Readonly<Record<ChartSide, readonly [across: number, down: number]>> = {
  above: [0, -1],
  below: [0, 1],
  left: [-1, 0],
  right: [1, 0],
  middle: [0, 0],
};

/** What the style of a chart's texts is read from. */
interface ChartSlide {
  readonly slide: Pick<Slide, 'lang'>;
  readonly construction: Construction;
  readonly index: SheetIndex;
  readonly marks: NumberMarks;
  readonly reportOn: (id: string) => Report;
}

interface ChartWriting {
  readonly spec: TextSpec;
  readonly text: ChartText;
  readonly style: LabelStyle;
}

/** The texts of a chart, or of the charts in a list, in the style of its label; none where that is hidden. */
export function chartTexts(input: ChartSlide, object: ConstructionObject): readonly ChartWriting[] {
  const texts = object.value === undefined ? [] : textsOf(object.value);
  if (texts.length === 0) return [];
  const layers = labelLayers(input.index, input.construction.objects, object);
  const style = createReader(styleProperties.label, layers, input.reportOn(object.id));
  if (style.get('hidden')) return [];
  const hasFormula = texts.some(({ text }) => isFormula(text) && /\p{L}/u.test(text.replace(/\\[a-z]+/gi, '')));
  return texts.flatMap((text) => {
    takeSteps(TEXT_STEPS + CHARACTER_STEPS * text.text.length);
    const isNumber = /^-?[\d.]+\s?%?$/.test(text.text);
    const source = isNumber ? withMarks(text.text, 'normal', input.marks) : text.text;
    // `A` beside `\bar A` is the same letter.
    const mode = isFormula(source) || (hasFormula && LETTER.test(source)) ? 'latex' : 'plain';
    const spec = specOf(source, mode, style, input.slide.lang);
    return spec === undefined ? [] : [{ spec, text, style }];
  });
}

function textsOf(value: Value): readonly ChartText[] {
  if (value.type === 'List') return value.items.flatMap(textsOf);
  return value.type === 'Chart' ? value.texts : [];
}

/** Whether names of charts stand below the x-axis, so that it has no numbers of its own. */
export function namesOnAxis(input: ChartSlide): boolean {
  const isNamed = (value: Value): boolean =>
    value.type === 'List' ? value.items.some(isNamed) : value.type === 'Chart' && value.namesAxis === true;
  return [...input.construction.objects.values()].some(
    (object) =>
      object.kind === 'primitive' &&
      object.isShown &&
      object.value !== undefined &&
      isNamed(object.value) &&
      chartTexts(input, object).length > 0,
  );
}

/** Names are words, upright; what holds a command, an exponent or an index is a formula. */
const isFormula = (source: string): boolean => /[\\^_]/.test(source);

const LETTER = /^\p{L}$/u;

function specOf(
  source: string,
  mode: 'latex' | 'plain',
  style: LabelStyle,
  lang: string | undefined,
): TextSpec | undefined {
  const fontSize = style.get('fontSize');
  if (fontSize === 0 || source.trim() === '') return undefined;
  const font = style.get('font');
  return {
    source,
    mode,
    font: mode === 'plain' && font === styleProperties.label.font.default ? 'KaTeX_Main' : font,
    fontSize,
    align: 'left',
    language: style.get('lang') ?? lang,
  };
}

/** How much the line of a text rises or falls in px from the middle of the text to its end. */
function riseBeside({ at, slope }: ChartText, half: number, viewport: Viewport): number {
  if (slope === undefined) return 0;
  const [x, y] = slideToPx(viewport, at);
  const [ahead, up] = slideToPx(viewport, { x: at.x + 1, y: at.y + slope });
  return Math.abs(((up - y) / (ahead - x)) * half);
}

/** The texts of a chart where they stand. */
export function drawChartTexts(
  input: ChartSlide,
  object: ConstructionObject,
  { viewport, background, fonts }: { viewport: Viewport; background: Color; fonts: LoadedFonts },
): readonly TextNode[] {
  return chartTexts(input, object).flatMap(({ spec, text, style }) => {
    const layout = layOut(spec, fonts, input.reportOn(object.id));
    const ink = inkRect(layout);
    const [x, y] = slideToPx(viewport, text.at);
    const [across, down] = SIDES[text.side];
    const left = x - ink.x - ink.width / 2 + across * (ink.width / 2 + GAP);
    // Words below share a baseline, whatever letters they have.
    const isWord = spec.mode === 'plain' && down !== 0;
    const height = isWord ? CAPITAL * spec.fontSize : ink.height;
    const top = isWord ? -height : ink.y;
    const base = y - top - height / 2 + down * (height / 2 + GAP + riseBeside(text, ink.width / 2, viewport));
    const node = textNode(spec, layout, [left, base], readTextPaint(style, INK, background));
    return node ? [node] : [];
  });
}
