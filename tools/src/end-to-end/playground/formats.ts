import { readFileSync } from 'node:fs';
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
    return 'formats';
  });
}
