import { bodyFor, call, ok, paths, unauthorized } from './call.js';

/** Bodies that are no JSON object of a fair size. */
export const bodyCalls = [
  ['nothing', undefined],
  ['an empty text', ''],
  ['words', 'nonsense'],
  ['half an object', '{"content":'],
  ['a comma too many', '{"content":{},}'],
  ['NaN', '{"scale":NaN}'],
  ['single quotes', "{'content':1}"],
  ['a list', '[]'],
  ['a number', '7'],
  ['a string', '"x"'],
  ['null', 'null'],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', Buffer.from('{"content":{}}', 'utf16le')],
  ['101 levels', '['.repeat(101) + ']'.repeat(101)],
  ['a million levels', '{"a":'.repeat(1_000_000)],
  ['a NUL', '{"content":"\u0000"}'],
].map(([what, body]) =>
  call(`body: ${what}`, paths.png, { body }, { status: 400, code: 'INVALID_REQUEST', issues: true }),
);

const MB = 1024 * 1024;
const padded = (bytes: number) => {
  const text = JSON.stringify(bodyFor('png', { note: '' }));
  return text.replace('"note":""', `"note":"${'x'.repeat(bytes - Buffer.byteLength(text))}"`);
};

/** Bodies at the size limit. */
export const sizeCalls = [
  call('a body of 6 MB', paths.png, { body: padded(6 * MB) }, ok()),
  call(
    'a body of 6 MB and a byte',
    paths.png,
    { body: padded(6 * MB + 1) },
    { status: 413, code: 'PAYLOAD_TOO_LARGE' },
  ),
  call(
    'a body of 7 MB to no key',
    paths.png,
    { headers: { Authorization: undefined }, body: padded(7 * MB) },
    unauthorized,
  ),
];
