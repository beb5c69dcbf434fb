import type { SpaceValue, SpaceValues } from '@geoslide/geometry';
import type { Style } from '@geoslide/protocol';
import { planeStyleTypes } from '../plane/marks-table.js';
import type { StyleTypes } from '../style/style-types.js';
import * as all from './figures/index.js';
import type { SpaceFigure } from './space-figure.js';

/** The figure of every type of value in space: a type without a figure does not compile. */
const figures: { readonly [T in keyof SpaceValues]: SpaceFigure<SpaceValues[T]> } = { ...all };

/** How a value is drawn. The compiler does not see that a value and the figure of its type belong together. */
export function figureOf<V extends SpaceValue>(value: V): SpaceFigure<V> {
  return figures[value.type] as unknown as SpaceFigure<V>;
}

const looks = Object.entries<{ readonly looks: Style | undefined }>(figures).flatMap(([name, { looks }]) =>
  looks === undefined ? [] : [[name, looks] as const],
);

/** The built-in looks of the types of the plane and of space. */
export const spaceStyleTypes: StyleTypes = {
  ...planeStyleTypes,
  looks: new Map([...planeStyleTypes.looks, ...looks]),
};
