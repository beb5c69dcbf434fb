import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { construct } from '@geoslide/geometry';
import { describe, expect, it } from 'vitest';
import { readArchive } from './file/archive.js';
import { readGeoGebra } from './read-geogebra.js';

/** Files of others, which lie beside the checkout and are no part of it. */
const folder = new URL('../../../../shared/geogebra/', import.meta.url);
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ggb')) : [];

/** Where the file says that a point is, read without anything of the package but the zip. */
function savedPoints(bytes: Uint8Array): Map<string, readonly number[]> {
  const points = new Map<string, readonly number[]>();
  for (const [, label, body] of readArchive(bytes).construction.matchAll(
    /<element type="point" label="([^"]*)"\s*>(.*?)<\/element>/gs,
  )) {
    const [x, y, z] = ['x', 'y', 'z'].map((name) =>
      Number(new RegExp(`<coords[^>]* ${name}="([^"]*)"`).exec(body!)?.[1]),
    );
    if (Number.isFinite(x! / z!) && Number.isFinite(y! / z!))
      points.set(label!.replace(/&apos;/g, "'").replace(/_\{([^}]*)\}/, '_$1'), [x! / z!, y! / z!]);
  }
  return points;
}

function isNear(value: unknown, [x, y]: readonly number[]): boolean {
  const own = value as { type?: string; x: number; y: number } | undefined;
  return own?.type === 'Point' && Math.hypot(own.x - x!, own.y - y!) <= 1e-6 * Math.max(1, Math.hypot(x!, y!));
}

describe.skipIf(files.length === 0)('real files (../shared/geogebra, where it is)', () => {
  it('give what GeoGebra saved', () => {
    const total = { saved: 0, constructed: 0, points: 0, right: 0 };
    for (const name of files) {
      const bytes = readFileSync(new URL(name, folder));
      const { project, compared } = readGeoGebra(bytes);
      total.saved += compared.saved;
      total.constructed += compared.agreed;
      const { objects } = construct(project.slides[0]!);
      for (const [label, place] of savedPoints(bytes)) {
        total.points++;
        if (isNear(objects.get(label)?.value, place)) total.right++;
      }
    }
    const constructed = total.constructed / total.saved;
    const right = total.right / total.points;
    console.log(
      `${files.length} files: ${total.constructed} of ${total.saved} saved values are constructed (${(100 * constructed).toFixed(2)} %), ` +
        `${total.right} of ${total.points} points of the plane are where they were (${(100 * right).toFixed(2)} %)`,
    );
    expect(constructed).toBeGreaterThan(0.98);
    expect(right).toBeGreaterThan(0.99);
  }, 200_000);
});
