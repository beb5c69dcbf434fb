import type { Style, StyleList, StyleSheet } from '@geoslide/protocol';

/**
 * The sheet that a slide in space is drawn with: the lists for space over those of the plane, so that a plane slide shown
 * in space keeps its looks and a slide of its own in space can say otherwise.
 */
export function spaceSheet(sheet: StyleSheet): StyleSheet {
  return {
    ...sheet,
    types: merged(sheet.types, sheet.types3d),
    typeLabels: merged(sheet.typeLabels, sheet.typeLabels3d),
    primitives: merged(sheet.primitives, sheet.primitives3d),
    primitiveLabels: merged(sheet.primitiveLabels, sheet.primitiveLabels3d),
  };
}

function merged(weaker: StyleList = [], stronger: StyleList = []): StyleList {
  const result = new Map<string, Style>(weaker);
  for (const [key, style] of stronger) result.set(key, { ...result.get(key), ...style });
  return [...result];
}
