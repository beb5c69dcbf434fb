import { shortened } from '../names/shortened.js';
import type {
  functionMessage as FunctionMessage,
  kindRemedy as KindRemedy,
  nameMessage as NameMessage,
  nearProperty as NearProperty,
  valueMessage as ValueMessage,
} from './near-names.js';

// What `#near-names` is for pages (the condition no-findings): an unknown name is told without what may be meant, and
// a property that a value does not have with its name alone.

export const nameMessage: typeof NameMessage = (name) => `unknown name ${shortened(name)}`;
export const functionMessage: typeof FunctionMessage = (name) => `unknown constructor or function ${shortened(name)}`;
export const valueMessage: typeof ValueMessage = (reason) => reason;
export const nearProperty: typeof NearProperty = () => '';
export const kindRemedy: typeof KindRemedy = (_, kinds) => `use ${[...kinds].join(', ')}`;
