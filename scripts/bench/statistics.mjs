/** Of an even number, the upper one of the two in the middle. */
export const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

export const geometricMean = (list) => Math.exp(list.reduce((sum, value) => sum + Math.log(value), 0) / list.length);
