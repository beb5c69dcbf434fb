import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { PNG } from 'pngjs';
import { launchChromium } from '../../shared/chromium.js';
import type { Picture } from '../../shared/pixels.js';

/** The document as resvg draws it, without any font. */
export function drawWithResvg(svg: string): Picture {
  const { width, height, pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return { width, height, data: unpremultiplied(pixels) };
}

function unpremultiplied(pixels: Uint8Array): Uint8Array {
  const data = new Uint8Array(pixels);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    if (alpha === 0 || alpha === 255) continue;
    for (let c = i; c < i + 3; c++) data[c] = Math.min(255, Math.round((data[c]! * 255) / alpha));
  }
  return data;
}

/** A browser that draws SVG documents by themselves, at one device pixel per px. */
export async function openChromium() {
  const browser = await launchChromium('--force-color-profile=srgb');
  const page = await browser.newPage();
  return {
    async draw(svg: string, { width, height }: { readonly width: number; readonly height: number }): Promise<Picture> {
      await page.setViewportSize({ width, height });
      await page.goto(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
      return PNG.sync.read(await page.screenshot());
    },
    close: () => browser.close(),
  };
}

/** Documents that one run of xmllint reads at the end, since to start it takes longer than to read one. */
export function openDocuments() {
  const folder = mkdtempSync(join(tmpdir(), 'geoslide-svg-'));
  const files: string[] = [];
  return {
    add(name: string, svg: string): void {
      const file = join(folder, `${files.length}-${name}.svg`);
      writeFileSync(file, svg);
      files.push(file);
    },
    /** Whether all documents are well-formed XML; xmllint prints the name and the place of what is not. */
    areWellFormed(): boolean {
      const { status, error } = spawnSync('xmllint', ['--noout', ...files], { stdio: ['ignore', 'ignore', 'inherit'] });
      rmSync(folder, { recursive: true });
      if (error !== undefined) throw error;
      return status === 0;
    },
  };
}
