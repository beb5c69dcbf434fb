type NumberArray = Float64Array | Int32Array | Int8Array | Uint16Array | Uint8Array;

/** `to` with what is in `from` at its start: arrays that grow are copied into longer ones. */
export function copied<T extends NumberArray>(from: NumberArray, to: T): T {
  to.set(from);
  return to;
}
