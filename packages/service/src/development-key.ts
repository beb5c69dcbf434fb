import { hashKey } from './auth.js';
import type { KeyRecord, Keys } from './ports.js';

/** The customer that a development key's calls belong to. */
const DEVELOPMENT_CUSTOMER = 'development';

/** The keys and one more, given in the open: for development. */
export function withDevelopmentKey(keys: Keys, key: string): Keys {
  const record: KeyRecord = {
    id: 'development',
    hash: hashKey(key),
    customerId: DEVELOPMENT_CUSTOMER,
    createdAt: new Date(0).toISOString(),
  };
  return { list: async () => [...(await keys.list()), record] };
}
