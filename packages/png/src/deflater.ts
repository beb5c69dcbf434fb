/** Deflates scanlines of channels part by part, while other work is done. */
export interface Deflater {
  /** Takes a part, which must not change until that is done; at the latest `finish` tells what fails. */
  write(scanlines: Uint8Array): Promise<void>;
  finish(): Promise<Uint8Array>;
}
