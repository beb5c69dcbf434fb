import type { Constructor, Property } from '../table.js';
import { chartConstructors, chartProperties } from './constructors/charts.js';
import { diagramConstructors } from './constructors/diagrams.js';
import { distributionConstructors, distributionProperties } from './constructors/distributions.js';
import { fitConstructors } from './constructors/fits.js';
import { summaryConstructors } from './constructors/summaries.js';

export const statisticsConstructors: readonly Constructor[] = [
  ...summaryConstructors,
  ...fitConstructors,
  ...distributionConstructors,
  ...chartConstructors,
  ...diagramConstructors,
];

export const statisticsProperties: readonly Property[] = [...distributionProperties, ...chartProperties];
