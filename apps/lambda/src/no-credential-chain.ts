/** In the bundle in the place of the SDK's search for credentials, which the client of this app is given. */
export const defaultProvider = () => async (): Promise<never> => {
  throw new Error('The S3 client has no credentials.');
};
