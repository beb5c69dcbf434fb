import { accepted } from './calls/accepted.mjs';
import { bodyCalls, sizeCalls } from './calls/bodies.mjs';
import { chargeCalls } from './calls/charges.mjs';
import { headerCalls } from './calls/headers.mjs';
import { methodCalls } from './calls/methods.mjs';
import { refused } from './calls/refused.mjs';

/** Every call of the table, in the order that it is sent in. */
export const table = [
  ...accepted,
  ...refused,
  ...headerCalls,
  ...bodyCalls,
  ...sizeCalls,
  ...methodCalls,
  ...chargeCalls,
];
