import { API_KEY } from '../../servers/start-service.js';
import { all, bodyFor, call, type Endpoint, invalid, ok, paths, unauthorized } from './call.js';

const good = (name: Endpoint) => bodyFor(name, {});
const notJson = { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' };

/** Keys, content types and ids. */
export const headerCalls = [
  ...[
    undefined,
    'Bearer',
    'Bearer ',
    'Bearer wrong',
    `Basic ${API_KEY}`,
    API_KEY,
    `Bearer ${API_KEY} x`,
    `Bearer ${API_KEY}x`,
    `Bearer ${'x'.repeat(600)}`,
    'Bearer é',
  ].map((value) =>
    call(
      `5 Authorization ${value?.slice(0, 30)}`,
      paths.png,
      { headers: { Authorization: value }, body: good('png') },
      unauthorized,
    ),
  ),
  ...all.map((name) =>
    call(`5 no key (${name})`, paths[name], { headers: { Authorization: undefined }, body: good(name) }, unauthorized),
  ),
  call(
    '5 the key is asked for first',
    paths.v2,
    { headers: { Authorization: undefined }, body: 'nonsense' },
    unauthorized,
  ),
  call(
    '5 bearer in lower case',
    paths.png,
    { headers: { Authorization: `bearer ${API_KEY}` }, body: good('png') },
    ok(),
  ),
  ...[
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'application',
    '',
  ].map((type) =>
    call(`4.1 Content-Type ${type}`, paths.png, { headers: { 'Content-Type': type }, body: good('png') }, notJson),
  ),
  ...['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json;charset=UTF-8'].map((type) =>
    call(`4.1 Content-Type ${type}`, paths.png, { headers: { 'Content-Type': type }, body: good('png') }, ok()),
  ),
  call('Content-Encoding gzip', paths.png, { headers: { 'Content-Encoding': 'gzip' }, body: good('png') }, notJson),
  call(
    '4.1 x-request-id comes back',
    paths.png,
    { headers: { 'x-request-id': 'order 7/ä'.slice(0, 8) }, body: good('png') },
    ok(),
  ),
  call(
    '4.1 x-request-id comes back with an error',
    paths.png,
    { headers: { 'x-request-id': 'order-8' }, body: {} },
    invalid('content'),
  ),
  call(
    '4.1 x-request-id of 200 characters',
    paths.svg,
    { headers: { 'x-request-id': 'i'.repeat(200) }, body: good('svg') },
    ok(),
  ),
  call(
    '4.1 x-request-id of 2000 characters',
    paths.svg,
    { headers: { 'x-request-id': 'i'.repeat(2000) }, body: good('svg') },
    ok(),
  ),
  call(
    '4.1 x-request-id beyond ASCII',
    paths.svg,
    { headers: { 'x-request-id': 'caf\u00e9' }, body: good('svg') },
    ok(),
  ),
  call(
    '4.1 an empty x-request-id',
    paths.svg,
    { headers: { 'x-request-id': '' }, body: good('svg') },
    { ...ok(), newId: true },
  ),
];
