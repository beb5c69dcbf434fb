import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** What has been found where it is expected in the SDK. */
const met = new Set();

/**
 * The S3 client describes its 100 operations with keys that are constants, `[_h]: …`. As literals, `["http"]: …`, esbuild knows that they do nothing but be there,
 * and leaves out the operations that nobody calls.
 */
const plainKeys = {
  name: 'keys that are constants',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]client-s3[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const constants = new Map(
        [...source.matchAll(/^const (\w+) = ("[^"]*");$/gm)].map(([, name, text]) => [name, text]),
      );
      const contents = source.replace(/\[(\w+)\]:/g, (key, name) => {
        if (!constants.has(name)) return key;
        met.add(plainKeys.name);
        return `[${constants.get(name)}]:`;
      });
      return { contents };
    });
  },
};

/** The S3 client loads what reads streams of events when it meets one, which no object is: with it, esbuild would keep all that it needs, used or not. */
const noEventStreams = {
  name: 'streams of events',
  setup({ onResolve }) {
    onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ kind }) => {
      if (kind !== 'dynamic-import') return undefined;
      met.add(noEventStreams.name);
      return { path: fileURLToPath(new URL('dist/no-event-streams.js', import.meta.url)) };
    });
  },
};

/** Plugins of esbuild that leave out of the S3 client what the function never needs. */
export const leanSdk = [plainKeys, noEventStreams];

/** Throws, after a build, where the SDK has changed so that a plugin did nothing. */
export function checkLeanSdk() {
  const idle = leanSdk.find(({ name }) => !met.has(name));
  if (idle)
    throw new Error(`The AWS SDK has no ${idle.name} where they were: see in lean-sdk.mjs what to leave out now`);
}
