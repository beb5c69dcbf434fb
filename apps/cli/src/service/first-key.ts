import { createKey, hasKeys, type KeyTexts } from '@geoslide/storage';

/** Whose calls those with a key are that `serve` made. */
const CUSTOMER = 'development';

/** A stream that people may be reading: nothing secret goes to one that is no terminal, because it may be kept. */
export interface Output {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/**
 * Where no key was ever issued, makes one and shows it, once, on a terminal; its hash is kept like those of others.
 * Without a terminal none is made: nobody would come to know it, and a log must not.
 *
 * @param options The options that name the storage, for the command that makes a key.
 * @returns The key that was shown.
 */
export async function showFirstKey(
  keys: KeyTexts,
  outputs: readonly Output[],
  tell: (message: string) => void,
  options = '',
): Promise<string | undefined> {
  if (await hasKeys(keys)) return undefined;
  const terminal = outputs.find(({ isTTY }) => isTTY === true);
  if (terminal === undefined) {
    tell(
      `there is no API key yet: make one with "geoslide keys create --customer ID${options}", or set GEOSLIDE_API_KEY`,
    );
    return undefined;
  }
  const { key } = await createKey(keys, { customerId: CUSTOMER, label: 'made by geoslide serve' });
  terminal.write(`geoslide: your first API key, shown here once and never again:\n${key}\n`);
  return key;
}
