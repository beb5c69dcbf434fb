import { expect, it } from 'vitest';
import { traceContextOf, traceIdOf } from './trace-context.js';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const valid = `00-${trace}-00f067aa0ba902b7-01`;
const of = (headers: Record<string, string>) => traceContextOf({ get: (name) => headers[name] ?? null });

it('takes traceparent and tracestate', () => {
  expect(of({ traceparent: valid })).toEqual({ traceparent: valid });
  expect(of({ traceparent: ` ${valid} `, tracestate: 'a=1,b=2' })).toEqual({
    traceparent: valid,
    tracestate: 'a=1,b=2',
  });
  expect(traceIdOf({ traceparent: valid })).toBe(trace);
});

it('takes later versions, which may have more', () => {
  expect(of({ traceparent: `01${valid.slice(2)}-more` })?.traceparent).toBe(`01${valid.slice(2)}-more`);
});

it.each([
  '',
  'x',
  valid.toUpperCase(),
  `ff${valid.slice(2)}`,
  `${valid}-more`,
  valid.replace(trace, '0'.repeat(32)),
  valid.replace('00f067aa0ba902b7', '0'.repeat(16)),
  `${valid}, ${valid}`,
  `01${valid.slice(2)}-${'m'.repeat(200)}`,
])('ignores traceparent: %s', (traceparent) => {
  expect(of({ traceparent, tracestate: 'a=1' })).toBeUndefined();
});

it('drops a tracestate that is too long', () => {
  expect(of({ traceparent: valid, tracestate: 'a'.repeat(513) })).toEqual({ traceparent: valid });
});
