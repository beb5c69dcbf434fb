import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CountedCharge, chargeId, findCharge, parseCharge, parseCountedCharge } from '../charge.js';
import type { Charges } from '../ports.js';
import { type DurableFiles, unlessMissing } from './durable-files.js';

/** One file per charge, created exclusively, so that one call can't be charged twice. */
export function createFolderCharges(folder: string, files: DurableFiles): Charges {
  // 256 folders per customer keep each of them short.
  const pathOf = (customerId: string, id: string) => join(folder, customerId, id.slice(0, 2), `${id}.json`);
  return {
    record: (charge) => files.create(pathOf(charge.customerId, chargeId(charge)), JSON.stringify(charge)),
    find: (call, now) =>
      findCharge(call, now, async (id) => {
        const path = pathOf(call.customerId, id);
        const text = await unlessMissing(() => readFile(path, 'utf8'));
        return text === undefined ? undefined : parseCharge(text, path);
      }),
  };
}

/** Every charge of the folder, in no order. What is none is skipped, and its path told. */
export async function* readFolderCharges(
  folder: string,
  onSkipped: (path: string) => void,
): AsyncGenerator<CountedCharge> {
  for (const customer of (await unlessMissing(() => readdir(folder))) ?? []) {
    for (const group of await readdir(join(folder, customer))) {
      for (const name of await readdir(join(folder, customer, group))) {
        const path = join(folder, customer, group, name);
        const charge = parseCountedCharge(await readFile(path, 'utf8'));
        if (charge === undefined) onSkipped(path);
        else yield charge;
      }
    }
  }
}
