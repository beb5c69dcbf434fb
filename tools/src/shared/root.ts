import { fileURLToPath } from 'node:url';

/** The folder of the workspace, without a slash at its end. Sources and compiled modules lie as deep as each other. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
