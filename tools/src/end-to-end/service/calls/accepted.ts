import { all, define, legacy, ok, plane, planeWith, rows, space, viewBound } from './call.js';

const picture = (url: unknown) =>
  planeWith((slide) => {
    slide.definitions = [{ kind: 'image', id: 'I', url }];
  });

/** Calls that give a file. */
export const accepted = [
  ...rows('2.1 bounds × saved scale', legacy, {}, ok({ width: 480, height: 360, scale: 60, viewBound, slideIndex: 1 })),
  ...rows(
    '2.1 bounds far from the origin',
    legacy,
    { viewBound: { left: 1e6, right: 1e6 + 4, bottom: -2e6, top: -2e6 + 3 } },
    ok({ width: 240, height: 180 }),
  ),
  ...rows(
    '2.2 metadata and slides alone',
    all,
    { content: { metadata: { version: '11' }, slides: [{ definitions: [], uvarMap: [], styleSheet: {} }] } },
    ok(),
  ),
  ...rows(
    '2.2 unknown keys are ignored',
    all,
    {
      content: planeWith((slide, content) => {
        slide.future = [1];
        content.future = {};
      }),
      future: 1,
    },
    ok({ warnings: [{}, {}] }),
  ),
  ...rows(
    '2.2 __proto__ is a key like others',
    all,
    {
      content: JSON.parse(
        JSON.stringify(plane).replace(
          '"styleSheet":{',
          '"styleSheet":{"__proto__":{"a":1},"constructor":{"prototype":{"b":1}},',
        ),
      ),
    },
    ok(),
  ),
  ...rows(
    '2.2 version 10 is upgraded',
    ['v2', 'png'],
    {
      content: planeWith((_slide, content) => {
        content.metadata.version = '10';
      }),
    },
    ok(),
  ),
  ...rows(
    '2.3 a template',
    all,
    {
      template: {
        backgroundStyle: { background: { color: '#123456' } },
        defaultStyle: { types: [['Point', { color: '#ff0000' }]], typeLabels: [], textType: {} },
      },
    },
    ok(),
  ),
  ...rows('2.3 an empty template', all, { template: {} }, ok()),
  ...rows(
    '2.4 view2D with defaults',
    ['v2'],
    { view2D: viewBound },
    ok({ width: 480, height: 360, scale: 60, viewBound }),
  ),
  ...rows(
    '2.4 view2D with scale and pixelRatio',
    ['v2'],
    { view2D: { ...viewBound, scale: 10.5, pixelRatio: 1.5 } },
    ok({ width: 126, height: 95, scale: 10.5 }),
  ),
  ...rows(
    '2.5 view3D with defaults',
    ['v2'],
    { content: space, view3D: {} },
    ok({
      width: 1024,
      height: 1024,
      pixelRatio: 1,
      camera: { yaw: -1.15, pitch: 0.38, projection: 'orthographic', scale: 0.125, offset: [2, 2, 2] },
    }),
  ),
  ...['orthographic', 'perspective', 'oblique'].flatMap((projection) =>
    rows(
      `2.5 ${projection}`,
      ['v2'],
      {
        content: space,
        view3D: {
          projection,
          width: 300,
          height: 200,
          pixelRatio: 1.5,
          yaw: 0.1,
          pitch: 0.2,
          offset: [1, 2, 3],
          obliqueAngle: 0.7,
          obliqueScaleRatio: 0,
          scale: 0.2,
        },
      },
      ok({
        width: 450,
        height: 300,
        pixelRatio: 1.5,
        camera: {
          offset: [1, 2, 3],
          yaw: 0.1,
          pitch: 0.2,
          projection,
          obliqueAngle: 0.7,
          obliqueScaleRatio: 0,
          scale: 0.2,
        },
      }),
    ),
  ),
  ...rows(
    '4.2 view3D forces 3D',
    ['v2'],
    { view3D: { width: 320, height: 240 } },
    ok({ width: 320, height: 240, camera: {} }),
  ),
  ...rows('4.2 saved 3D', ['v2'], { content: space }, ok({ width: 1024, height: 1024, camera: { yaw: -1.15 } })),
  ...rows('4.2 saved 2D', ['v2'], {}, ok({ scale: 60 })),
  ...rows('4.3 scale', legacy, { scale: 12.5 }, ok({ width: 100, height: 75, scale: 12.5 })),
  ...rows('4.3 pixelRatio', ['png'], { scale: 10, pixelRatio: 2.5 }, ok({ width: 200, height: 150, scale: 10 })),
  ...rows(
    '4.3 round(3.5) is 4',
    ['png'],
    { viewBound: { left: 0, right: 3.5, bottom: 0, top: 1 }, scale: 1 },
    ok({ width: 4, height: 1 }),
  ),
  ...rows('4.3 2048 px', ['png'], { scale: 256 }, ok({ width: 2048, height: 1536 })),
  ...rows(
    '4.3 2048.4 px are 2048',
    ['png'],
    { viewBound: { left: 0, right: 2048.4, bottom: 0, top: 2 }, scale: 1 },
    ok({ width: 2048, height: 2 }),
  ),
  ...rows(
    '8 2048 px are the limit of /api/render alone',
    ['svg', 'tikz'],
    { viewBound: { left: 0, right: 1, bottom: 0, top: 20000 }, scale: 1 },
    ok({ width: 1, height: 20000 }),
  ),
  ...rows(
    '4.2 the legacy endpoints’ fields at the top level',
    ['v2'],
    { viewBound, scale: 10 },
    ok({ scale: 60, warnings: [{}, {}] }),
  ),
  ...rows(
    '8 v2 2D, 4096 px',
    ['v2'],
    { view2D: { ...viewBound, bottom: -1, top: 1, scale: 512 } },
    ok({ width: 4096, height: 1024 }),
  ),
  ...rows(
    '8 v2 2D, 4096 px by pixelRatio',
    ['v2'],
    { view2D: { left: 0, right: 1024, bottom: 0, top: 2, scale: 1, pixelRatio: 4 } },
    ok({ width: 4096, height: 8 }),
  ),
  ...rows(
    '8 v2 3D, 4096 px',
    ['v2'],
    { content: space, view3D: { width: 4096, height: 16 } },
    ok({ width: 4096, height: 16 }),
  ),
  ...rows('4.6 transparent', ['v2', 'png', 'svg'], { transparent: true }, ok()),
  ...rows(
    '4.6 transparent in space',
    ['v2'],
    { content: space, view3D: { width: 64, height: 64 }, transparent: true },
    ok({ width: 64 }),
  ),
  ...rows('4.6 transparent: false', ['v2', 'png', 'svg'], { transparent: false }, ok()),
  ...rows('4.6 TikZ has no transparent', ['tikz'], { transparent: true }, ok()),
  ...rows('9.3 slideIndex as 1.0', all, {}, ok()).map((row) => ({
    ...row,
    body: row.body.replace(/}$/, ',"slideIndex":1.0}'),
  })),
  ...rows(
    '2.2 texts in many scripts',
    all,
    {
      content: planeWith((slide) => {
        slide.definitions.push({ kind: 'text', id: 'T', template: 'Übung 角度 각도 π ∠ Ω 😀 \u{10280} \u202e x' });
      }),
    },
    ok({ warnings: [] }),
  ),
  ...rows('2.2 escaped keys and surrogates', ['png'], {}, ok()).map((row) => ({
    ...row,
    body: row.body.replace('"content"', '"\\u0063ontent"').replace(/}$/, ',"x":"\\ud800"}'),
  })),
  ...rows(
    'an undefined object is a warning',
    all,
    { content: define('Point(0, 0)', 'Circle(P_0, 1)', 'Intersect(P_1, Line(Point(5, 5), Point(6, 5)), 1)') },
    ok({ warnings: [{ id: 'P_2' }] }),
  ),
  ...rows(
    'a failed picture is a warning',
    all,
    { content: picture('data:image/png;base64,AAAA') },
    ok({ warnings: [{ id: 'I' }] }),
  ),
  ...rows(
    'a picture of an address that is not allowed',
    ['png'],
    { content: picture('https://127.0.0.1/a.png') },
    ok({ warnings: [{ id: 'I' }] }),
  ),
];
