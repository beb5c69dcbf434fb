import type { Vector3Value } from '@geoslide/geometry';
import type { SpaceFigure } from '../space-figure.js';
import { segment } from './segment.js';

export const vector: SpaceFigure<Vector3Value> = segment;
