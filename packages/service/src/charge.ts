import { createHash } from 'node:crypto';
import type { RenderResult } from '@geoslide/protocol';
import * as v from 'valibot';
import type { Call, Charge } from './ports.js';

/** For so long a call that is repeated gets its first answer, ms. */
const REPEAT_MS = 24 * 60 * 60 * 1000;

/** A call, as one word. Hex: request ids may be long and hold any character. */
export function callId({ customerId, requestId, bodyHash }: Call): string {
  return createHash('sha256')
    .update(JSON.stringify([customerId, requestId, bodyHash]))
    .digest('hex');
}

function idOfDay(call: Call, day: Date): string {
  return createHash('sha256')
    .update(`${callId(call)} ${day.toISOString().slice(0, 10)}`)
    .digest('hex');
}

/**
 * What a charge is stored under: the same for a call that is repeated on the same day (UTC), another one for any other.
 * Hex.
 */
export function chargeId(charge: Charge): string {
  return idOfDay(charge, new Date(charge.chargedAt));
}

/** The charge of a call that came in the last 24 hours: it is stored under one of two days. */
export async function findCharge(
  call: Call,
  now: Date,
  read: (id: string) => Promise<Charge | undefined>,
): Promise<Charge | undefined> {
  const dayBefore = new Date(now.getTime() - REPEAT_MS);
  const found = await Promise.all([now, dayBefore].map((day) => read(idOfDay(call, day))));
  return found.find((charge) => charge !== undefined && now.getTime() - Date.parse(charge.chargedAt) < REPEAT_MS);
}

const answer = v.custom<RenderResult>(
  (value) => typeof value === 'object' && value !== null && 'success' in value && value.success === true,
);

const common = {
  type: v.literal('render'),
  customerId: v.string(),
  requestId: v.string(),
  bodyHash: v.string(),
  endpoint: v.string(),
  objectKey: v.string(),
  chargedAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
};

const chargeSchema = v.object({ ...common, answer });

/** Charges were written without their answers once. */
const countedSchema = v.object(common);

/** What sums need of a charge. */
export type CountedCharge = Omit<Charge, 'answer'>;

function parsed<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** @throws Error that names the place where the text is no charge. */
export function parseCharge(text: string, place: string): Charge {
  const charge = parsed(chargeSchema, text);
  if (charge === undefined) throw new Error(`${place} is not a charge: move it away`);
  return charge;
}

/** The same for a charge that is only counted, or undefined where the text is none. */
export function parseCountedCharge(text: string): CountedCharge | undefined {
  return parsed(countedSchema, text);
}

/** Calls of one customer in one month (UTC). */
export interface ChargeSum {
  readonly customerId: string;
  /** yyyy-mm */
  readonly month: string;
  readonly count: number;
}

/** Charges summed by customer and month, sorted by both. */
export async function sumCharges(charges: AsyncIterable<CountedCharge>): Promise<ChargeSum[]> {
  const sums = new Map<string, ChargeSum>();
  for await (const { customerId, chargedAt } of charges) {
    const month = chargedAt.slice(0, 7);
    const name = `${customerId} ${month}`;
    sums.set(name, { customerId, month, count: (sums.get(name)?.count ?? 0) + 1 });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
