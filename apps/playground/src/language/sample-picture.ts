import type { Answer, Drawn } from '@geoslide/element/parts';
import { make, paint } from '../page/dom.js';

/** Draws what an expression of the language gives, small. */
export type DrawSample = (example: string) => Promise<Answer<Drawn>>;

/** Said once, before an entry is first looked at. */
let draw: DrawSample | undefined;

export function drawSamplesWith(next: DrawSample): void {
  draw = next;
}

const MOST_KEPT = 200;
const kept = new Map<string, Promise<Answer<Drawn>>>();

/** The picture of an example, which comes when it is drawn; it stays hidden where there is nothing to see. */
export function samplePicture(example: string): HTMLElement {
  const canvas = make('canvas', { width: 1, height: 1, className: 'sample', hidden: true });
  canvas.setAttribute('aria-hidden', 'true');
  const answer = kept.get(example) ?? draw?.(example);
  if (answer === undefined) return canvas;
  if (kept.size < MOST_KEPT) kept.set(example, answer);
  void answer.then((drawn) => {
    if (!drawn.ok || drawn.result.warnings.length > 0) return;
    canvas.hidden = false;
    paint(canvas, drawn);
  });
  return canvas;
}
