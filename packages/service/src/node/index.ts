export { createFolderPorts, type FolderOptions, folderCharges, folderKeyFile } from './folder-ports.js';
