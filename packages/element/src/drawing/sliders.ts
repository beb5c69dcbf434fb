import type { Construction } from '@geoslide/geometry';
import type { ListedSlider } from './drawn.js';

/** The sliders of a slide with their ranges and values. */
export function slidersOf({ objects }: Construction): ListedSlider[] {
  return [...objects.values()].flatMap(({ id, definition, slider, value }) =>
    slider && value?.type === 'Number' ? [{ id, label: definition.label ?? id, value: value.value, ...slider }] : [],
  );
}
