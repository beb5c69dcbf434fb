import type { Renderer } from '../ports.js';
import { createFakeRenderer } from './fake-ports.js';

/** A renderer whose renders end when they are told to. */
export function createHeldRenderer() {
  const fake = createFakeRenderer();
  const ends: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const renderer: Renderer = {
    ...fake,
    async renderPng(content, options, control) {
      signals.push(control.signal);
      await new Promise<void>((resolve) => ends.push(resolve));
      return fake.renderPng(content, options, control);
    },
  };
  return { renderer, ends, signals };
}
