import type { Style, StyleSheet, Template } from './file.js';

/** What a template's grid and axes never pass on: ranges, spacing, visibility and lock states. */
const ownToTheSlide = new Set(['min', 'max', 'distance', 'distanceMode', 'show', 'locking']);

function withLooks(own: Style | undefined, template: Style | undefined): Style | undefined {
  if (template === undefined) return own;
  const looks = Object.entries(template).filter(([name]) => !ownToTheSlide.has(name));
  return { ...own, ...Object.fromEntries(looks) };
}

/**
 * The style sheet with a template laid over it (spec.md 2.3, protocol.md section 5): the template's background and
 * type-level styles replace the slide's, styles by id stay, grid and axes take the template's looks only.
 * What the template leaves out stays as the slide has it.
 */
export function applyTemplate(styleSheet: StyleSheet, template: Template): StyleSheet {
  const { background, grid, xaxis, yaxis } = template.backgroundStyle ?? {};
  const { types, typeLabels, textType, sliderType, buttonType } = template.defaultStyle ?? {};
  return {
    ...styleSheet,
    background: background ?? styleSheet.background,
    grid: withLooks(styleSheet.grid, grid),
    xaxis: withLooks(styleSheet.xaxis, xaxis),
    yaxis: withLooks(styleSheet.yaxis, yaxis),
    types: types ?? styleSheet.types,
    typeLabels: typeLabels ?? styleSheet.typeLabels,
    textType: textType ?? styleSheet.textType,
    sliderType: sliderType ?? styleSheet.sliderType,
    buttonType: buttonType ?? styleSheet.buttonType,
  };
}
