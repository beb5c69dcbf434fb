/** Deflates scanlines of channels part by part, while other work is done. */
export interface Deflater {
  /** Begins with a part as soon as the one before is done; waits for nothing. The part must not change until all is finished. */
  write(scanlines: Uint8Array): Promise<void>;
  finish(): Promise<Uint8Array>;
}
