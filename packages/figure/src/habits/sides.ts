export type Side = 'above' | 'below' | 'left' | 'right';

/** How a label is moved to a side, in px with y down. */
export const offsetsTo: Readonly<Record<Side, string>> = {
  above: 'offsetX: 0, offsetY: -14',
  below: 'offsetX: 0, offsetY: 14',
  left: 'offsetX: -14, offsetY: 0',
  right: 'offsetX: 14, offsetY: 0',
};
