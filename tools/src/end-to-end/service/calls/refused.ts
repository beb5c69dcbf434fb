import {
  all,
  define,
  invalid,
  legacy,
  noSpace,
  ok,
  plane,
  planeWith,
  refusedByV2,
  rows,
  space,
  viewBound,
} from './call.js';

const wrongNumbers = ['1', true, [], {}, null];
const wrongObjects = ['x', 1, [], null, true];

/** Bodies that are well-formed JSON and refused. */
export const refused = [
  ...rows('2.1 viewBound is required', legacy, { viewBound: undefined }, invalid('viewBound')),
  ...wrongObjects.flatMap((value) =>
    rows(`2.1 viewBound is ${JSON.stringify(value)}`, ['png'], { viewBound: value }, invalid('viewBound')),
  ),
  ...['left', 'right', 'bottom', 'top'].flatMap((key) => [
    ...rows(
      `2.1 ${key} is required`,
      ['png'],
      { viewBound: { ...viewBound, [key]: undefined } },
      invalid(`viewBound.${key}`),
    ),
    ...rows(`2.4 ${key} is required`, ['v2'], { view2D: { ...viewBound, [key]: undefined } }, invalid(`view2D.${key}`)),
    ...rows(
      `2.1 ${key} is a string`,
      ['svg'],
      { viewBound: { ...viewBound, [key]: '1' } },
      invalid(`viewBound.${key}`),
    ),
    ...rows(`2.4 ${key} is null`, ['v2'], { view2D: { ...viewBound, [key]: null } }, invalid(`view2D.${key}`)),
  ]),
  ...rows('2.1 left = right', legacy, { viewBound: { ...viewBound, left: 4 } }, invalid('viewBound.left')),
  ...rows('2.1 bottom > top', legacy, { viewBound: { ...viewBound, bottom: 4 } }, invalid('viewBound.bottom')),
  ...rows('2.4 left > right', ['v2'], { view2D: { ...viewBound, left: 5 } }, invalid('view2D.left')),
  ...rows('2.4 bottom = top', ['v2'], { view2D: { ...viewBound, bottom: 3 } }, invalid('view2D.bottom')),
  ...[undefined, ...wrongObjects].flatMap((value) =>
    rows(`2.2 content is ${JSON.stringify(value)}`, all, { content: value }, invalid('content')),
  ),
  ...rows('2.2 content as a string', ['v2'], { content: JSON.stringify(plane) }, invalid('content')),
  ...rows('2.2 slides are missing', all, { content: { metadata: { version: '11' } } }, invalid('content.slides')),
  ...rows(
    '2.2 slides are empty',
    ['v2', 'png'],
    { content: { metadata: { version: '11' }, slides: [] } },
    invalid('content.slides'),
  ),
  ...rows(
    '9.2 version is missing',
    all,
    { content: { metadata: {}, slides: [{ definitions: [], uvarMap: [], styleSheet: {} }] } },
    invalid('content.metadata.version'),
  ),
  ...rows(
    '9.2 version 12',
    all,
    { content: { metadata: { version: '12' }, slides: [{ definitions: [], uvarMap: [], styleSheet: {} }] } },
    invalid('content.metadata.version'),
  ),
  ...rows(
    '9.2 version as a number',
    ['png'],
    { content: { metadata: { version: 11 }, slides: [{ definitions: [], uvarMap: [], styleSheet: {} }] } },
    invalid('content.metadata.version'),
  ),
  ...rows(
    '7 a source that does not parse',
    all,
    { content: define('Point(0, ') },
    invalid('content.slides.0.definitions.0.source'),
  ),
  ...rows(
    '7 two objects of one id',
    ['png'],
    {
      content: planeWith((slide) => {
        slide.definitions = [1, 2].map(() => ({ kind: 'primitive', id: 'A', source: 'Point(0, 0)' }));
      }),
    },
    ok({ warnings: [{ id: 'A' }] }),
  ),
  ...rows(
    '7 objects that need each other',
    ['v2', 'svg'],
    {
      content: planeWith((slide) => {
        slide.definitions = [
          { kind: 'primitive', id: 'A', source: 'Point(B, 0)' },
          { kind: 'primitive', id: 'B', source: 'A.x' },
        ];
      }),
    },
    ok({ warnings: [{ id: 'A' }, { id: 'B' }] }),
  ),
  ...rows(
    '7 an id of 201 characters',
    ['png'],
    {
      content: planeWith((slide) => {
        slide.definitions[0]!.id = 'A'.repeat(201);
      }),
    },
    invalid('content.slides.0.definitions.0.id'),
  ),
  ...rows(
    '7 uvarMap of the wrong shape',
    ['png'],
    {
      content: planeWith((slide) => {
        slide.uvarMap = [['A', 'x']];
      }),
    },
    invalid('content.slides.0.uvarMap.0.1'),
  ),
  ...rows(
    '7 a camera of scale 0',
    ['v2'],
    {
      content: planeWith((slide) => {
        slide.camera = { offset: [0, 0], scale: 0 };
      }),
    },
    invalid('content.slides.0.camera.scale'),
  ),
  ...['"1"', '0', '-1', '1.5', '1e999', 'null', 'true', '[1]', '{}'].flatMap((value) =>
    rows(`2.2 slideIndex ${value}`, value === '0' ? all : ['v2', 'tikz'], {}, invalid('slideIndex')).map((row) => ({
      ...row,
      body: row.body.replace(/}$/, `,"slideIndex":${value}}`),
    })),
  ),
  ...['{}', JSON.stringify({ defaultStyle: {} })].flatMap((value) =>
    rows(`2.3 template as the string ${value}`, all, { template: value }, invalid('template')),
  ),
  ...[1, [], null, true].flatMap((value) =>
    rows(`2.3 template is ${JSON.stringify(value)}`, ['v2', 'png'], { template: value }, invalid('template')),
  ),
  ...rows(
    '2.3 types is no list',
    ['png'],
    { template: { defaultStyle: { types: {} } } },
    invalid('template.defaultStyle.types'),
  ),
  ...wrongNumbers
    .concat(0, -1)
    .flatMap((value) => [
      ...rows(`4.3 scale ${JSON.stringify(value)}`, ['png'], { scale: value }, invalid('scale')),
      ...rows(`4.3 pixelRatio ${JSON.stringify(value)}`, ['png'], { pixelRatio: value }, invalid('pixelRatio')),
      ...rows(
        `2.4 scale ${JSON.stringify(value)}`,
        ['v2'],
        { view2D: { ...viewBound, scale: value } },
        invalid('view2D.scale'),
      ),
      ...rows(
        `2.4 pixelRatio ${JSON.stringify(value)}`,
        ['v2'],
        { view2D: { ...viewBound, pixelRatio: value } },
        invalid('view2D.pixelRatio'),
      ),
      ...rows(
        `2.5 pixelRatio ${JSON.stringify(value)}`,
        ['v2'],
        { view3D: { pixelRatio: value } },
        invalid('view3D.pixelRatio'),
      ),
      ...rows(`2.5 scale ${JSON.stringify(value)}`, ['v2'], { view3D: { scale: value } }, invalid('view3D.scale')),
      ...rows(`2.5 width ${JSON.stringify(value)}`, ['v2'], { view3D: { width: value } }, invalid('view3D.width')),
      ...rows(`2.5 height ${JSON.stringify(value)}`, ['v2'], { view3D: { height: value } }, invalid('view3D.height')),
    ]),
  ...wrongNumbers.flatMap((value) =>
    ['yaw', 'pitch', 'obliqueAngle', 'obliqueScaleRatio'].flatMap((key) =>
      rows(`2.5 ${key} ${JSON.stringify(value)}`, ['v2'], { view3D: { [key]: value } }, invalid(`view3D.${key}`)),
    ),
  ),
  ...rows('2.5 width 1.5', ['v2'], { view3D: { width: 1.5 } }, invalid('view3D.width')),
  ...rows(
    '2.5 obliqueScaleRatio -0.1',
    ['v2'],
    { view3D: { obliqueScaleRatio: -0.1 } },
    invalid('view3D.obliqueScaleRatio'),
  ),
  ...rows('2.5 projection', ['v2'], { view3D: { projection: 'Perspective' } }, invalid('view3D.projection')),
  ...rows('2.5 offset of two numbers', ['v2'], { view3D: { offset: [0, 0] } }, invalid('view3D.offset.2')),
  ...rows('2.5 offset of four numbers', ['v2'], { view3D: { offset: [0, 0, 0, 0] } }, invalid('view3D.offset.3')),
  ...wrongObjects.flatMap((value) => [
    ...rows(`2.4 view2D is ${JSON.stringify(value)}`, ['v2'], { view2D: value }, invalid('view2D')),
    ...rows(`2.5 view3D is ${JSON.stringify(value)}`, ['v2'], { view3D: value }, invalid('view3D')),
  ]),
  ...rows('4.2 view2D and view3D', ['v2'], { view2D: viewBound, view3D: {} }, invalid('view3D')),
  ...rows('4.2 numbers beyond all finite ones', ['v2'], { view2D: viewBound }, invalid('view2D.right')).map((row) => ({
    ...row,
    body: row.body.replace('"right":4', '"right":1e999'),
  })),
  ...rows('4.4 no pixelRatio', ['svg', 'tikz'], { pixelRatio: 1 }, invalid('pixelRatio')),
  ...['true', 1, null, {}].flatMap((value) =>
    rows(
      `4.6 transparent ${JSON.stringify(value)}`,
      ['v2', 'png', 'svg'],
      { transparent: value },
      invalid('transparent'),
    ),
  ),
  ...rows(
    '4.6 transparent inside view2D',
    ['v2'],
    { view2D: { ...viewBound, transparent: true } },
    invalid('view2D.transparent'),
  ),
  ...rows('4.6 transparent inside view3D', ['v2'], { view3D: { transparent: false } }, invalid('view3D.transparent')),
  ...rows('4.3 2049 px', ['png'], { scale: 256.125 }, invalid('viewBound')),
  ...rows('4.3 2048.5 px are 2049', ['png'], { scale: 256.0625 }, invalid('viewBound')),
  ...rows(
    '4.3 2049 px high',
    ['png'],
    { viewBound: { left: 0, right: 1, bottom: 0, top: 2049 }, scale: 1 },
    invalid('viewBound'),
  ),
  ...rows('4.3 2049 px by pixelRatio', ['png'], { scale: 128, pixelRatio: 2.001 }, invalid('viewBound')),
  ...rows('4.3 no pixel', legacy, { scale: 1e-9 }, invalid('viewBound')),
  ...rows(
    '4.3 sizes beyond all numbers',
    legacy,
    { viewBound: { left: -1e308, right: 1e308, bottom: -1e308, top: 1e308 } },
    invalid('viewBound'),
  ),
  ...rows('4.3 scale 1e308', ['png'], { scale: 1e308 }, invalid('viewBound')),
  ...rows(
    '7 a source that does not parse on a slide that is not rendered',
    all,
    { content: { ...plane, slides: [...plane.slides, ...define('Point(0, 0', '1').slides] } },
    invalid(`content.slides.${plane.slides.length}.definitions.0.source`),
  ),
  ...rows('7 no such slide', legacy, { slideIndex: 2 }, invalid('slideIndex')),
  ...rows('7 no such slide, far', legacy, { slideIndex: 9007199254740991 }, invalid('slideIndex')),
  ...rows('7 3D slide', legacy, { content: space }, noSpace),
  ...rows(
    '7 3D objects on a plane slide',
    legacy,
    { content: define('Point(0, 0)', 'Sphere(Point(0, 0, 0), 1)') },
    noSpace,
  ),
  ...rows('4.2 no such slide', ['v2'], { slideIndex: 2 }, refusedByV2),
  ...rows('4.2 view2D for a 3D slide', ['v2'], { content: space, view2D: viewBound }, refusedByV2),
  ...rows('8 v2 2D, 4097 px', ['v2'], { view2D: { ...viewBound, scale: 512.125 } }, refusedByV2),
  ...rows(
    '8 v2 2D, 4097 px by pixelRatio',
    ['v2'],
    { view2D: { left: 0, right: 4097, bottom: 0, top: 2, scale: 0.5, pixelRatio: 2 } },
    refusedByV2,
  ),
  ...rows('8 v2 3D, 4097 px', ['v2'], { content: space, view3D: { width: 4097, height: 16 } }, refusedByV2),
  ...rows(
    '8 v2 3D, 4097 px by pixelRatio',
    ['v2'],
    { view3D: { width: 2048, height: 1, pixelRatio: 2.0005 } },
    refusedByV2,
  ),
  ...rows('8 v2 no pixel', ['v2'], { view2D: { ...viewBound, scale: 1e-9 } }, refusedByV2),
];
