import type { Style } from '@geoslide/protocol';

/**
 * Every colour, weight and size that a file does not give. The colours hold 4.5 : 1 against white, so that labels in
 * them stay readable, and have different grey values in print; lines of a construction are ink, so that colour is left for what stands out.
 */
export const palette = {
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
