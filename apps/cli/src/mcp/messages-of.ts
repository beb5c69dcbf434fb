/** An answer of JSON-RPC to a line that is no message. */
export interface Refusal {
  readonly jsonrpc: '2.0';
  /** That of the line, where it has one. */
  readonly id: string | number | null;
  readonly error: { readonly code: number; readonly message: string };
}

/** Codes of JSON-RPC. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;

/** A longer line is refused: what reads the messages ends at more, and the client would wait for ever. */
const MAX_LINE = 10 * 1024 * 1024;

const NEW_LINE = 10;

/**
 * The lines of an input that are messages of JSON-RPC; blank ones are left out. Whoever sends another one waits for an
 * answer, which `refuse` gets.
 */
export async function* messagesOf(
  input: AsyncIterable<Buffer>,
  refuse: (refusal: Refusal) => void,
): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let isRefused = false;
  for await (const chunk of input) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(NEW_LINE); end !== -1; end = rest.indexOf(NEW_LINE)) {
      const line = rest.subarray(0, end + 1);
      rest = rest.subarray(end + 1);
      const wasRefused = isRefused;
      isRefused = false;
      if (wasRefused) continue;
      if (line.length > MAX_LINE) {
        refuse(tooLong);
        continue;
      }
      const text = line.toString('utf8').trim();
      if (text === '') continue;
      const refusal = refusalOf(text);
      if (refusal === undefined) yield line;
      else refuse(refusal);
    }
    if (rest.length <= MAX_LINE) continue;
    if (!isRefused) refuse(tooLong);
    isRefused = true;
    rest = Buffer.alloc(0);
  }
}

function refusalOf(line: string): Refusal | undefined {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refusal(null, PARSE_ERROR, `The line is no JSON: ${error.message}. Send each message on one line.`);
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    return refusal(null, INVALID_REQUEST, 'The line is no JSON object: send each message on a line of its own.');
  const { jsonrpc, id, method } = message as Readonly<Record<string, unknown>>;
  const known = typeof id === 'string' || typeof id === 'number' ? id : null;
  if (jsonrpc !== '2.0') return refusal(known, INVALID_REQUEST, 'The message lacks "jsonrpc": "2.0".');
  if (typeof method === 'string' || 'result' in message || 'error' in message) return undefined;
  return refusal(known, INVALID_REQUEST, 'The message lacks a "method", such as "tools/list".');
}

const refusal = (id: Refusal['id'], code: number, message: string): Refusal => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

const tooLong = refusal(
  null,
  INVALID_REQUEST,
  `The line is longer than ${MAX_LINE / (1024 * 1024)} MB: send a smaller figure.`,
);
