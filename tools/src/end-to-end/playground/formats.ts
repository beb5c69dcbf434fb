import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/root.js';
import { check, cli, folder, open, samePixels, settled, shot } from './page.js';

/** What is downloaded and copied is what the command line makes. */
export async function formats(): Promise<void> {
  await open('', {}, async (page, go) => {
    await go();
    await settled(page);
    await page.selectOption('#ratio', '2');
    await settled(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#download')]);
    const ours = join(folder, download.suggestedFilename());
    await download.saveAs(ours);
    const theirs = join(folder, 'cli.png');
    cli('render', join(root, 'examples/thales.json'), '--out', theirs, '--pixel-ratio', '2');
    check('the downloaded PNG is called as its project', download.suggestedFilename() === 'thales.png');
    check('and equals that of the command line', samePixels(ours, theirs));

    await page.click('[data-format="svg"]');
    await page.waitForSelector('#picture svg');
    await settled(page);
    const svgFile = join(folder, 'cli.svg');
    cli('render', join(root, 'examples/thales.json'), '--out', svgFile);
    const [svg] = await Promise.all([page.waitForEvent('download'), page.click('#download')]);
    check(
      'the SVG equals that of the command line',
      readFileSync(await svg.path(), 'utf8') === readFileSync(svgFile, 'utf8'),
    );
    await shot(page, 'svg');

    await page.click('[data-format="tikz"]');
    await page.waitForSelector('#picture pre');
    await settled(page);
    await page.click('#copy-source');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const texFile = join(folder, 'cli.tex');
    cli('render', join(root, 'examples/thales.json'), '--out', texFile);
    check('the copied TikZ source equals that of the command line', copied === readFileSync(texFile, 'utf8'));
    await shot(page, 'tikz');
    const exported = async (format: string) => {
      await page.click('#export summary');
      const [saved] = await Promise.all([page.waitForEvent('download'), page.click(`#export [data-save="${format}"]`)]);
      return { name: saved.suggestedFilename(), bytes: readFileSync(await saved.path()) };
    };
    const pdfFile = join(folder, 'cli.pdf');
    cli('render', join(root, 'examples/thales.json'), '--out', pdfFile);
    for (const [format, file] of [
      ['svg', svgFile],
      ['tikz', texFile],
    ] as const) {
      const { name, bytes } = await exported(format);
      check(`${name} is exported as the command line makes it`, bytes.equals(readFileSync(file)));
    }
    // Browsers pack with other code than Node: what is shown is the same.
    const pdf = join(folder, 'exported.pdf');
    writeFileSync(pdf, (await exported('pdf')).bytes);
    const drawn = [pdf, pdfFile].map((file) => {
      execFileSync('pdftoppm', ['-png', '-singlefile', file, file]);
      return `${file}.png`;
    });
    check('the PDF is exported as the command line makes it', samePixels(drawn[0]!, drawn[1]!));
    const png = join(folder, 'exported.png');
    writeFileSync(png, (await exported('png')).bytes);
    check('and the PNG too', samePixels(png, theirs));
    await page.click('#export summary');
    await shot(page, 'export');
    await page.click('#export [data-copy="png"]');
    await page.waitForFunction(() => document.querySelector('#notice')?.textContent?.includes('copied'));
    const size = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const blob = await item?.getType('image/png');
      const bitmap = blob && (await createImageBitmap(blob));
      return bitmap && [bitmap.width, bitmap.height];
    });
    check('the picture is copied', JSON.stringify(size) === '[1440,744]', JSON.stringify(size));
    await page.click('#export summary');
    await page.click('#export [data-copy="svg"]');
    await page.waitForFunction(() => document.querySelector('#notice')?.textContent?.includes('source is copied'));
    const source = await page.evaluate(() => navigator.clipboard.readText());
    check('and the source of the SVG', source === readFileSync(svgFile, 'utf8'));
    return 'formats';
  });
}
