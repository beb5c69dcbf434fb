import type { Construction } from '@geoslide/geometry';
import type { Finding, Slide } from '@geoslide/protocol';
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

/** Sliders that no hand can move by their step. `path` is that of the definitions. */
export function stepFindings(
  { definitions }: Pick<Slide, 'definitions'>,
  { objects }: Construction,
  path: string,
): Finding[] {
  return definitions.flatMap(({ kind, id, max: typedMax, step: typedStep }, index) => {
    const slider = kind === 'slider' ? objects.get(id)?.slider : undefined;
    if (slider === undefined) return [];
    const { min, max, step } = slider;
    if (String(typedMax).endsWith('°') && /^\d+$/.test(String(typedStep))) {
      const message = `the slider's step ${typedStep} is in radians: write step ${typedStep}° if degrees are meant`;
      return [{ id, path: `${path}.${index}.step`, message }];
    }
    const isLong = step > max - min && max > min;
    if (step > 0 && !isLong) return [];
    const message = isLong
      ? `the slider's step ${step} is longer than its way from ${min} to ${max}: give it a smaller one, such as ${(max - min) / 10}`
      : `the slider's step is ${step}: give it one above 0, such as 0.1`;
    return [{ id, path: `${path}.${index}.step`, message }];
  });
}
