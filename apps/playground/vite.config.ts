import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

/** What tells of mistakes in figure text: 150 kB of the thread, compressed. */
const HABITS = '#habits';

/** Leaves that out of the thread that renders, to which the page gives projects that it has read. */
const withoutHabits: Plugin = {
  name: 'without-habits',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source === HABITS) {
      const dist = importer.slice(0, importer.lastIndexOf('/dist/'));
      return join(dist, 'dist', 'habits', 'late-habits.js');
    }
    return source === './every-habit.js' && dirname(importer).endsWith('/habits') ? `\0${HABITS}` : undefined;
  },
  load: (id) => (id === `\0${HABITS}` ? 'export {};' : undefined),
};

export default defineConfig({
  // Addresses are relative, so that the built site works at any path.
  base: './',
  build: {
    outDir: 'dist/site',
    target: 'es2022',
    // The renderer is one piece that the page needs at once.
    chunkSizeWarningLimit: 1500,
  },
  worker: { format: 'es', plugins: () => [withoutHabits] },
});
