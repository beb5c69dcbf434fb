import type { Value } from '../../values.js';

/** The objects that every slide has. In space the x- and y-axis stand for the same lines. */
export const PREDEFINED: ReadonlyMap<string, Value> = new Map<string, Value>([
  ['xAxis', { type: 'Line', origin: { x: 0, y: 0 }, direction: { x: 1, y: 0 } }],
  ['yAxis', { type: 'Line', origin: { x: 0, y: 0 }, direction: { x: 0, y: 1 } }],
  ['zAxis', { type: 'Line3', origin: { x: 0, y: 0, z: 0 }, direction: { x: 0, y: 0, z: 1 } }],
]);
