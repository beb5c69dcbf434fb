import type {
  Camera2D,
  Camera3D,
  Definition,
  FileContent,
  RenderRequest,
  RenderV2Request,
  SchemaName,
  Size,
  Slide,
  StyleSheet,
  Template,
  View2D,
  View3D,
  ViewBound,
  ViewBounds,
} from '@geoslide/protocol';

/** A sentence for each key: the compiler asks for those that are missing. */
type Keys<T, K extends keyof T = keyof T> = { readonly [N in K]-?: string };

const definition: Keys<
  Definition,
  Exclude<keyof Definition, 'kind' | 'source' | 'template' | 'at' | 'offset' | 'title' | 'url' | 'min' | 'max' | 'step'>
> = {
  id: 'The name by which other definitions use it: a letter, then letters, digits, "_" and primes, such as A, f_1 or A\'. Not x, y or t.',
  label: 'A text template beside the object, LaTeX math: "{{id}}", "a = {{value}}".',
  parent: 'The id of the definition that it was made from.',
  inheritStyle: 'Takes the style of the parent where its own says nothing.',
  showIf: 'A condition such as "a > 2": it is drawn only where this holds. Others may use it all the same.',
  direction: 'How an editor moves the slider; not drawn.',
  autoPlay: 'Whether an editor moves the slider; not drawn.',
  actions: 'What a click does in an editor; not drawn.',
};

const kind = 'Which kind of definition it is.';
const source = 'An expression of the construction language: "Point(?, ?)", "Segment(A, B)", "y = x^2".';
const address = 'The address of the picture: "data:…", or an http or https address that the host allows.';
const bound = (what: string, none: string) => `${what}, an expression as a string or a number; without it ${none}.`;

const bounds: Keys<ViewBound> = {
  left: 'The logical x of the left edge, less than right.',
  right: 'The logical x of the right edge.',
  bottom: 'The logical y of the lower edge, less than top.',
  top: 'The logical y of the upper edge.',
};

const styleSheet: Keys<StyleSheet> = {
  background: 'What lies behind everything.',
  numbers: 'How the numbers that are shown are written.',
  xaxis: 'The x-axis of the plane.',
  yaxis: 'The y-axis of the plane.',
  grid: 'The grid of the plane.',
  types: 'Styles of all objects of a type, as [type name, style]: ["Segment", {"lineWidth": 3}].',
  typeLabels: 'Styles of the labels of all objects of a type, as [type name, style].',
  primitives: 'Styles of single objects, as [id, style]; stronger than those of types.',
  primitiveLabels: 'Styles of the labels of single objects, as [id, style].',
  textType: 'The style of all texts.',
  texts: 'Styles of single texts, as [id, style]; `offsetX`, `offsetY` are their place.',
  sliderType: 'The style of all sliders.',
  sliders: 'Styles of single sliders, as [id, style].',
  buttonType: 'The style of all buttons.',
  buttons: 'Styles of single buttons, as [id, style].',
  imageType: 'The style of all pictures.',
  images: 'Styles of single pictures, as [id, style].',
  elementLayers: 'The order of drawing: ids, or [id, layer] pairs, of which the higher are on top.',
  xaxis3d: 'The x-axis in space.',
  yaxis3d: 'The y-axis in space.',
  zaxis3d: 'The z-axis in space.',
  workingPlane: 'The grid in z = 0.',
  types3d: 'As `types`, in space.',
  typeLabels3d: 'As `typeLabels`, in space.',
  primitives3d: 'As `primitives`, in space.',
  primitiveLabels3d: 'As `primitiveLabels`, in space.',
};

