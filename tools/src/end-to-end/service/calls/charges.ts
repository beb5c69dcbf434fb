import { bodyFor, call, type Endpoint, invalid, ok, paths } from './call.js';

const again = (id: string, name: Endpoint, fields: Readonly<Record<string, unknown>>, charges: number) =>
  call(
    `8 ${id}`,
    paths[name],
    { headers: { 'x-request-id': id.split(':')[0] }, body: bodyFor(name, fields) },
    { ...ok(), charges },
  );

/** In this order: each is charged, or not, for what came before it. */
export const chargeCalls = [
  again('twice: first', 'png', {}, 1),
  again('twice: the same', 'png', {}, 0),
  again('twice: another body', 'png', { scale: 40 }, 1),
  again('twice: another endpoint', 'svg', {}, 1),
  again('other: another id', 'png', {}, 1),
  { ...again('failed: not charged', 'png', { scale: -1 }, 0), expected: invalid('scale') },
  again('failed: then right', 'png', {}, 1),
];
