/**
 * Thrown by the ports for keys, files and charges where their store can't be reached, is too slow or fails: the client may
 * try again, and gets 503 STORAGE_UNAVAILABLE. The message and cause are for the operator's log.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}
