import type { IncomingHttpHeaders } from 'node:http';

export interface HttpCall {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

/** What the built function exports, as API Gateway calls it. */
export type LambdaHandler = (event: object) => Promise<{
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly isBase64Encoded: boolean;
}>;
