/** Capital letters that mostly are numbers: a radius, and how many there are. */
const CAPITAL_NUMBERS = /^[RN](?:[\d_₀-₉]|$)/u;

/** True for a name that is a point's by its first letter: `A`, `P_1`. */
export const isPointName = (name: string): boolean => /^\p{Lu}/u.test(name) && !CAPITAL_NUMBERS.test(name);
