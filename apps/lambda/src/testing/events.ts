import type { ALBEvent, APIGatewayProxyEvent, APIGatewayProxyEventV2 } from 'aws-lambda';

// Events as AWS sends them, shortened where nothing of ours reads them.

export interface EventCall {
  readonly method?: string;
  readonly path?: string;
  readonly body?: string | null;
  readonly headers?: Record<string, string>;
  readonly base64?: boolean;
  /** Decoded. */
  readonly query?: Record<string, string>;
}

function parts({ method = 'POST', path = '/api/render', body = null, headers = {}, base64 = false, query }: EventCall) {
  const encoded = body !== null && base64 ? Buffer.from(body).toString('base64') : body;
  return { method, path, body: encoded, headers, base64, query };
}

const multi = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));

/** API Gateway, REST API. */
export function restEvent(call: EventCall, stage = 'prod'): APIGatewayProxyEvent {
  const { method, path, body, headers, base64, query = null } = parts(call);
  return {
    resource: '/{proxy+}',
    path,
    httpMethod: method,
    headers: { Host: 'abc.execute-api.eu-central-1.amazonaws.com', ...headers },
    multiValueHeaders: multi({ Host: 'abc.execute-api.eu-central-1.amazonaws.com', ...headers }),
    queryStringParameters: query,
    multiValueQueryStringParameters: query && multi(query),
    pathParameters: { proxy: path.slice(1) },
    stageVariables: null,
    requestContext: {
      accountId: '123456789012',
      apiId: 'abc',
      authorizer: null,
      protocol: 'HTTP/1.1',
      httpMethod: method,
      identity: {
        accessKey: null,
        accountId: null,
        apiKey: null,
        apiKeyId: null,
        caller: null,
        clientCert: null,
        cognitoAuthenticationProvider: null,
        cognitoAuthenticationType: null,
        cognitoIdentityId: null,
        cognitoIdentityPoolId: null,
        principalOrgId: null,
        sourceIp: '192.0.2.1',
        user: null,
        userAgent: 'curl/8',
        userArn: null,
      },
      path: `/${stage}${path}`,
      stage,
      requestId: 'c6af9ac6-7b61-11e6-9a41-93e8deadbeef',
      requestTimeEpoch: 1583348638390,
      resourceId: '123456',
      resourcePath: '/{proxy+}',
    },
    body,
    isBase64Encoded: base64,
  };
}

/** API Gateway, HTTP API, and with stage `$default` a function URL. */
export function httpEvent(call: EventCall, stage = '$default'): APIGatewayProxyEventV2 {
  const { method, path, body, headers, base64, query } = parts(call);
  const rawPath = stage === '$default' ? path : `/${stage}${path}`;
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: { host: 'abc.execute-api.eu-central-1.amazonaws.com', 'content-length': '1', ...headers },
    requestContext: {
      accountId: '123456789012',
      apiId: 'abc',
      domainName: 'abc.execute-api.eu-central-1.amazonaws.com',
      domainPrefix: 'abc',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'curl/8' },
      requestId: 'JKJaXmPLvHcESHA=',
      routeKey: '$default',
      stage,
      time: '10/Mar/2020:05:16:23 +0000',
      timeEpoch: 1583817383220,
    },
    ...(body === null ? {} : { body }),
    isBase64Encoded: base64,
  };
}

/** Application load balancer, with single-value or multi-value headers. */
export function balancerEvent(call: EventCall, multiValue: boolean): ALBEvent {
  const { method, path, body, headers, base64, query = {} } = parts(call);
  const encoded = Object.fromEntries(Object.entries(query).map((pair) => pair.map(encodeURIComponent)));
  const all = { host: 'lb-1.eu-central-1.elb.amazonaws.com', 'x-forwarded-for': '192.0.2.1', ...headers };
  return {
    requestContext: {
      elb: { targetGroupArn: 'arn:aws:elasticloadbalancing:eu-central-1:123456789012:targetgroup/a/1' },
    },
    httpMethod: method,
    path,
    ...(multiValue
      ? { multiValueHeaders: multi(all), multiValueQueryStringParameters: multi(encoded) }
      : { headers: all, queryStringParameters: encoded }),
    body: body ?? '',
    isBase64Encoded: base64,
  };
}
