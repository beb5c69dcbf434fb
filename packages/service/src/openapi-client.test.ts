import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createOpenApi } from './openapi.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const compiler = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'geoslide-client-'));
  const text = JSON.stringify(createOpenApi());
  const compilerOptions = { noEmit: true, strict: true, target: 'es2022', moduleResolution: 'bundler', types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.ts'] }));
  writeFileSync(join(folder, 'api.ts'), astToString(await openapiTS(text)));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of a program beside the client. */
function compiled(program: string): string {
  writeFileSync(join(folder, 'main.ts'), program);
  const { stdout } = spawnSync(process.execPath, [compiler, '--project', folder], { encoding: 'utf8' });
  return stdout;
}

const request = (definition: string) => `
import type { paths } from './api.js';
type Render = paths['/api/render/v2']['post'];
export const body: Render['requestBody']['content']['application/json'] = {
  content: { slides: [{ definitions: [${definition}] }], metadata: { version: '11' } },
};
type Answer = Render['responses'][200]['content']['application/json'];
export const where = ({ url, width }: Answer): string => url + width.toFixed(0);
`;

test('a client that openapi-typescript makes compiles a request and reads its answer', () => {
  expect(compiled(request("{ kind: 'primitive', id: 'A', source: 'Point(0, 0)' }"))).toBe('');
});

const svg = (fields: string) => `
import type { paths } from './api.js';
export const body: paths['/api/render-svg']['post']['requestBody']['content']['application/json'] = { ${fields} };
`;

test('a figure text says its view, and a project in JSON does not', () => {
  const project = "content: { slides: [{ definitions: [] }], metadata: { version: '11' } }";
  expect(compiled(svg("content: 'A: Point(0, 0)'"))).toBe('');
  expect(compiled(svg(`${project}, viewBound: { left: -5, right: 5, bottom: -3, top: 3 }`))).toBe('');
  expect(compiled(svg(project))).toMatch(/error TS/);
});

test('and refuses a wrong one', () => {
  expect(compiled(request('{ id: 3 }'))).toMatch(/error TS/);
});

test('Redocly has nothing to say of the document', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(createOpenApi()), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});
