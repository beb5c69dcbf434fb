import { boxOf, canvasHash, check, open, settled, shot, textOf } from './page.js';

/** A slide in space: its camera. */
export async function space(): Promise<void> {
  await open('#example=cube-section', {}, async (page, go) => {
    await go();
    await settled(page);
    const before = await canvasHash(page);
    const box = await boxOf(page, '#picture canvas');
    await page.mouse.move(box.x + 200, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x + 260, box.y + 180, { steps: 8 });
    await page.mouse.up();
    await settled(page);
    const turned = await canvasHash(page);
    check('the camera turns with the mouse', turned !== before);
    await page.click('#request summary');
    await page.waitForSelector('#body:not(:empty)');
    const body = JSON.parse(await textOf(page, '#body'));
    check(
      'and the request says its yaw and pitch',
      Math.abs(body.view3D.yaw) > 0 && body.view3D.pitch !== 0.38,
      JSON.stringify(body.view3D),
    );
    await page.selectOption('#projection', 'perspective');
    await settled(page);
    check('the projection can be chosen', (await canvasHash(page)) !== turned);
    await page.click('[data-format="svg"]');
    await page.waitForSelector('#picture svg');
    await settled(page);
    check(
      'a slide in space is drawn as SVG',
      await page.isHidden('#message'),
      await textOf(page, '#picture svg title'),
    );
    await page.click('[data-format="png"]');
    await settled(page);
    check('and PNG comes back', await page.isHidden('#message'));
    check('tools of the plane are off', await page.isDisabled('#tools [aria-label="Point"]'));
    await shot(page, 'space');
    return 'space';
  });
}
