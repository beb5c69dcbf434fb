import type { Style } from '@geoslide/protocol';

/**
 * Every colour, weight and size that a file does not give. The colours hold 4.5 : 1 against white, so that labels in
 * them stay readable, and have different grey values in print; lines of a construction are ink, so that colour is left for what stands out.
 */
const palette = {
  ink: '#262b33',
  slate: '#5b6573',
  blue: '#1d5fad',
  teal: '#0f766e',
  green: '#2c7a3f',
  red: '#c0322b',
  purple: '#6f4aa8',
  ochre: '#a35c00',
} as const;

/** What every object has (protocol.md section 4). */
const anyObject: Style = {
  hidden: false,
  color: palette.ink,
  lineWidth: 2,
  lineDash: 'solid',
  lineOpacity: 100,
  regionOpacity: 0,
};

/** What a type has beyond that. A type's fallbacks (see `type-fallback.ts`) apply here too. */
const objectTypes: Readonly<Record<string, Style>> = {
  Point: { color: palette.blue, pointSize: 7, pointStyle: 'dot' },
  Vector: { endArrow: 'filled_stealth' },
  Circle: { color: palette.teal },
  Arc: { color: palette.teal },
  Sector: { regionOpacity: 12 },
  CircleSegment: { regionOpacity: 12 },
  Polygon: { color: palette.blue, regionOpacity: 12 },
  Angle: { color: palette.green, regionOpacity: 12, angleSize: 20, emphasizeRightAngle: true, arcCount: 1 },
  Tick: { angleSize: 20 },
  Dimension: { color: palette.slate, lineWidth: 1 },
  Curve: { color: palette.red },
  Region: { color: palette.purple, regionOpacity: 12 },
  Area: { color: palette.ochre, lineWidth: 1, regionOpacity: 20 },
  Polyhedron: { color: palette.blue, regionOpacity: 12 },
  Sphere: { color: palette.teal, regionOpacity: 12 },
  Cone: { color: palette.teal, regionOpacity: 12 },
  Cylinder: { color: palette.teal, regionOpacity: 12 },
  Plane: { color: palette.slate, lineWidth: 1.5, regionOpacity: 12 },
  Surface: { color: palette.blue, lineWidth: 0.75, lineOpacity: 70, regionOpacity: 100, hiddenLineDash: 'none' },
};

const label: Style = {
  hidden: false,
  mode: 'latex',
  font: 'KaTeX_Math',
  fontSize: 16,
  offsetX: 5,
  offsetY: -5,
  align: 'left',
  precision: 2,
  followDirection: false,
  fillOpacity: 100,
  strokeOpacity: 100,
};

const axis: Style = {
  show: true,
  tick: true,
  label: true,
  arrowStyle: 'filled_stealth',
  axisLabelPreset: 'none',
  distanceMode: 'auto',
  color: palette.ink,
  lineWidth: 1.5,
};

export const builtIn = {
  anyObject,
  objectTypes,
  label,
  text: {
    ...label,
    mode: 'normal',
    font: 'sans-serif',
    color: palette.ink,
    screenFixed: false,
    offsetX: 0,
    offsetY: 0,
  },
  axis,
  axisNumberSize: 13,
  axisNameSize: 16,
  grid: { show: false, distanceMode: 'auto', color: '#cdd3db', lineWidth: 1, lineDash: 'solid' },
  background: { color: '#ffffff' },
  slider: {
    hidden: false,
    shape: 'dot',
    color: palette.blue,
    size: 14,
    opacity: 100,
    trackColor: '#b4bcc8',
    trackOpacity: 100,
    trackHeight: 4,
    trackLength: 5,
    offsetX: 0,
    offsetY: 0,
    screenFixed: false,
    labelPosition: 'slider',
  },
  sliderLabel: { ...label, color: palette.ink, fontSize: 16 },
  button: {
    hidden: false,
    offsetX: 0,
    offsetY: 0,
    screenFixed: false,
    fontSize: 14,
    font: 'sans-serif',
    color: palette.ink,
    backgroundColor: '#eef1f5',
    cornerRadius: 6,
    opacity: 100,
    rotation: 0,
  },
  image: { hidden: false, offsetX: 0, offsetY: 0, screenFixed: false, opacity: 100, rotation: 0 },
} as const satisfies Record<string, Style | Readonly<Record<string, Style>> | number>;
