import { dot, letters, ofPicks, points, type Tool, tools } from './tool.js';

/** What solids are high at first; their tops are points that can be moved. */
const HEIGHT = 3;

/** A solid on a circle around a point, as far as another one. */
const round = (call: string, title: Tool['title'], icon: string): Tool => ({
  title,
  icon,
  picks: points('Pick the centre of its base', 'Pick a point on the circle of its base'),
  names: [call.toLowerCase()],
  statement: ([M, P]) => ({
    top: `Point(${M}.x, ${M}.y, ?:=${HEIGHT})`,
    rest: (top) => `${call}(${M}, ${top}, distance(${M}, ${P}))`,
  }),
});

/** The tools that make objects of space; a place is one of the working plane, z = 0. */
export const spaceTools: Readonly<Record<string, Tool>> = {
  point: {
    ...tools.point,
    picks: [{ wanted: 'Point', ask: 'Pick a place of the working plane, or a line or circle' }],
  },
  line: tools.line,
  segment: tools.segment,
  ray: tools.ray,
  vector: tools.vector,
  polygon: tools.polygon,
  circle: tools.circle,
  plane: ofPicks({
    title: 'Plane',
    icon: `<path d="M2 17 8 6h14l-6 11z"/>${dot(8, 14)}${dot(11, 9)}${dot(16, 12)}`,
    picks: tools.circle3.picks,
    names: letters('EFGH').map((letter) => `plane_${letter}`),
    call: 'Plane',
  }),
  sphere: ofPicks({
    title: 'Sphere',
    icon: `<circle cx="12" cy="12" r="9"/><path d="M3 12c0 4 18 4 18 0" /><path d="M3 12c0-4 18-4 18 0" stroke-dasharray="2 2"/>`,
    names: ['sphere'],
    call: 'Sphere',
    picks: points('Pick its centre', 'Pick a point on it'),
  }),
  cone: round('Cone', 'Cone', '<path d="M4 18 12 3l8 15"/><ellipse cx="12" cy="18" rx="8" ry="3"/>'),
  cylinder: round(
    'Cylinder',
    'Cylinder',
    '<path d="M5 6v12M19 6v12"/><ellipse cx="12" cy="6" rx="7" ry="2.800"/><path d="M5 18c0 3.700 14 3.700 14 0"/>',
  ),
  pyramid: {
    title: 'Pyramid',
    icon: '<path d="M3 17 12 3l9 12-9 6zM12 3v18"/>',
    picks: tools.polygon.picks,
    isOpen: true,
    names: ['pyramid'],
    statement: (base, { middle: { x, y } }) => ({
      top: `Point(?:=${x}, ?:=${y}, ?:=${HEIGHT})`,
      rest: (top) => `Pyramid(Polygon(${base.join(', ')}), ${top})`,
    }),
  },
  prism: {
    title: 'Prism',
    icon: '<path d="M4 8 11 4l9 3-7 5zM4 8v9l9 4v-9M20 7v9l-7 5"/>',
    picks: tools.polygon.picks,
    isOpen: true,
    names: ['prism'],
    statement: (base) => ({
      top: `Point(${base[0]}.x, ${base[0]}.y, ?:=${HEIGHT})`,
      rest: (top) => `Prism(Polygon(${base.join(', ')}), ${top})`,
    }),
  },
  cube: ofPicks({
    title: 'Cube',
    icon: '<path d="M4 8 12 4l8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9"/>',
    names: ['cube'],
    call: 'Cube',
    picks: points('Pick a first corner', 'Pick the next corner of the base'),
  }),
  midpoint: tools.midpoint,
  intersection: ofPicks({
    ...tools.intersection,
    picks: [
      { wanted: 'SpaceObject', ask: 'Pick a first object' },
      { wanted: 'SpaceObject', ask: 'Pick a second object' },
    ],
    call: 'Intersect',
  }),
  section: ofPicks({
    title: 'Section of a solid by a plane',
    icon: '<path d="M4 8 12 4l8 4v9l-8 4-8-4z"/><path d="M4 14l8-5 8 6-8 3z" fill="currentColor" fill-opacity="0.3"/>',
    picks: [
      { wanted: 'Solid', ask: 'Pick a solid' },
      { wanted: 'Plane', ask: 'Pick a plane' },
    ],
    names: ['section'],
    call: 'Section',
  }),
  angle: tools.angle,
  text: tools.text,
  slider: tools.slider,
};
