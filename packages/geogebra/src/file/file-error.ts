import { ProtocolError } from '@geoslide/protocol';

/** A file that can't be read as a GeoGebra file at all; its message says why and where. */
export class FileError extends ProtocolError {
  constructor(reason: string) {
    const message = `The GeoGebra file can't be read: ${reason}`;
    super(message, [{ path: '', message: reason }]);
  }
}
