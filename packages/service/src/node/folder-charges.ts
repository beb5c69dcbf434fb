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

/** Every charge of the folder, in no order. */
export async function* readFolderCharges(folder: string): AsyncGenerator<Charge> {
  for (const customer of (await unlessMissing(() => readdir(folder))) ?? []) {
    for (const group of await readdir(join(folder, customer))) {
      for (const name of await readdir(join(folder, customer, group))) {
        const path = join(folder, customer, group, name);
        const result = v.safeParse(chargeSchema, JSON.parse(await readFile(path, 'utf8')));
        if (!result.success) throw new Error(`${path} is not a charge: move it out of the folder`);
        yield result.output;
      }
    }
  }
}
