/**
 * Gives memory, zeros: shared at the first call, which V8 does not count, and ordinary from then on. The rest of V8's heap is small in a process that has just
 * started, and so is what may come to it before all of it is collected: the memory of a first picture alone, which outlives such a collection anyway, would
 * bring it about. Later pictures get memory that is counted, lest it pile up where sizes vary; it is faster to fill, too.
 */
export function firstUncounted(): (bytes: number) => ArrayBufferLike {
  let isFirst = true;
  return (bytes) => {
    // Not in every browser.
    const isShared = isFirst && typeof SharedArrayBuffer === 'function';
    isFirst = false;
    return isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes);
  };
}
