export { createFolderPorts, type FolderOptions, folderCharges, folderKeyFile } from './folder-ports.js';
export { createHttpServer } from './http-server.js';
export { createLocalRenderer, type LocalRendererOptions } from './local-renderer.js';
export type { WorkerRenderer } from './worker-renderer.js';
