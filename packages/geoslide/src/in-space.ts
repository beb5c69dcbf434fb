// What a figure in space needs beyond one in the plane: it is loaded together.
export { drawSpace, spaceHandlesOf, spaceTextNeeds } from '@geoslide/core/space';
export { chooseSpaceView } from './choose-space-view.js';
