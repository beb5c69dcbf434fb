import * as v from 'valibot';
import { wantedMessage, wants } from './describe.js';
import { MAX_ID_LENGTH, MAX_STYLE_ENTRIES, MAX_STYLE_WORD_LENGTH } from './limits.js';
import { checkedBy, finiteNumber, isRecord, list, maybe, once, openObject, text } from './schema-kit.js';
import { styleProperties } from './style/index.js';
import { checkedTypes, type JsonType, type StyleProperties } from './style/property.js';

const phrases: Readonly<Record<JsonType, string>> = {
  number: 'a finite number',
  string: `a string of at most ${MAX_STYLE_WORD_LENGTH} characters`,
  boolean: 'true or false',
};

const propertySchemas = once(() => ({
  number: v.nullish(v.number()),
  string: v.nullish(v.string()),
  boolean: v.nullish(v.boolean()),
}));

function fits(value: unknown, type: JsonType): boolean {
  if (type === 'number') return Number.isFinite(value);
  if (type === 'string') return typeof value === 'string' && value.length <= MAX_STYLE_WORD_LENGTH;
  return typeof value === 'boolean';
}

/** One style: known properties have their types, null properties are dropped, unknown ones are kept. */
function style(properties: StyleProperties) {
  const types = checkedTypes(properties);
  const base = v.looseObject({}, wants('an object with style properties'));
  // The entries only tell what is known; checking by table is several times faster.
  const entries = once(() => Object.fromEntries([...types].map(([name, type]) => [name, propertySchemas()[type]])));
  const checked = checkedBy(base, () => (dataset, config) => {
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
          message: wantedMessage(phrases[type], value),
          path: [{ type: 'object', origin: 'value', input, key, value }],
        });
      }
      output[key] = value;
    }
    return { typed: dataset.issues === undefined, value: output, issues: dataset.issues } as never;
  });
  return Object.defineProperty(checked, 'entries', { get: entries });
}

function styles(properties: StyleProperties, what: string) {
  const pair = v.tuple([text('a string', MAX_ID_LENGTH), style(properties)], wants(`a pair [${what}, style]`));
  return maybe(list(pair, `a list of [${what}, style] pairs`, MAX_STYLE_ENTRIES));
}

const layer = () =>
  v.union(
    [text('an id', MAX_ID_LENGTH), v.tuple([text('an id', MAX_ID_LENGTH), finiteNumber])],
    wants('an id or a pair [id, layer]'),
  );

const maybeStyle = (properties: StyleProperties) => maybe(style(properties));

const axis = maybeStyle(styleProperties.axis);
/** Buttons and pictures are checked by one list of properties. */
const box = maybeStyle(styleProperties.button);
const objectsByType = styles(styleProperties.object, 'type name');
const labelsByType = styles(styleProperties.label, 'type name');
const objectsById = styles(styleProperties.object, 'id');
const labelsById = styles(styleProperties.label, 'id');
const boxesById = styles(styleProperties.button, 'id');

/** The parts that a template and a style sheet share. */
export const backgroundEntries = {
  background: maybeStyle(styleProperties.background),
  grid: maybeStyle(styleProperties.grid),
  xaxis: axis,
  yaxis: axis,
};

export const typeEntries = {
  types: objectsByType,
  typeLabels: labelsByType,
  textType: maybeStyle(styleProperties.text),
  sliderType: maybeStyle(styleProperties.slider),
  buttonType: box,
};

/** docs/format.md, "The style sheet": any key may be missing. */
export const styleSheetSchema = openObject(
  {
    ...backgroundEntries,
    ...typeEntries,
    primitives: objectsById,
    primitiveLabels: labelsById,
    texts: styles(styleProperties.text, 'id'),
    sliders: styles(styleProperties.slider, 'id'),
    buttons: boxesById,
    imageType: box,
    images: boxesById,
    elementLayers: maybe(list(layer(), 'a list of ids or [id, layer] pairs', MAX_STYLE_ENTRIES)),
    xaxis3d: axis,
    yaxis3d: axis,
    zaxis3d: axis,
    workingPlane: maybeStyle({}),
    types3d: objectsByType,
    typeLabels3d: labelsByType,
    primitives3d: objectsById,
    primitiveLabels3d: labelsById,
  },
  'a style sheet: an object',
);
