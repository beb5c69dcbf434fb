import { readFileSync } from 'node:fs';
import { API_KEY } from '../start-service.mjs';

const example = (name) => JSON.parse(readFileSync(new URL(`../../../examples/${name}.json`, import.meta.url), 'utf8'));

/** 480 × 360 px at the scale of the example's camera, 60. */
export const viewBound = { left: -4, right: 4, bottom: -3, top: 3 };
export const plane = example('thales');
export const space = example('cube-section');

export const paths = { v2: '/api/render/v2', png: '/api/render', svg: '/api/render-svg', tikz: '/api/render-tikz' };
export const all = Object.keys(paths);
export const legacy = ['png', 'svg', 'tikz'];

/** The plane project with its first slide changed. */
export function planeWith(change) {
  const content = structuredClone(plane);
  change(content.slides[0], content);
  return content;
}

export const define = (...sources) =>
  planeWith((slide) => {
    slide.definitions = sources.map((source, i) => ({ kind: 'primitive', id: `P_${i}`, source }));
  });

export const bodyFor = (name, fields) => ({ content: plane, ...(name === 'v2' ? {} : { viewBound }), ...fields });

/** A call as its parts, and what its answer has to be. Undefined fields and headers are left out. */
export function call(title, path, { method = 'POST', headers = {}, body }, expected) {
  const given = { Authorization: `Bearer ${API_KEY}`, 'Content-Type': 'application/json', ...headers };
  const kept = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const sent = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return { title, method, path, headers: kept, body: sent, expected };
}

export function rows(title, names, fields, expected, headers = {}) {
  return names.map((name) =>
    call(
      `${title} (${name})`,
      paths[name],
      { headers, body: bodyFor(name, fields) },
      typeof expected === 'function' ? expected(name) : expected,
    ),
  );
}

export const ok = (result = {}) => ({ status: 200, result });
export const invalid = (issue) => ({ status: 400, code: 'INVALID_REQUEST', issue });
export const refusedByV2 = { status: 422, code: 'RENDER_INVALID_REQUEST' };
export const noSpace = { status: 422, code: 'UNSUPPORTED_3D_GEOMETRY' };

export const unauthorized = { status: 401, code: 'UNAUTHORIZED', headers: { 'www-authenticate': 'Bearer' } };
