import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { FileContent } from '@geoslide/protocol';
import { describe, expect, it } from 'vitest';
import { construct } from './construct.js';

/** Where published files lie beside a checkout. */
const FOLDER = new URL('../../../../../shared/projects/', import.meta.url);

/** Anchors that are older than the last drag of their slide. */
const STALE = new Set(['001.json F']);

const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.json')) : [];

describe.runIf(files.length > 0)('published projects', () => {
  it.each(files)('%s gives the positions that its labels carry', (file) => {
    const { slides } = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as FileContent;
    for (const slide of slides) {
      const { objects, warnings } = construct(slide);
      expect(warnings).toEqual([]);
      for (const [id, style] of slide.styleSheet.primitiveLabels ?? []) {
        const value = objects.get(id)?.value;
        const anchor = style.anchorPoint as readonly [number, number] | undefined;
        if (value?.type !== 'Point' || anchor === undefined || STALE.has(`${file} ${id}`)) continue;
        expect(Math.hypot(value.x - anchor[0], value.y - anchor[1]), `${file} ${id}`).toBeLessThan(1e-6);
      }
    }
  });
});
