import { styleTypeNames } from '@geoslide/geometry';
import { cameraViews, isLanguageTag, languageMeant, projections } from '@geoslide/protocol';
import { angleAdvice, cameraAdvice, cameraKeyAdvice, nameAdvice, toggleAdvice, typeAdvice, viewAdvice } from '#habits';
import { blockFields, readBlock } from './block.js';
import { addStyle, type Context } from './draft.js';
import { type Fields, fields, isFields } from './fields.js';
import { Fault, quoted } from './problem.js';
import { constantValue, sourceEnd } from './source.js';
import { nearestRemedy, places, readStyle, type StylePlace } from './style-keys.js';
import type { SettingWord } from './words.js';

/** Reads what follows the word and gives the statement's key for comments. Throws Fault. */
export function readSetting(context: Context, word: SettingWord): string {
  switch (word) {
    case 'view':
      readView(context);
      break;
    case 'camera':
      readCamera(context);
      break;
    case 'axes':
    case 'xaxis':
    case 'yaxis':
    case 'zaxis':
      readAxes(context, word);
      break;
    case 'grid':
      readGrid(context);
      break;
    case 'workingPlane':
      addStyle(context.slide.styleSheet, word, readToggle(context, places.grid, false, word));
      break;
    case 'background':
      readBackground(context);
      break;
    case 'numbers':
      if (context.cursor.next() !== '{') throw context.cursor.fault('a block', 'write numbers {decimal: comma}');
      addStyle(context.slide.styleSheet, word, readStyle(readBlock(context.cursor), places.numbers, context.report));
      break;
    case 'lang':
      readLanguage(context);
      break;
    case 'layers':
      readLayers(context);
      break;
    case 'style':
      return readTypeStyle(context);
    case 'template':
      readTemplate(context);
      break;
  }
  context.cursor.expectEnd(() => 'write one statement on a line');
  return word;
}

const TAG = /[\p{L}\p{M}\p{N}_-]+/uy;

/** `lang ja`, the tag with or without quotes. */
function readLanguage({ cursor, slide }: Context): void {
  cursor.blank();
  const { at } = cursor;
  let tag = cursor.string();
  if (tag === undefined) {
    tag = cursor.match(TAG) ?? '';
    cursor.at += tag.length;
  }
  if (!isLanguageTag(tag)) {
    const found = tag === '' ? cursor.found() : quoted(tag);
    throw new Fault(at, found, 'a language tag', `write lang ${languageMeant(tag) ?? 'ja, or another tag such as zh'}`);
  }
  slide.lang = tag;
}

