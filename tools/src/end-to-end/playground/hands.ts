import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  boxOf,
  canvasHash,
  check,
  cli,
  drag,
  folder,
  middleOf,
  open,
  samePixels,
  settled,
  shot,
  textIn,
  textOf,
  variables,
} from './page.js';
import { checkFrames, countPictures } from './speed.js';

/** What is moved in the picture itself. */
export async function hands(): Promise<void> {
  await open('', {}, async (page, go) => {
    await countPictures(page);
    await go();
    await settled(page);
    const objects = await page
      .locator('#objects tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('th')?.textContent, row.querySelector('.movement')?.textContent]),
      );
    const movement = Object.fromEntries(objects);
    check(
      'the table of objects says what is free',
      movement.A === 'free' && movement.C === 'on k' && movement.k === 'dependent',
      JSON.stringify([movement.A, movement.C, movement.k]),
    );
    const points = await page.locator('.handle.point').evaluateAll((all) => all.map((each) => each.dataset.handle));
    check('only free points have handles', points.join() === 'point A,point B,point C', points.join());

    const text = await textIn(page);
    const before = await canvasHash(page);
    const start = await middleOf(page, 'point A');
    await drag(page, 'point A', 50, 40);
    const dragged = await variables(page);
    const end = await middleOf(page, 'point A');
    check(
      'a free point follows the mouse as far as it is free',
      Math.abs(end.x - start.x - 50) < 1 && Math.abs(end.y - start.y) < 1 && dragged['A.0']! > -4,
      JSON.stringify(dragged),
    );
    check('and the figure with it', (await canvasHash(page)) !== before);
    const written = text.replace('["A.0", -4]', `["A.0", ${dragged['A.0']}]`);
    check('and only its number changes in the text', (await textIn(page)) === written);

    await drag(page, 'point C', -150, 10);
    check(
      'a point on a path stays on it',
      (await variables(page))['C.0']! < 0.62,
      JSON.stringify(await variables(page)),
    );

    const label = await middleOf(page, 'label h');
    await drag(page, 'label h', 30, -20);
    const moved = await middleOf(page, 'label h');
    check('a label follows the mouse', Math.hypot(moved.x - label.x - 30, moved.y - label.y + 20) < 2);
    await drag(page, 'text claim', 20, 30);
    await shot(page, 'dragged');

    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#download')]);
    const ours = join(folder, 'dragged-page.png');
    await download.saveAs(ours);
    const project = join(folder, 'dragged.json');
    writeFileSync(project, await textIn(page));
    const theirs = join(folder, 'dragged-cli.png');
    cli('render', project, '--out', theirs, '--pixel-ratio', '2');
    check('the PNG after dragging equals that of the command line', samePixels(ours, theirs));

    for (let i = 0; i < 4; i++) {
      await page.click('#undo');
      await settled(page);
    }
    check('each drag is undone in one step', (await textIn(page)) === text && (await canvasHash(page)) === before);
    check('and no more', await page.isDisabled('#undo'));
    await page.click('#redo');
    await settled(page);
    check('and done again', (await textIn(page)) === written);
    await page.focus('.cm-content');
    await page.keyboard.press('Control+z');
    await settled(page);

    const first = await page.evaluate(() => document.querySelector('button, select, input, textarea')?.id);
    await page.focus(`#${first}`);
    await page.keyboard.press('Enter');
    check(
      'the first thing that keys reach leads to the picture',
      await page.evaluate(() => document.activeElement?.id === 'picture'),
    );
    await page.keyboard.press('Tab');
    check(
      'Tab leads from the picture to a point',
      (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === 'Point A at (-4, 0)',
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await settled(page);
    check(
      'arrows move it by round steps',
      (await variables(page))['A.0'] === -3.79,
      JSON.stringify(await variables(page)),
    );
    check('and tell where it is', (await textOf(page, '#moved')) === 'A (-3.79, 0)', await textOf(page, '#moved'));
    await page.keyboard.press('Control+z');
    await settled(page);
    check('what keys did in one go is undone together', (await textIn(page)) === text);

    const view = await middleOf(page, 'point B');
    const box = await boxOf(page, '#picture canvas');
    await page.mouse.move(box.x + 20, box.y + box.height - 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + box.height - 20, { steps: 4 });
    await page.mouse.up();
    await settled(page);
    check(
      'the ground still moves the view, and the handles with it',
      Math.abs((await middleOf(page, 'point B')).x - view.x - 40) < 1 && (await textIn(page)) === text,
    );
    await page.click('[data-format="svg"]');
    await page.waitForSelector('#picture svg');
    await settled(page);
    await drag(page, 'point B', -60, 0);
    check('points are dragged in the SVG too', (await variables(page))['B.0']! < 4);
    await page.click('[data-format="png"]');
    await settled(page);

    const { x, y } = await middleOf(page, 'point C');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 5, y);
    await checkFrames(
      page,
      'a dragged point is followed at 60 frames a second',
      `const clientX = ${x} + 60 * Math.sin(3 * at);
      document.querySelector('[data-handle="point C"]').dispatchEvent(new PointerEvent('pointermove', { clientX, clientY: ${y} }));`,
    );
    await page.mouse.up();
    await settled(page);
    return 'hands';
  });
}
