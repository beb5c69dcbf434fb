import { circleCommands } from './circles.js';
import type { Command } from './command.js';
import { conditionalCommands } from './conditional.js';
import { curveCommands } from './curves.js';
import { lineCommands } from './lines.js';
import { listCommands } from './lists.js';
import { matrixCommands } from './matrices.js';
import { numberCommands } from './numbers.js';
import { pointCommands } from './points.js';
import { polygonCommands } from './polygons.js';
import { primeCommands } from './primes.js';
import { relationCommands } from './relations.js';
import { savedOnlyCommands } from './saved-only.js';
import { spaceCommands } from './space.js';
import { statisticsCommands } from './statistics.js';
import { textCommands } from './texts.js';
import { transformCommands } from './transforms.js';

/** Every command that is known, in its spelling in files. */
export const commands: readonly Command[] = [
  ...pointCommands,
  ...lineCommands,
  ...circleCommands,
  ...polygonCommands,
  ...transformCommands,
  ...numberCommands,
  ...curveCommands,
  ...listCommands,
  ...matrixCommands,
  ...statisticsCommands,
  ...textCommands,
  ...primeCommands,
  ...relationCommands,
  ...conditionalCommands,
  ...spaceCommands,
  ...savedOnlyCommands,
];
