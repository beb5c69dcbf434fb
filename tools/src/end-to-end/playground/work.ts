import type { Page } from 'playwright-core';
import { check, middleOf, open, settled, shot, textIn, textOf, textThat } from './page.js';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function copied(page: Page, what: string): Promise<string> {
  await page.click('#export summary');
  await page.click(`[data-copy="${what}"]`);
  await page.waitForSelector('#notice:not([hidden])');
  await page.click('#notice-close');
  return clipboard(page);
}

/** What a teacher does around a figure: labels, axes, views, templates, examples. */
export async function work(): Promise<void> {
  await open('', {}, async (page, go) => {
    await go();
    await settled(page);
    await page.click('#new');
    await settled(page);
    for (const typed of ['f(x) = x^2 / 4', "f'(x)", '{1, 4, 9}']) {
      await page.fill('#input', typed);
      await page.press('#input', 'Enter');
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#input')?.value === '');
      await settled(page);
    }
    const typed = await textIn(page);
    check(
      'what users of other programs type is read',
      ['f: y = x^2 / 4', ': Derivative(f)', ': [1, 4, 9]'].every((part) => typed.includes(part)) &&
        (await page.locator('tr.warning, .problem').count()) === 0,
      typed,
    );
    await page.click('#new');
    await settled(page);
    await page.uncheck('#axes');
    await settled(page);
    check('axes are hidden by a box', (await textIn(page)).includes('axes off'), await textIn(page));
    await page.check('#grid');
    await settled(page);
    check('a grid is shown by a box', (await textIn(page)).includes('grid on'), await textIn(page));
    page.once('dialog', (dialog) => void dialog.accept('x^2 - 2'));
    await page.click('#tools [aria-label="Function"]');
    await page.waitForFunction(() => document.querySelector('#objects')?.textContent?.includes('Curve'));
    await settled(page);
    check('a function is drawn by its term', (await textIn(page)).includes('f: y = x^2 - 2'), await textIn(page));
    await page.fill('#input', 'A = (1, 2)');
    await page.press('#input', 'Enter');
    await page.waitForSelector('[data-handle="point A"]');
    await settled(page);
    page.once('dialog', (dialog) => void dialog.accept('Start'));
    const { x, y } = await middleOf(page, 'point A');
    await page.mouse.dblclick(x, y);
    await page.waitForFunction(() => document.querySelector('.cm-content')?.textContent?.includes('"Start"'));
    await settled(page);
    check('a double click changes a label', (await textIn(page)).includes('"Start"'));
    await page.focus('#picture');
    await page.keyboard.press('+');
    await settled(page);
    await page.click('#save-view');
    await settled(page);
    const viewed = await textThat(page, (text) => !text.includes('-8 .. 8'));
    check('the view is written into the project', !viewed.includes('-8 .. 8'), viewed);
    const svg = await copied(page, 'svg');
    check('the SVG is copied', svg.startsWith('<svg'), svg.slice(0, 80));
    const markdown = await copied(page, 'markdown');
    check('Markdown is copied', /^!\[[^\n]*\]\(data:image\/svg\+xml;base64,/.test(markdown), markdown.slice(0, 120));
    const html = await copied(page, 'html');
    check('HTML is copied', html.startsWith('<img alt="'), html.slice(0, 120));
    await page.selectOption('#templates', { index: 2 });
    await settled(page);
    await page.click('#template-edit');
    await page.fill('#template-name', 'Mine');
    await page.fill('#template-text', '{ "backgroundStyle": { "background": { "color": "#ffeeaa" } } }');
    await shot(page, 'template-editor');
    await page.click('#template-apply');
    await settled(page);
    const corner = await page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('#picture canvas');
      return [...(canvas?.getContext('2d')?.getImageData(2, 2, 1, 1).data ?? [])].join();
    });
    check('a template is edited', corner === '255,238,170,255', corner);
    await templateFields(page);
    await page.click('#gallery-open');
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll<HTMLCanvasElement>('#gallery-list canvas')].filter(({ width }) => width > 1)
          .length > 7,
    );
    await shot(page, 'gallery');
    check('the examples have forty pictures', (await page.locator('#gallery-list button').count()) >= 40);
    await page.fill('#gallery-query', 'venn');
    const found = await page.locator('#gallery-list li:not([hidden])').count();
    check('and they are searched by what is in them', found > 0 && found < 5, `${found}`);
    await page.fill('#gallery-query', '');
    await page.click('#gallery-list button:has-text("incircle")');
    await settled(page);
    check('an example is chosen by its picture', (await textIn(page)).includes('Incircle('));
    return 'work';
  });
  await chinese();
}

/** A template that is changed by its fields, kept in the browser, and deleted. */
async function templateFields(page: Page): Promise<void> {
  await page.click('#template-edit');
  await page.fill('[aria-label="Point: Point size"]', '20');
  await page.fill('[aria-label="all of them: Line width"]', '5');
  await page.press('[aria-label="all of them: Line width"]', 'Tab');
  await page.selectOption('[aria-label="Axes"]', 'false');
  await shot(page, 'template-fields');
  const template = JSON.parse(await page.inputValue('#template-text'));
  const types = new Map<string, Readonly<Record<string, unknown>>>(template.defaultStyle.types);
  check(
    'the fields of a template write its JSON',
    types.get('Point')?.pointSize === 20 &&
      types.get('Circle')?.lineWidth === 5 &&
      !template.backgroundStyle.xaxis.show,
    JSON.stringify(template).slice(0, 300),
  );
  await page.fill('#template-text', '{ "backgroundStyle": { "background": { "color": "#ffeeaa" } } }');
  check('and show it', (await page.inputValue('[aria-label="Point: Point size"]')) === '');
  await page.fill('[aria-label="Background"]', '#aaeeff');
  await page.press('[aria-label="Background"]', 'Tab');
  await page.click('#template-apply');
  await settled(page);
  await page.reload();
  await settled(page);
  await page.selectOption('#templates', 'Mine');
  await settled(page);
  const corner = await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('#picture canvas');
    return [...(canvas?.getContext('2d')?.getImageData(2, 2, 1, 1).data ?? [])].join();
  });
  check('a template is kept in the browser', corner === '170,238,255,255', corner);
  await page.click('#template-edit');
  await page.click('#template-remove');
  await settled(page);
  check('and deleted', (await page.locator('#templates option:text-is("Mine")').count()) === 0);
}

/** The page in Chinese. */
async function chinese(): Promise<void> {
  await open('', { locale: 'zh-CN' }, async (page, go) => {
    await go();
    await settled(page);
    check('a Chinese browser sees Chinese', (await textOf(page, '#save')) === '保存');
    await shot(page, 'chinese');
    const left = await page.evaluate(() => {
      const skipped =
        '.cm-editor, .picture, #objects tbody, #examples, #language, .code, noscript, script, .segments, [hidden]';
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const isLatin = /[a-z]{4}/.test(text) && !/\p{Script=Han}/u.test(text);
        if (isLatin && !node.parentElement?.closest(skipped)) found.push(text);
      }
      return found.filter((text) => !/^(?:thales\.|curl|Geoslide|https?:)/.test(text));
    });
    check('and no English', left.length === 0, left.join(' | '));
    await page.selectOption('#language', 'en');
    await settled(page);
    check('which is changed', (await textOf(page, '#save')) === 'Save');
    check('with the tools', await page.isVisible('#tools [aria-label="Polygon"]'));
    check('and the table', (await textOf(page, '#objects thead')).includes('Moves'));
    await page.reload();
    await settled(page);
    check('and kept', (await textOf(page, '#save')) === 'Save');
    return 'Chinese';
  });
}
