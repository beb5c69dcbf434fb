import type {
  nearCall as NearCall,
  nearList as NearList,
  nearProperty as NearProperty,
  nearTrees as NearTrees,
  withoutNames as WithoutNames,
} from './near-forms.js';

// What `#near-forms` is for pages (the condition no-findings): a call that no form takes is told with the forms alone,
// and a property that a value does not have with its name.

export const nearCall: typeof NearCall = () => undefined;
export const nearTrees: typeof NearTrees = () => undefined;
export const nearList: typeof NearList = () => undefined;
export const nearProperty: typeof NearProperty = () => '';
export const withoutNames: typeof WithoutNames = () => undefined;
