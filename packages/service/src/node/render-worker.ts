import { parentPort, workerData } from 'node:worker_threads';
import { renderPng, renderSvg, renderTikz } from 'geoslide';
import { createImageLoader } from './image-loader.js';
import type { RenderWorkerData } from './local-renderer.js';
import { serveRenders } from './serve-renders.js';

if (parentPort === null) throw new Error('render-worker runs in a worker thread only');
const { imageHosts }: RenderWorkerData = workerData;
const images = createImageLoader({ hosts: imageHosts });
serveRenders(parentPort, {
  renderPng: (content, options) => renderPng(content, { ...options, images }),
  renderSvg: (content, options) => renderSvg(content, { ...options, images }),
  renderTikz: (content, options) => renderTikz(content, { ...options, images }),
});
