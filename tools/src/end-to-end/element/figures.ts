import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../shared/root.js';
import { check, open, pageOf } from './page.js';

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the check looks at of a figure's element. */
type FigureElement = HTMLElement & { project: unknown; readonly warnings: readonly unknown[] };

const figure = (page: Page, id: string) => page.locator(`#${id}`);

/** Waits until a figure rests. */
async function rests(page: Page, id: string): Promise<void> {
  await figure(page, id).locator('canvas').waitFor();
  await page.waitForTimeout(400);
}

const pixelsOf = (page: Page, id: string): Promise<string> =>
  figure(page, id)
    .locator('canvas')
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

/** The numbers of the project as hands have left it. */
const numbersOf = (page: Page, id: string): Promise<Record<string, number>> =>
  figure(page, id).evaluate((element) => {
    const { slides } = (element as FigureElement).project as { slides: { uvarMap: [string, number][] }[] };
    return Object.fromEntries(slides[0]?.uvarMap ?? []);
  });

/** Counts the changes that the page hears of. */
const countChanges = (page: Page, id: string) =>
  figure(page, id).evaluate((element) => {
    element.addEventListener('change', () => {
      element.dataset.changes = String(Number(element.dataset.changes ?? 0) + 1);
    });
  });

export async function figures(): Promise<void> {
  await documented();
  await withoutHands();
  await inSpace();
  await later();
  await faults();
}

