import { GROUPS } from '../value-types.js';
import type { Value } from '../values.js';
import { planeNames, spaceNames, valueNames } from './table.js';

/** What a parameter or a result may be declared as beside the types of values themselves. */
export const unions: Readonly<Record<string, readonly Value['type'][]>> = {
  Any: valueNames,
  Object: [...planeNames, ...spaceNames],
  PlaneObject: planeNames,
  SpaceObject: spaceNames,
  ...GROUPS,
};
