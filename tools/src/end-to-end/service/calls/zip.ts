import { deflateRawSync } from 'node:zlib';

/** An entry of a zip, and what the zip says of it where that is not true. */
export interface Entry {
  readonly name: string;
  readonly content: Buffer;
  readonly saysSize?: number;
  readonly saysPacked?: number;
  /** Its bytes are those of the first entry. */
  readonly isFirst?: boolean;
}

/** A zip that may lie (APPNOTE.TXT of PKWARE, 4.3). Nobody reads the checksums here: they are 0. */
export function zipOf(entries: readonly Entry[], { saysEntries = entries.length } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  let firstSize = 0;
  for (const { name, content, saysSize = content.length, saysPacked, isFirst = false } of entries) {
    const packed = isFirst ? Buffer.alloc(0) : deflateRawSync(content, { level: 9 });
    if (parts.length === 0) firstSize = packed.length;
    const local = Buffer.alloc(30 + name.length);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30, 'latin1');
    const central = Buffer.alloc(46 + name.length);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(saysPacked ?? (isFirst ? firstSize : packed.length), 20);
    central.writeUInt32LE(saysSize, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(isFirst ? 0 : at, 42);
    central.write(name, 46, 'latin1');
    directory.push(central);
    if (isFirst) continue;
    parts.push(local, packed);
    at += local.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(saysEntries, 8);
  end.writeUInt16LE(saysEntries, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, list, end]);
}
