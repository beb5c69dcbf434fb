/** An object as it is written. */
export interface NewObject {
  readonly key: string;
  readonly body: Uint8Array | string;
  readonly contentType: string;
  readonly contentDisposition?: string;
  readonly cacheControl?: string;
  /** On the condition that there is none of this key. */
  readonly onlyNew?: boolean;
}

/** What the function asks of S3. Each ends with an error where S3 does not do it. */
export interface Bucket {
  /** An object's text; undefined where there is none. */
  read(key: string): Promise<string | undefined>;
  /** Gives false where there is such an object and `onlyNew` says that there must not be: by an earlier write, or by a try of this one whose answer was lost. */
  write(object: NewObject): Promise<boolean>;
  /** An address at which anybody can read an object for so many seconds. */
  signedUrl(key: string, seconds: number): Promise<string>;
}
