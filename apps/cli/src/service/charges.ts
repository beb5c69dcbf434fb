import { parseCommand } from '../arguments.js';
import { UsageError } from '../errors.js';
import { storageOptions, withStorage } from './storage.js';

/** `geoslide charges [--customer ID] [--month YYYY-MM] [--json]`: successful calls by customer and month. */
export async function charges(args: string[]): Promise<void> {
  const { values } = parseCommand(args, {
    customer: { type: 'string' },
    month: { type: 'string' },
    json: { type: 'boolean' },
    ...storageOptions,
  });
  const { month, customer: customerId } = values;
  if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    throw new UsageError(`--month takes a month such as 2026-11, not "${month}"`);
  }
  const onSkipped = (name: string) =>
    console.error(
      `geoslide: ${name} is no charge and is not counted: look at it, run "geoslide migrate" if it is of an older version, else move it away`,
    );
  const sums = await withStorage(values, (storage) => storage.charges.sum({ month, customerId }, onSkipped));
  if (values.json) {
    console.log(JSON.stringify(sums, undefined, 2));
    return;
  }
  for (const sum of sums) {
    console.log(`${sum.month}  ${sum.customerId}  ${sum.count} ${sum.count === 1 ? 'render' : 'renders'}`);
  }
  if (sums.length === 0) console.error('geoslide: nothing was charged');
}
