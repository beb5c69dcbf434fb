// Times slides in space of 200 to 2,000 faces at 1024 × 1024, warm: the parts of a rendering and the whole.
//   node tools/dist/bench/space.js
import '../shared/require-build.js';
import { rasterize } from '@geoslide/core';
import { createFontLoader } from '@geoslide/fonts';
import { construct } from '@geoslide/geometry';
import { encodePng } from '@geoslide/png';
import { parseFile, type Slide, spaceCamera } from '@geoslide/protocol';
import { renderPng } from 'geoslide';
import { drawSpace } from '../../../packages/core/dist/space/draw-space.js';
import { type Project, project } from '../gallery/cell.js';

const SIZE = 1024;
const RUNS = 9;
const CAMERA = { kind: '3d', offset: [0, 0, 0], yaw: 0.7, pitch: 0.5, projection: 'orthographic', scale: 0.1 };

/** Cubes of six faces and twelve edges in all directions, among and through each other. */
function cubes(count: number): Project {
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const at = (reach: number) => (reach * (random() - 0.5)).toFixed(3);
  const size = 5 / Math.cbrt(count);
  const definitions = Array.from({ length: count }, (_, i) => {
    const corner = [at(7), at(7), at(7)];
    const end = corner.map((value) => (Number(value) + Number(at(size * 1.6))).toFixed(3));
    return { kind: 'primitive', id: `c_${i}`, source: `Cube(Point(${corner}), Point(${end}))` };
  });
  return project({ definitions, uvarMap: [], styleSheet: {}, doc: [], camera: CAMERA });
}

/** The least of the times: what the machine does else only adds to it. */
const best = (values: readonly number[]) => Math.min(...values);

async function timed(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return best(times);
}

const fonts = createFontLoader();
await fonts.load({ text: '0123456789−.xyz', fontKey: 'KaTeX_Math', math: true });
console.log(`faces  construct  draw  rasterize  encode  whole (ms, best of ${RUNS})`);
for (const faces of [200, 500, 1000, 2000]) {
  const content = cubes(Math.round(faces / 6));
  const slide: Slide = parseFile(content).slides[0]!;
  const construction = construct(slide);
  const input = { slide, construction, camera: spaceCamera(slide), width: SIZE, height: SIZE, fonts };
  const { scene } = drawSpace(input);
  const pixels = rasterize(scene, { pixelRatio: 1 });
  const parts = [
    await timed(() => construct(slide)),
    await timed(() => drawSpace(input)),
    await timed(() => rasterize(scene, { pixelRatio: 1 })),
    await timed(() => encodePng(pixels, { pixelRatio: 1 })),
    await timed(() => renderPng(content, { view3D: { width: SIZE, height: SIZE } })),
  ];
  console.log(
    [faces, ...parts.map((ms) => ms.toFixed(1))]
      .map((text, i) => String(text).padStart([5, 9, 7, 9, 8, 8][i] ?? 0))
      .join(' '),
  );
}
