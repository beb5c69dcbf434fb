import { anyNumber } from './numbers.js';
import type { Random } from './random.js';
import { mutatedText, nastyName, nastyText } from './text.js';

/** Any JSON, with the keys that break careless code. */
export function json(random: Random, depth = 0): unknown {
  const kind = random.int(depth > 3 ? 5 : 8);
  if (kind === 0) return null;
  if (kind === 1) return random.chance(0.5);
  if (kind === 2) return anyNumber(random, 0.5);
  if (kind < 5) return nastyText(random);
  if (kind < 7) return random.several(5, () => json(random, depth + 1));
  return withKeys(random.several(5, () => [nastyName(random), json(random, depth + 1)]));
}

/** An object whose keys are its own, `__proto__` too, as JSON.parse makes them. */
function withKeys(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [key, value] of entries) {
    Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
  }
  return object;
}

function changed(value: unknown, random: Random): unknown {
  const kind = random.next();
  if (kind < 0.15) return json(random);
  if (typeof value === 'number') return kind < 0.6 ? anyNumber(random, 0.8) : -value;
  if (typeof value === 'string') return mutatedText(value, random);
  if (Array.isArray(value)) {
    const at = random.int(value.length + 1);
    if (kind < 0.4) return value.filter((_, i) => i !== at);
    if (kind < 0.7) return [...value.slice(0, at), ...value.slice(at, at + 1), ...value.slice(at)];
    return [...value.slice(0, at), json(random), ...value.slice(at)];
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (kind < 0.5 && entries.length > 0) entries.splice(random.int(entries.length), 1);
    else entries.push([nastyName(random), json(random)]);
    return withKeys(entries);
  }
  return json(random);
}

/** A copy of a JSON value with one place changed; deeper places are likelier. */
function changedSomewhere(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.08)) return changed(value, random);
  const keys = Object.keys(value);
  if (keys.length === 0) return changed(value, random);
  const key = random.pick(keys);
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === key ? changedSomewhere(item, random) : item));
  return withKeys(Object.entries(value).map(([k, v]) => [k, k === key ? changedSomewhere(v, random) : v]));
}

export function mutated(value: unknown, random: Random): unknown {
  let result = value;
  for (let rounds = 1 + random.int(6); rounds > 0; rounds--) result = changedSomewhere(result, random);
  return result;
}
