import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../shared/root.js';
import { boxOf, canvasHash, check, cli, folder, open, settled, shot, textIn, textOf } from './page.js';
import { checkFrames, countPictures } from './speed.js';

/** The sliders beside the picture. */
export async function slider(): Promise<void> {
  await open('#example=unit-circle', {}, async (page, go) => {
    await countPictures(page);
    await go();
    await settled(page);
    const before = await canvasHash(page);
    const box = await boxOf(page, '#slider-w');
    await page.mouse.move(box.x + box.width * 0.17, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2, { steps: 20 });
    await page.mouse.up();
    await settled(page);
    check('the figure follows a slider', (await canvasHash(page)) !== before);
    const value = Number(await page.inputValue('#slider-w'));
    const written: [name: string, value: number][] = JSON.parse(await textIn(page)).slides[0].uvarMap;
    check(
      'and the text has its value',
      written.some(([name, number]) => name === 'w.0' && number === value),
      JSON.stringify(written),
    );
    check('and the layout of the text is kept', (await textIn(page)).includes('{ "kind": "primitive", "id": "O"'));

    await page.click('.play');
    await page.waitForTimeout(1500);
    await checkFrames(page, 'it plays at 60 frames a second');
    await page.click('.play');
    await settled(page);
    await shot(page, 'slider');
    await animation(page);
    return 'slider';
  });
}

/** How the figure moves with a slider, as files that the command line makes too. */
async function animation(page: Page): Promise<void> {
  await page.selectOption('#ratio', '1');
  await settled(page);
  await page.click('#reset');
  await settled(page);
  const project = join(root, 'examples/unit-circle.json');
  for (const format of ['gif', 'png'] as const) {
    await page.click('#export summary');
    await page.click('#animate');
    await page.fill('#animation-from', '0');
    await page.fill('#animation-to', 'π/');
    await page.fill('#animation-count', '5');
    await page.selectOption('#animation-format', format);
    await page.click('#animation-save');
    await page.waitForSelector('#animation-fault:not([hidden])');
    check(`${format}: what is wrong is told`, (await textOf(page, '#animation-fault')).includes('"π/" in "w=0..π/:5"'));
    if (format === 'gif') await shot(page, 'animation');
    await page.fill('#animation-to', 'π');
    const [saved] = await Promise.all([page.waitForEvent('download'), page.click('#animation-save')]);
    const bytes = readFileSync(await saved.path());
    if (format === 'png') {
      check(
        'numbered pictures come in a ZIP file',
        saved.suggestedFilename() === 'unit-circle-png.zip' && bytes.includes('unit-circle-005.png'),
        saved.suggestedFilename(),
      );
      continue;
    }
    const file = join(folder, 'cli.gif');
    cli('render', project, '--frames', 'w=0..π:5', '--out', file);
    check('an animation is saved as the command line makes it', bytes.equals(readFileSync(file)));
  }
}
