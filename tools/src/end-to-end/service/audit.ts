import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callHttp } from './call-homes.js';
import { filesBelow } from './kit.js';

/** Of the result of a call. */
export interface Rendered {
  readonly objectKey: string;
  readonly size: number;
  readonly filename: string;
}

interface Charge {
  readonly requestId: string;
  readonly closed?: boolean;
}

interface Calls {
  /** By request id: the results that came for it. */
  readonly answered: ReadonlyMap<string, readonly Rendered[]>;
  readonly asked: ReadonlySet<string>;
}

/**
 * Compares what clients were answered with what lies in the folder of a service: an answered call has one charge and
 * its
 * whole file, no call has two charges, none is charged that nobody asked.
 *
 * @param base of a service that serves the files
 */
export async function audit(data: string, base: string, { answered, asked }: Calls, problem: (text: string) => void) {
  const charges = new Map<string, Charge[]>();
  for (const path of filesBelow(join(data, 'charges'))) {
    const charge: Charge = JSON.parse(readFileSync(path, 'utf8'));
    // A place that is closed, soon after midnight.
    if (charge.closed) continue;
    charges.set(charge.requestId, [...(charges.get(charge.requestId) ?? []), charge]);
  }
  let read = 0;
  for (const [id, results] of answered) {
    const own = charges.get(id) ?? [];
    if (own.length !== 1) problem(`${id} was answered and has ${own.length} charges`);
    for (const { objectKey, size, filename } of results) {
      const { status, bytes } = await callHttp(base, { method: 'GET', path: `/files/${objectKey}`, headers: {} });
      read++;
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      if (status !== 200 || bytes.length !== size || !filename.startsWith(name))
        problem(`${id}: its file is ${status} with ${bytes.length} bytes`);
    }
  }
  let unanswered = 0;
  for (const [id, own] of charges) {
    if (!asked.has(id)) problem(`${id} was charged and never asked`);
    if (own.length > 1) problem(`${id} has ${own.length} charges`);
    if (!answered.has(id)) unanswered++;
  }
  return { charges: charges.size, unanswered, read, drafts: filesBelow(join(data, 'tmp')).length };
}
