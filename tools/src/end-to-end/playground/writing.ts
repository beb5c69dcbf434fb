import type { Page } from 'playwright-core';
import { canvasHash, check, open, settled, shot, textIn, textOf, write } from './page.js';

const START = 'view -5 .. 5, -4 .. 4 scale 50\n\nA: Point(?:=1, ?:=2) "A"\nB: Point(3, -1)\n';

/** The editor as its user knows editors: it completes, tells, finds and renames. */
export async function writing(): Promise<void> {
  await open('', {}, async (page, go) => {
    await go();
    await settled(page);
    await page.click('#new');
    await write(page, START);
    await settled(page);
    await page.keyboard.type('k: Cir');
    await page.waitForSelector('.cm-tooltip-autocomplete');
    await page.waitForSelector('.cm-completionInfo');
    await shot(page, 'completion');
    const info = await textOf(page, '.cm-completionInfo');
    check(
      'a constructor is completed, with its documentation',
      info.includes('Circle(center: Point'),
      info.slice(0, 120),
    );
    await page.waitForTimeout(150);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.signature');
    await page.keyboard.type('A, ');
    await page.waitForFunction(() => document.querySelector('.signature b')?.textContent?.startsWith('radius'));
    await shot(page, 'signature');
    check('the forms of a call are told, with the argument that comes', true);
    await settled(page);
    check('what parses is drawn while a line is half typed', (await textOf(page, '#objects')).includes('(3, -1)'));
    await page.locator('.cm-lint-marker-error').first().waitFor();
    check('and the mistake is in the gutter', (await page.locator('.cm-lint-marker-error').count()) === 1);
    await page.keyboard.type('2');
    await page.keyboard.press('End');
    await page.keyboard.type(' {lineD');
    await page.waitForSelector('.cm-tooltip-autocomplete');
    check('a style key is completed', (await textOf(page, '.cm-tooltip-autocomplete')).includes('lineDash'));
    await page.waitForTimeout(150);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      document.querySelector('.cm-tooltip-autocomplete')?.textContent?.includes('dashed'),
    );
    await page.keyboard.type('dashed');
    await page.keyboard.press('Escape');
    await page.keyboard.press('End');
    await settled(page);
    const text = await textIn(page);
    check('and the line stands', text.endsWith('k: Circle(A, 2) {lineDash: dashed}'), text);
    check('without a mistake', (await page.locator('.cm-lint-marker-error').count()) === 0);

    await hover(page, 'Circle');
    check('the mouse tells a constructor', (await textOf(page, '.cm-tip')).includes('Circle(center: Point'));
    await page.mouse.move(5, 5);
    await page.waitForSelector('.cm-tip', { state: 'detached' });
    await hover(page, 'A');
    check('and the value of an object', (await textOf(page, '.cm-tip')).includes('A: Point = (1, 2)'));
    await page.mouse.move(5, 5);
    const before = await canvasHash(page);
    page.once('dialog', (dialog) => void dialog.accept('M'));
    await page.click('.cm-line:has-text("A: Point") >> nth=0', { position: { x: 6, y: 8 } });
    await page.keyboard.press('F2');
    await page.waitForFunction(() => document.querySelector('.cm-content')?.textContent?.includes('Circle(M, 2)'));
    await settled(page);
    check('an object is renamed everywhere', (await textIn(page)).includes('M: Point(?:=1, ?:=2) "A"'));
    check('and the picture stays', (await canvasHash(page)) === before);
    await page.keyboard.press('Control+z');
    await settled(page);
    check('in one step', (await textIn(page)) === text);
    await page.focus('.cm-content');
    await page.keyboard.press('Control+f');
    await page.waitForSelector('.cm-search');
    check('the text can be searched', await page.isVisible('.cm-search'));
    await page.keyboard.press('Escape');
    await write(page, 'k:   Circle( (0,0),2 )');
    await settled(page);
    await page.click('#format');
    await page.waitForFunction(() => document.querySelector('.cm-content')?.textContent?.includes('k: Circle('));
    check(
      'the text is put into its canonical form',
      (await textIn(page)) === 'k: Circle( (0,0),2 )\n',
      await textIn(page),
    );
    await write(page, 'P: Polygon(\n  (0, 0),\n  (1, 0),\n  (1, 1)\n)\nQ: 1\n');
    await settled(page);
    await page.click('.cm-foldGutter .cm-gutterElement span[title="Fold line"] >> nth=0');
    check('a statement of several lines is folded', (await page.locator('.cm-foldPlaceholder').count()) === 1);

    await page.click('#reference summary');
    await page.fill('#reference-query', 'circle through three');
    await page.waitForSelector('#reference-found .entry');
    await shot(page, 'reference');
    check(
      'the reference of the language is searched',
      (await textOf(page, '#reference-found')).includes('Circumcircle'),
      (await textOf(page, '#reference-found')).slice(0, 200),
    );
    return 'writing';
  });
}

/** Holds the mouse over a word of the text. */
async function hover(page: Page, word: string): Promise<void> {
  const place = await page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector('.cm-content')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    throw new Error(`${wanted} is not in the text`);
  }, word);
  await page.mouse.move(place.x - 1, place.y);
  await page.mouse.move(place.x, place.y);
  await page.waitForSelector('.cm-tip:not(.signature)');
}
