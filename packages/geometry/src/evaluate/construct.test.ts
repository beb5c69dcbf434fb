import { describe, expect, it } from 'vitest';
import { constructSources } from '../testing/sources.js';

describe('construct', () => {
  it('evaluates in order of dependency', () => {
    const { construction } = constructSources({ b: 'a + 1', a: '2', c: 'Point(a, b)' });
    expect([...construction.objects.keys()]).toEqual(['b', 'a', 'c']);
    expect(construction.objects.get('c')?.value).toEqual({ type: 'Point', x: 2, y: 3 });
    expect(construction.warnings).toEqual([]);
  });
});
