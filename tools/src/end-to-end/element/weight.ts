import { check, open, pageOf } from './page.js';

/** Bytes of scripts over the wire, compressed with brotli, for a figure of the plane with formulas. */
const MAX_BYTES = 350_000;

export async function weight(): Promise<void> {
  const body = `<geoslide-figure id="a" interactive loading="eager">
    slider r: 1 .. 3 = 2
    A: Point(?:=0, ?:=0) "A"
    k: Circle(A, r)
    s: Segment(A, Point(2, 1)) "{{value}}"
  </geoslide-figure>`;
  await open('weight', pageOf(body), async (page, requests) => {
    await page.locator('#a canvas').waitFor();
    await page.waitForTimeout(500);
    const scripts = [...requests].filter(([path]) => path.endsWith('.js'));
    const sum = scripts.reduce((total, [, bytes]) => total + bytes, 0);
    const paths = scripts.map(([path, bytes]) => `${path.split('/').at(-1)} ${bytes}`).join(', ');
    check('a figure of the plane weighs less than 350 kB', sum > 100_000 && sum < MAX_BYTES, `${sum}: ${paths}`);
    check('the notations of others are left out', !paths.includes('every-habit'), paths);
    console.log(`       ${sum} bytes of scripts, ${scripts.length} files`);
  });
  const other = '<geoslide-figure id="a" loading="eager">f(x) = x^2</geoslide-figure>';
  await open('a notation of others', pageOf(other), async (page, requests) => {
    await page.locator('#a canvas').waitFor();
    const paths = [...requests.keys()];
    check(
      'is read by what is loaded for it',
      paths.filter((path) => path.includes('every-habit')).length === 1,
      `${paths}`,
    );
  });
}
