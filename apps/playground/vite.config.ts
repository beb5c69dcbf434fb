import { defineConfig } from 'vite';

export default defineConfig({
  // Addresses are relative, so that the built site works at any path.
  base: './',
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    // The renderer is one piece that the page needs at once.
    chunkSizeWarningLimit: 1500,
  },
  worker: { format: 'es' },
});
