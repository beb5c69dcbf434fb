import type { DistributionValue } from '@geoslide/geometry';
import { palette } from '@geoslide/protocol';
import type { Mark } from '../mark.js';
import { chart } from './chart.js';
import { curve } from './curve.js';

export const distribution: Mark<DistributionValue> = {
  draw: (value, context) =>
    value.curve === undefined ? chart.draw(value.bars(), context) : curve.draw(value.curve, context),
  rank: (_, { curve: density }) => (density === undefined ? 'region' : 'line'),
  clips: true,
  anchor: (value, context) =>
    value.curve === undefined ? chart.anchor(value.bars(), context) : curve.anchor(value.curve, context),
  looks: { color: palette.blue, regionOpacity: 35 },
  fallback: undefined,
};
