import { renderPng, renderSvg, renderTikz } from 'geoslide';
import type { Renderer } from '../ports.js';
import { createImageLoader } from './image-loader.js';
import { withinTime } from './time-limit.js';

export interface PackageRendererOptions {
  /** Hosts that images may be loaded from, beside `data:` addresses. */
  readonly imageHosts: readonly string[];
  /**
   * ms that a render may keep this thread busy, above 0; default: as many as it takes. One that is ended leaves the package as it was in the middle of that: it
   * must not render again.
   */
  readonly limitMs?: number | undefined;
}

/** The renderer of the package `geoslide`, in this thread. */
export function createPackageRenderer({ imageHosts, limitMs }: PackageRendererOptions): Renderer {
  const images = createImageLoader({ hosts: imageHosts });
  // The service has parsed what it asks for.
  const more = () => ({ images, parsed: true, ...(limitMs !== undefined && { run: withinTime(limitMs) }) });
  return {
    renderPng: (content, options) => renderPng(content, { ...options, ...more() }),
    renderSvg: (content, options) => renderSvg(content, { ...options, ...more() }),
    renderTikz: (content, options) => renderTikz(content, { ...options, ...more() }),
  };
}
