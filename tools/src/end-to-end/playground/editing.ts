import { boxOf, canvasHash, check, open, selectedIn, settled, shot, textIn, textOf, write } from './page.js';

/** The text, the problems that it has, the view. */
export async function editing(): Promise<void> {
  await open('', {}, async (page, go) => {
    await go();
    await settled(page);
    await page.selectOption('#examples', 'circumcircle');
    await page.waitForFunction(() => document.querySelector('#file-name')?.textContent === 'circumcircle.json');
    await settled(page);
    check('an example opens', (await textIn(page)).includes('Circumcircle(A, B, C)'));
    const objects = await textOf(page, '#objects');
    check('its objects are listed with their values', objects.includes('M_a') && objects.includes('(-1.2, 3.4)'));

    const before = await canvasHash(page);
    const text = await textIn(page);
    await write(page, text.replace('Circumcircle(A, B, C)', 'Incircle(A, B, C)'));
    await settled(page);
    check('an edit changes the picture', (await canvasHash(page)) !== before);

    await write(page, text.replace('"Circumcircle(A, B, C)"', '"Circumcircle(A, B, "'));
    await page.waitForSelector('.problem');
    const line = text.slice(0, text.indexOf('Circumcircle(A, B, C)')).split('\n').length;
    const source = await textOf(page, '#problems');
    check(
      'a source that does not parse is told at its line',
      source.includes(`line ${line}`) && source.includes('column'),
      source.trim(),
    );
    const marked = await page.evaluate(() => {
      const top = document.querySelector('.cm-lint-marker-error')?.getBoundingClientRect().top ?? 0;
      const numbers = [...document.querySelectorAll('.cm-lineNumbers .cm-gutterElement')];
      return numbers.findLast((each) => each.getBoundingClientRect().top <= top)?.textContent;
    });
    check('and the line is marked', marked === String(line), marked ?? 'no mark');

    await write(page, text.replace('"messages": [],', '"messages": [,'));
    await page.waitForFunction(() => document.querySelector('#problems')?.textContent?.includes('value is missing'));
    const json = await textOf(page, '#problems');
    check('a text that is not JSON is told at its line', json.includes('line 3'), json.trim());
    check('the last picture stays, faded', await page.isVisible('#picture.stale canvas'));
    await shot(page, 'broken');

    await write(page, text.replace('"Circumcircle(A, B, C)"', '"Circumcircle(A, B, Z)"'));
    await page.waitForSelector('tr.warning');
    check('what can not be constructed is a warning', (await textOf(page, 'tr.warning')).includes('Z'));
    await write(page, text);
    await settled(page);
    check(
      'and all is well again',
      (await page.locator('.problem, tr.warning').count()) === 0 && (await canvasHash(page)) === before,
    );

    await page.click('#objects button:has-text("k")');
    const picked = await selectedIn(page);
    check('an object leads to its definition', picked.includes('"k"'), picked);

    const box = await boxOf(page, '#picture canvas');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 30, { steps: 6 });
    await page.mouse.up();
    await settled(page);
    const panned = await canvasHash(page);
    check('the view can be dragged', panned !== before);
    await page.mouse.wheel(0, -300);
    await settled(page);
    check('and enlarged', (await canvasHash(page)) !== panned);
    await page.focus('#picture');
    await page.keyboard.press('0');
    await settled(page);
    check('the key 0 shows the own view', (await canvasHash(page)) === before);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('+');
    await settled(page);
    check('keys move and enlarge', (await canvasHash(page)) !== before);
    await page.click('#fit');
    await settled(page);
    await page.click('#reset');
    await settled(page);
    await page.selectOption('#templates', 'Blackboard');
    await settled(page);
    check('a template changes the picture', (await canvasHash(page)) !== before);
    await shot(page, 'template');
    await page.selectOption('#templates', '');
    await page.check('#transparent');
    await settled(page);
    const alpha = await page.evaluate(
      () =>
        document.querySelector<HTMLCanvasElement>('#picture canvas')?.getContext('2d')?.getImageData(1, 1, 1, 1)
          .data[3],
    );
    check('the ground can be left out', alpha === 0);
    return 'editing';
  });
}
