import type { Style, StyleSheet, Template } from './file.js';

/**
 * What a template's grid and axes never pass on: ranges, spacing, visibility, lock states, and what the axes are about.
 */
const ownToTheSlide = new Set([
  ...['min', 'max', 'distance', 'distanceMode', 'show', 'locking'],
  ...['title', 'lang', 'unit', 'unitSize', 'ticks', 'crossing', 'scale', 'kind', 'angleStep'],
]);

/** Where an axis' name stands beside an axis of the plane: in space axes run elsewhere. */
const ownToThePlane = new Set(['axisLabelOffsetX', 'axisLabelOffsetY']);

function withLooks(own: Style | undefined, template: Style | undefined): Style | undefined {
  if (template === undefined) return own;
  const looks = Object.entries(template).filter(([name]) => !ownToTheSlide.has(name));
  return { ...own, ...Object.fromEntries(looks) };
}

function withLooksInSpace(own: Style | undefined, template: Style | undefined): Style | undefined {
  if (template === undefined) return own;
  return withLooks(own, Object.fromEntries(Object.entries(template).filter(([name]) => !ownToThePlane.has(name))));
}

/**
 * The style sheet with a template laid over it (spec.md 2.3, docs/format.md, "Templates"): the template's background
 * and type-level styles replace the slide's, styles by id stay, grid and axes take the template's looks only. What the
 * template leaves out stays as the slide has it. In space the same holds: the styles by type for space give way to the
 * template's, its grid is the working plane, and the third axis looks as the second.
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
    xaxis3d: withLooksInSpace(styleSheet.xaxis3d, xaxis),
    yaxis3d: withLooksInSpace(styleSheet.yaxis3d, yaxis),
    zaxis3d: withLooksInSpace(styleSheet.zaxis3d, yaxis),
    workingPlane: withLooksInSpace(styleSheet.workingPlane, grid),
    types: types ?? styleSheet.types,
    types3d: types ? [] : styleSheet.types3d,
    typeLabels: typeLabels ?? styleSheet.typeLabels,
    typeLabels3d: typeLabels ? [] : styleSheet.typeLabels3d,
    textType: textType ?? styleSheet.textType,
    sliderType: sliderType ?? styleSheet.sliderType,
    buttonType: buttonType ?? styleSheet.buttonType,
  };
}
