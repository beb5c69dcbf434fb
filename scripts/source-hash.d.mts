/** A hash of what the build reads: sources, and not their tests. */
export function sourceHash(root?: string): string;
/** Whether the last build was of the sources with this hash, and its files are there. */
export function isBuilt(hash?: string, root?: string): boolean;
/** Removes what former builds made of sources that are not there any more. */
export function removeStale(root?: string): void;
/** Says that the build was of the sources with this hash. */
export function keepStamp(hash: string, root?: string): void;
/** Ends a script that uses the build where the build is older than the sources. */
export function requireBuild(): void;
