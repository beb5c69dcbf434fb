import { nearestName } from '@geoslide/protocol';
import { McpServer, ProtocolError, ProtocolErrorCode, ResourceTemplate } from '@modelcontextprotocol/server';
import { llmsText } from 'geoslide';
import { type Reference, references } from './references.js';
import { serveTools } from './tool.js';
import { tools } from './tools.js';

/** The tools `render`, `check`, `list`, `language` and `assert`; the guide and the references as resources. */
export function createMcpServer(version: string): McpServer {
  const server = new McpServer(
    { name: 'geoslide', title: 'Geoslide', version },
    {
      instructions:
        'Draws figures of plane and solid geometry. Read the guide once (the resource geoslide://guide, or the tool language with the query guide), write figure text, render it, look at the picture, mend what warnings name. Use assert to prove what the figure is meant to show.',
    },
  );
  const pages = references();
  addGuide(server);
  for (const reference of pages) addReference(server, reference);
  addMissing(server, ['guide', ...pages.map(({ name }) => name)]);
  serveTools(server, tools);
  return server;
}

function addGuide(server: McpServer): void {
  server.registerResource(
    'guide',
    'geoslide://guide',
    {
      title: 'How to write figures',
      description: 'Format, constructors, examples, warnings',
      mimeType: 'text/markdown',
    },
    async ({ href }) => ({ contents: [{ uri: href, mimeType: 'text/markdown', text: llmsText() }] }),
  );
}

function addReference(server: McpServer, { name, title, description, read }: Reference): void {
  server.registerResource(
    name,
    `geoslide://${name}`,
    { title, description, mimeType: 'text/markdown' },
    async ({ href }) => ({ contents: [{ uri: href, mimeType: 'text/markdown', text: await read() }] }),
  );
}

/** Answers to an address under which there is nothing with those that there are. */
function addMissing(server: McpServer, names: readonly string[]): void {
  server.registerResource(
    'page',
    new ResourceTemplate('geoslide://{+page}', { list: undefined }),
    { title: 'A page by its name', mimeType: 'text/markdown' },
    ({ href }) => {
      const nearest = nearestName(
        href,
        names.map((name) => `geoslide://${name}`),
      );
      const hint = nearest === undefined ? '' : `did you mean ${nearest}? `;
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `There is no page ${href}: ${hint}There are ${names.join(', ')}, each behind geoslide://.`,
      );
    },
  );
}
