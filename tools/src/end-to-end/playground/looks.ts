import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { check, open, settled, shot } from './page.js';

declare global {
  /** In the page: the checker of accessibility. */
  var axe: { run(): Promise<{ readonly violations: readonly Violation[] }> };
}

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A window that has no height for a moment, as while it is opened: its picture is not drawn as a single px. */
async function flat(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 860 };
  const width = () => page.evaluate(() => document.querySelector<HTMLCanvasElement>('#picture canvas')?.width ?? 0);
  await page.setViewportSize({ width: size.width, height: 1 });
  await page.waitForTimeout(300);
  await settled(page);
  const drawn = await width();
  await page.setViewportSize(size);
  await settled(page);
  check(`${name}: a window of no height does not take the picture away`, drawn > 100, `${drawn} px wide`);
}

/** Accessibility, dark and small screens. */
export async function looks(): Promise<void> {
  const modes: readonly [name: string, hash: string, options: BrowserContextOptions][] = [
    ['light', '#example=unit-circle', { colorScheme: 'light' }],
    ['dark', '#example=cube-section', { colorScheme: 'dark' }],
    [
      'phone',
      '#example=unit-circle',
      { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    ],
  ];
  for (const [name, hash, options] of modes) {
    await open(hash, options, async (page, go) => {
      await go();
      await settled(page);
      await flat(page, name);
      await page.click('#request summary');
      await page.evaluate(axeScript);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      const found = serious.map(({ id, nodes }) => `${id} (${nodes.map(({ html }) => html.slice(0, 80)).join('; ')})`);
      check(`${name}: axe finds no serious fault`, serious.length === 0, found.join(' | '));
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      check(`${name}: nothing is wider than the screen`, wide <= 0, `${wide} px`);
      await shot(page, name);
      await page.click('#template-edit');
      const inDialog = (await page.evaluate(() => globalThis.axe.run())).violations;
      check(`${name}: nor in the form of a template`, inDialog.length === 0, inDialog.map(({ id }) => id).join());
      await shot(page, `${name}-template`);
      return name;
    });
  }
}
