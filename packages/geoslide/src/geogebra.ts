import type { FileContent, Warning } from '@geoslide/protocol';

/** Whether bytes can be a GeoGebra file: a zip, which no other project is. */
export function isGeoGebra(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * Reads a GeoGebra file (`.ggb`) as a project of one slide. What reads it is loaded with the first call.
 *
 * @param bytes the file, or the `geogebra.xml` that is in it
 * @returns the project, with warnings of what is left out, stays as it was saved or has another name
 * @throws ProtocolError for what is no such file or is too large; the message says what
 */
export async function readGeoGebra(
  bytes: Uint8Array,
): Promise<{ readonly project: FileContent; readonly warnings: readonly Warning[] }> {
  const reader = await import('@geoslide/geogebra');
  const { project, warnings } = reader.readGeoGebra(bytes);
  return { project, warnings };
}
