import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settings, unknownSettings } from '@geoslide/service';
import { openStorage } from '@geoslide/storage';
import { DCLinter } from 'dclint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly env_file?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: unknown;
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly stop_grace_period?: string;
}

/** Of the linter, whose own types are not found. */
interface LintResult {
  readonly messages: readonly { readonly line: number; readonly message: string }[];
}

const folder = new URL('./', import.meta.url);
const path = fileURLToPath(new URL('compose.yaml', folder));
const text = readFileSync(path, 'utf8');
const { services, volumes }: { services: Record<string, Service>; volumes: object } = parse(text, { merge: true });
const all = Object.entries(services);

/** What the linter and the schema of Compose say of a file. */
function problemsOf(file: string): string[] {
  const rules = {
    ...Object.fromEntries(order.map((rule) => [rule, 0 as const])),
    'require-quotes-in-ports': [1, { quoteType: 'double' }] as [1, object],
  };
  const results: LintResult[] = new DCLinter({ rules, quiet: true, debug: false, exclude: [] }).lintFiles(
    [file],
    false,
  );
  if (results.length !== 1) throw new Error(`${results.length} files were looked at`);
  return results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`));
}

// The order of keys and services is ours: by what is started first.
const order = [
  'service-keys-order',
  'services-alphabetical-order',
  'service-dependencies-alphabetical-order',
  'top-level-properties-order',
];

describe('compose.yaml', () => {
  it('is what the schema of Compose says, and passes its linter', () => {
    expect(problemsOf(path)).toEqual([]);
  });

  it.each(all)('%s has an image of one version, or the one that is built here', (_, { image, build }) => {
    if (build === undefined && image !== 'geoslide') expect(image).toMatch(/:[\w.-]*\d[\w.-]*$/);
    else expect(image).toBe('geoslide');
  });

  it.each(all)('%s waits for what it needs until that is ready', (name, { depends_on: needed = {} }) => {
    for (const [other, { condition }] of Object.entries(needed)) {
      const { healthcheck, restart } = services[other]!;
      expect(condition, `${name} → ${other}`).toBe(
        healthcheck === undefined ? 'service_completed_successfully' : 'service_healthy',
      );
      // What has to end is not started again.
      if (healthcheck === undefined) expect(restart ?? 'no').toBe('no');
    }
  });

  const ours = all.filter(([, { image }]) => image === 'geoslide');

  it.each(ours)('%s has settings of the service only', (_, { environment = {} }) => {
    expect(unknownSettings(Object.fromEntries(Object.keys(environment).map((name) => [name, ''])), 'serve')).toEqual(
      [],
    );
    const others = Object.keys(environment).filter((name) => !(name in settings));
    expect(others).toEqual(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);
  });

  it.each(ours)('%s can open the storage that it names', async (_, { environment = {} }) => {
    const given = Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replace(/\$\{\w+\}/g, 'secret'),
    ]);
    const env = Object.fromEntries(given);
    const opened = await openStorage(env.GEOSLIDE_STORAGE, { env });
    await opened.close();
    expect(opened.place).toBe('s3://geoslide/ and postgres://database:5432/geoslide');
    const endpoint = new URL(env.GEOSLIDE_STORAGE).searchParams.get('endpoint');
    for (const address of [env.DATABASE_URL, endpoint]) expect(services).toHaveProperty(new URL(address).hostname);
  });

  it.each(ours)('%s can write nowhere, and has no rights', (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  });

  it('has passwords of the operator, and none of its own', () => {
    const variables = [...text.matchAll(/\$\{(\w+)(:\?[^}]+)?\}/g)].map(([, name, needed]) => ({ name, needed }));
    for (const name of ['POSTGRES_PASSWORD', 'STORAGE_PASSWORD']) {
      expect(variables.some((variable) => variable.name === name && variable.needed !== undefined)).toBe(true);
    }
    expect(new Set(variables.map(({ name }) => name)).size).toBe(2);
    expect(text.match(/PASSWORD: (?!\$\{)/g)).toBeNull();
  });

  it('shows nothing to strangers by itself', () => {
    expect(all.flatMap(([, { ports = [] }]) => ports)).toEqual(['127.0.0.1:8787:8787']);
  });

  it('names files that are there', () => {
    const { build, env_file: files = [] } = services.geoslide!;
    const context = new URL(`${build!.context}/`, folder);
    expect(existsSync(new URL(build!.dockerfile, context))).toBe(true);
    for (const file of files) expect(existsSync(new URL(file, folder))).toBe(true);
    expect(Object.keys(volumes)).toEqual(['database', 'storage']);
  });

  it('leaves the service its time to stop', () => {
    const seconds = Number(/^(\d+)s$/.exec(services.geoslide!.stop_grace_period!)?.[1]);
    expect(seconds * 1000).toBeGreaterThan(Number(settings.GEOSLIDE_STOP_TIMEOUT_MS.fallback));
  });
});

describe('the check of the schema finds', () => {
  it.each([
    ['a misspelt key', 'read_only: true', 'readonly: true'],
    ['a value of another type', 'pids_limit: 256', 'pids_limit: [256]'],
    ['a condition that is none', 'service_healthy', 'service_ready'],
    ['a port for strangers', '127.0.0.1:8787:8787', '8787:8787'],
  ])('%s', (_, from, to) => {
    const folder = mkdtempSync(join(tmpdir(), 'geoslide-compose-'));
    const copy = join(folder, 'compose.yaml');
    writeFileSync(copy, text.replace(from, to));
    const problems = problemsOf(copy);
    rmSync(folder, { recursive: true });
    expect(problems).not.toEqual([]);
  });
});
