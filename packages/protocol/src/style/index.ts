import { axisProperties } from './axis.js';
import { backgroundProperties } from './background.js';
import { buttonProperties, imageProperties } from './box.js';
import { gridProperties } from './grid.js';
import { labelProperties } from './label.js';
import { numbersProperties } from './numbers.js';
import { objectProperties } from './object.js';
import { sliderLabelProperties, sliderProperties } from './slider.js';
import { textProperties } from './text.js';

/** Every style property, by the kind of style that has it and by its name. */
export const styleProperties = {
  object: objectProperties,
  label: labelProperties,
  text: textProperties,
  axis: axisProperties,
  grid: gridProperties,
  background: backgroundProperties,
  numbers: numbersProperties,
  slider: sliderProperties,
  sliderLabel: sliderLabelProperties,
  button: buttonProperties,
  image: imageProperties,
} as const;
