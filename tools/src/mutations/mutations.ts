import { drawing } from './drawing.js';
import type { Mutation } from './mutation.js';
import { others } from './others.js';
import { raster } from './raster.js';

export const mutations: readonly Mutation[] = [...raster, ...drawing, ...others];
