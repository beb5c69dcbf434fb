import { createHash } from 'node:crypto';
import type { RenderResult } from '@geoslide/protocol';

export type Format = 'png' | 'svg' | 'tikz' | 'pdf';

/** A format's file: `mimeType` is what results say (spec.md 2.6), `contentType` what the file is served with. */
export interface FileKind {
  readonly extension: string;
  /** What asks for the file itself in `Accept`. */
  readonly accept: string;
  readonly mimeType: RenderResult['mimeType'];
  readonly contentType: string;
}

export const fileKinds: Readonly<Record<Format, FileKind>> = {
  png: { extension: 'png', accept: 'image/png', mimeType: 'image/png', contentType: 'image/png' },
  svg: { extension: 'svg', accept: 'image/svg+xml', mimeType: 'image/svg+xml', contentType: 'image/svg+xml' },
  tikz: { extension: 'tex', accept: 'text/x-tex', mimeType: 'text/plain', contentType: 'text/plain; charset=utf-8' },
  pdf: {
    extension: 'pdf',
    accept: 'application/pdf',
    mimeType: 'application/pdf',
    contentType: 'application/pdf',
  },
};

/** A file's name says its content, so it never changes. */
export const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Hex digits of the content's SHA-256 in a file name: 128 bits, so that two contents never share a name. */
const NAME_DIGITS = 32;

export function fileName(bytes: Uint8Array, kind: FileKind): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return `${hash.slice(0, NAME_DIGITS)}.${kind.extension}`;
}

export function objectKeyOf(prefix: string, customerId: string, day: Date, filename: string): string {
  const parts = [customerId, day.toISOString().slice(0, 10), filename];
  return (prefix === '' ? parts : [prefix, ...parts]).join('/');
}

export function contentDisposition(filename: string): string {
  return `inline; filename="${filename}"`;
}

/** Path of the files that a storage of this process holds. */
export const FILES_PATH = '/files/';

/** The address of a stored file for a storage that the service serves itself. */
export function fileUrl(origin: string, key: string): string {
  return `${origin.replace(/\/+$/, '')}${FILES_PATH}${key}`;
}

/** Whether a key is one that {@link objectKeyOf} makes: no empty, hidden or upward part. */
export function isObjectKey(key: string): boolean {
  return key.split('/').every((part) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part));
}

/** What a file is by its name; undefined where that is no output of ours. */
function kindOf(key: string): FileKind | undefined {
  return Object.values(fileKinds).find(({ extension }) => key.endsWith(`.${extension}`));
}

/**
 * The type of a file for who asked for the file itself in `Accept`: TeX is served as plain text elsewhere, so that
 * browsers show it.
 */
export function acceptedType(key: string): string | undefined {
  const kind = kindOf(key);
  return kind?.contentType.replace(/^[^;]+/, kind.accept);
}

/** The headers that a file of ours is served with, or nothing where the name is no output of ours. */
export function fileHeaders(key: string): Record<string, string> | undefined {
  const filename = key.slice(key.lastIndexOf('/') + 1);
  const kind = kindOf(filename);
  if (kind === undefined) return undefined;
  return {
    'content-type': kind.contentType,
    'content-disposition': contentDisposition(filename),
    'cache-control': CACHE_CONTROL,
    'x-content-type-options': 'nosniff',
    // An SVG that is opened by itself is a document: it gets no scripts and no network.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox",
    etag: `"${filename.slice(0, NAME_DIGITS)}"`,
  };
}
