import { decodePng } from '@geoslide/png';
import { renderPng } from 'geoslide';
import { type Cell, project } from '../gallery/cell.js';
import { blank, copy, type Picture } from './pixels.js';

/** Between cells and around them, px. */
const GAP = 2;

export interface Format {
  /** Cells across. */
  readonly columns: number;
  /** Of a cell, px. */
  readonly width: number;
  readonly height: number;
  /** Height of the line below a cell, px. */
  readonly caption: number;
  /** Of that line, px. */
  readonly fontSize: number;
  /** Device px per px. */
  readonly ratio: number;
}

/**
 * Lays pictures side by side, each with its name below.
 *
 * @param cells Projects with their logical view.
 */
export async function contactSheet(cells: readonly Cell[], format: Format): Promise<Picture> {
  const { columns, width, height, caption, ratio } = format;
  const rows = Math.ceil(cells.length / columns);
  const step = { x: (width + GAP) * ratio, y: (height + caption + GAP) * ratio };
  const sheet = blank(columns * step.x + GAP * ratio, rows * step.y + GAP * ratio, 214);
  for (const [i, cell] of cells.entries()) {
    const left = GAP * ratio + (i % columns) * step.x;
    const top = GAP * ratio + Math.floor(i / columns) * step.y;
    copy(await cellPicture(cell, format), sheet, left, top);
    copy(await captionPicture(cell.name, format), sheet, left, top + height * ratio);
  }
  return sheet;
}

async function cellPicture({ name, content, view }: Cell, { width, height, ratio }: Format): Promise<Picture> {
  const inPlane = content.slides[0].camera?.kind === '3d' ? undefined : view;
  const options =
    inPlane === undefined
      ? { view3D: { width, height, pixelRatio: ratio } }
      : { view2D: { ...inPlane, scale: width / (inPlane.right - inPlane.left), pixelRatio: ratio } };
  const { bytes, warnings } = await renderPng(content, options);
  for (const warning of warnings) throw new Error(`${name}: ${warning.id ?? ''} ${warning.message}`);
  const picture = decodePng(bytes);
  if (picture.width !== width * ratio || picture.height !== height * ratio) {
    throw new Error(`${name}: the cell is ${picture.width} × ${picture.height}: its view has to be of another shape`);
  }
  return picture;
}

async function captionPicture(name: string, { width, caption, fontSize, ratio }: Format): Promise<Picture> {
  const style = { screenFixed: true, offsetX: 6, offsetY: caption - 6, fontSize, color: '#4b5563' };
  const hidden = { show: false };
  const styleSheet = { background: { color: '#f3f4f6' }, xaxis: hidden, yaxis: hidden, texts: [['caption', style]] };
  const definitions = [{ kind: 'text', id: 'caption', template: name }];
  const content = project({ definitions, uvarMap: [], styleSheet, doc: [] });
  const view2D = { left: 0, right: width, bottom: 0, top: caption, scale: 1, pixelRatio: ratio };
  return decodePng((await renderPng(content, { view2D })).bytes);
}
