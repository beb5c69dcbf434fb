import { chosenScale, holdsSpace, labelWords, wordsStyle } from '@geoslide/figure';
import type { Style, StyleSheet } from '@geoslide/protocol';
import type { Project, Slide } from '../project.js';

/** One definition of a figure, while it is built. */
export interface Draft {
  readonly id: string;
  readonly kind: 'primitive' | 'other' | 'text' | 'slider' | 'button' | 'image';
  readonly fields: Record<string, unknown>;
  readonly values: readonly number[];
  style: Style;
  labelStyle: Style;
}

/** What a figure says of its slide beside its objects. */
export interface Settings {
  camera?: Style;
  view?: { left: number; right: number; bottom: number; top: number; scale?: number; scaleY?: number };
  background?: Style;
  numbers?: Style;
  lang?: string;
  grid?: Style;
  xaxis?: Style;
  yaxis?: Style;
  zaxis?: Style;
  layers: readonly string[];
  readonly types: Map<string, Style>;
  readonly typeLabels: Map<string, Style>;
}

const LISTS = { text: 'texts', slider: 'sliders', button: 'buttons', image: 'images' } as const;

/** The project of one slide in the format of files. */
export function projectOf(typed: readonly Draft[], settings: Settings): Project {
  const { view } = settings;
  const drafts = withWords(typed, settings);
  const definitions = drafts.map(({ id, kind, fields }) => ({ kind, id, ...fields }));
  const camera = settings.camera ?? (!view && holdsSpace(definitions) ? { view: 'auto' } : undefined);
  const isSpace = camera !== undefined;
  const slide: Slide = {
    definitions,
    uvarMap: drafts.flatMap(({ id, values }) => values.map((value, i) => [`${id}.${i}`, value] as const)),
    styleSheet: styleSheetOf(drafts, settings, isSpace ? '3d' : ''),
    ...(view && { viewBounds: boundsOf(view, settings) }),
    ...(settings.lang !== undefined && { lang: settings.lang }),
    ...(camera && { camera: { kind: '3d', ...camera } }),
    ...(!view && camera?.offset === undefined && camera?.scale === undefined && { fit: true }),
  };
  return { metadata: { version: '11' }, messages: [], slides: [slide] };
}

/** The drafts with labels whose words are words, as in figure text: a label of the file is a formula. */
function withWords(drafts: readonly Draft[], { typeLabels }: Settings): readonly Draft[] {
  if ([...typeLabels.values()].some(({ mode }) => mode !== undefined)) return drafts;
  return drafts.map((draft) => {
    const { label } = draft.fields;
    const read = draft.kind === 'primitive' && typeof label === 'string' ? labelWords(label) : undefined;
    const { mode, ...others } = draft.labelStyle;
    if (read === undefined || (mode !== undefined && mode !== 'latex')) return draft;
    // A formula is what the label of a file is.
    if (mode === 'latex') return { ...draft, labelStyle: others };
    const labelStyle = read.hasWords ? { ...wordsStyle, ...others } : others;
    return { ...draft, fields: { ...draft.fields, label: read.label }, labelStyle };
  });
}

/** The view of the file; without a scale it gets one where the picture would be small or large, as in figure text. */
function boundsOf(view: NonNullable<Settings['view']>, { xaxis, yaxis }: Settings): Slide['viewBounds'] {
  const { left, right, bottom, top, scale, scaleY } = view;
  const bounds = { minX: left, maxX: right, minY: bottom, maxY: top };
  if (scale === undefined && scaleY === undefined) return { ...bounds, ...chosenScale(bounds, { xaxis, yaxis }) };
  return { ...bounds, ...(scale !== undefined && { scale }), ...(scaleY !== undefined && { scaleY }) };
}

function styleSheetOf(drafts: readonly Draft[], settings: Settings, suffix: '' | '3d'): StyleSheet {
  const sheet: Record<string, unknown> = {};
  const { background, numbers, grid, xaxis, yaxis, zaxis, layers } = settings;
  const single = {
    background,
    numbers,
    grid,
    [`xaxis${suffix}`]: xaxis,
    [`yaxis${suffix}`]: yaxis,
    ...(suffix === '3d' && { zaxis3d: zaxis }),
  };
  for (const [key, style] of Object.entries(single)) if (style !== undefined) sheet[key] = style;
  const lists: Record<string, [string, Style][]> = {};
  const add = (key: string, id: string, style: Style) => {
    if (Object.keys(style).length === 0) return;
    lists[key] ??= [];
    lists[key].push([id, style]);
  };
  for (const [type, style] of settings.types) add(`types${suffix}`, type, style);
  for (const [type, style] of settings.typeLabels) add(`typeLabels${suffix}`, type, style);
  for (const { id, kind, style, labelStyle } of drafts) {
    if (kind === 'primitive' || kind === 'other') {
      add(`primitives${suffix}`, id, style);
      add(`primitiveLabels${suffix}`, id, labelStyle);
    } else add(LISTS[kind], id, style);
  }
  return { ...sheet, ...lists, ...(layers.length > 0 && { elementLayers: layers }) };
}
