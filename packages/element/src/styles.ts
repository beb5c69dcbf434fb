/** How a picture and its handles look, as CSS; `--grip` may be another colour of handles. */
export const pictureStyles = `
.sheet {
  position: relative;
}
.sheet > canvas,
.sheet > svg {
  display: block;
  width: 100%;
  height: auto;
}
/* Handles are clipped where the picture ends, so that none makes the page wider. */
.handles {
  position: absolute;
  inset: 0;
  overflow: clip;
  pointer-events: none;
}
.stale .handles {
  display: none;
}
.handle {
  position: absolute;
  min-width: 12px;
  min-height: 12px;
  translate: -50% -50%;
  border-radius: 4px;
  pointer-events: auto;
  touch-action: none;
  cursor: move;
}
.handle:is(.point, .thumb) {
  min-width: 26px;
  min-height: 26px;
  border-radius: 50%;
}
.handle.thumb {
  cursor: ew-resize;
}
.handle.held,
.handle.held:hover {
  cursor: grabbing;
}
.handle::before {
  content: "";
  position: absolute;
  inset: 0;
  border: 1.5px solid var(--grip, #2f7bea);
  border-radius: inherit;
  opacity: 0;
}
.handle:is(.label, .text, .button)::before {
  border-style: dashed;
  border-width: 1px;
}
.handle:is(.point, .thumb)::before {
  inset: 3px;
  background: color-mix(in srgb, var(--grip, #2f7bea) 22%, transparent);
}
.picture:hover .handle:is(.point, .thumb)::before {
  opacity: 0.4;
}
.picture .handle:is(:hover, .held)::before {
  opacity: 1;
}
.handle:focus-visible {
  outline-color: var(--grip, #2f7bea);
  outline-offset: 1px;
}
/* A label may lie over its point, and so does the point's handle over the label: what is seen of each is its own. */
@media (pointer: fine) {
  .handle:is(.point, .thumb):not(:focus-visible) {
    z-index: 1;
    clip-path: circle(9px);
  }
}
@media (pointer: coarse) {
  .handle:is(.point, .thumb) {
    min-width: 40px;
    min-height: 40px;
  }
  .handle:is(.point, .thumb)::before {
    inset: 10px;
    opacity: 0.4;
  }
}
`;

/** How a figure lies in a page. */
export const elementStyles = `
:host {
  display: block;
  /* Something has to come near to the window. */
  min-height: 1px;
}
:host([hidden]) {
  display: none;
}
*,
*::before {
  box-sizing: border-box;
}
.sheet {
  width: min(100%, var(--wanted, var(--width)));
}
.picture.turns {
  touch-action: pan-y;
  cursor: grab;
}
.picture.turns:active {
  cursor: grabbing;
}
.picture.stale > * {
  opacity: 0.35;
}
.message {
  margin: 0;
  padding: 8px 12px;
  border: 1px solid;
  color: light-dark(#b3261e, #ff9b92);
  font: 14px / 1.45 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
.message[hidden] {
  display: none;
}
.unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
}
`;
