import { Readable } from 'node:stream';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { parseCommand } from '../arguments.js';
import { UsageError } from '../errors.js';
import { ownVersion } from '../version.js';
import { createMcpServer } from './create-mcp-server.js';
import { messagesOf } from './messages-of.js';

/** `geoslide mcp`: tools for language models, on standard input and output. Ends when standard input does. */
export async function mcp(args: string[]): Promise<void> {
  const { positionals } = parseCommand(args, {});
  if (positionals.length > 0) throw new UsageError(`"mcp" takes no file: "${positionals[0]}" is one too many`);
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('close', resolve);
    process.stdin.once('end', resolve);
  });
  const version = await ownVersion();
  const messages = messagesOf(process.stdin, (refusal) => process.stdout.write(`${JSON.stringify(refusal)}\n`));
  // Standard output belongs to the protocol.
  serveStdio(() => createMcpServer(version), {
    transport: new StdioServerTransport(Readable.from(messages)),
    onerror: (error) => console.error(`geoslide mcp: ${error.message}`),
  });
  await ended;
}
