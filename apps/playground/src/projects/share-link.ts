import { t } from '../words/words.js';
import type { ProjectIdentity } from './identity.js';

/** A project that a link brings. */
export interface SharedProject extends Pick<ProjectIdentity, 'name'> {
  readonly text: string;
}

/** Characters of a project that a link may bring: a short link can hold very much. */
const MAX_CHARACTERS = 20_000_000;

const CODE = 'deflate-raw';

/** The fragment of an address that holds the project: no server sees it. */
export async function fragmentOf({ name, text }: SharedProject): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(CODE));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const parts = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, i) =>
    String.fromCharCode(...bytes.subarray(8192 * i, 8192 * (i + 1))),
  );
  const code = btoa(parts.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `name=${encodeURIComponent(name)}&project=${code}`;
}

/** The project in a fragment; undefined where it has none. Throws where it is cut off, damaged or too large. */
export async function sharedIn(fragment: string): Promise<SharedProject | undefined> {
  const given = new URLSearchParams(fragment);
  const code = given.get('project');
  if (code === null) return undefined;
  const name = given.get('name') || 'shared';
  try {
    const packed = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0));
    const text = await unpacked(bytes);
    return { name, text };
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new Error(t('The link is not whole: copy all of it, or ask for the project as a file.'));
  }
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(CODE));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > MAX_CHARACTERS) {
      void reader.cancel();
      throw new RangeError(t('The link brings a project of more than 20 MB: ask for it as a file.'));
    }
  }
  return text + decoder.decode();
}
