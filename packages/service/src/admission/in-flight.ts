import { ServiceError } from '../service-error.js';

export interface InFlightOptions {
  /** Calls at a time, from their admission to their answer. */
  readonly maxCalls: number;
  /** Bytes of their bodies together. */
  readonly maxBytes: number;
}

/** A call's place. */
export interface Place {
  /**
   * The body has as many bytes by now; fewer than it was admitted with change nothing.
   * @throws ServiceError RENDER_QUEUE_FULL where there is no room for them.
   */
  grow(bytes: number): void;
  /** Marks the render as running: the call does not give way to others any more. */
  keep(): void;
  leave(): void;
}

export interface InFlight {
  /**
   * Admits a call before its body is read. `giveWay` ends it with the reason, where another key needs its place.
   * @throws ServiceError RENDER_QUEUE_FULL
   */
  enter(keyId: string, bytes: number, giveWay: (reason: ServiceError) => void): Place;
  /** Calls that have a place now, and the bytes of their bodies. */
  load(): { readonly calls: number; readonly bytes: number };
}

interface Call {
  readonly keyId: string;
  readonly giveWay: (reason: ServiceError) => void;
  bytes: number;
  kept: boolean;
}

function full(): ServiceError {
  const message = 'Too many renders are waiting. The call was not charged; try again in a second.';
  return new ServiceError('RENDER_QUEUE_FULL', message, { headers: { 'retry-after': '1' } });
}

const count = () => 1;
const bytesOf = ({ bytes }: Call) => bytes;

/**
 * Bounds the calls and the bytes that are in memory. While there is room, a key may use all of it; where there is none, the
 * key that holds most gives way, latest call first, to one that holds less.
 */
export function createInFlight({ maxCalls, maxBytes }: InFlightOptions): InFlight {
  const calls = new Set<Call>();

  function total(size: (call: Call) => number, keyId?: string): number {
    let sum = 0;
    for (const call of calls) if (keyId === undefined || call.keyId === keyId) sum += size(call);
    return sum;
  }

  /** The latest call that can give way, of the key that holds most and more than `moreThan`. */
  function greediest(size: (call: Call) => number, moreThan: number): Call | undefined {
    const held = new Map<string, number>();
    for (const call of calls) held.set(call.keyId, (held.get(call.keyId) ?? 0) + size(call));
    let found: Call | undefined;
    let most = moreThan;
    for (const call of calls) {
      const own = held.get(call.keyId) ?? 0;
      if (call.kept || size(call) === 0 || own < most || own <= moreThan) continue;
      most = own;
      found = call;
    }
    return found;
  }

  /** Makes room for `more` of a size, where the key may have it. */
  function makeRoom(call: Call, size: (call: Call) => number, more: number, max: number): void {
    while (total(size) + more > max) {
      const other = greediest(size, total(size, call.keyId) + more);
      if (other === undefined) throw full();
      calls.delete(other);
      other.giveWay(full());
    }
  }

  return {
    load: () => ({ calls: calls.size, bytes: total(bytesOf) }),
    enter(keyId, bytes, giveWay) {
      const call: Call = { keyId, giveWay, bytes: 0, kept: false };
      makeRoom(call, count, 1, maxCalls);
      makeRoom(call, bytesOf, bytes, maxBytes);
      call.bytes = bytes;
      calls.add(call);
      return {
        grow(bytes) {
          if (!calls.has(call) || bytes <= call.bytes) return;
          makeRoom(call, bytesOf, bytes - call.bytes, maxBytes);
          call.bytes = bytes;
        },
        keep() {
          call.kept = true;
        },
        leave() {
          calls.delete(call);
        },
      };
    },
  };
}
