import { describe, expect, it } from 'vitest';
import { type NumberMarks, withMarks } from './number-marks.js';

const comma: NumberMarks = { decimal: 'comma', thousands: 'none' };

describe('withMarks', () => {
  it.each<[string, 'latex' | 'normal', NumberMarks, string]>([
    ['3.14', 'normal', comma, '3,14'],
    ['3.14', 'latex', comma, '3{,}14'],
    ['(1.5, 2)', 'normal', comma, '(1,5; 2)'],
    ['-0.5x^{2.5} + x_{12345}', 'latex', comma, '-0{,}5x^{2.5} + x_{12345}'],
    ['1234567.25', 'normal', { decimal: 'comma', thousands: 'mark' }, '1.234.567,25'],
    ['1234567.25', 'latex', { decimal: 'point', thousands: 'space' }, '1\\,234\\,567.25'],
    ['1234567.25', 'latex', { decimal: 'point', thousands: 'mark' }, '1{,}234{,}567.25'],
    ['1234.5', 'normal', { decimal: 'point', thousands: 'space' }, '1234.5'],
    ['A12345', 'normal', { decimal: 'point', thousands: 'space' }, 'A12345'],
    ['3.14', 'normal', { decimal: 'point', thousands: 'none' }, '3.14'],
  ])('%s in %s', (text, mode, marks, written) => {
    expect(withMarks(text, mode, marks)).toBe(written);
  });
});
