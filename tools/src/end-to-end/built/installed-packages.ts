import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { root } from '../../shared/root.js';
import { installedPackage, place } from './place.js';

/** Sources whose tests meet the installed package, by their folder. */
const PACKAGES: Readonly<Record<string, string>> = {
  'packages/service/src': '@geoslide/service',
  'apps/cli/src': '@geoslide/cli',
};

/** A module that is there for tests is no part of a package. */
const FOR_TESTS = /(^|\/)testing\//;

/** As much of a plugin of Vite as this one is. */
interface Plugin {
  readonly name: string;
  readonly enforce: 'pre';
  resolveId(source: string, importer?: string): string | undefined;
}

/**
 * A plugin of Vite that gives tests the installed packages in the place of the sources beside them, and of the packages that they import by name. What
 * reads values for the closed-form tests asks the installed library.
 */
export function installedPackages(): Plugin {
  const require = createRequire(join(place, 'package.json'));
  return {
    name: 'installed packages',
    enforce: 'pre',
    resolveId(source: string, importer = '') {
      if (source === './values.js' && importer.endsWith('/geometry/src/testing/closed-forms.ts'))
        return join(root, 'tools/src/end-to-end/built/values.ts');
      const folder = Object.keys(PACKAGES).find((each) => importer.startsWith(`${join(root, each)}/`));
      const isOurs = /^(@geoslide\/|geoslide$)/.test(source);
      if (isOurs && (folder !== undefined || importer.startsWith(place))) return require.resolve(source);
      if (folder === undefined) return undefined;
      const path = relative(join(root, folder), join(dirname(importer), source));
      if (!source.startsWith('.') || !path.endsWith('.js') || FOR_TESTS.test(path)) return undefined;
      return join(installedPackage(PACKAGES[folder] ?? ''), 'dist', path);
    },
  };
}
