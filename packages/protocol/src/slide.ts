import * as v from 'valibot';
import { cameraViews, projections } from './camera-views.js';
import { definitionSchema } from './definition.js';
import { LANGUAGE_TAG, wantedLanguage } from './language-tag.js';
import { MAX_DEFINITIONS, MAX_ID_LENGTH, MAX_UVARS } from './limits.js';
import {
  angleNumber,
  finiteNumber,
  flag,
  isRecord,
  list,
  maybe,
  openObject,
  positiveNumber,
  text,
} from './schema-kit.js';
import { styleSheetSchema } from './style-sheet.js';
import { wantedMessage, wants } from './wanted.js';

export const projection = v.picklist(projections, wants('"orthographic", "perspective", "oblique" or "military"'));

export const cameraView = v.picklist(cameraViews, wants(`one of ${cameraViews.map((name) => `"${name}"`).join(', ')}`));

export const nonNegativeNumber = v.pipe(finiteNumber, v.minValue(0, wants('a number of at least 0')));

function offset(coordinates: string, count: number) {
  const what = `a list of ${count} finite numbers ${coordinates}`;
  return maybe(v.pipe(list(finiteNumber, what, 3), v.minLength(count, wants(what))));
}

export const camera2D = openObject(
  {
    kind: maybe(v.literal('2d', wants('"2d" or "3d"'))),
    offset: offset('[x, y]', 2),
    scale: maybe(positiveNumber),
    scaleY: maybe(positiveNumber),
  },
  'a camera: an object',
);

export const camera3D = openObject(
  {
    kind: v.literal('3d'),
    view: maybe(cameraView),
    offset: offset('[x, y, z]', 3),
    yaw: maybe(angleNumber),
    pitch: maybe(angleNumber),
    projection: maybe(projection),
    obliqueAngle: maybe(angleNumber),
    obliqueScaleRatio: maybe(nonNegativeNumber),
    scale: maybe(positiveNumber),
    scaleZ: maybe(positiveNumber),
  },
  'a camera: an object',
);

export const cameraSchema = v.lazy((input) => (isRecord(input) && input.kind === '3d' ? camera3D : camera2D));

export const viewBounds = openObject(
  {
    minX: finiteNumber,
    maxX: finiteNumber,
    minY: finiteNumber,
    maxY: finiteNumber,
    scale: maybe(positiveNumber),
    scaleY: maybe(positiveNumber),
  },
  'an object { minX, maxX, minY, maxY }',
);

const uvar = v.tuple(
  [text('a name such as "A.0"', MAX_ID_LENGTH + 20), finiteNumber],
  wants('a pair [name, number], such as ["A.0", 1]'),
);

const uvarMap = list(uvar, 'a list of [name, number] pairs, such as [["A.0", 1]]', MAX_UVARS);

const languageMessage = ({ input }: { readonly input: unknown }) => wantedMessage(wantedLanguage(input), input);

const languageTag = v.pipe(v.string(languageMessage), v.regex(LANGUAGE_TAG, languageMessage));

export const slideSchema = openObject(
  {
    definitions: list(
      definitionSchema,
      'a list of definitions, such as [{"kind": "primitive", "id": "A", "source": "Point(0, 0)"}]',
      MAX_DEFINITIONS,
    ),
    uvarMap: v.nullish(uvarMap, () => []),
    styleSheet: v.nullish(styleSheetSchema, () => ({})),
    doc: maybe(v.array(v.unknown(), wants('a list'))),
    camera: maybe(cameraSchema),
    viewBounds: maybe(viewBounds),
    fit: maybe(flag),
    lang: maybe(languageTag),
  },
  'a slide: an object with `definitions`',
);
