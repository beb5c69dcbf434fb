import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { listObjects, renderPng } from './index.js';

const folder = fileURLToPath(new URL('../../../../shared/projects', import.meta.url));
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

interface Content {
  slides: { styleSheet: { primitiveLabels: [string, { anchorPoint?: [number, number] }][] } }[];
}

/** Anchors that are older than the last drag of what they name. */
const STALE = new Set(['001.json 1 F']);

// The published projects lie beside a checkout for development and are no part of it.
describe.runIf(files.length > 0)('published projects, where they lie beside the checkout', () => {
  test.each(files)('%s: every point is where its label was anchored', (name) => {
    const content: Content = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
    content.slides.forEach((slide, index) => {
      const { objects, warnings } = listObjects(content, index + 1);
      expect(warnings).toEqual([]);
      for (const [id, { anchorPoint }] of slide.styleSheet.primitiveLabels) {
        if (!anchorPoint || STALE.has(`${name} ${index + 1} ${id}`)) continue;
        const value = objects.find((object) => object.id === id)?.value as { x: number; y: number };
        expect(Math.hypot(value.x - anchorPoint[0], value.y - anchorPoint[1]), `${id}`).toBeLessThan(1e-6);
      }
    });
  });

  test.each(files)('%s: renders without a warning', async (name) => {
    const content: Content = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
    for (let slideIndex = 1; slideIndex <= content.slides.length; slideIndex++) {
      const viewBound = { left: -10, right: 10, bottom: -10, top: 10 };
      const { bytes, width, height, warnings } = await renderPng(content, { slideIndex, viewBound, scale: 50 });
      expect(warnings).toEqual([]);
      const png = PNG.sync.read(Buffer.from(bytes));
      expect([png.width, png.height, width, height]).toEqual([1000, 1000, 1000, 1000]);
    }
  });
});
