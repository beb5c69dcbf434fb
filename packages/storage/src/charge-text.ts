import type { Charge } from '@geoslide/service';
import * as v from 'valibot';

type Answer = Charge['answer'];

const answer = v.custom<Answer>(
  (value) => typeof value === 'object' && value !== null && 'success' in value && value.success === true,
);

/** Charges were written without their answers once: those are only counted. */
const chargeSchema = v.object({
  type: v.literal('render'),
  customerId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  requestId: v.string(),
  bodyHash: v.string(),
  endpoint: v.string(),
  objectKey: v.string(),
  chargedAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  answer: v.optional(answer),
});

/** A charge as it is stored. */
export type StoredCharge = Omit<Charge, 'answer'> & { readonly answer?: Answer | undefined };

/** The charge that a text is, or undefined where it is none. */
export function parseCharge(text: string): StoredCharge | undefined {
  try {
    const result = v.safeParse(chargeSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
