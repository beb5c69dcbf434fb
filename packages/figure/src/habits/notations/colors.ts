/** A colour by its red, green and blue: shares of 1, or of 255 where one of them is more. */
export function hexOf(parts: readonly number[]): string {
  const most = parts.every((part) => part <= 1) ? 255 : 1;
  const hex = parts.map((part) =>
    Math.min(255, Math.round(most * part))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

/** `(1, 0, 0)`, `rgb(255, 0, 0)`, `RGBColor[1, 0, 0]` or `gray(0.5)` as `#ff0000`; undefined for another text. */
export function colorOfNumbers(text: string): string | undefined {
  const [, word = '', inner = ''] = /^(\w*)\s*[([{]\s*(?:RGB\s*,\s*)?([\d.,\s]+)[)\]}]$/.exec(text.trim()) ?? [];
  const parts = inner.split(',').map(Number);
  if (inner === '' || parts.some(Number.isNaN) || !/^(?:rgba?|RGB(?:A|Color)?|COLOR|gr[ae]y|GrayLevel)?$/i.test(word))
    return undefined;
  if (parts.length === 1 && /^gr/i.test(word)) return hexOf([parts[0]!, parts[0]!, parts[0]!]);
  return parts.length === 3 || parts.length === 4 ? hexOf(parts.slice(0, 3)) : undefined;
}
