import { check, drag, open, pageScale, settled, textIn, variables } from './page.js';

/** A slider of whole steps, 100 px on its track for 4 of them at 50 px a unit, and a button. */
const project = {
  metadata: { version: '11' },
  messages: [],
  slides: [
    {
      definitions: [
        { kind: 'slider', id: 'k', min: '0', max: '10', step: '0.5' },
        { kind: 'primitive', id: 'c', source: 'Circle(Point(0, 0), k / 4)' },
        { kind: 'button', id: 'go', title: 'Go' },
      ],
      uvarMap: [['k.0', 0]],
      styleSheet: {
        sliders: [['k', { offsetX: -2.5, offsetY: 3, trackLength: 5 }]],
        buttons: [['go', { offsetX: 20, offsetY: 20, screenFixed: true }]],
      },
      viewBounds: { minX: -4, maxX: 4, minY: -4, maxY: 4, scale: 50 },
    },
  ],
};
/** Sliders and buttons in the picture. */
export async function controls(): Promise<void> {
  await open('', {}, async (page, go) => {
    await go();
    await settled(page);
    await page.setInputFiles('#file', {
      name: 'controls.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(project)),
    });
    await page.waitForSelector('[data-handle="thumb k"]');
    await settled(page);
    const scale = await pageScale(page, 400);
    await drag(page, 'thumb k', 101 * scale, 30);
    check(
      'a thumb is dragged on its track, by steps',
      (await variables(page))['k.0'] === 4,
      JSON.stringify(await variables(page)),
    );
    check('and the control beside the figure follows', (await page.inputValue('#slider-k')) === '4');
    await page.focus('[data-handle="thumb k"]');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await settled(page);
    check('arrows move it by a step', (await variables(page))['k.0'] === 3);
    await page.keyboard.press('End');
    await settled(page);
    check('End leads to its end', (await page.getAttribute('[data-handle="thumb k"]', 'aria-valuenow')) === '10');
    await drag(page, 'button go', 30 * scale, 10 * scale);
    const { buttons } = JSON.parse(await textIn(page)).slides[0].styleSheet;
    check(
      'a button is dragged',
      JSON.stringify(buttons) === '[["go",{"offsetX":50,"offsetY":30,"screenFixed":true}]]',
      JSON.stringify(buttons),
    );
    return 'controls';
  });
}
