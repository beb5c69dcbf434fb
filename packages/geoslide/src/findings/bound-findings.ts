import type { Construction } from '@geoslide/geometry';
import type { Finding } from '@geoslide/protocol';
import type { Values } from '../set-values.js';

/** Values that the caller sets beyond the bounds of their sliders. */
export function boundFindings(values: Values, { objects }: Construction): Finding[] {
  return Object.entries(values).flatMap(([id, given]) => {
    const bounds = objects.get(id)?.slider;
    const value = typeof given === 'number' ? given : given[0];
    if (bounds === undefined || value === undefined || (value >= bounds.min && value <= bounds.max)) return [];
    const message = `the value ${value} is beyond the slider's bounds: set one from ${bounds.min} to ${bounds.max}`;
    return [{ id, path: `values.${id}`, message }];
  });
}
