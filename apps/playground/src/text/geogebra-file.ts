import { printFigure, readGeoGebra } from 'geoslide';

/** Warnings that are written out; the rest is a number. */
const MAX_NOTES = 20;

/**
 * A GeoGebra file as figure text; what was left out of it, or is called otherwise, is said in comments before it.
 *
 * @throws ProtocolError for a file that can't be read
 */
export async function figureTextOf(bytes: Uint8Array): Promise<string> {
  const { project, warnings } = await readGeoGebra(bytes);
  const notes = warnings
    .slice(0, MAX_NOTES)
    .map(({ id, message }) => `-- ${id === undefined ? '' : `${id}: `}${message.replace(/\s+/g, ' ')}\n`);
  const rest = warnings.length - notes.length;
  const more = rest > 0 ? [`-- and ${rest} more\n`] : [];
  const head = [...notes, ...more].join('');
  return `${head}${head === '' ? '' : '\n'}${printFigure(project)}`;
}
