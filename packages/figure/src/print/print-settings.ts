import { writeBlock, writeNumber, writeValue } from '../block.js';
import { type Fields, fields, has, isEmpty, isEqual, isFields, known } from '../fields.js';
import { holdsSpace } from '../kinds.js';
import { centred } from '../parse-figure.js';
import { axisNames, impliedCamera, isSpaceCamera, kindStyles, onlyTurns, styleKey } from '../read-settings.js';
import { chosenScale } from '../view-scale.js';
import { writeName } from './print-definition.js';

/** A statement and the keys of the comments that stand before it; read again, they have the first one. */
export interface Printed {
  readonly text: string;
  readonly keys: readonly string[];
}

function printed(text: string, ...keys: readonly string[]): Printed {
  return { text, keys };
}

/** The view and the camera. */
export function printView(slide: Fields): Printed[] {
  const { viewBounds, camera, fit, definitions } = slide;
  const statements: Printed[] = [];
  if (isFields(viewBounds)) {
    const [minX, maxX, minY, maxY] = ['minX', 'maxX', 'minY', 'maxY'].map((key) =>
      writeNumber(Number(viewBounds[key])),
    );
    const scale = printScale(slide, viewBounds);
    statements.push(printed(`view ${minX} .. ${maxX}, ${minY} .. ${maxY}${scale}`, 'view'));
  } else if (fit !== true && (camera === undefined || onlyTurns(camera))) statements.push(printed('view off', 'view'));
  const fromView = isFields(viewBounds) ? centred(viewBounds) : undefined;
  const isFitted = fit === true && !isFields(viewBounds);
  const implied = isFitted && holdsSpace(definitions as Fields[]) ? impliedCamera() : fromView;
  if (!isEqual(camera, implied)) statements.push(printed(`camera ${printCamera(camera)}`, 'camera'));
  return statements;
}

/** The scale of a view: nothing where a reader chooses the same one. */
function printScale({ camera, styleSheet }: Fields, viewBounds: Fields): string {
  const { scale, scaleY } = viewBounds;
  const isFree = camera === undefined || isEqual(camera, centred(viewBounds));
  const chosen = isFree ? chosenScale(viewBounds, isFields(styleSheet) ? styleSheet : fields()) : undefined;
  if (chosen !== undefined && scale === chosen.scale && scaleY === chosen.scaleY) return '';
  const said = scale === undefined ? '' : ` scale ${writeNumber(Number(scale))}`;
  return scaleY === undefined ? said : `${said}${said === '' ? ' yscale ' : ', '}${writeNumber(Number(scaleY))}`;
}

function printCamera(camera: unknown): string {
  if (!isFields(camera)) return 'off';
  const { kind, ...others } = camera;
  if (kind === '3d' && isEmpty(others)) return 'on';
  return writeBlock(kind === (isSpaceCamera(camera) ? '3d' : '2d') ? others : camera);
}

/** The language of the texts. */
export function printLanguage({ lang }: Fields): Printed[] {
  return typeof lang === 'string' ? [printed(`lang ${lang}`, 'lang')] : [];
}

/** Background, axes, grid and working plane. */
export function printBackdrop(sheet: Fields, space: boolean): Printed[] {
  const { background, numbers, grid, workingPlane } = sheet;
  const [here, there] = space ? (['space', 'plane'] as const) : (['plane', 'space'] as const);
  return [
    ...(isFields(background) ? [printed(`background ${writeBlock(background)}`, 'background')] : []),
    ...(isFields(numbers) ? [printed(`numbers ${writeBlock(numbers)}`, 'numbers')] : []),
    ...printAxes(sheet, here, ''),
    ...printAxes(sheet, there, ` ${there}`),
    ...(isFields(grid)
      ? [printed(`grid${space ? ' plane' : ''} ${grid.show === true ? shownBlock(grid) : toggle(grid)}`, 'grid')]
      : []),
    ...(isFields(workingPlane) ? [printed(`workingPlane ${toggle(workingPlane)}`, 'workingPlane')] : []),
  ];
}

/** A grid's block says by itself that it is shown. */
function shownBlock({ show: _, ...others }: Fields): string {
  return isEmpty(others) ? 'on' : writeBlock(others);
}

/** `show` as a word, the rest as a block. */
function toggle(style: Fields): string {
  const { show, ...others } = style;
  if (typeof show !== 'boolean') return writeBlock(style);
  return `${show ? 'on' : 'off'}${isEmpty(others) ? '' : ` ${writeBlock(others)}`}`;
}

/** Axes that are alike in one statement, else one for each. */
function printAxes(sheet: Fields, dimension: 'plane' | 'space', word: string): Printed[] {
  const names: readonly string[] = axisNames[dimension];
  const said = names.filter((name) => isFields(sheet[name]));
  const first = sheet[names[0]!];
  if (said.length === 0) return [];
  if (said.length === names.length && said.every((name) => isEqual(sheet[name], first))) {
    return [printed(`axes${word} ${toggle(first as Fields)}`, 'axes', 'xaxis', 'yaxis', 'zaxis')];
  }
  return said.map((name, index) => {
    const short = name.replace('3d', '');
    return printed(`${short}${word} ${toggle(sheet[name] as Fields)}`, ...(index === 0 ? [short, 'axes'] : [short]));
  });
}

/** Styles of types, those of labels after those of objects; types of one style are in one statement. */
export function printStyles(sheet: Fields, space: boolean): Printed[] {
  const here = space ? '3d' : '';
  const there = space ? '' : '3d';
  const word = space ? ' plane' : ' space';
  return [
    ...printTypes(sheet, 'types', here, ''),
    ...printTypes(sheet, 'typeLabels', here, ''),
    ...Object.entries(kindStyles).flatMap(([kind, { key }]) => {
      const style = sheet[key];
      return isFields(style) ? [printed(`style ${kind} ${writeBlock(style)}`, styleKey(here, false, kind))] : [];
    }),
    ...printTypes(sheet, 'types', there, word),
    ...printTypes(sheet, 'typeLabels', there, word),
  ];
}

function printTypes(sheet: Fields, key: 'types' | 'typeLabels', suffix: string, word: string): Printed[] {
  const list = sheet[key + suffix];
  if (!isFields(list)) return [];
  const groups = new Map<string, string[]>();
  for (const [type, style] of known(list)) {
    const block = writeBlock(isFields(style) ? style : fields());
    groups.set(block, [...(groups.get(block) ?? []), type]);
  }
  const label = key === 'typeLabels';
  return [...groups].map(([block, types]) => {
    const names = types.map(writeType).join(', ');
    const keys = types.map((type) => styleKey(suffix, label, type));
    return printed(`style${word} ${names}${label ? ' label' : ''} ${block}`, ...keys);
  });
}

/** Words that mean something else after `style` stand in backquotes. */
function writeType(type: string): string {
  return has(kindStyles as Fields, type) || ['plane', 'space', 'label'].includes(type)
    ? `\`${type}\``
    : writeName(type);
}

/** The order of drawing. */
export function printLayers({ elementLayers }: Fields): Printed[] {
  if (!Array.isArray(elementLayers) || isEmpty(elementLayers)) return [];
  const layers = elementLayers.map((item: unknown) =>
    Array.isArray(item) ? `${writeName(String(item[0]))} = ${writeValue(item[1])}` : writeName(String(item)),
  );
  return [printed(`layers ${layers.join(', ')}`, 'layers')];
}
