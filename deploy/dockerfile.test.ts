import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { validate } from 'dockerfile-utils';
import { describe, expect, it, test } from 'vitest';
import { readStages, stepOf, wordsOf } from './read-dockerfile.js';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const dockerfiles = ['deploy/Dockerfile', 'deploy/lambda/Dockerfile'];
const { packageManager, engines } = JSON.parse(read('package.json'));

describe.each(dockerfiles)('%s', (path) => {
  const text = read(path);
  const stages = readStages(text);

  it('is a Dockerfile', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
    expect(stages).toHaveLength(2);
  });

  it('builds and runs with the same image, whose Node the packages take', () => {
    const [build, final] = stages;
    expect(build?.from).toBe(final?.from);
    const [, version] = /node(?:js)?:(\d+)(?:-[a-z-]+)?$/.exec(final!.from) ?? [];
    expect(Number(version)).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
  });

  it('copies to the image what was built, not the checkout', () => {
    const copies = stages[1]!.steps.filter(({ name }) => name === 'COPY' || name === 'ADD');
    expect(copies.map(({ text }) => text)).toEqual([expect.stringMatching(/^--from=build /)]);
  });
});

describe('the image of the service', () => {
  const [build, image] = readStages(read('deploy/Dockerfile'));
  const step = (name: string) => stepOf(image!, name) ?? '';

  it('installs with the package manager of the workspace', () => {
    const runs = build!.steps.map(({ text }) => text).join('\n');
    expect(runs.match(/pnpm@[\d.]+/g)).toEqual([packageManager]);
  });

  it('runs as a user who is not root', () => {
    expect(step('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it('keeps its data in a volume, which is the storage', () => {
    expect(step('ENV')).toContain(`GEOSLIDE_STORAGE=${step('VOLUME')}`);
  });

  it('starts the command', () => {
    const [node, file, command] = [...wordsOf(step('ENTRYPOINT')), ...wordsOf(step('CMD'))];
    expect([node, file, command]).toEqual(['node', '/app/bin/geoslide.js', 'serve']);
    expect(existsSync(new URL(`../apps/cli/${file!.replace('/app/', '')}`, import.meta.url))).toBe(true);
  });

  async function healthOf(status: number | undefined): Promise<number> {
    const server = createServer((request, response) =>
      response.writeHead(request.url === '/health' ? status! : 404).end(),
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    if (status === undefined) await new Promise((resolve) => server.close(resolve));
    const [, ...words] = wordsOf(step('HEALTHCHECK'));
    const check = spawn(process.execPath, words, { env: { PORT: String(port) }, stdio: 'ignore' });
    const [code] = await once(check, 'exit');
    server.close();
    return code;
  }

  test.each([
    [200, 0],
    [503, 1],
    [undefined, 1],
  ])('its health check: status %s is exit code %i', async (status, code) => {
    expect(await healthOf(status)).toBe(code);
  });
});

test("the function's image has the Node of its template, and its handler", () => {
  const [, image] = readStages(read('deploy/lambda/Dockerfile'));
  const template = read('apps/lambda/template.yaml');
  const [, runtime] = /Runtime: nodejs(\d+)\.x/.exec(template) ?? [];
  const [, handler] = /Handler: (\S+)/.exec(template) ?? [];
  expect(image?.from).toBe(`public.ecr.aws/lambda/nodejs:${runtime}`);
  expect(wordsOf(stepOf(image!, 'CMD')!)).toEqual([handler]);
});

test('nothing that was built or installed goes to the images, and no secret', () => {
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist', '.geoslide', 'deploy/.env']));
});
