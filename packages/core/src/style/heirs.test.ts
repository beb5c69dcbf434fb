import { type Construction, construct } from '@geoslide/geometry';
import { parseFile, styleProperties } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { planeStyleTypes } from '../plane/marks-table.js';
import { indexSheet, objectLayers } from './cascade.js';
import { generation, nearestWith } from './generations.js';
import { createReader } from './reader.js';

/** Points P_0, P_1, …, each the heir of the one before. */
function line(count: number, styles: (i: number) => object): { construction: Construction; sheet: object } {
  const [slide] = parseFile({
    metadata: { version: '11' },
    messages: [],
    slides: [
      {
        definitions: Array.from({ length: count }, (_, i) => ({
          kind: 'primitive',
          id: `P_${i}`,
          source: 'Point(1, 2)',
          ...(i > 0 && { parent: `P_${i - 1}`, inheritStyle: true }),
        })),
        uvarMap: [],
        styleSheet: { primitives: Array.from({ length: count }, (_, i) => [`P_${i}`, styles(i)]) },
        doc: [],
      },
    ],
  }).slides;
  return { construction: construct(slide!), sheet: slide!.styleSheet };
}

describe('a long line of heirs', () => {
  it('hands the style of the first down to the last', () => {
    const { construction, sheet } = line(3000, (i) => (i === 0 ? { pointSize: 33 } : {}));
    const last = construction.objects.get('P_2999')!;
    const cascade = objectLayers(indexSheet(sheet, planeStyleTypes), construction.objects, last);
    expect(createReader(styleProperties.object, cascade, () => {}).get('pointSize')).toBe(33);
    // Each type's style is asked once, however many heirs have the type.
    expect(cascade.layers.length).toBeLessThan(10);
  });

  it('is walked once for a property', () => {
    let looks = 0;
    const entry = () => new Proxy({}, { getOwnPropertyDescriptor: () => void looks++ });
    let last = generation(entry());
    const all = [last];
    for (let i = 0; i < 2000; i++) {
      last = generation(entry(), last);
      all.push(last);
    }
    for (const each of all) expect(nearestWith(each, 'color')).toBeUndefined();
    expect(looks).toBe(all.length);
  });

  it('passes over some wrong values and no more', () => {
    const { construction, sheet } = line(300, () => ({ pointSize: -1 }));
    const complaints: string[] = [];
    const cascade = objectLayers(
      indexSheet(sheet, planeStyleTypes),
      construction.objects,
      construction.objects.get('P_299')!,
    );
    const reader = createReader(styleProperties.object, cascade, (message) => complaints.push(message));
    expect(reader.get('pointSize')).toBe(7);
    expect(complaints).toHaveLength(20);
  });
});
