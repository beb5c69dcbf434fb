import { watch } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

/** Editors write a file in several steps; ms of quiet that end them. */
const QUIET_MS = 80;

/** Calls `onChange` with the files that changed, one call at a time. Folders are watched, since editors replace files. */
export function watchFiles(files: readonly string[], onChange: (changed: readonly string[]) => Promise<void>): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;

  async function flush(): Promise<void> {
    timer = undefined;
    if (isBusy) return;
    isBusy = true;
    while (changed.size > 0 && timer === undefined) {
      const batch = [...changed];
      changed.clear();
      await onChange(batch);
    }
    isBusy = false;
  }

  for (const folder of new Set(files.map((file) => dirname(resolve(file))))) {
    const here = files.filter((file) => dirname(resolve(file)) === folder);
    watch(folder, (_, name) => {
      for (const file of here) if (name === null || name === basename(file)) changed.add(file);
      if (changed.size === 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), QUIET_MS);
    });
  }
}
