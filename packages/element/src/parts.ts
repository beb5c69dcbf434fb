// The parts that a page is made of which shows a project and lets hands move it.
export { createDrawLoop } from './drawing/draw-loop.js';
export { createDrawer } from './drawing/drawer.js';
export type {
  Answer,
  DrawAsk,
  Drawn,
  DrawOptions,
  ListedSlider,
  Move,
  ShownHandle,
  SpaceShown,
} from './drawing/drawn.js';
export { createMoves, type Moves } from './drawing/moves.js';
export {
  appended,
  applyTo,
  assigned,
  type Operation,
  operationOf,
  type Path,
  type StyleValue,
} from './drawing/project-change.js';
export { slidersOf } from './drawing/sliders.js';
export { createHandles, type Handles } from './hands/handles.js';
export { createPicture, type Picture, type PressedPlace } from './hands/picture.js';
export { imageOf } from './hands/space-place.js';
export { type ChosenView, ownView, placeIn, pxOf } from './hands/view.js';
export { handleWords } from './hands/words.js';
export { make } from './make.js';
export { pictureStyles } from './styles.js';
