import * as v from 'valibot';
import { MAX_ID_LENGTH, MAX_STYLE_ENTRIES, MAX_STYLE_WORD_LENGTH } from './limits.js';
import { checkedBy, finiteNumber, isRecord, list, maybe, openObject, text } from './schema-kit.js';
import { styleProperties } from './style/index.js';
import { checkedTypes, type JsonType, type StyleProperties } from './style/property.js';
import { wantedMessage, wants } from './wanted.js';

const phrases: Readonly<Record<JsonType, string>> = {
  number: 'a finite number',
  string: `a string of at most ${MAX_STYLE_WORD_LENGTH} characters`,
  boolean: 'true or false',
};

function fits(value: unknown, type: JsonType): boolean {
  if (type === 'number') return Number.isFinite(value);
  if (type === 'string') return typeof value === 'string' && value.length <= MAX_STYLE_WORD_LENGTH;
  return typeof value === 'boolean';
}

/** One style: known properties have their types, null properties are dropped, unknown ones are kept. */
function style(properties: StyleProperties) {
  const types = checkedTypes(properties);
  const example = 'show' in properties ? '{"show": true}' : '{"color": "red"}';
  // Checking by table is several times faster than by entries.
  const base = v.looseObject({}, wants(`an object with style properties, such as ${example}`));
  return checkedBy(base, () => (dataset, config) => {
    const input: unknown = dataset.value;
    if (!isRecord(input)) {
      v._addIssue(base, 'type', dataset, config);
      return dataset as never;
    }
    const output: Record<string, unknown> = {};
    for (const key of Object.keys(input)) {
      const value = input[key];
      if (value === null || key === '__proto__') continue;
      const type = types.get(key);
      if (type !== undefined && !fits(value, type)) {
        v._addIssue(base, 'type', dataset, config, {
          input: value,
          message: `${wantedMessage(phrases[type], value)}${key === 'label' && type === 'boolean' ? ': words of an axis are its "title"' : ''}`,
          path: [{ type: 'object', origin: 'value', input, key, value }],
        });
      }
      output[key] = value;
    }
    return { typed: dataset.issues === undefined, value: output, issues: dataset.issues } as never;
  });
}

/** What is checked of each kind of style, by the name that documents give it. */
export const styleSchemas = {
  ObjectStyle: style(styleProperties.object),
  LabelStyle: style(styleProperties.label),
  TextStyle: style(styleProperties.text),
  AxisStyle: style(styleProperties.axis),
  GridStyle: style(styleProperties.grid),
  WorkingPlaneStyle: style({}),
  BackgroundStyle: style(styleProperties.background),
  NumbersStyle: style(styleProperties.numbers),
  SliderStyle: style(styleProperties.slider),
  ButtonStyle: style(styleProperties.button),
  /** protocol.md has one list of properties for buttons and pictures. */
  ImageStyle: style(styleProperties.button),
} as const;

type StyleName = keyof typeof styleSchemas;

/** The properties of each kind of style, where they have the same names as what is checked. */
export const stylesByName: Readonly<Record<StyleName, StyleProperties>> = {
  ObjectStyle: styleProperties.object,
  LabelStyle: styleProperties.label,
  TextStyle: styleProperties.text,
  AxisStyle: styleProperties.axis,
  GridStyle: styleProperties.grid,
  WorkingPlaneStyle: styleProperties.grid,
  BackgroundStyle: styleProperties.background,
  NumbersStyle: styleProperties.numbers,
  SliderStyle: styleProperties.slider,
  ButtonStyle: styleProperties.button,
  ImageStyle: styleProperties.image,
};

function stylesBy(what: 'type name' | 'id', name: StyleName) {
  const pair = v.tuple(
    [text('a string', MAX_ID_LENGTH), styleSchemas[name]],
    wants(`a pair [${what}, style], such as ["${what === 'type name' ? 'Point' : 'A'}", {"color": "red"}]`),
  );
  return maybe(
    list(
      pair,
      `a list of [${what}, style] pairs, such as [["${what === 'id' ? 'A' : 'Point'}", {"color": "red"}]]`,
      MAX_STYLE_ENTRIES,
    ),
  );
}

const layer = () =>
  v.union(
    [text('an id', MAX_ID_LENGTH), v.tuple([text('an id', MAX_ID_LENGTH), finiteNumber])],
    wants('an id or a pair of an id and a number, such as ["A", 1]'),
  );

const axis = maybe(styleSchemas.AxisStyle);
const objectsByType = stylesBy('type name', 'ObjectStyle');
const labelsByType = stylesBy('type name', 'LabelStyle');
const objectsById = stylesBy('id', 'ObjectStyle');
const labelsById = stylesBy('id', 'LabelStyle');

/** The parts that a template and a style sheet share. */
export const backgroundEntries = {
  background: maybe(styleSchemas.BackgroundStyle),
  grid: maybe(styleSchemas.GridStyle),
  xaxis: axis,
  yaxis: axis,
};

export const typeEntries = {
  types: objectsByType,
  typeLabels: labelsByType,
  textType: maybe(styleSchemas.TextStyle),
  sliderType: maybe(styleSchemas.SliderStyle),
  buttonType: maybe(styleSchemas.ButtonStyle),
};

/** docs/format.md, "The style sheet": any key may be missing. */
export const styleSheetSchema = openObject(
  {
    ...backgroundEntries,
    ...typeEntries,
    numbers: maybe(styleSchemas.NumbersStyle),
    primitives: objectsById,
    primitiveLabels: labelsById,
    texts: stylesBy('id', 'TextStyle'),
    sliders: stylesBy('id', 'SliderStyle'),
    buttons: stylesBy('id', 'ButtonStyle'),
    imageType: maybe(styleSchemas.ImageStyle),
    images: stylesBy('id', 'ImageStyle'),
    elementLayers: maybe(list(layer(), 'a list of ids or [id, layer] pairs', MAX_STYLE_ENTRIES)),
    xaxis3d: axis,
    yaxis3d: axis,
    zaxis3d: axis,
    workingPlane: maybe(styleSchemas.WorkingPlaneStyle),
    types3d: objectsByType,
    typeLabels3d: labelsByType,
    primitives3d: objectsById,
    primitiveLabels3d: labelsById,
  },
  'a style sheet such as {"primitives": [["A", {"color": "red"}]]}',
);
