import { takeSteps } from '../functions/steps.js';

/** Steps for an object whose numbers are looked at. */
const DATA_STEPS = 30;

/** True where every number in plain data is finite; ranges and functions may have infinite ends. */
export function isFiniteData(data: unknown): boolean {
  if (typeof data === 'number') return Number.isFinite(data);
  if (Array.isArray(data)) return data.every(isFiniteData);
  if (typeof data !== 'object' || data === null) return true;
  takeSteps(DATA_STEPS);
  for (const key in data) {
    if (!isRange(key) && !isFiniteData((data as Record<string, unknown>)[key])) return false;
  }
  return true;
}

function isRange(key: string): boolean {
  return key === 'min' || key === 'max' || key === 'f';
}
