import * as http from 'node:http';
import * as https from 'node:https';
import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { noteStorageRequest, traceHeaders } from '@geoslide/service';
import type { S3Settings } from './settings.js';

/** How long requests to S3 may take, ms. */
export interface S3Limits {
  /** One try: until its answer begins, and again until the answer's body has come. */
  readonly tryMs: number;
  /** A request with all its tries and its answer's body. */
  readonly totalMs: number;
}

/** Renders of 20 s and three requests, for keys, file and charge, end within the 29 s that a Lambda function has. */
export const DEFAULT_LIMITS: S3Limits = { tryMs: 1400, totalMs: 3000 };

/**
 * Makes every socket of an agent survive an error. S3 may answer a write early and close the connection: the socket then
 * fails after the SDK has its answer and nobody listens, which would end the process.
 */
function withErrorListener<A extends http.Agent>(agent: A): A {
  const connect = agent.createConnection;
  agent.createConnection = (...given) => connect.apply(agent, given)?.on('error', () => {});
  return agent;
}

/**
 * Puts each try into the trace of the call that it is made for, and its id into that call's log line, also where it
 * fails.
 */
function joinCalls(client: S3Client): S3Client {
  client.middlewareStack.add(
    (next) => async (args) => {
      // The request is signed by now: who passes it on may change these headers.
      if (isRequest(args.request)) Object.assign(args.request.headers, traceHeaders());
      try {
        const done = await next(args);
        noteStorageRequest(done.output?.$metadata.requestId);
        return done;
      } catch (error) {
        if (error instanceof S3ServiceException) noteStorageRequest(error.$metadata.requestId);
        throw error;
      }
    },
    { step: 'deserialize', priority: 'high' },
  );
  return client;
}

function isRequest(request: unknown): request is { readonly headers: Record<string, string> } {
  return typeof request === 'object' && request !== null && 'headers' in request;
}

/** The SDK's client for a bucket. At an endpoint of the settings, buckets are in the path. */
export function createS3Client({ endpoint, region }: S3Settings, { tryMs }: S3Limits): S3Client {
  // Who deploys chooses the version of Node; who reads the log can't.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const client = new S3Client({
    ...(region === undefined ? {} : { region }),
    ...(endpoint === undefined ? {} : { endpoint: endpoint.href, forcePathStyle: true }),
    requestHandler: {
      connectionTimeout: tryMs,
      requestTimeout: tryMs,
      throwOnRequestTimeout: true,
      httpAgent: withErrorListener(new http.Agent({ keepAlive: true })),
      httpsAgent: withErrorListener(new https.Agent({ keepAlive: true })),
    },
    // Servers other than Amazon's may not know checksums, and not answer "Expect: 100-continue".
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    userAgentAppId: 'geoslide',
  });
  return joinCalls(client);
}
