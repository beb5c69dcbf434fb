import { describe, expect, it } from 'vitest';
import { createService } from '../service.js';
import { createFakePorts } from '../testing/fake-ports.js';
import { bodyFor, paths, send } from '../testing/requests.js';

const service = createService(createFakePorts());

async function told(path: string, body: unknown, headers: Record<string, string> = {}) {
  const { json } = await send(service, { path, body, headers });
  const { warnings, problems } = json;
  return ((problems ?? warnings ?? []) as { message: string }[]).map(({ message }) => message);
}

describe('a query beside a body of JSON', () => {
  it.each(Object.keys(paths) as (keyof typeof paths)[])('%s does not tell of it', async (name) => {
    expect(await told(`${paths[name]}?size=640x480&contain=true`, bodyFor(name))).toEqual([]);
  });

  it.each(['/api/check', '/api/list'])('%s tells that it is not read', async (path) => {
    const { content } = bodyFor('v2');
    expect((await told(`${path}?slideIndex=1`, { content }))[0]).toMatch(/^the query \(slideIndex\) was ignored/);
  });

  it('tells it of figure text within JSON, before what is to be said of the text', async () => {
    const messages = await told('/api/check?contain=true', { content: 'A: Point(0, 0) {colr: red}' });
    expect(messages).toEqual([expect.stringMatching(/^the query/), expect.any(String)]);
  });

  it('is shortened', async () => {
    expect((await told(`/api/check?${'a'.repeat(5000)}=1`, { content: 'A: Point(0, 0)' }))[0]!.length).toBeLessThan(
      200,
    );
  });

  it('is read beside figure text, and nothing is told', async () => {
    const headers = { 'content-type': 'text/vnd.geoslide' };
    expect(await told(`${paths.v2}?contain=true`, 'A: Point(0, 0)', headers)).toEqual([]);
  });
});

describe('Accept', () => {
  it.each([
    ['v2', 'image/jpeg', 'image/png or application/pdf'],
    ['svg', 'image/png', 'image/svg+xml'],
    ['png', 'text/html, application/xml;q=0.9', 'image/png'],
  ] as const)('of %s that names only %s is told', async (name, accept, known) => {
    const [message, ...others] = await told(paths[name], bodyFor(name), { accept });
    expect(message).toBe(
      `the answer is JSON, for Accept names only what is not given here (${accept}): ask for ${known} to get the picture itself`,
    );
    expect(others).toEqual([]);
  });

  it.each(['*/*', 'application/*', 'text/html, */*;q=0.1', ';;;,image', ''])('%s is not told', async (accept) => {
    expect(await told(paths.v2, bodyFor('v2'), { accept })).toEqual([]);
  });
});
