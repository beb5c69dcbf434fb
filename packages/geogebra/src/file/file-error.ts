import { ProtocolError } from '@geoslide/protocol';

/** Characters of a reason: those of the parser quote the file, which may have a name of megabytes. */
const MAX_REASON = 300;

/** A file that can't be read as a GeoGebra file at all; its message says why and where. */
export class FileError extends ProtocolError {
  constructor(whole: string) {
    const reason = whole.length > MAX_REASON ? `${whole.slice(0, MAX_REASON)}…` : whole;
    const message = `The GeoGebra file can't be read: ${reason}`;
    super(message, [{ path: '', message: reason }]);
  }
}
