// Times slides in space of 200 to 2,000 faces at 1024 × 1024, warm: the parts of a rendering and the whole.
//   node scripts/bench-space.mjs
import '../tools/dist/shared/require-build.js';
import { rasterize } from '../packages/core/dist/index.js';
import { drawSpace } from '../packages/core/dist/space/draw-space.js';
import { createFontLoader } from '../packages/fonts/dist/index.js';
import { construct } from '../packages/geometry/dist/index.js';
import { renderPng } from '../packages/geoslide/dist/index.js';
import { encodePng } from '../packages/png/dist/index.js';
import { spaceCamera } from '../packages/protocol/dist/index.js';

const SIZE = 1024;
const RUNS = 9;
const CAMERA = { kind: '3d', offset: [0, 0, 0], yaw: 0.7, pitch: 0.5, projection: 'orthographic', scale: 0.1 };

/** Cubes of six faces and twelve edges in all directions, among and through each other. */
function cubes(count) {
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const at = (reach) => (reach * (random() - 0.5)).toFixed(3);
  const size = 5 / Math.cbrt(count);
  const definitions = Array.from({ length: count }, (_, i) => {
    const corner = [at(7), at(7), at(7)];
    const end = corner.map((value) => (Number(value) + Number(at(size * 1.6))).toFixed(3));
    return { kind: 'primitive', id: `c_${i}`, source: `Cube(Point(${corner}), Point(${end}))` };
  });
  return { definitions, uvarMap: [], styleSheet: {}, doc: [], camera: CAMERA };
}

/** The least of the times: what the machine does else only adds to it. */
const best = (values) => Math.min(...values);

async function timed(run) {
  const times = [];
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
  const slide = cubes(Math.round(faces / 6));
  const content = { metadata: { version: '11' }, messages: [], slides: [slide] };
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
      .map((text, i) => String(text).padStart([5, 9, 7, 9, 8, 8][i]))
      .join(' '),
  );
}
