/** What lies behind a figure, and is shown or not. */
export type Backdrop = 'axes' | 'grid';

/** The names of what is shown in a style sheet. */
export function namesOf(what: Backdrop, isInSpace: boolean): readonly string[] {
  if (what === 'grid') return [isInSpace ? 'workingPlane' : 'grid'];
  return isInSpace ? ['xaxis3d', 'yaxis3d', 'zaxis3d'] : ['xaxis', 'yaxis'];
}
