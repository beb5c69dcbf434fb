import { type Construction, type ConstructionObject, shownObjects, type Value } from '@geoslide/geometry';

/** A plot of points is a list of them, which only its source tells from others. */
const isPlot = ({ tree }: ConstructionObject, name: string): boolean =>
  tree?.kind === 'call' && tree.callee.kind === 'name' && tree.callee.name === name;

export const isDotPlot = (object: ConstructionObject): boolean => isPlot(object, 'DotPlot');
export const isScatterPlot = (object: ConstructionObject): boolean => isPlot(object, 'ScatterPlot');

/** Whether a slide shows charts: only then is what lays a picture around them loaded. */
export function showsCharts(construction: Construction): boolean {
  return shownObjects(construction).some(
    (object) => isDotPlot(object) || isScatterPlot(object) || isChart(object.value),
  );
}

function isChart(value: Value | undefined): boolean {
  if (value?.type === 'List') return value.items.some(isChart);
  return value?.type === 'Chart' || value?.type === 'Distribution';
}
