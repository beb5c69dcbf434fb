import { isProtocolError } from '@geoslide/protocol';
import { type Frame, parseFrames } from 'geoslide';
import { UsageError } from '../errors.js';

/** `--frames a=0..2π:60 --frames b=0..1:60` */
export function framesOption(texts: readonly string[] | undefined): readonly Frame[] | undefined {
  if (texts === undefined) return undefined;
  try {
    return parseFrames(texts);
  } catch (error) {
    if (isProtocolError(error)) throw new UsageError(`--frames: ${error.message}`);
    throw error;
  }
}
