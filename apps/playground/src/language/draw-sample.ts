import type { DrawOptions } from '@geoslide/element/parts';
import { construct, parse, unions } from '@geoslide/geometry';
import { parseFile } from '@geoslide/protocol';
import { namesOf } from '../text/backdrop-names.js';

/** How a sample is drawn. */
export const SAMPLE: DrawOptions = {
  slideIndex: 1,
  size: { width: 132, height: 88 },
  pixelRatio: 1.5,
  contain: { padding: 8 },
};

const GIVEN = { color: '#7d8896', lineWidth: 1.2, pointSize: 4, regionOpacity: 0 };
const GIVES = { color: '#c0322b', lineWidth: 2.4, pointSize: 7 };

/** A project that shows what an expression gives, and in gray the calls that it is given. */
export function sampleProject(example: string): unknown {
  const tree = parse(example);
  const given = tree.kind === 'call' ? tree.args.filter(({ kind }) => kind === 'call') : [];
  const sources = [...given.map(({ start, end }) => example.slice(start, end)), example];
  const definitions = sources.map((source, index) => ({ kind: 'primitive', id: `s_${index}`, source }));
  const looks = definitions.map(({ id }, index) => [id, index === given.length ? GIVES : GIVEN]);
  const axes = [...namesOf('axes', false), ...namesOf('axes', true)];
  const hidden = Object.fromEntries(axes.map((name) => [name, { show: false }]));
  const slide = { definitions, styleSheet: { ...hidden, primitives: looks } };
  const metadata = { version: '11' };
  const [parsed] = parseFile({ metadata, messages: [], slides: [slide] }).slides;
  const isInSpace = parsed && [...construct(parsed).objects.values()].some(({ value }) => isOfSpace(value?.type));
  return { metadata, messages: [], slides: [isInSpace ? { ...slide, camera: { kind: '3d', view: 'auto' } } : slide] };
}

function isOfSpace(type: string | undefined): boolean {
  const is = (union: readonly string[] | undefined) => union?.some((each) => each === type) === true;
  return is(unions.SpaceObject) && !is(unions.PlaneObject);
}
