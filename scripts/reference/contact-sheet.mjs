import { renderPng } from '../../packages/geoslide/dist/bundle.mjs';
import { decodePng } from '../../packages/png/dist/index.js';
import { blank, copy } from './pixels.mjs';

/** Between cells and around them, px. */
const GAP = 2;

/**
 * Lays pictures side by side, each with its name below.
 *
 * @param {{ name: string, content: unknown, view: object }[]} cells Projects with their logical view.
 * @param {object} format `columns`: cells across; `width`, `height`: of a cell, px; `caption`: height of the line below,
 *   px; `fontSize` of that line; `ratio`: device px per px.
 */
export async function contactSheet(cells, format) {
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

async function cellPicture({ name, content, view }, { width, height, ratio }) {
  const space = content.slides[0].camera?.kind === '3d';
  const options = space
    ? { view3D: { width, height, pixelRatio: ratio } }
    : { view2D: { ...view, scale: width / (view.right - view.left), pixelRatio: ratio } };
  const { bytes, warnings } = await renderPng(content, options);
  for (const warning of warnings) throw new Error(`${name}: ${warning.id ?? ''} ${warning.message}`);
  const picture = decodePng(bytes);
  if (picture.width !== width * ratio || picture.height !== height * ratio) {
    throw new Error(`${name}: the cell is ${picture.width} × ${picture.height}: its view has to be of another shape`);
  }
  return picture;
}

async function captionPicture(name, { width, caption, fontSize, ratio }) {
  const style = { screenFixed: true, offsetX: 6, offsetY: caption - 6, fontSize, color: '#4b5563' };
  const hidden = { show: false };
  const styleSheet = { background: { color: '#f3f4f6' }, xaxis: hidden, yaxis: hidden, texts: [['caption', style]] };
  const slide = { definitions: [{ kind: 'text', id: 'caption', template: name }], uvarMap: [], styleSheet, doc: [] };
  const content = { metadata: { version: '11' }, messages: [], slides: [slide] };
  const view2D = { left: 0, right: width, bottom: 0, top: caption, scale: 1, pixelRatio: ratio };
  return decodePng((await renderPng(content, { view2D })).bytes);
}
