/** Steps per turn: at the rim of a circle of 1000 px, 2^-19 px. */
const STEPS = 2 ** 32;
const TURN = 2 * Math.PI;

/** An angle, radians, on a grid of 2^-32 turns, for the reason that lengths are snapped; whole, half and quarter turns stay what they are. */
export function snapAngle(radians: number): number {
  return Math.abs(radians) < STEPS ? (Math.round((radians / TURN) * STEPS) / STEPS) * TURN + 0 : radians;
}

/** The same, from -π to below π: a direction just above -π and one just below π are one. */
export function snapDirection(radians: number): number {
  const turns = Math.round((radians / TURN) * STEPS) / STEPS;
  return Number.isFinite(turns) ? (turns - Math.floor(turns + 0.5)) * TURN + 0 : radians;
}
