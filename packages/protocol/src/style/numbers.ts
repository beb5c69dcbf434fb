import type { StyleProperties } from './property.js';

/** How all numbers that a slide shows are written. */
export const numbersProperties = {
  decimal: {
    type: 'choice',
    options: ['point', 'comma'],
    default: 'point',
    doc: 'What stands before decimals; with `comma`, semicolons part coordinates and lists.',
    shown: ['point', 'comma'],
  },
  thousands: {
    type: 'choice',
    options: ['none', 'space', 'mark'],
    default: 'none',
    doc: 'What parts groups of three digits: a thin space, or the mark that is not before decimals; numbers of four digits have none.',
    shown: ['none', 'space', 'mark'],
  },
  coefficients: {
    type: 'choice',
    options: ['written', 'tidy'],
    default: 'written',
    doc: 'With `tidy`, as in figure text, `{{m}}x` writes x and -x for 1 and -1.',
    shown: ['written', 'tidy'],
  },
} as const satisfies StyleProperties;
