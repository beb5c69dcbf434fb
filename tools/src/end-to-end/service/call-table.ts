import { accepted } from './calls/accepted.js';
import { bodyCalls, sizeCalls } from './calls/bodies.js';
import { chargeCalls } from './calls/charges.js';
import { geogebraCalls } from './calls/geogebra.js';
import { headerCalls } from './calls/headers.js';
import { methodCalls } from './calls/methods.js';
import { pixelCalls } from './calls/pixels.js';
import { refused } from './calls/refused.js';

/** Every call of the table, in the order that it is sent in. */
export const table = [
  ...accepted,
  ...pixelCalls,
  ...refused,
  ...headerCalls,
  ...bodyCalls,
  ...sizeCalls,
  ...geogebraCalls,
  ...methodCalls,
  ...chargeCalls,
];
