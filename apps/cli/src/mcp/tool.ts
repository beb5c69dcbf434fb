import { nearestName } from '@geoslide/protocol';
import {
  type CallToolResult,
  type Tool as ListedTool,
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server';
import type * as v from 'valibot';
import { messageOf } from '../errors.js';
import { toolArguments } from './tool-arguments.js';

/** A tool as the protocol lists it, and what it does. */
export interface Tool {
  readonly listed: ListedTool;
  call(args: unknown): Promise<CallToolResult>;
}

interface Described<E> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly entries: E;
}

/** A tool that only reads; what `run` throws, and arguments that are wrong, become answers that are errors. */
export function tool<const E extends v.ObjectEntries>(
  { name, title, description, entries }: Described<E>,
  run: (args: v.InferOutput<v.StrictObjectSchema<E, undefined>>) => CallToolResult | Promise<CallToolResult>,
): Tool {
  const { inputSchema, read } = toolArguments(entries);
  return {
    listed: { name, title, description, inputSchema, annotations: { readOnlyHint: true } },
    async call(args) {
      const given = read(args ?? {});
      if ('problems' in given) return refused(`The arguments of ${name} are wrong.`, ...given.problems);
      try {
        return await run(given.value);
      } catch (error) {
        return refused(messageOf(error));
      }
    },
  };
}

const refused = (...lines: string[]): CallToolResult => ({
  content: [{ type: 'text', text: lines.join('\n') }],
  isError: true,
});

/** Has a server list tools and call them. */
export function serveTools({ server }: McpServer, tools: readonly Tool[]): void {
  const byName = new Map(tools.map((each) => [each.listed.name, each]));
  server.registerCapabilities({ tools: {} });
  server.setRequestHandler('tools/list', () => ({ tools: tools.map(({ listed }) => listed) }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const called = byName.get(params.name);
    if (called === undefined) throw unknownTool(params.name, [...byName.keys()]);
    return server.projectCallToolResult(await called.call(params.arguments), undefined);
  });
}

function unknownTool(name: string, names: readonly string[]): ProtocolError {
  const within = names.find((each) => name.toLowerCase().includes(each)) ?? nearestName(name, names);
  const hint = within === undefined ? '' : `did you mean ${within}? `;
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no tool ${JSON.stringify(name)}: ${hint}There are ${names.join(', ')}.`,
  );
}
