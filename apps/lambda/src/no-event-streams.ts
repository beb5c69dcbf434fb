/** In the bundle in the place of what the SDK loads to read streams of events: objects are none. */
export class EventStreamSerde {
  constructor() {
    throw new Error('The S3 client reads no streams of events.');
  }
}
