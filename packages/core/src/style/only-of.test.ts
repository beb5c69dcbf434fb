import { describe, expect, it } from 'vitest';
import { onlyOf } from './only-of.js';

describe('onlyOf', () => {
  it('takes the named properties that are there', () => {
    expect(onlyOf({ color: 'red', width: 3, mode: null }, ['color', 'mode', 'font'])).toEqual({
      color: 'red',
      mode: null,
    });
  });

  it('reads nothing but what is named, however much there is', () => {
    const unlisted = () => {
      throw new Error('all names are read');
    };
    const style = new Proxy({ color: 'red', width: 3 }, { ownKeys: unlisted });
    expect(onlyOf(style, new Set(['color']))).toEqual({ color: 'red' });
  });
});
