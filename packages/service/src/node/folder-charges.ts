import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { chargeId } from '../charge.js';
import type { Charge, Charges } from '../ports.js';
import { type DurableFiles, unlessMissing } from './durable-files.js';

/** One file per charge, created exclusively, so that one call can't be charged twice. */
export function createFolderCharges(folder: string, files: DurableFiles): Charges {
  return {
    record(charge) {
      const id = chargeId(charge);
      // 256 folders per customer keep each of them short.
      return files.create(join(folder, charge.customerId, id.slice(0, 2), `${id}.json`), JSON.stringify(charge));
    },
  };
}

const chargeSchema = v.looseObject({
  type: v.literal('render'),
  customerId: v.string(),
  requestId: v.string(),
  bodyHash: v.string(),
  endpoint: v.string(),
  objectKey: v.string(),
  chargedAt: v.string(),
});

function parseCharge(text: string): Charge | undefined {
  try {
    const result = v.safeParse(chargeSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Every charge of the folder, in no order.
 *
 * @param onBroken Told the path of a file that is no charge, which is left out.
 */
export async function* readFolderCharges(folder: string, onBroken: (path: string) => void): AsyncGenerator<Charge> {
  for (const customer of (await unlessMissing(() => readdir(folder))) ?? []) {
    for (const group of await readdir(join(folder, customer))) {
      for (const name of await readdir(join(folder, customer, group))) {
        const path = join(folder, customer, group, name);
        const charge = parseCharge(await readFile(path, 'utf8'));
        if (charge === undefined) onBroken(path);
        else yield charge;
      }
    }
  }
}
