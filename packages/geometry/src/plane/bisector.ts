import type { AngleValue, LineValue } from '../values.js';
import { makeLine } from './make.js';
import { unitAt } from './turn.js';

/** The line from the vertex into the angle, in the middle between its sides; the direction has length 1. */
export const bisectorOf = ({ vertex, startAngle, value }: AngleValue): LineValue =>
  makeLine(vertex, unitAt(startAngle + value / 2));
