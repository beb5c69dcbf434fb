const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 of RFC 4648 with padding. */
export function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const digits = [18, 12, 6, 0].map((shift) => ALPHABET[(group >> shift) & 63]!);
    const count = Math.min(3, bytes.length - i);
    parts.push(digits.slice(0, count + 1).join(''), '='.repeat(3 - count));
  }
  return parts.join('');
}
