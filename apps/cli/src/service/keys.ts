import { changeKey, createKey, type KeyChange, type KeyTexts, listKeys, revokeKey } from '@geoslide/storage';
import { parseCommand } from '../arguments.js';
import { UsageError } from '../errors.js';
import { numberOption } from '../input.js';
import { storageOptions, withStorage } from './storage.js';

const DAY = 24 * 60 * 60 * 1000;

/** What takes a limit away. */
const NONE = 'none';

interface Limits {
  readonly label?: string | undefined;
  readonly days?: string | undefined;
  readonly monthly?: string | undefined;
}

/** What the options say of a key; a field that none names is not there. */
function changeOf({ label, days, monthly }: Limits): KeyChange {
  const dayCount = days === NONE ? undefined : numberOption('days', days);
  if (dayCount !== undefined && !(dayCount >= 0)) throw new UsageError(`--days takes a number from 0, not ${days}`);
  const monthlyRenders = monthly === NONE ? undefined : numberOption('monthly', monthly);
  if (monthlyRenders !== undefined && !(Number.isSafeInteger(monthlyRenders) && monthlyRenders >= 0)) {
    throw new UsageError(`--monthly takes a whole number from 0, not ${monthly}`);
  }
  return {
    ...(label === undefined ? {} : { label: label === '' ? undefined : label }),
    ...(days === undefined ? {} : { expiresAt: dayCount === undefined ? undefined : inDays(dayCount) }),
    ...(monthly === undefined ? {} : { monthlyRenders }),
  };
}

function inDays(days: number): Date {
  const time = new Date(Date.now() + days * DAY);
  if (Number.isNaN(time.getTime())) throw new UsageError(`--days takes fewer days than ${days}`);
  return time;
}

async function list(texts: KeyTexts): Promise<void> {
  const now = Date.now();
  for (const key of await listKeys(texts)) {
    const { id, customerId, label, createdAt, expiresAt, revokedAt, monthlyRenders } = key;
    const expiry = expiresAt && (Date.parse(expiresAt) <= now ? `expired ${expiresAt}` : `until ${expiresAt}`);
    const state = revokedAt ? `revoked ${revokedAt}` : (expiry ?? 'valid');
    const quota = monthlyRenders === undefined ? undefined : `${monthlyRenders} a month`;
    console.log([id, customerId, `since ${createdAt}`, state, quota, label].filter(Boolean).join('  '));
  }
}

/** `geoslide keys create --customer ID | list | change KEY_ID | revoke KEY_ID`. */
export async function keys(args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, {
    customer: { type: 'string' },
    label: { type: 'string' },
    days: { type: 'string' },
    monthly: { type: 'string' },
    ...storageOptions,
  });
  const [action, id] = positionals;
  const change = changeOf(values);
  const idOf = () => {
    if (id === undefined) throw new UsageError('name the id of the key, as "geoslide keys list" shows it');
    return id;
  };

  async function create(texts: KeyTexts, customerId: string): Promise<void> {
    if (values.days !== undefined && values.days !== NONE && Number(values.days) === 0) {
      throw new UsageError('--days takes a number above 0, not 0');
    }
    const { key, record } = await createKey(texts, { ...change, customerId });
    console.error(`key ${record.id} of ${record.customerId}: it is shown here once and never again`);
    console.log(key);
  }

  function taskOf(): (texts: KeyTexts) => Promise<void> {
    if (action === 'list') return list;
    if (action === 'create') {
      const { customer } = values;
      if (customer === undefined) throw new UsageError('name the customer with --customer ID');
      return (texts) => create(texts, customer);
    }
    if (action === 'revoke') {
      const key = idOf();
      return async (texts) => console.log(`key ${key}: revoked ${(await revokeKey(texts, key)).revokedAt}`);
    }
    if (action === 'change') {
      const key = idOf();
      if (Object.keys(change).length === 0) throw new UsageError('say what to change: --label, --days or --monthly');
      return async (texts) => {
        await changeKey(texts, key, change);
        console.log(`key ${key}: changed`);
      };
    }
    throw new UsageError(`keys takes create, list, change or revoke, not "${action ?? ''}"`);
  }

  const task = taskOf();
  await withStorage(values, ({ keyTexts }) => task(keyTexts));
}
