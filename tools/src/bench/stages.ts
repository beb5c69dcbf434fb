// Our own stages, timed apart on a prepared figure.
import {
  type ColorNumbers,
  type Drawing,
  drawSlide,
  type PixelBuffer,
  type Scene,
  startDrawing,
  textNeeds,
} from '@geoslide/core';
import { createFontLoader } from '@geoslide/fonts';
import { type Construction, construct } from '@geoslide/geometry';
import { encodePng } from '@geoslide/png';
import { parseFile, type Slide, spaceCamera } from '@geoslide/protocol';
import { writeSvg } from '@geoslide/svg';
import { writeTikz } from '@geoslide/tikz';
import { drawSpace, spaceTextNeeds } from '../../../packages/core/dist/space/draw-space.js';
import type { Figure } from './figures.js';

/** What a stage needs of a figure. */
type Asked = Pick<Figure, 'content' | 'options'>;

/** A figure with its JSON, scene and SVG. */
export interface Prepared extends Asked {
  readonly json: string;
  readonly scene: Scene;
  readonly svg: string;
  readonly pixelRatio: number;
  /** Device px. */
  readonly width: number;
  readonly height: number;
}

/** What the stages have made so far: each finds what those before it gave. */
interface State {
  readonly figure: Prepared;
  readonly slide: Slide;
  readonly construction: Construction;
  readonly scene: Scene;
  readonly drawing: Drawing;
  readonly picture: PixelBuffer | ColorNumbers;
  readonly png: Uint8Array;
  readonly svg: string;
  readonly tikz: string;
}

type Stage = readonly [name: string, work: (state: State) => Partial<State>];

const fonts = createFontLoader();

const slideOf = ({ content }: Asked): Slide => parseFile(content).slides[0]!;

function draw(slide: Slide, construction: Construction, { options }: Asked): Scene {
  if (options.view3D) {
    const { width = 1000, height = 1000 } = options.view3D;
    return drawSpace({ slide, construction, camera: spaceCamera(slide, options.view3D), width, height, fonts }).scene;
  }
  const { viewBound, scale } = options;
  if (viewBound === undefined || scale === undefined) throw new Error('A figure in the plane needs bounds and a scale');
  const view = { ...viewBound, scale };
  return drawSlide({ slide, construction, view, fonts, pixelRatio: options.pixelRatio ?? 1 }).scene;
}

/** Prepares a figure, and loads its fonts. */
export async function prepare(figure: Asked): Promise<Prepared> {
  const slide = slideOf(figure);
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

/** Name and work of each stage, in order. */
export const stages: readonly Stage[] = [
  ['validate', (state) => ({ slide: slideOf(state.figure) })],
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

/** Runs all stages on a figure: the time of each, ms. */
export function timeStages(figure: Prepared): number[] {
  const state = { figure } as State;
  return stages.map(([, work]) => {
    const start = performance.now();
    const made = work(state);
    const time = performance.now() - start;
    Object.assign(state, made);
    return time;
  });
}
