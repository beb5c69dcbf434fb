/**
 * The lengths of a complete prefix code, none over `limit`, that spends few bits on symbols of these frequencies (Huffman 1952; where codes get too long,
 * frequencies are halved, as bzip2 does). Symbols that do not occur have length 0; a lone symbol has length 1.
 */
export function codeLengths(frequencies: Uint32Array, limit: number): Uint8Array {
  const lengths = new Uint8Array(frequencies.length);
  const symbols: number[] = [];
  for (let symbol = 0; symbol < frequencies.length; symbol++) if (frequencies[symbol]! > 0) symbols.push(symbol);
  symbols.sort((a, b) => frequencies[a]! - frequencies[b]! || a - b);
  const count = symbols.length;
  if (count < 2) {
    if (count === 1) lengths[symbols[0]!] = 1;
    return lengths;
  }
  let weights = symbols.map((symbol) => frequencies[symbol]!);
  let depths = treeDepths(weights);
  // The lightest leaf is the deepest.
  while (depths[0]! > limit) {
    weights = weights.map((weight) => 1 + (weight >> 1));
    depths = treeDepths(weights);
  }
  symbols.forEach((symbol, i) => {
    lengths[symbol] = depths[i]!;
  });
  return lengths;
}

/** Depths of the leaves of Huffman's tree; weights increase, so the lightest nodes are always at the front of two queues. */
function treeDepths(weights: readonly number[]): number[] {
  const leaves = weights.length;
  const weight = [...weights];
  const parent: number[] = [];
  let leaf = 0;
  let inner = leaves;
  const lightest = (): number =>
    leaf < leaves && (inner >= weight.length || weight[leaf]! <= weight[inner]!) ? leaf++ : inner++;
  for (let node = leaves; node < 2 * leaves - 1; node++) {
    const a = lightest();
    const b = lightest();
    weight.push(weight[a]! + weight[b]!);
    parent[a] = node;
    parent[b] = node;
  }
  const depths = new Array<number>(2 * leaves - 1).fill(0);
  for (let node = 2 * leaves - 3; node >= 0; node--) depths[node] = depths[parent[node]!]! + 1;
  return depths.slice(0, leaves);
}

/** The canonical codes of these lengths, with their bits in the order in which deflate sends them (RFC 1951, 3.2.2). */
export function codesOf(lengths: Uint8Array): Uint16Array {
  const counts = new Uint16Array(17);
  for (let symbol = 0; symbol < lengths.length; symbol++) if (lengths[symbol]! > 0) counts[lengths[symbol]!]! += 1;
  const next = new Uint16Array(17);
  for (let length = 1; length < 16; length++) next[length + 1] = (next[length]! + counts[length]!) << 1;
  const codes = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol]!;
    if (length > 0) codes[symbol] = reversed(next[length]!++, length);
  }
  return codes;
}

function reversed(code: number, length: number): number {
  let bits = 0;
  for (let i = 0; i < length; i++) bits |= ((code >> i) & 1) << (length - 1 - i);
  return bits;
}
