/** True where every number in plain data is finite; ranges and functions may have infinite ends. */
export function isFiniteData(data: unknown): boolean {
  if (typeof data === 'number') return Number.isFinite(data);
  if (Array.isArray(data)) return data.every(isFiniteData);
  if (typeof data !== 'object' || data === null) return true;
  return Object.entries(data).every(([key, part]) => isRange(key) || isFiniteData(part));
}

function isRange(key: string): boolean {
  return key === 'min' || key === 'max' || key === 'f';
}
