import { byId, make, paint } from '../page/dom.js';
import { firstExample } from '../projects/examples.js';
import { projectOfAddress } from '../projects/project-of-address.js';
import { createStore } from '../projects/store.js';
import { MAX_RATIO } from './max-ratio.js';
import type { Renderer } from './renderer.js';

/**
 * Shows the picture of the project that the page opens with, so that it waits for nothing but the renderer. What has
 * faults, and a slide in space, which takes the shape of its place, is left to the rest of the page.
 */
export async function showFirstPicture(renderer: Renderer): Promise<void> {
  const frame = byId('picture', HTMLDivElement);
  const answer = await renderer.draw({
    as: 'pixels',
    project: await textAtStart(),
    options: { slideIndex: 1, pixelRatio: Math.min(MAX_RATIO, devicePixelRatio) },
    isShown: false,
  });
  // The rest of the page does not wait for a picture that takes long.
  if (!answer.ok || answer.result.camera || frame.hasChildNodes()) return;
  const { width, height, pixelRatio = 1 } = answer.result;
  const canvas = make('canvas');
  paint(canvas, answer);
  const sheet = make('div', { className: 'sheet' });
  sheet.append(canvas);
  frame.style.setProperty('--width', `${width / pixelRatio}px`);
  frame.style.setProperty('--shape', String(width / height));
  frame.append(sheet);
}

async function textAtStart(): Promise<string> {
  try {
    const addressed = await projectOfAddress(location.hash.slice(1));
    if (addressed) return addressed.text;
  } catch {
    // The rest of the page says what is wrong with the link.
  }
  return createStore(localStorage, Date.now).all()[0]?.text ?? firstExample.load();
}
