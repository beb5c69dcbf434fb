import { parentPort } from 'node:worker_threads';
import { renderPng, renderSvg, renderTikz } from 'geoslide';
import { serveRenders } from './serve-renders.js';

if (parentPort === null) throw new Error('render-worker runs in a worker thread only');
serveRenders(parentPort, { renderPng, renderSvg, renderTikz });
