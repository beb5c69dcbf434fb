// For tools that use the build, as their first import: ends them where it is older than the sources.
import { requireBuild } from '../../../scripts/source-hash.mjs';

requireBuild();
