import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStages, type Stage, stepOf, wordsOf } from './read-dockerfile.js';

// Does what the Dockerfiles say without a container engine: their commands run in a folder that stands for the image,
// on what the checkout would send. The service then runs as the image's user, who can write to the data's folder only,
// and nginx before it, where it is installed. Needs root, as in a container.

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const [build, image] = readStages(read('deploy/Dockerfile')) as [Stage, Stage];
const [lambdaBuild] = readStages(read('deploy/lambda/Dockerfile')) as [Stage];

const isRoot = process.getuid?.() === 0;
const hasNginx = spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;

const folder = mkdtempSync(join(tmpdir(), 'geoslide-image-'));
const inFolder = (path: string) => join(folder, path);
/** A command of the image as it is in the folder. */
const placed = (command: string) => command.replace(/(?<=[\s=]|^)(?=\/(app|data|function|src)\b)/g, folder);

const running = new Set<ChildProcess>();

function start(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): { process: ChildProcess; said(): string } {
  const process = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text;
    });
  }
  running.add(process);
  process.on('exit', () => running.delete(process));
  return { process, said: () => said };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function runSteps(stage: Stage): void {
  for (const { name, text } of stage.steps) {
    if (name === 'RUN') execFileSync('sh', ['-ec', placed(text)], { cwd: inFolder('src'), stdio: ['ignore', 2, 2] });
  }
}

/** The variables of the image, for a service at that port. */
function environment(port: number): NodeJS.ProcessEnv {
  const set = stepOf(image, 'ENV')!
    .split(/\s+/)
    .map((each) => each.split('=') as [string, string]);
  const { PATH = '' } = process.env;
  return {
    PATH,
    ...Object.fromEntries(set),
    GEOSLIDE_STORAGE: inFolder('data'),
    HOST: '127.0.0.1',
    PORT: String(port),
  };
}

/** A command as the image's user, with a root that is read-only but for the data, and without rights. */
function confined(words: readonly string[]): [string, string[]] {
  const [uid, gid] = stepOf(image, 'USER')!.split(':') as [string, string];
  const data = inFolder('data');
  const script = `mount --bind ${data} ${data} && mount -o remount,ro,bind / && exec setpriv --reuid ${uid} --regid ${gid} --clear-groups --no-new-privs "$@"`;
  return ['unshare', ['--mount', 'sh', '-ec', script, 'sh', ...words]];
}

const entry = [process.execPath, ...wordsOf(stepOf(image, 'ENTRYPOINT')!).slice(1).map(placed)];

/** What the health check of the image says at that port. */
const isHealthy = (port: number) =>
  spawnSync(process.execPath, wordsOf(stepOf(image, 'HEALTHCHECK')!).slice(1), { env: environment(port) }).status === 0;

async function until(holds: () => boolean, what: () => string): Promise<void> {
  for (let i = 0; i < 100; i++) {
    if (holds()) return;
    await sleep(200);
  }
  throw new Error(what());
}

