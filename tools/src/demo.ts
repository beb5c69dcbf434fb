// Starts the service on this machine with a store of its own, posts the example projects to it and says where the files lie.
import './shared/require-build.js';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { API_KEY, freePort, startService } from './end-to-end/servers/start-service.js';
import { root } from './shared/root.js';

const data = join(root, '.geoslide', 'demo');

/** What the service answers. */
interface Answer {
  readonly success: boolean;
  readonly objectKey: string;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly warnings?: readonly { readonly id?: string; readonly message: string }[];
}

await rm(data, { recursive: true, force: true });
await mkdir(data, { recursive: true });
const service = await startService({ port: await freePort(), data });

try {
  const names = (await readdir(join(root, 'examples'))).filter((name) => name.endsWith('.json')).sort();
  let missing = 0;
  for (const name of names) {
    const content = JSON.parse(await readFile(join(root, 'examples', name), 'utf8'));
    const slide = content.slides[0];
    const plane = slide.camera?.kind !== '3d';
    console.log(`\n${name}`);
    const { minX: left, maxX: right, minY: bottom, maxY: top, scale } = slide.viewBounds ?? {};
    const requests: [path: string, body: object][] = [
      [
        '/api/render/v2',
        plane
          ? { content, view2D: { left, right, bottom, top, scale, pixelRatio: 2 } }
          : { content, view3D: { pixelRatio: 2 } },
      ],
    ];
    if (plane) {
      requests.push(['/api/render-svg', { content, viewBound: { left, right, bottom, top }, scale }]);
      requests.push(['/api/render-tikz', { content, viewBound: { left, right, bottom, top }, scale }]);
    }
    for (const [path, body] of requests) {
      const response = await fetch(service.base + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${API_KEY}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const result = (await response.json()) as Answer;
      if (!result.success) {
        console.error(`  ${path}: ${response.status} ${JSON.stringify(result)}`);
        missing += 1;
        continue;
      }
      const file = relative(process.cwd(), join(data, 'files', result.objectKey));
      console.log(
        `  ${path}: ${response.status}, ${result.width} × ${result.height} px, ${result.size} bytes\n    ${file}`,
      );
      for (const { id, message } of result.warnings ?? []) console.log(`    warning: ${id}: ${message}`);
    }
  }
  if (missing > 0) process.exitCode = 1;
} finally {
  await service.end();
}
