import type {
  callHere as CallHere,
  nearCall as NearCall,
  nearFailure as NearFailure,
  nearList as NearList,
  nearTrees as NearTrees,
  withoutNames as WithoutNames,
} from './near-forms.js';

// What `#near-forms` is for pages (the condition no-findings): a call that no form takes is told with the forms alone.

export const callHere: typeof CallHere = () => undefined;
export const nearCall: typeof NearCall = () => undefined;
export const nearFailure: typeof NearFailure = () => undefined;
export const nearTrees: typeof NearTrees = () => undefined;
export const nearList: typeof NearList = () => undefined;
export const withoutNames: typeof WithoutNames = () => undefined;