const project = JSON.parse(read('examples/thales.json'));
const call = (base: string, key: string, body: unknown) =>
  fetch(`${base}/api/render/v2`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

beforeAll(() => {
  const ignored = read('.dockerignore').split('\n');
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  for (const file of files.toString().split('\0')) {
    // What else .dockerignore names is built or installed, which git does not list.
    if (file === '' || ignored.some((path) => file === path || file.startsWith(`${path}/`))) continue;
    mkdirSync(dirname(inFolder(`src/${file}`)), { recursive: true });
    copyFileSync(join(root, file), inFolder(`src/${file}`));
  }
  chmodSync(folder, 0o755);
  runSteps(build);
  runSteps(image);
});

afterAll(() => {
  for (const process of running) process.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe.runIf(isRoot)('the image of the service', () => {
  it('is small', () => {
    const kilobytes = Number(execFileSync('du', ['-sk', inFolder('app')], { encoding: 'utf8' }).split('\t')[0]);
    console.log(`the image adds ${(kilobytes / 1024).toFixed(0)} MB to its base`);
    // A mistake such as TypeScript, with 31 MB, does not fit in.
    expect(kilobytes).toBeLessThan(140 * 1024);
  });

  it('serves as a user who can write to the data only, tells its health, and stops in order', async () => {
    const port = await freePort();
    const env = environment(port);
    expect(isHealthy(port)).toBe(false);
    const created = spawnSync(...confined([...entry, 'keys', 'create', '--customer', 'acme']), {
      env,
      encoding: 'utf8',
    });
    const key = /\bgsk_[\w-]+/.exec(created.stdout)?.[0];
    expect(key, created.stdout + created.stderr).toBeDefined();

    const service = start(...confined([...entry, ...wordsOf(stepOf(image, 'CMD')!)]), env);
    await until(() => isHealthy(port), service.said);
    const base = `http://127.0.0.1:${port}`;
    const answer = await call(base, key!, { content: project });
    const result = await answer.json();
    expect(answer.status, JSON.stringify(result)).toBe(200);
    expect((await fetch(result.url)).headers.get('content-type')).toBe('image/png');
    expect((await fetch(`${base}/`)).status, 'the playground').toBe(200);
    expect((await fetch(`${base}/ready`)).status).toBe(200);
    expect(statSync(inFolder('data/files')).uid).toBe(Number(stepOf(image, 'USER')!.split(':')[0]));

    service.process.kill('SIGTERM');
    const [code] = await once(service.process, 'exit');
    expect(code, service.said()).toBe(0);
  });

  it('can write nowhere else', () => {
    const places = ['/', '/tmp', inFolder('app'), inFolder('app/dist')]
      .map((place) => `! touch ${place}/x`)
      .join(' && ');
    expect(spawnSync(...confined(['sh', '-c', places])).status).toBe(0);
    expect(spawnSync(...confined(['sh', '-c', `touch ${inFolder('data')}/x`])).status).toBe(0);
  });
});

describe.runIf(hasNginx)('nginx before the service', () => {
  it('passes calls on, tells who called, and answers in the shape of our errors', async () => {
    const [port, http, https] = [await freePort(), await freePort(), await freePort()];
    const config = read('deploy/nginx.conf')
      .replaceAll(/listen \[::\]:.*\n/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${http};`)
      .replace('listen 443 ', `listen 127.0.0.1:${https} `)
      .replace('127.0.0.1:8787', `127.0.0.1:${port}`)
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder);
    const certificate = [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=figures.example.org',
    ];
    execFileSync('openssl', [...certificate, '-keyout', 'privkey.pem', '-out', 'fullchain.pem'], {
      cwd: folder,
      stdio: 'ignore',
    });
    writeFileSync(
      inFolder('nginx.conf'),
      `daemon off; error_log stderr; pid ${folder}/nginx.pid; events {}\nhttp { access_log off;\n${config}\n}\n`,
    );
    const words = ['-p', folder, '-c', inFolder('nginx.conf')];
    const tested = spawnSync('nginx', ['-t', ...words], { encoding: 'utf8' });
    expect(tested.status, tested.stderr).toBe(0);

    const env = { ...environment(port), GEOSLIDE_API_KEY: 'test-key', GEOSLIDE_TRUSTED_PROXIES: '127.0.0.1' };
    const service = start(entry[0]!, [...entry.slice(1), 'serve'], { ...env, GEOSLIDE_STORAGE: inFolder('behind') });
    await until(() => isHealthy(port), service.said);
    const proxy = start('nginx', words, process.env);
    const base = `https://127.0.0.1:${https}`;
    // The certificate is its own.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    await until(
      () => spawnSync('openssl', ['s_client', '-connect', `127.0.0.1:${https}`], { input: '' }).status === 0,
      proxy.said,
    );

    const answer = await call(base, 'test-key', { content: project });
    const { url } = await answer.json();
    expect(answer.status).toBe(200);
    expect(url).toMatch(/^https:\/\/127\.0\.0\.1/);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await call(base, 'another', { content: project })).status).toBe(401);

    const tooLarge = await call(base, 'test-key', ' '.repeat(6 * 1024 * 1024 + 1));
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toMatchObject({
      success: false,
      code: 'PAYLOAD_TOO_LARGE',
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });

    service.process.kill('SIGTERM');
    await once(service.process, 'exit');
    const gone = await call(base, 'test-key', { content: project });
    expect(gone.status).toBe(503);
    expect(gone.headers.get('content-type')).toBe('application/json');
    expect(await gone.json()).toMatchObject({ success: false, code: 'SERVICE_STOPPING' });
    proxy.process.kill('SIGTERM');
    await once(proxy.process, 'exit');
  });
});

describe("the function's image", () => {
  it('is built, and answers an event', () => {
    runSteps(lambdaBuild);
    const event = {
      version: '2.0',
      rawPath: '/health',
      requestContext: { http: { method: 'GET' }, stage: '$default' },
    };
    const script = `import('${inFolder('function/app/index.mjs')}').then(async ({ handler }) => {
      process.stdout.write(JSON.stringify(await handler(${JSON.stringify(event)})), () => process.exit());
    });`;
    const env = { PATH: process.env.PATH, GEOSLIDE_BUCKET: 'bucket', AWS_REGION: 'eu-central-1' };
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { env, encoding: 'utf8' });
    // What it printed before is its log.
    expect(stdout.split('\n').at(-1), stderr).toMatch(/^{"statusCode":200,/);
  });
});
