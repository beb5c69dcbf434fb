/** https://www.w3.org/TR/png-3/#5PNG-file-signature */
export const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/** Whether a file begins as a PNG does. */
export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, i) => bytes[i] === byte);
}
