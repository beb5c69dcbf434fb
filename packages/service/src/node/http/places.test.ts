import { expect, it } from 'vitest';
import { networkOf, type Place, surplusPlaces } from './places.js';

const place = (network: string, since: number, working = false): Place => ({ network, since, working });

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  [undefined, ''],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('the address with the most loses those that have waited longest', () => {
  const [crowd, old, newest] = [place('a', 2), place('a', 1), place('a', 3)];
  const other = place('b', 0);
  const all = new Set([crowd, old, newest, other]);
  const limits = { maxConnections: 2, maxWaitingPerAddress: 9 };
  expect(surplusPlaces(all, limits, 9)).toEqual([old, crowd]);
});

it('one address keeps its limit, and whose client waits for us is not counted', () => {
  const waiting = [place('a', 1), place('a', 2), place('a', 3)];
  const all = new Set([...waiting, place('a', 0, true), place('b', 0)]);
  expect(surplusPlaces(all, { maxConnections: 9, maxWaitingPerAddress: 2 }, 9)).toEqual([waiting[0]]);
});

it('who works or is new stays, whatever the limit', () => {
  const all = new Set([place('a', 0, true), place('a', 5), place('b', 4)]);
  expect(surplusPlaces(all, { maxConnections: 0, maxWaitingPerAddress: 0 }, 3)).toEqual([]);
});
