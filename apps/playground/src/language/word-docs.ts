import type { DefinitionWord, SettingWord } from '@geoslide/figure';

/** How the statements of figure text that begin with a word are written. */
export const wordDocs: Readonly<Record<SettingWord | DefinitionWord, string>> = {
  view: 'view -6 .. 6, -2 .. 5 scale 60 – what the picture shows, and its px for a unit',
  camera: 'camera {yaw: 0.6, pitch: 0.3, projection: orthographic} – where a slide in space is seen from',
  axes: 'axes on, axes off or axes {…} – both axes',
  xaxis: 'xaxis {color: gray} – the axis to the right',
  yaxis: 'yaxis {color: gray} – the axis upwards',
  zaxis: 'zaxis {color: gray} – the third axis, in space',
  grid: 'grid on, grid off or grid {color: #ddd}',
  background: 'background {color: white}',
  numbers: 'numbers {decimal: comma} – how the numbers that are shown are written',
  lang: 'lang ja – the language of the texts, which chooses the forms of Chinese characters',
  workingPlane: 'workingPlane off or workingPlane {…} – the plane that is shown in space',
  layers: 'layers A, B = 2 – what lies above, and how far',
  style: 'style Segment {lineWidth: 1.5} or style Point label {fontSize: 14} – how a type looks',
  template: 'template "name" – the styles of a template',
  text: 'text t: "h = {{h}}" {offsetX: 1, offsetY: 2} – a text at a place',
  slider: 'slider a: 0 .. 5 step 0.1 = 1 "a" – a number that can be moved',
  button: 'button b: "Go" {actions: […]} – a button',
  image: 'image p: "data:…" – a picture',
  primitive: 'primitive A: … – a definition that is drawn',
  other: 'other n: … – a definition that is not drawn',
  definition: 'definition A {kind: …} – a definition of a kind that has no word',
};
