import { resolve } from 'node:path';
import { sumCharges } from '@geoslide/service';
import { folderCharges } from '@geoslide/service/node';
import { parseCommand } from './arguments.js';

/** `geoslide charges [--customer ID] [--month YYYY-MM] [--json] [--data DIR]`: successful calls by customer and month. */
export async function charges(args: string[]): Promise<void> {
  const { values } = parseCommand(args, {
    customer: { type: 'string' },
    month: { type: 'string' },
    json: { type: 'boolean' },
    data: { type: 'string' },
  });
  const onBroken = (path: string) =>
    console.error(`geoslide: ${path} is no charge and is not counted: look at it and move it out of the folder`);
  const sums = (await sumCharges(folderCharges(resolve(values.data ?? '.geoslide'), onBroken))).filter(
    ({ customerId, month }) => customerId === (values.customer ?? customerId) && month === (values.month ?? month),
  );
  if (values.json) {
    console.log(JSON.stringify(sums, undefined, 2));
    return;
  }
  for (const { customerId, month, count } of sums) {
    console.log(`${month}  ${customerId}  ${count} ${count === 1 ? 'render' : 'renders'}`);
  }
  if (sums.length === 0) console.error('geoslide: nothing was charged');
}
