import { type Construction, type ConstructionObject, shownObjects, type Value } from '@geoslide/geometry';

/** What may stand beside graphs whose axes have scales of their own. Other figures would lose their shape. */
const BESIDE = /^(?:Point|Segment|Line|Area|RiemannSum)$/;

/** Lines that belong to a graph. Others may be at right angles to something. */
const LINES = /^(?:Tangent|Tangents|Asymptote|Asymptotes|Line|FitLine)$/;

/** Whether graphs of functions are what a slide shows: only then is what lays a picture around them loaded. */
export function showsGraphs(construction: Construction): boolean {
  const shown = shownObjects(construction);
  return (shown.some(isCurve) ? shown.every(standsBeside) : shown.every(isOfLines)) && shown.some(isGraph);
}

/** True for the graph of a function, or a list of them, that a formula gives; also where it is a straight line. */
export function isGraph(object: ConstructionObject): boolean {
  return isCurve(object) || (isLine(object.value) && !isCalled(object));
}

/** Straight graphs are seen so alone, or with the points where they meet. */
const isOfLines = (object: ConstructionObject): boolean => isGraph(object) || isCallOf(object, /^(?:Intersect|Root)$/);

const isCallOf = ({ tree }: ConstructionObject, names: RegExp): boolean =>
  tree?.kind === 'call' && tree.callee.kind === 'name' && names.test(tree.callee.name);

const isCurve = ({ value }: ConstructionObject): boolean =>
  each(value, (item) => item.type === 'Curve' && item.form === 'explicit' && item.transform === undefined);

const isLine = (value: Value | undefined): boolean => each(value, ({ type }) => type === 'Line');

const isCalled = ({ tree }: ConstructionObject): boolean =>
  tree === undefined || /^(?:call|member|name|list)$/.test(tree.kind);

function standsBeside(object: ConstructionObject): boolean {
  const { value } = object;
  if (isGraph(object) || value === undefined) return true;
  const isOwn = isCallOf(object, LINES);
  return each(value, ({ type }) => BESIDE.test(type) && (type !== 'Line' || isOwn));
}

/** Whether something holds of a value, or of all items of a list that has some. */
function each(value: Value | undefined, holds: (item: Value) => boolean): boolean {
  if (value?.type === 'List') return value.items.length > 0 && value.items.every((item) => each(item, holds));
  return value !== undefined && holds(value);
}
