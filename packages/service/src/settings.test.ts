import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.js';
import { httpLimits } from './node/http/limits.js';
import { settingsOf } from './options.js';
import { type Setting, settings, unknownSettings } from './settings.js';

const all = Object.entries<Setting>(settings);
const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** A line of the table in docs/deploy.md. */
function row(name: string, { homes, fallback, meaning }: Setting): string {
  const where = homes.length === 2 ? 'both' : homes[0] === 'lambda' ? 'Lambda' : '`serve`';
  const value = /^[\w.*]+$/.test(fallback) && !/^(none|needed|AWS)$/.test(fallback) ? `\`${fallback}\`` : fallback;
  return `| \`${name}\` | ${where} | ${value} | ${meaning} |`;
}

/** The document with the table that the settings make. */
function withTable(text: string): string {
  const table = [
    '| variable | where | default | meaning |',
    '| --- | --- | --- | --- |',
    ...all.map((one) => row(...one)),
  ];
  return text.replace(/(<!-- settings -->\n)[\s\S]*(<!-- end of settings -->)/, `$1\n${table.join('\n')}\n\n$2`);
}

/** The lines of deploy/geoslide.env: what the variable means, and its default behind a comment sign. */
function exampleOf([name, { fallback, meaning }]: readonly [string, Setting]): string {
  const isWord = /^[\w.*]+$/.test(fallback) && !/^(none|AWS)$/.test(fallback);
  const said = `${meaning.replaceAll('`', '')}${isWord ? '' : `; default: ${fallback}`}`;
  const comment = said.replace(/(.{1,116})(\s+|$)/g, '# $1\n').trimEnd();
  return `${comment}\n#${name}=${isWord ? fallback : ''}`;
}

// `npx vitest run packages/service/src/settings.test.ts --update` writes both files.
describe('the settings', () => {
  it('are the table of docs/deploy.md', async () => {
    const text = withTable(readFileSync(file('docs/deploy.md'), 'utf8'));
    for (const [name] of all) expect(text).toContain(`| \`${name}\` |`);
    await expect(text).toMatchFileSnapshot(file('docs/deploy.md'));
  });

  it('are the lines of deploy/geoslide.env', async () => {
    const head =
      '# Settings of geoslide serve, for compose.yaml and geoslide.service. docs/deploy.md has the same as a table.\n';
    const ofServe = all.filter(([, { homes }]) => homes.includes('serve'));
    const text = [head, ...ofServe.map((one) => `${exampleOf(one)}\n`)].join('\n');
    await expect(text).toMatchFileSnapshot(file('deploy/geoslide.env'));
  });

  it('are all that the sources name', () => {
    const folders = ['packages', 'apps'].flatMap((group) =>
      readdirSync(file(group)).map((name) => `${group}/${name}/src`),
    );
    const sources = folders
      .flatMap((folder) => readdirSync(file(folder), { recursive: true }).map((name) => `${folder}/${name}`))
      .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(path));
    const named = new Set(
      sources.flatMap((path) => readFileSync(file(path), 'utf8').match(/\bGEOSLIDE_[A-Z_]*[A-Z]/g) ?? []),
    );
    expect(named.size).toBeGreaterThan(30);
    expect([...named].filter((name) => !(name in settings))).toEqual([]);
  });

  const { ratePerSecond, cpuSecondsPerMinute, renderCpuMs } = readEnvironment({}, 1);
  const service = settingsOf({});
  const http = httpLimits();
  it.each([
    ['GEOSLIDE_PREFIX', service.prefix],
    ['GEOSLIDE_MAX_BODY_BYTES', service.maxBodyBytes],
    ['GEOSLIDE_MAX_SIDE', service.maxSide],
    ['GEOSLIDE_MAX_BATCH', service.maxBatch],
    ['GEOSLIDE_TIMEOUT_MS', service.timeoutMs],
    ['GEOSLIDE_RENDER_CPU_MS', renderCpuMs],
    ['GEOSLIDE_QUEUE_LIMIT', service.queueLimit],
    ['GEOSLIDE_BYTES_IN_FLIGHT', service.bytesInFlight],
    ['GEOSLIDE_CORS_ORIGINS', service.corsOrigins],
    ['GEOSLIDE_RATE_PER_SECOND', `${ratePerSecond} per core`],
    ['GEOSLIDE_CPU_SECONDS_PER_MINUTE', `${cpuSecondsPerMinute} per core`],
    ['GEOSLIDE_MAX_CONNECTIONS', http.maxConnections],
    ['GEOSLIDE_MAX_WAITING_PER_ADDRESS', http.maxWaitingPerAddress],
    ['GEOSLIDE_MAX_LARGE_ANSWERS', http.maxLargeAnswers],
    ['GEOSLIDE_HEADERS_TIMEOUT_MS', http.headersMs],
    ['GEOSLIDE_BODY_TIMEOUT_MS', http.bodyMs],
    ['GEOSLIDE_MIN_BODY_RATE', http.minBodyRate],
    ['GEOSLIDE_READ_TIMEOUT_MS', http.readMs],
  ] as const)('%s has the default that counts', (name, value) => {
    expect(settings[name].fallback).toBe(String(value));
  });
});

describe('unknownSettings', () => {
  it('finds what is misspelt, and what the other home has', () => {
    const env = { GEOSLIDE_MAX_SIDES: '1', GEOSLIDE_MAX_SIDE: '2', GEOSLIDE_BUCKET: 'b', PATH: '/bin' };
    expect(unknownSettings(env, 'serve')).toEqual(['GEOSLIDE_BUCKET', 'GEOSLIDE_MAX_SIDES']);
    expect(unknownSettings(env, 'lambda')).toEqual(['GEOSLIDE_MAX_SIDES']);
  });
});
