/** The fields of a value but its type and its functions. */
export function ownFields(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).filter(([key, field]) => key !== 'type' && typeof field !== 'function'),
  );
}

/** A number as JSON has it: null where it is infinite or not a number. */
export function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value || 0 : null;
}
