import { readFileSync } from 'node:fs';
import { canvasHash, check, drag, open, selectedIn, settled, shot, textIn, textOf, write } from './page.js';

/** A project in the editor as figure text instead of JSON. */
export async function figureText(): Promise<void> {
  await open('', {}, async (page, go) => {
    await go();
    await settled(page);
    const before = await canvasHash(page);
    await page.click('#convert');
    await page.waitForFunction(() => document.querySelector('#file-name')?.textContent === 'thales.geoslide');
    await settled(page);
    const text = await textIn(page);
    check(
      'the switch writes the project as figure text',
      text.includes('A: Point(?:=-4, 0) "{{id}}"'),
      text.slice(0, 80),
    );
    check('and the picture stays', (await canvasHash(page)) === before);
    check('and the switch leads back', (await page.textContent('#convert')) === 'As JSON');
    await drag(page, 'point A', 50, 40);
    const moved = await textIn(page);
    check('a drag is written into the text', /^A: Point\(\?:=-3\.\d*, 0\)/m.test(moved), moved.slice(0, 200));
    await page.click('#undo');
    await settled(page);
    check('and undone in one step', (await textIn(page)) === text && (await canvasHash(page)) === before);
    await page.click('#objects button:has-text("k")');
    const line = await selectedIn(page);
    check('an object leads to its statement', line.startsWith('Semicircle('), line);
    await write(page, text.replace('Semicircle(A, B)', 'Semicircle(A, B'));
    await page.waitForSelector('.problem');
    const problem = await textOf(page, '#problems');
    check('a mistake is told at its line', /^line \d+ .*\)/.test(problem.trim()), problem.trim());
    await write(page, 'A: Point(0, 0) "A" {colr: red}\nB: Point(1, 0)\ns: Segment(A, B)');
    await settled(page);
    await page.waitForFunction(() => document.querySelector('#problems')?.textContent?.includes('did you mean color?'));
    check('a warning of the text is told too', true);
    await shot(page, 'figure-text');
    await write(page, text);
    await settled(page);
    const [saved] = await Promise.all([page.waitForEvent('download'), page.click('#save')]);
    check('the text is saved', saved.suggestedFilename() === 'thales.geoslide');
    check('as it is', readFileSync(await saved.path(), 'utf8') === text);
    await page.click('#request summary');
    await page.waitForSelector('#body:not(:empty)');
    check('the request has the text', JSON.parse(await textOf(page, '#body')).content === text);
    await page.click('#convert');
    await page.waitForFunction(() => document.querySelector('#file-name')?.textContent === 'thales.json');
    await settled(page);
    check('JSON comes back, of the same picture', JSON.parse(await textIn(page)).slides.length === 1);
    check('which is the same', (await canvasHash(page)) === before);
    const file = { name: 'dropped.geoslide', mimeType: '', buffer: Buffer.from('A: Point(1, 2) "A"\n') };
    await page.setInputFiles('#file', file);
    await page.waitForFunction(() => document.querySelector('#file-name')?.textContent === 'dropped.geoslide');
    await settled(page);
    check('a file of figure text opens', (await textOf(page, '#objects')).includes('(1, 2)'));
    return 'figure text';
  });
}
