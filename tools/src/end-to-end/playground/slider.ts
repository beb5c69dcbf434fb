import { boxOf, canvasHash, check, open, settled, shot, textIn } from './page.js';
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
    return 'slider';
  });
}
