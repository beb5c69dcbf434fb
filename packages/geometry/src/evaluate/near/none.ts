import type {
  knownForms as KnownForms,
  nearCall as NearCall,
  nearFailure as NearFailure,
  nearList as NearList,
  nearTrees as NearTrees,
  withForms as WithForms,
  withoutNames as WithoutNames,
} from './near-forms.js';
import { signatureText } from './signature-text.js';

// What `#near-forms` is for pages (the condition no-findings): a call that no form takes is told with the forms alone.

export const knownForms: typeof KnownForms = (name, forms) =>
  forms.map(({ signature }) => signatureText(name, signature.parameters)).join(' · ');
export const nearCall: typeof NearCall = () => undefined;
export const nearFailure: typeof NearFailure = () => undefined;
export const nearTrees: typeof NearTrees = () => undefined;
export const nearList: typeof NearList = () => undefined;
export const withoutNames: typeof WithoutNames = () => undefined;
export const withForms: typeof WithForms = (reason) => reason;
