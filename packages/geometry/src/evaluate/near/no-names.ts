import { shortened } from '../names/shortened.js';
import type {
  functionMessage as FunctionMessage,
  nameMessage as NameMessage,
  ownValueMessage as OwnValueMessage,
} from './near-names.js';

// What `#near-names` is for pages (the condition no-findings): an unknown name is told without what may be meant.

export const nameMessage: typeof NameMessage = (name) => `unknown name ${shortened(name)}`;
export const functionMessage: typeof FunctionMessage = (name) => `unknown constructor or function ${shortened(name)}`;
export const ownValueMessage: typeof OwnValueMessage = (reason) => reason;
