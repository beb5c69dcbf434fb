import type { Style } from '@geoslide/protocol';

/** Where an axis crosses the other one. */
export const crossingOf = (style: Style | undefined): number =>
  typeof style?.crossing === 'number' ? style.crossing : 0;