const camera3D: Keys<Camera3D, Exclude<keyof Camera3D, 'kind'>> = {
  offset: 'The point [x, y, z] in the middle of the view; [0, 0, 0] where nobody says.',
  view: 'A direction by its name, for what the camera does not say itself; auto is chosen so that no face is seen edge-on; firstAngle and thirdAngle are front, top and side in one picture.',
  yaw: 'The horizontal angle of the eye, radians; π/4 where nobody says.',
  pitch: 'The vertical angle of the eye, radians; π/6 where nobody says.',
  projection: 'How space is projected; orthographic where nobody says.',
  obliqueAngle: 'The direction of what goes back in an oblique view, radians; π/4 where nobody says.',
  obliqueScaleRatio: 'How much shorter it is there, at least 0; 0.5 where nobody says.',
  scale: 'Zoom: 1 / scale logical units are seen from top to bottom; 0.1 where nobody says.',
  scaleZ: 'How many times as long a unit of z is drawn as one of x or y; 1 where nobody says.',
};

const request = {
  content: 'The project, or a figure text.',
  slideIndex: 'Which slide is drawn, from 1.',
  template: 'Background and styles of types that replace those of the slide.',
  transparent: 'Leaves the background colour out.',
  contain: 'Lays the view around the content, with `padding` px free on each side (16 where nobody says).',
  size: 'px of the picture at pixelRatio 1.',
} as const;

const legacy: Keys<RenderRequest> = {
  ...request,
  viewBound: 'The part of the plane that is drawn, logical units.',
  scale: 'px per logical unit, greater than 0; the slide’s own where nobody says.',
  scaleY:
    'px per logical unit upwards, greater than 0; where nobody says, `scale` times the ratio of the slide’s own scales.',
  pixelRatio: 'Device px per px, greater than 0.',
};

const renderV2: Keys<RenderV2Request, Exclude<keyof RenderV2Request, 'scale' | 'scaleY' | 'pixelRatio'>> = {
  ...request,
  view2D: 'The view of a slide of the plane; without it the one that the slide saves. Not together with view3D.',
  view3D: 'The view of a slide in space, of which the slide’s camera fills in the rest.',
};

const project: Keys<FileContent> = {
  slides: 'The slides, of which one is drawn at a time.',
  messages: 'Conversations of an editor; never drawn.',
  templateStyle: 'A style sheet for new slides; never drawn from.',
  metadata: 'The version of the format.',
};

const slide: Keys<Slide> = {
  definitions: 'What there is on the slide; the order means little, a definition may use any other.',
  uvarMap:
    'The values of the placeholders: ["A.0", -4] is the first "?" in the source of A, ["A.1", 0] its second; ["a.0", 1.2] the value of the slider a.',
  styleSheet: 'How it is drawn; whatever is missing has a default.',
  doc: 'Rich text beside the slide; never drawn.',
  camera: 'The view that the slide saves.',
  viewBounds: 'The bounds of a finite canvas, logical units.',
  fit: 'Where no view is asked for, the view is laid around the content.',
  lang: 'The language of the texts, a tag such as "ja": characters of Chinese take their Japanese forms.',
};

const template: Keys<Template> = {
  backgroundStyle: 'Background, grid and axes; of the latter looks only.',
  defaultStyle: 'Styles of types, which replace the slide’s.',
};

const viewBounds: Keys<ViewBounds> = {
  minX: 'The logical x of the left edge.',
  maxX: 'The logical x of the right edge.',
  minY: 'The logical y of the lower edge.',
  maxY: 'The logical y of the upper edge.',
  scale: 'px per logical unit; the camera’s where nobody says.',
  scaleY: 'The same upwards, where they differ from `scale`.',
};

const camera2D: Keys<Camera2D> = {
  kind: 'A camera of the plane; so is one without a kind.',
  offset: 'The point [x, y] in the middle of the view; [0, 0] where nobody says.',
  scale: 'px per logical unit, greater than 0; 50 where nobody says.',
  scaleY: 'The same upwards, where they differ from `scale`.',
};

const view2D: Keys<View2D> = {
  ...bounds,
  scale: legacy.scale,
  scaleY: legacy.scaleY,
  pixelRatio: legacy.pixelRatio,
};

const size: Keys<Size> = { width: 'px, a whole number from 1.', height: 'px, a whole number from 1.' };

