import { check, middleOf, open, settled, variables } from './page.js';

/** A finger in place of the mouse. */
export async function touch(): Promise<void> {
  await open('', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page, go) => {
    await go();
    await settled(page);
    const { x, y } = await middleOf(page, 'point A');
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x, y }]);
    for (let i = 1; i <= 8; i++) await touch('touchMove', [{ x: x + 5 * i, y: y + 5 * i }]);
    await touch('touchEnd', []);
    await settled(page);
    check('a finger drags a point', (await variables(page))['A.0']! > -4, JSON.stringify(await variables(page)));
    check('and does not scroll the page', (await page.evaluate(() => scrollY)) === 0);
    return 'touch';
  });
}
