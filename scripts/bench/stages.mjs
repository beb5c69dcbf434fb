// Our own stages, timed apart on a prepared figure.
import { drawSlide, startDrawing, textNeeds } from '../../packages/core/dist/index.js';
import { drawSpace, spaceTextNeeds } from '../../packages/core/dist/space/draw-space.js';
import { createFontLoader } from '../../packages/fonts/dist/index.js';
import { construct } from '../../packages/geometry/dist/index.js';
import { encodePng } from '../../packages/png/dist/index.js';
import { parseFile, spaceCamera } from '../../packages/protocol/dist/index.js';
import { writeSvg } from '../../packages/svg/dist/index.js';
import { writeTikz } from '../../packages/tikz/dist/index.js';

const fonts = createFontLoader();

function draw(slide, construction, { options }) {
  if (options.view3D) {
    const { width, height } = options.view3D;
    return drawSpace({ slide, construction, camera: spaceCamera(slide, options.view3D), width, height, fonts }).scene;
  }
  const view = { ...options.viewBound, scale: options.scale };
  return drawSlide({ slide, construction, view, fonts, pixelRatio: options.pixelRatio }).scene;
}

/** The figure with its JSON, scene and SVG, fonts loaded. */
export async function prepare(figure) {
  const slide = parseFile(figure.content).slides[0];
  const construction = construct(slide);
  const needs = (figure.options.view3D ? spaceTextNeeds : textNeeds)(slide, construction);
  await fonts.loadAll(needs);
  const scene = draw(slide, construction, figure);
  const pixelRatio = figure.options.pixelRatio ?? 1;
  return {
    ...figure,
    json: JSON.stringify(figure.content),
    scene,
    svg: writeSvg(scene),
    pixelRatio,
    width: Math.round(scene.width * pixelRatio),
    height: Math.round(scene.height * pixelRatio),
  };
}

/** Name and work of each stage, in order; each gets what the one before gave. */
export const stages = [
  ['validate', (state) => ({ slide: parseFile(state.figure.content).slides[0] })],
  ['evaluate', (state) => ({ construction: construct(state.slide) })],
  ['scene', (state) => ({ scene: draw(state.slide, state.construction, state.figure) })],
  [
    'raster',
    (state) => {
      const drawing = startDrawing(state.scene, { pixelRatio: state.figure.pixelRatio });
      return { drawing, picture: drawing.finish() };
    },
  ],
  [
    'PNG',
    ({ drawing, picture }) => {
      const png = encodePng(picture, { consume: true });
      drawing.release();
      return { png };
    },
  ],
  ['SVG', (state) => ({ svg: writeSvg(state.scene) })],
  ['TikZ', (state) => ({ tikz: state.figure.options.view3D ? '' : writeTikz(state.scene) })],
];
