import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What is not drawn in the colour of a type, or takes that of another one. */
const TYPES = [
  ...[
    'Point',
    'Segment',
    'Line',
    'Ray',
    'Vector',
    'Polyline',
    'Circle',
    'Arc',
    'EllipticArc',
    'Sector',
    'CircleSegment',
  ],
  ...['Ellipse', 'Hyperbola', 'Parabola', 'Conic', 'Polygon', 'Angle', 'Tick', 'Dimension', 'Curve', 'Region', 'Area'],
  ...['Sphere', 'Cone', 'Cylinder', 'Plane', 'Surface', 'Polyhedron'],
];

test.each(['exam', 'board'])('%s leaves nothing out', (name) => {
  const file = new URL(`./${name}.json`, import.meta.url);
  const { types, textType, sliderType, buttonType } = JSON.parse(readFileSync(file, 'utf8')).defaultStyle;
  expect(TYPES.filter((type) => !types.some(([key]: [string]) => key === type))).toEqual([]);
  expect(textType).toHaveProperty('color');
  expect(sliderType).toHaveProperty('trackColor');
  expect(sliderType).toHaveProperty('labelColor');
  expect(buttonType).toHaveProperty('backgroundColor');
});