/** The page that docs/element.md shows. */
async function documented(): Promise<void> {
  const html = /```html\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/element.md'), 'utf8'))?.[1] ?? '';
  await open('documented', html, async (page) => {
    await rests(page, 'thales');
    const handle = figure(page, 'thales').getByRole('button', { name: 'Point B at' });
    await countChanges(page, 'thales');
    const [before, first] = [await pixelsOf(page, 'thales'), await numbersOf(page, 'thales')];
    const box = (await handle.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y + 5, { steps: 6 });
    await page.mouse.up();
    await rests(page, 'thales');
    const moved = await numbersOf(page, 'thales');
    check('a point is dragged', (await pixelsOf(page, 'thales')) !== before && moved['B.0']! < first['B.0']!);
    check('the page hears of it', Number(await figure(page, 'thales').getAttribute('data-changes')) > 0);
    const label = await figure(page, 'thales').locator('.picture').getAttribute('aria-label');
    check('a text says what is seen', /segment|semicircle/i.test(label ?? ''), label ?? '');

    await rests(page, 'wheel');
    const width = await figure(page, 'wheel')
      .locator('canvas')
      .evaluate((canvas) => canvas.clientWidth);
    check('a figure has the width that it is given', width === 360, String(width));
    const thumb = figure(page, 'wheel').getByRole('slider', { name: 'Slider r' });
    await thumb.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await rests(page, 'wheel');
    check(
      'keys move a slider',
      (await numbersOf(page, 'wheel'))['r.0'] === 1.7,
      String(await numbersOf(page, 'wheel')),
    );
    check('and it says its value', (await thumb.getAttribute('aria-valuenow')) === '1.7');
    await page.evaluate(axeScript);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    check('axe finds no serious fault', serious.length === 0, serious.map(({ id }) => id).join(' '));
  });
}

/** Pictures at the screen's resolution, of every kind of file. */
async function withoutHands(): Promise<void> {
  const body = `
    <geoslide-figure id="a" src="examples/circumcircle.geoslide" label="A triangle"></geoslide-figure>
    <div style="width: 200px"><geoslide-figure id="b" src="examples/altitudes.ggb"></geoslide-figure></div>`;
  const look = async (page: Page) => {
    await rests(page, 'a');
    await rests(page, 'b');
    const picture = figure(page, 'a').locator('.picture');
    check('a label is the text alternative', (await picture.getAttribute('aria-label')) === 'A triangle');
    check('without hands it is a picture', (await picture.getAttribute('role')) === 'img');
    check('and nothing in it has the focus', (await figure(page, 'a').locator('[tabindex]').count()) === 0);
    const [shown, drawn] = await figure(page, 'b')
      .locator('canvas')
      .evaluate((canvas) => [canvas.clientWidth, (canvas as HTMLCanvasElement).width]);
    check('a figure fits its place, and the screen', shown === 200 && drawn === 400, `${shown} ${drawn}`);
  };
  await open('without-hands', pageOf(body), look, { deviceScaleFactor: 2 });
}

async function inSpace(): Promise<void> {
  const body = '<geoslide-figure id="cube" src="examples/cube-section.json" interactive></geoslide-figure>';
  await open('space', pageOf(body), async (page) => {
    await rests(page, 'cube');
    const before = await pixelsOf(page, 'cube');
    const box = (await figure(page, 'cube').locator('canvas').boundingBox())!;
    await page.mouse.move(box.x + 40, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, box.y + 60, { steps: 5 });
    await page.mouse.up();
    await rests(page, 'cube');
    const turned = await pixelsOf(page, 'cube');
    check('a figure in space turns with the mouse', turned !== before);
    await figure(page, 'cube').locator('.picture').focus();
    await page.keyboard.press('ArrowLeft');
    await rests(page, 'cube');
    check('and with keys', (await pixelsOf(page, 'cube')) !== turned);
    await page.keyboard.press('0');
    await rests(page, 'cube');
    check('0 shows it as it was', (await pixelsOf(page, 'cube')) === before);
  });
}

const warningsOf = (page: Page): Promise<number> =>
  figure(page, 'far').evaluate((element) => (element as FigureElement).warnings.length);

/** Figures that are far away, and those that change. */
async function later(): Promise<void> {
  const body = `<div style="height: 4000px"></div><geoslide-figure id="far">A: Point(1, 1) "A"</geoslide-figure>`;
  await open('later', pageOf(body), async (page, requests) => {
    await page.waitForTimeout(600);
    check('what is far away is not loaded', ![...requests.keys()].some((path) => path.includes('open-figure')));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await rests(page, 'far');
    check(
      'and drawn when it comes near',
      [...requests.keys()].some((path) => path.includes('open-figure')),
    );
    const first = await pixelsOf(page, 'far');
    await figure(page, 'far').evaluate((element) => {
      element.textContent = 'k: Circle(Point(0, 0), 2)';
    });
    await rests(page, 'far');
    const second = await pixelsOf(page, 'far');
    check('a new text is drawn', second !== first);
    await figure(page, 'far').evaluate((element) => {
      (element as FigureElement).project = 'A: Point(1, 1) "A"';
    });
    await rests(page, 'far');
    check('and a project that is set', (await pixelsOf(page, 'far')) === first);
    check('and has no warnings', (await warningsOf(page)) === 0);
    await figure(page, 'far').evaluate((element) => {
      (element as FigureElement).project = 'A: Point(1, 1) "A"\nB: Pont(1, 2)';
    });
    await rests(page, 'far');
    check('what is left out is warned of', (await warningsOf(page)) === 1);
    check('one picture is there', (await figure(page, 'far').locator('canvas').count()) === 1);
  });
}

/** What can't be drawn is said in its place. */
async function faults(): Promise<void> {
  const rows: readonly [attributes: string, text: string, wanted: RegExp][] = [
    ['', 'A: Point(1, 2', /line 1, column \d+: /],
    ['src="missing.json"', '', /missing\.json could not be fetched: status 404/],
    ['slide="3"', 'A: Point(1, 2)', /there is no slide 3/],
    ['slide="x"', 'A: Point(1, 2)', /whole number/],
    ['width="wide"', 'A: Point(1, 2)', /width="wide" has to be/],
    ['fonts="nowhere/"', 'A: Point(1, 2) "A"', /could not be fetched: status 404.*@geoslide\/fonts/],
  ];
  const body = rows.map(
    ([attributes, text], i) => `<geoslide-figure id="f${i}" ${attributes}>${text}</geoslide-figure>`,
  );
  const expected = /status of 404/;
  await open(
    'faults',
    pageOf(body.join('')),
    async (page) => {
      for (const [i, [attributes, text, wanted]] of rows.entries()) {
        const said = await figure(page, `f${i}`).locator('.message:not([hidden])').textContent();
        check(`a fault is told: ${attributes || text}`, wanted.test(said ?? ''), said ?? '');
      }
    },
    { expected },
  );
}
