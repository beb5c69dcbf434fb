import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/root.js';
import { base, canvasHash, check, open, settled, shot, textIn, textOf, write } from './page.js';

const POINT = 'A: Point(1, 2) "A"\n';

/** Nothing is lost: projects are kept, listed, shared, and another one can be undone. */
export async function projects(): Promise<void> {
  let link = '';
  let shown: string | undefined;
  await open('', {}, async (page, go) => {
    await go();
    await settled(page);
    const first = await textIn(page);
    await page.click('#new');
    await settled(page);
    check('New begins a project', (await textOf(page, '#file-name')) === 'untitled.geoslide');
    await write(page, `view -5 .. 5, -4 .. 4 scale 50\n${POINT}`);
    await settled(page);
    page.once('dialog', (dialog) => void dialog.accept('worksheet'));
    await page.click('#file-name');
    check('it can be named', (await textOf(page, '#file-name')) === 'worksheet.geoslide');
    await page.reload();
    await settled(page);
    check('an edit is there after a reload', (await textIn(page)).includes(POINT));
    check('with its name', (await textOf(page, '#file-name')) === 'worksheet.geoslide');
    shown = await canvasHash(page);
    await page.click('#share');
    await page.waitForFunction(() => document.querySelector('#share')?.textContent === 'Copied');
    link = await page.evaluate(() => navigator.clipboard.readText());

    await page.selectOption('#examples', 'circumcircle');
    await page.waitForFunction(() => document.querySelector('#file-name')?.textContent === 'circumcircle.json');
    await settled(page);
    await page.click('#undo');
    await settled(page);
    check('the choice of an example can be undone', (await textIn(page)).includes(POINT) && first !== '');
    check('with the name of the project', (await textOf(page, '#file-name')) === 'worksheet.geoslide');
    await page.click('#redo');
    await settled(page);
    check('and done again', (await textOf(page, '#file-name')) === 'circumcircle.json');
    await page.click('#recent summary');
    await shot(page, 'recent');
    await page.click('#recent-list button:has-text("worksheet")');
    await settled(page);
    check('and the project is in the list of recent ones', (await textIn(page)).includes(POINT));

    await page.setInputFiles('#file', join(root, 'examples/thales.png'));
    await page.waitForSelector('#notice:not([hidden])');
    check('a picture is refused kindly', (await textOf(page, '#notice')).includes('thales.png is no project'));
    check('and changes nothing', (await textIn(page)).includes(POINT));
    const bytes = [...readFileSync(join(root, 'examples/altitudes.ggb'))];
    const data = await page.evaluateHandle((all) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(all)], 'altitudes.ggb'));
      return transfer;
    }, bytes);
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    await page.waitForFunction(() => document.querySelector('#file-name')?.textContent === 'altitudes.geoslide');
    await settled(page);
    check('a file of GeoGebra is dropped', (await textOf(page, '#objects')).includes('Point'));
    // The other window opens the project that was kept last: this one is kept a moment after its picture is there.
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('altitudes'));
    const other = await page.context().newPage();
    await other.goto(`${base}/`);
    await settled(other);
    await write(other, 'A: Point(7, 7)');
    await page.waitForSelector('#notice:has-text("Another window")');
    await write(page, 'A: Point(8, 8)');
    await settled(page);
    await page.click('#recent summary');
    // The list from before stands there until the menu has opened.
    await page.waitForSelector('#recent-list li:has-text("altitudes")');
    const kept = await page.locator('#recent-list li:has-text("altitudes")').count();
    check('what two windows change is kept twice', kept === 2, String(kept));
    await other.close();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, new URL(link).hash);
    await page.waitForFunction(() => document.querySelector('#file-name')?.textContent === 'worksheet.geoslide');
    await settled(page);
    check('a link that is put into the address opens', (await textIn(page)).includes(POINT));
    return 'projects';
  });

  await open('', {}, async (page) => {
    await page.goto(link);
    await settled(page);
    check('a link opens the same project elsewhere', (await textIn(page)).includes(POINT) && link.startsWith(base));
    check('with the same picture', (await canvasHash(page)) === shown);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('quota');
      };
    });
    await write(page, 'B: Point(0, 0)');
    await page.waitForSelector('#notice:not([hidden])');
    check('what can not be kept is told', (await textOf(page, '#notice')).includes('can not keep'));
    let asked = '';
    page.once('dialog', (dialog) => {
      asked = dialog.type();
      void dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await new Promise((resolve) => setTimeout(resolve, 500));
    check('and the page asks before it is left', asked === 'beforeunload', asked);
    return 'share link';
  });
}
