import { resolve } from 'node:path';
import { createKey, listKeys, revokeKey } from '@geoslide/service';
import { folderKeys } from '@geoslide/service/node';
import { parseCommand } from './arguments.js';
import { UsageError } from './errors.js';
import { numberOption } from './input.js';

const DAY = 24 * 60 * 60 * 1000;

/** `geoslide keys create --customer ID | list | revoke KEY_ID`, all with `[--data DIR]`. */
export async function keys(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, {
    customer: { type: 'string' },
    label: { type: 'string' },
    days: { type: 'string' },
    data: { type: 'string' },
  });
  const store = folderKeys(resolve(values.data ?? '.geoslide'));
  const [action, id] = positionals;
  if (action === 'create') {
    if (values.customer === undefined) throw new UsageError('name the customer with --customer ID');
    const days = numberOption('days', values.days);
    if (days !== undefined && !(days > 0)) throw new UsageError(`--days takes a number above 0, not ${values.days}`);
    const expiresAt = days === undefined ? undefined : new Date(Date.now() + days * DAY);
    const { key, record } = await createKey(store, { customerId: values.customer, label: values.label, expiresAt });
    console.error(`key ${record.id} of ${record.customerId}: it is shown here once and never again`);
    console.log(key);
  } else if (action === 'list') {
    for (const { id, customerId, label, createdAt, expiresAt, revokedAt } of await listKeys(store)) {
      const state = revokedAt ? `revoked ${revokedAt}` : expiresAt ? `until ${expiresAt}` : 'valid';
      console.log([id, customerId, `since ${createdAt}`, state, label].filter(Boolean).join('  '));
    }
  } else if (action === 'revoke') {
    if (id === undefined) throw new UsageError('name the id of the key, as "geoslide keys list" shows it');
    const { revokedAt } = await revokeKey(store, id);
    console.log(`key ${id}: revoked ${revokedAt}`);
  } else {
    throw new UsageError(`keys takes create, list or revoke, not "${action ?? ''}"`);
  }
}