const view3D: Keys<View3D> = {
  ...camera3D,
  ...size,
  pixelRatio: legacy.pixelRatio,
};

/** What each key is for, by the names of schemas. */
export const keyDescriptions: Partial<Record<SchemaName, Readonly<Record<string, string>>>> = {
  RenderV2Request: renderV2,
  RenderRequest: legacy,
  SvgRequest: legacy,
  TikzRequest: legacy,
  InspectRequest: { content: request.content, slideIndex: 'Which slide, from 1; all of them where nobody says.' },
  ViewBound: bounds,
  View2D: view2D,
  View3D: view3D,
  Size: size,
  Template: template,
  Project: project,
  Slide: slide,
  PrimitiveDefinition: { kind, ...definition, source },
  OtherDefinition: { kind, ...definition, source },
  TextDefinition: {
    kind,
    ...definition,
    template: 'The text: a template such as "a = {{a}}", plain or LaTeX.',
    at: 'The point on which it hangs, an expression such as "A"; `offsetX`, `offsetY` of its style are then px from there.',
    offset: 'A pair in logical units, such as "(0.5, a)": added to `at`, or its place where there is none.',
  },
  SliderDefinition: {
    kind,
    ...definition,
    min: bound('The least value', '-5'),
    max: bound('The greatest value', '5'),
    step: bound('The step', '0.1'),
  },
  ButtonDefinition: { kind, ...definition, title: 'What stands on it, a text template.' },
  ImageDefinition: { kind, ...definition, source: `${address} Or Image("…") around it.`, url: address },
  UnknownDefinition: { kind, id: definition.id },
  Camera2D: camera2D,
  Camera3D: { kind: 'A camera in space, which makes the slide one in space.', ...camera3D },
  ViewBounds: viewBounds,
  StyleSheet: styleSheet,
};

/** What each thing is, by the names of schemas. */
export const descriptions: Readonly<Record<SchemaName, string>> = {
  RenderV2Request: 'The body of /api/render/v2.',
  RenderRequest: 'The body of /api/render.',
  SvgRequest: 'The body of /api/render-svg.',
  TikzRequest: 'The body of /api/render-tikz.',
  InspectRequest: 'The body of /api/check and /api/list.',
  ViewBound: 'A part of the plane, logical units.',
  View2D: 'A view of the plane.',
  View3D: 'A view in space.',
  Size: 'The size of a picture.',
  Result2D: 'Where the file is, and what it shows of the plane.',
  Result3D: 'Where the file is, and how space is seen in it.',
  Error: 'Why there is no result.',
  Template: 'Background and default styles for any slide.',
  Project: 'A project file, version "11".',
  Slide: 'A slide.',
  Definition: 'An object of a slide: `kind` says of which kind.',
  PrimitiveDefinition: 'A figure.',
  OtherDefinition: 'A value that is not drawn: a number, a list.',
  TextDefinition: 'A text.',
  SliderDefinition: 'A slider: a number that a reader may move.',
  ButtonDefinition: 'A button.',
  ImageDefinition: 'A picture.',
  UnknownDefinition: 'A definition of another kind, which is skipped with a warning.',
  Camera: 'What a slide saves of its view: `kind` says whether it is one in space.',
  Camera2D: 'A camera of the plane.',
  Camera3D: 'A camera in space.',
  ViewBounds: 'A finite canvas.',
  StyleSheet: 'All styles of a slide.',
  ObjectStyle: 'The style of an object.',
  LabelStyle: 'The style of an object’s label.',
  TextStyle: 'The style of a text.',
  AxisStyle: 'The style of an axis.',
  GridStyle: 'The style of a grid.',
  WorkingPlaneStyle: 'The style of the grid in z = 0.',
  BackgroundStyle: 'The background.',
  NumbersStyle: 'How numbers are written.',
  SliderStyle: 'The style of a slider.',
  ButtonStyle: 'The style of a button.',
  ImageStyle: 'The style of a picture.',
};
