import type { Page } from 'playwright-core';
import { canvasHash, check, open, settled, shot, textIn, textOf, write } from './page.js';

const thumbs = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('#slide-list canvas')].map((each) => each.toDataURL()),
  );

/** Waits until each slide has its small picture. */
async function drawn(page: Page, count: number): Promise<void> {
  await settled(page);
  await page.waitForFunction((total) => {
    const all = [...document.querySelectorAll<HTMLCanvasElement>('#slide-list canvas')];
    return all.length === total && all.every(({ width }) => width > 1);
  }, count);
}

/** Slides as small pictures: added, copied, moved, deleted, and all of it undone. */
export async function slides(): Promise<void> {
  for (const form of ['figure text', 'JSON']) {
    await open('', {}, async (page, go) => {
      await go();
      await settled(page);
      await page.click('#new');
      await write(page, 'view -8 .. 8, -5 .. 5 scale 50\n\nA: Point(?:=-3, ?:=1) "A"\nk: Circle(A, 2)\n');
      await settled(page);
      if (form === 'JSON') {
        await page.click('#convert');
        await page.waitForFunction(() => document.querySelector('#file-name')?.textContent === 'untitled.json');
        await settled(page);
      }
      const before = await textIn(page);
      await page.click('#slides-panel summary');
      await drawn(page, 1);
      const own = await canvasHash(page);
      await page.click('#slide-add');
      await drawn(page, 2);
      const [first, second] = await thumbs(page);
      check(`${form}: a new slide is empty, and shown`, first !== second && (await canvasHash(page)) !== own);
      await page.click('#slide-list li:nth-child(1) button');
      await settled(page);
      check(`${form}: a press shows a slide`, (await canvasHash(page)) === own);
      await page.click('#slide-copy');
      await drawn(page, 3);
      await page.click('#slide-forward');
      await drawn(page, 3);
      await page.waitForTimeout(600);
      await shot(page, `slides-${form}`);
      const current = await textOf(page, '#slide-list [aria-current]');
      const [one, two, three] = await thumbs(page);
      check(`${form}: a copy is moved`, one === three && one !== two && current === '3', current);
      await page.click('#slide-delete');
      await drawn(page, 2);
      check(`${form}: a slide is deleted`, (await textOf(page, '#slide-count')) === '2');
      for (let i = 0; i < 4; i += 1) {
        await page.press('#undo', 'Enter');
        await settled(page);
      }
      check(`${form}: each was one step`, (await textIn(page)) === before, await textIn(page));
      await drawn(page, 1);
      check(`${form}: and the slide that is left is shown`, (await canvasHash(page)) === own);
      return `slides, ${form}`;
    });
  }
}