const UNTIL_DOTS = /\.\./y;
const UNTIL_COMMA = /,/y;
const UNTIL_SCALE = /(?<![\p{L}\p{N}_.])[xy]?scale(?![\p{L}\p{N}_'(])/uy;
const UNTIL_SCALE_OF_Y = /,|(?<![\p{L}\p{N}_.])yscale(?![\p{L}\p{N}_'(])/uy;
const TO_THE_END = /(?!)/y;

const VIEW_REMEDY = 'write view -5 .. 5, -3 .. 3 scale 50, or view off';

/**
 * `view -6 .. 6, -2 .. 5 scale 60`, or `scale 60, 20` or `scale 60 yscale 20` for x and y, or `off` for the view that
 * the file format has by itself.
 */
function readView({ cursor, slide, report }: Context): void {
  slide.viewSaid = true;
  slide.viewAt = cursor.at;
  slide.view = undefined;
  if (cursor.takeWord('off') !== undefined) return;
  cursor.blank();
  const start = cursor.at;
  const remedy = () => viewAdvice(cursor.text.slice(start, cursor.end)) ?? VIEW_REMEDY;
  const sign = (text: string) => {
    if (!cursor.take(text)) throw cursor.fault(`"${text}"`, remedy());
  };
  const number = (stop: RegExp): number => {
    cursor.blank();
    const { at } = cursor;
    cursor.at = sourceEnd(cursor.text, at, cursor.end, stop);
    const source = cursor.text.slice(at, cursor.at);
    const value = constantValue(source);
    if (value === undefined) throw new Fault(at, source === '' ? cursor.found() : quoted(source), 'a number', remedy());
    return value;
  };
  const minX = number(UNTIL_DOTS);
  sign('..');
  const maxX = number(UNTIL_COMMA);
  sign(',');
  const minY = number(UNTIL_DOTS);
  sign('..');
  const maxY = number(UNTIL_SCALE);
  const scale = cursor.takeWord('scale', 'xscale') === undefined ? undefined : number(UNTIL_SCALE_OF_Y);
  const hasScaleY = (scale !== undefined && cursor.take(',')) || cursor.takeWord('yscale') !== undefined;
  const scaleY = hasScaleY ? number(TO_THE_END) : undefined;
  slide.view = fields(Object.entries({ minX, maxX, minY, maxY, scale, scaleY }));
  if (minX < maxX && minY < maxY) return;
  const found = minX < maxX ? `${minY} .. ${maxY}` : `${minX} .. ${maxX}`;
  report.warn(new Fault(start, found, 'a range from less to more', 'exchange the two numbers; such a view is ignored'));
}

const SPACE_KEYS = ['view', 'yaw', 'pitch', 'projection', 'obliqueAngle', 'obliqueScaleRatio', 'scaleZ'];
/** What other programs have for a camera in space: it is warned of, and the slide is one in space. */
const OTHER_SPACE_KEYS = ['azimuth', 'elevation', 'azim', 'elev', 'theta', 'phi', 'tilt', 'eye', 'perspective'];
const CAMERA_KEYS = ['kind', 'offset', 'scale', 'scaleY', ...SPACE_KEYS];

const NUMBERS = ['scale', 'scaleY', 'yaw', 'pitch', 'obliqueAngle', 'obliqueScaleRatio', 'scaleZ'];

/** True for the properties of a camera in space, where they do not say so themselves. */
export function isSpaceCamera(camera: Fields): boolean {
  const { offset } = camera;
  return (
    [...SPACE_KEYS, ...OTHER_SPACE_KEYS].some((key) => camera[key] !== undefined) ||
    (Array.isArray(offset) && offset.length > 2)
  );
}

/** Whether a camera in space only says from where one looks: a figure without a view then fits its content. */
export function onlyTurns(camera: unknown): boolean {
  return isFields(camera) && camera.kind === '3d' && camera.offset === undefined && camera.scale === undefined;
}

/** The camera of a slide that holds figures in space, where its text says nothing of view and camera. */
export function impliedCamera(): Fields {
  return fields([
    ['kind', '3d'],
    ['view', 'auto'],
  ]);
}

const CAMERA_NAMES: Readonly<Record<string, readonly [what: string, known: readonly string[]]>> = {
  projection: ['a projection', projections],
  view: ['the name of a view', cameraViews],
};

/** `{…}`; `on` is a camera in space as it is by itself, `off` none. */
export function readCamera({ cursor, slide, report }: Context): void {
  slide.cameraSaid = true;
  const word = cursor.takeWord('on', 'off');
  if (word !== undefined) {
    slide.camera = word === 'on' ? fields([['kind', '3d']]) : undefined;
    return;
  }
  if (cursor.next() !== '{') {
    const behind = cursor.text.slice(cursor.at, cursor.end);
    throw cursor.fault('on, off or a block', cameraAdvice(behind) ?? 'write camera {yaw: 0.6, pitch: 0.3}, in radians');
  }
  const entries = readBlock(cursor);
  // A block that says nothing leaves the camera to the figure.
  slide.cameraSaid = entries.some(({ key }) => [...CAMERA_KEYS, ...OTHER_SPACE_KEYS].includes(key));
  for (const { key, at, value } of entries) {
    if (CAMERA_KEYS.includes(key)) continue;
    const otherwise = () => nearestRemedy(key, CAMERA_KEYS, `use ${CAMERA_KEYS.join(', ')}`);
    const remedy = cameraKeyAdvice(key, value) ?? otherwise();
    report.warn(new Fault(at, `the unknown property ${quoted(key)}`, 'a property of a camera', remedy));
  }
  const camera = blockFields(entries);
  const kind = isSpaceCamera(camera) ? '3d' : '2d';
  for (const { key, value, valueAt } of entries) {
    if ((key === 'yaw' || key === 'pitch') && typeof value === 'number' && Math.abs(value) > 2 * Math.PI) {
      const radians = Math.round((value / 180) * Math.PI * 1e4) / 1e4;
      report.warn(new Fault(valueAt, `the angle ${value}`, 'radians', `write ${radians} if degrees are meant`));
    }
    const [what = '', known] = CAMERA_NAMES[key] ?? [];
    if (known && typeof value === 'string' && !known.includes(value)) {
      report.error(
        new Fault(valueAt, quoted(value), what, nameAdvice(key, value, known) ?? `write one of ${known.join(', ')}`),
      );
      delete camera[key];
    }
    if (/^scale/.test(key) && typeof value === 'number' && value <= 0) {
      report.error(
        new Fault(valueAt, String(value), 'a number greater than 0', `write ${key}: ${key === 'scaleZ' ? 1 : 0.1}`),
      );
      delete camera[key];
    }
    if (!NUMBERS.includes(key) || typeof value === 'number' || value === null) continue;
    const found = typeof value === 'object' ? 'a list or block' : quoted(String(value));
    const remedy = angleAdvice(key, value) ?? `give ${key} a number; angles are in radians`;
    report.error(new Fault(valueAt, found, 'a number', remedy));
    delete camera[key];
  }
  slide.camera = fields([['kind', kind], ...Object.entries(camera)]);
}

/** `on`, `off`, a block, or a word and a block: the word is the property `show`. Nothing at all is read as `on`. */
function readToggle({ cursor, report }: Context, place: StylePlace, blockShows: boolean, name: string): Fields {
  const isAlone = cursor.next() === '';
  const word = isAlone ? 'on' : cursor.takeWord('on', 'off');
  const expected = 'on, off or a block';
  if (isAlone) report.warn(new Fault(cursor.at, cursor.found(), expected, `write ${name} on; it is read as that`));
  else if (word === undefined && cursor.next() !== '{')
    throw cursor.fault(
      expected,
      toggleAdvice(name, cursor.text.slice(cursor.at, cursor.end).trim()) ?? `write ${name} on or ${name} off`,
    );
  const style = cursor.next() === '{' ? readStyle(readBlock(cursor), place, report) : fields();
  if (word !== undefined) style.show = word === 'on';
  else if (blockShows) style.show ??= true;
  return style;
}

function readBackground({ cursor, slide, report }: Context): void {
  if (cursor.next() !== '{') throw cursor.fault('a block', 'write background {color: white}');
  addStyle(slide.styleSheet, 'background', readStyle(readBlock(cursor), places.background, report));
}

/** The grid of the plane; of a slide in space that in z = 0, unless `plane` is said. */
function readGrid(context: Context): void {
  const { cursor, slide } = context;
  const said = cursor.takeWord('plane', 'space');
  const dimension = said ?? (slide.space ? 'space' : 'plane');
  const style = readToggle(context, places.grid, true, 'grid');
  addStyle(slide.styleSheet, dimension === 'space' ? 'workingPlane' : 'grid', style);
}

/** The axes that a slide has in the plane and in space, as the style sheet calls them. */
export const axisNames = { plane: ['xaxis', 'yaxis'], space: ['xaxis3d', 'yaxis3d', 'zaxis3d'] } as const;

function readAxes(context: Context, word: 'axes' | 'xaxis' | 'yaxis' | 'zaxis'): void {
  const { cursor, slide } = context;
  const said = cursor.takeWord('plane', 'space');
  const dimension = said ?? (slide.space || word === 'zaxis' ? 'space' : 'plane');
  const names = axisNames[dimension === 'space' ? 'space' : 'plane'];
  const style = readToggle(context, places.axis, false, word);
  for (const name of names) {
    if (word === 'axes' || name === word || name === `${word}3d`) addStyle(slide.styleSheet, name, style);
  }
}

/** `layers A, B = 2`: ids from the lowest to the highest, with a layer of their own where one is given. */
function readLayers({ cursor, slide }: Context): void {
  const layers: unknown[] = [];
  do {
    const id = cursor.name();
    if (id === undefined) throw cursor.fault('the name of an object', 'write layers A, B, or layers A = 2');
    if (!cursor.take('=')) {
      layers.push(id);
      continue;
    }
    cursor.blank();
    const { at } = cursor;
    cursor.at = sourceEnd(cursor.text, at, cursor.end, UNTIL_COMMA);
    const layer = constantValue(cursor.text.slice(at, cursor.at));
    if (layer === undefined) throw new Fault(at, cursor.found(), 'a number', `write ${id} = and its layer`);
    layers.push([id, layer]);
  } while (cursor.take(','));
  slide.styleSheet.elementLayers = layers;
}

/** The words of `style` that name no type of objects, with their keys. */
export const kindStyles: Readonly<Record<string, { readonly key: string; readonly place: StylePlace }>> = {
  text: { key: 'textType', place: places.text },
  slider: { key: 'sliderType', place: places.slider },
  button: { key: 'buttonType', place: places.button },
  image: { key: 'imageType', place: places.image },
};

/** `style Segment, Line {…}`, `style Point label {…}`, `style text {…}`. */
function readTypeStyle({ cursor, slide, report }: Context): string {
  const said = cursor.takeWord('plane', 'space');
  const names: string[] = [];
  const kinds: string[] = [];
  const ids: string[] = [];
  do {
    cursor.blank();
    const { at } = cursor;
    const kind = cursor.takeWord(...Object.keys(kindStyles));
    const name = kind ?? cursor.name();
    if (name === undefined)
      throw cursor.fault('a type', 'write a type such as Segment, or text, slider, button, image');
    const isObject =
      kind === undefined &&
      !styleTypeNames().includes(name) &&
      slide.definitions.some(({ fields: { id } }) => id === name);
    if (isObject) ids.push(name);
    else if (kind === undefined) names.push(name);
    else kinds.push(kind);
    if (isObject) {
      const own = slide.definitions.find(({ fields: { id } }) => id === name)?.fields.source;
      const remedy = `write it after the definition, as in ${name}: ${typeof own === 'string' ? own : 'Point(0, 0)'} {color: red}; it is read as that`;
      report.warn(new Fault(at, `a style of the object ${name}`, 'a type of objects', remedy));
    } else if (kind === undefined && !styleTypeNames().includes(name)) {
      report.warn(
        new Fault(
          at,
          `the unknown type ${quoted(name)}`,
          'a type of objects',
          typeAdvice(name, cursor.text.slice(cursor.at, cursor.end)) ?? 'write a type such as Point',
        ),
      );
    }
  } while (cursor.take(','));
  const label = cursor.takeWord('label') !== undefined;
  cursor.blank();
  const stray = label ? null : /^labels?(?=\s*\{)/i.exec(cursor.text.slice(cursor.at, cursor.end));
  if (stray !== null) throw cursor.fault('the word label', `write style ${[...names, ...kinds].join(', ')} label`);
  const suffix = (said ?? (slide.space ? 'space' : 'plane')) === 'space' ? '3d' : '';
  const block = readBlock(cursor);
  for (const kind of kinds) {
    const { key, place } = kindStyles[kind]!;
    addStyle(slide.styleSheet, key, readStyle(block, place, report));
  }
  if (names.length > 0) {
    const style = readStyle(block, label ? places.label : places.object, report);
    for (const name of names) addStyle(slide.styleSheet, (label ? 'typeLabels' : 'types') + suffix, style, name);
  }
  if (ids.length > 0) {
    const style = readStyle(block, label ? places.label : places.object, report);
    for (const id of ids) addStyle(slide.styleSheet, (label ? 'primitiveLabels' : 'primitives') + suffix, style, id);
  }
  cursor.expectEnd(() => 'after the block of a style nothing follows');
  const [first] = [...names, ...kinds];
  return first === undefined ? `${ids[0]}:` : styleKey(suffix, label, first);
}

/** The key for comments of a statement `style`. */
export function styleKey(suffix: string, label: boolean, name: string): string {
  return `style${suffix} ${name}${label ? ' label' : ''}`;
}

function readTemplate({ cursor, slide }: Context): void {
  cursor.blank();
  const { at } = cursor;
  const name = cursor.string();
  if (name === undefined) throw cursor.fault('the name of a file in double quotes', 'write template "file.json"');
  slide.template = { name, at };
}
