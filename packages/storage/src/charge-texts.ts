import { type Call, type Charge, callId, REPEAT_MS } from '@geoslide/service';
import { parseCharge } from './charge-text.js';
import type { ChargeQuery, ChargeSum, Ledger } from './ledger.js';
import type { Tell } from './storage-home.js';
import { forEach, type Texts } from './texts.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** So long after midnight a call may still be charged for the day before, ms. S3 takes no request that was signed earlier. */
const LATE_MS = 15 * 60 * 1000;

/** What lies in the place of a charge where none may come any more. */
const CLOSED = '{"closed":true}';

/** What is shorter is no charge that this program wrote. */
const MIN_CHARGE_BYTES = 100;

/** Short texts that are read at a time to sum charges. */
const READS = 16;

export const isMonth = (text: string) => /^\d{4}-\d{2}$/.test(text);

/** Name of a charge below the folder of a month. */
const namePattern = /^([A-Za-z0-9_-]{1,64})\/\d{2}\/[0-9a-f]{64}\.json$/;

/** The folder of a charge: by month, customer and day (UTC). */
export function chargeFolder(customerId: string, day: Date): string {
  const [date = ''] = day.toISOString().split('T');
  return `${date.slice(0, 7)}/${customerId}/${date.slice(8)}`;
}

/** The first moment of the next day (UTC). */
function nextDay(day: Date): Date {
  return new Date((Math.floor(day.getTime() / DAY_MS) + 1) * DAY_MS);
}

/**
 * Charges as texts of their own, `{root}/2026-11/{customer}/25/{call}.json`: the place of a call on a day, written once.
 *
 * A call may come twice around midnight, in two processes that can't see each other. Who looks for it soon after midnight
 * therefore closes its place of the day before: either a charge is there first and is found, or whoever comes late with one
 * finds the place closed, and writes it in that of the new day, where the other one is or will be.
 *
 * What lies in the place of a charge and is none, cut off by a broken disk, is told once. Its call is answered anew and
 * not
 * charged again.
 */
export function createChargeTexts(texts: Texts, root: string, tell: Tell): Ledger {
  const told = new Set<string>();
  const nameOf = (call: Call, day: Date) => `${root}/${chargeFolder(call.customerId, day)}/${callId(call)}.json`;

  type Found = Charge | 'closed' | 'counted' | undefined;

  function tellOnce(name: string): void {
    if (told.has(name)) return;
    told.add(name);
    tell(`${name} is cut off or no charge: restore it from a backup, or move it away`);
  }

  async function read(call: Call, day: Date): Promise<Found> {
    const name = nameOf(call, day);
    const text = await texts.read(name);
    if (text === undefined) return undefined;
    if (text === CLOSED) return 'closed';
    const charge = parseCharge(text);
    if (charge === undefined) tellOnce(name);
    return charge?.answer === undefined ? 'counted' : { ...charge, answer: charge.answer };
  }

  async function find(call: Call, now: Date): Promise<Charge | undefined> {
    const dayBefore = new Date(now.getTime() - DAY_MS);
    const isLast = (found: Found): found is Charge =>
      typeof found === 'object' && now.getTime() - Date.parse(found.chargedAt) < REPEAT_MS;
    const [today, before] = await Promise.all([read(call, now), read(call, dayBefore)]);
    if (isLast(today)) return today;
    if (isLast(before)) return before;
    if (today === 'closed') {
      // This clock is behind that of another process.
      const next = await read(call, nextDay(now));
      return isLast(next) ? next : undefined;
    }
    if (before !== undefined || now.getTime() % DAY_MS > LATE_MS) return undefined;
    if (await texts.create(nameOf(call, dayBefore), CLOSED)) return undefined;
    const late = await read(call, dayBefore);
    return isLast(late) ? late : undefined;
  }

  async function record(charge: Charge): Promise<boolean> {
    const day = new Date(charge.chargedAt);
    if (await texts.create(nameOf(charge, day), JSON.stringify(charge))) return true;
    if ((await read(charge, day)) !== 'closed') return false;
    const next = nextDay(day);
    return texts.create(nameOf(charge, next), JSON.stringify({ ...charge, chargedAt: next.toISOString() }));
  }

  /** What is counted of a month, as the ids of its customers. */
  async function* customersOf(month: string, customerId: string | undefined, onSkipped: (name: string) => void) {
    const folder = `${root}/${month}/`;
    const short: string[] = [];
    for await (const { name, size } of texts.list(customerId === undefined ? folder : `${folder}${customerId}/`)) {
      const customer = namePattern.exec(name.slice(folder.length))?.[1];
      if (customer === undefined) onSkipped(name);
      else if (size < MIN_CHARGE_BYTES) short.push(name);
      else yield customer;
    }
    const counted: string[] = [];
    await forEach(short, READS, async (name) => {
      const text = (await texts.read(name)) ?? CLOSED;
      const charge = text === CLOSED ? undefined : parseCharge(text);
      if (charge !== undefined) counted.push(charge.customerId);
      else if (text !== CLOSED) onSkipped(name);
    });
    yield* counted;
  }

  async function sum({ month, customerId }: ChargeQuery, onSkipped: (name: string) => void): Promise<ChargeSum[]> {
    const sums: ChargeSum[] = [];
    const folders = [...(await texts.folders(`${root}/`))].sort();
    for (const folder of folders) {
      if (!isMonth(folder)) onSkipped(`${root}/${folder}/`);
      else if (month === undefined || month === folder) {
        const counts = new Map<string, number>();
        for await (const customer of customersOf(folder, customerId, onSkipped)) {
          counts.set(customer, (counts.get(customer) ?? 0) + 1);
        }
        for (const [customer, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
          sums.push({ customerId: customer, month: folder, count });
        }
      }
    }
    return sums;
  }

  return {
    record,
    find,
    sum,
    async count(customerId, month) {
      let count = 0;
      for await (const _ of customersOf(month, customerId, () => {})) count++;
      return count;
    },
  };
}
