/**
 * Every colour of what a file gives none. The colours hold 4.5 : 1 against white, so that labels in them stay readable,
 * and have different grey values in print; lines of a construction are ink, so that colour is left for what stands out.
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
