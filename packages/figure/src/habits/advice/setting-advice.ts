import { constructorMeant, constructors, styleTypeNames } from '@geoslide/geometry';
import { cameraViews, nearestName, projections, type StyleProperties, styleProperties } from '@geoslide/protocol';
import { count } from '../../work.js';
import { viewOf } from '../view-meant.js';

/** The view that a text means; undefined where it has other numbers than one. */
export function viewAdvice(text: string): string | undefined {
  const numbers = text.replace(/\.{2,}/g, ' ').match(/(?<![\p{L}\p{N}.])-?(?:\d+\.?\d*|\.\d+)/gu) ?? [];
  if (numbers.length === 6 && !/scale/.test(text)) {
    const axes = ['x', 'y', 'z'].map((axis, i) => `${axis}axis {min: ${numbers[2 * i]}, max: ${numbers[2 * i + 1]}}`);
    return `take the line away: a slide in space has no view; write ${axes.join(', then ')}`;
  }
  const view = viewOf(text);
  return view && `write ${view}`;
}

/** What other programs call a property of a camera. */
const CAMERA_SYNONYMS: Readonly<Record<string, string>> = {
  azimuth: 'yaw',
  theta: 'yaw',
  rotation: 'yaw',
  elevation: 'pitch',
  altitude: 'pitch',
  phi: 'pitch',
  target: 'offset',
  center: 'offset',
  position: 'yaw and pitch',
  eye: 'yaw and pitch',
  from: 'yaw and pitch',
  angle: 'yaw',
  tilt: 'pitch',
  azim: 'yaw',
  elev: 'pitch',
  type: 'projection',
  zScale: 'scaleZ',
  zscale: 'scaleZ',
};

/** What to write for an angle with its unit, in words or quotes; undefined for what is none. */
export function angleAdvice(key: string, value: unknown): string | undefined {
  const degrees =
    typeof value === 'string' ? /^([-+]?\d+(?:\.\d+)?)\s*(?:°|deg|degrees?|grad)?$/i.exec(value)?.[1] : undefined;
  return degrees === undefined || !/^(?:yaw|pitch|obliqueAngle)$/.test(key)
    ? undefined
    : `write ${key}: ${inRadians(degrees)}`;
}

/** The direction in which the eye stands that looks from a place at the origin. */
function directionOf(given: unknown): string | undefined {
  const value = typeof given === 'string' && /^\(.*\)$/.test(given) ? given.slice(1, -1).split(',').map(Number) : given;
  if (
    !Array.isArray(value) ||
    value.length !== 3 ||
    !value.every((part) => typeof part === 'number' && !Number.isNaN(part))
  )
    return undefined;
  const [x = 0, y = 0, z = 0] = value as number[];
  const round = (angle: number) => Math.round(100 * angle) / 100;
  return `yaw: ${round(Math.atan2(y, x))}, pitch: ${round(Math.atan2(z, Math.hypot(x, y)))}`;
}

/** What to write for a property of a camera that has another name elsewhere. */
export function cameraKeyAdvice(key: string, value: unknown): string | undefined {
  const view = typeof value === 'string' ? cameraViews.find((name) => name === value.toLowerCase()) : undefined;
  if (view !== undefined) return `write view: ${view}`;
  if (key === 'perspective' || key === 'orthographic') return `write projection: ${key}`;
  if (/^(?:position|eye|from)$/.test(key) && directionOf(value) !== undefined) return `write ${directionOf(value)}`;
  if (/^(?:rotation|angles?|orientation)$/.test(key) && Array.isArray(value) && value.length === 2) {
    const [yaw, pitch] = value.map((each) => (Math.abs(Number(each)) > 7 ? inRadians(String(each)) : String(each)));
    return `write yaw: ${yaw}, pitch: ${pitch}, in radians`;
  }
  if (/^(?:distance|dist|height|size)$/.test(key) && typeof value === 'number' && value > 0)
    return `write scale: ${Number((1 / value).toPrecision(3))}, which shows ${value} units from the bottom to the top`;
  if (/^(?:fov|fieldOfView)$/.test(key)) return 'write projection: perspective';
  if (/^(?:lookAt|target|center|centre|focus)$/.test(key)) return 'write offset: [0, 0, 0], the point in the middle';
  if (key === 'zoom') return 'write scale: 0.1, which shows 10 units from the bottom to the top; more shows less';
  const own = Object.hasOwn(CAMERA_SYNONYMS, key) ? CAMERA_SYNONYMS[key] : undefined;
  return own && `it is ${own} here${cameraValue(own, value)}`;
}

/** The camera that numbers behind its word mean, those of more than a turn in degrees. */
export function cameraAdvice(behind: string): string {
  if (/^3d/i.test(behind)) return 'write camera on';
  const [first, second] = behind.match(/-?\d+(?:\.\d+)?/g) ?? [];
  const [yaw, pitch] = [angleAfter('yaw|azim', behind), angleAfter('pitch|elev', behind)];
  const isNamed = yaw !== undefined || pitch !== undefined;
  const plain = (angle: string | undefined) => (Math.abs(Number(angle)) > 7 ? inRadians(angle) : angle);
  const [turned, raised] = [isNamed ? yaw : first, isNamed ? pitch : second].map(plain);
  return `write camera {yaw: ${turned ?? '0.6'}, pitch: ${raised ?? '0.3'}}, in radians`;
}

/** The number behind one of some words. */
const angleAfter = (words: string, text: string): string | undefined =>
  new RegExp(`(?:${words})[^\\d-]{0,20}(-?\\d+(?:\\.\\d+)?)`, 'i').exec(text)?.[1];

/** What to write for an angle that has another name elsewhere; more than a turn in radians is meant in degrees. */
function cameraValue(key: string, value: unknown): string {
  if (key === 'projection' && typeof value === 'string') {
    const own = nameAdvice(key, value, projections);
    return own === undefined ? '' : `: ${own}`;
  }
  if ((key !== 'yaw' && key !== 'pitch') || typeof value !== 'number') return '';
  return `: write ${key}: ${Math.abs(value) > 7 ? inRadians(String(value)) : value}, in radians`;
}

/** Degrees as radians, to two decimals. */
export function inRadians(degrees = ''): string {
  return String(Math.round((Number(degrees) / 180) * Math.PI * 100) / 100);
}

/** What to write for a name that is none of `known`. */
export function nameAdvice(key: string, name: string, known: readonly string[]): string | undefined {
  if (key === 'projection' && /^(?:parallel|ortho|none|axonometric)/i.test(name))
    return 'write projection: orthographic';
  const view = key === 'projection' && !known.includes(name) ? viewCalled(name) : undefined;
  if (view !== undefined) return `write view: ${view}`;
  const meant = known.find((each) => each.startsWith(name.slice(0, 3).toLowerCase()));
  return meant && `write ${key}: ${meant}`;
}

/** The view of a camera that a word in another language, such as Kabinett, begins like. */
const viewCalled = (name: string): string | undefined =>
  cameraViews.find((view) =>
    view.startsWith(name.slice(0, 4).toLowerCase().replace('kab', 'cab').replace('kav', 'cav')),
  );

/** What is meant behind `axes` or `grid`. */
export function toggleAdvice(word: string, behind: string): string {
  const title = /^"([^"]*)"$/.exec(behind)?.[1];
  if (title !== undefined && word.endsWith('axis')) return `write ${word} {title: "${title}"}`;
  if (/^[\d.]+$/.test(behind)) return `write ${word} {distanceMode: custom, distance: ${behind}}`;
  if (/^(?:dashed|dotted)$/.test(behind)) return `write ${word} {lineDash: ${behind}}`;
  if (/^#?\w+$/.test(behind) && /^#|red|blue|gr[ae]y|black|green|light|dark/.test(behind))
    return `write ${word} {color: ${behind}}`;
  const key = keyWith(word === 'grid' ? styleProperties.grid : styleProperties.axis, behind);
  if (key !== undefined) return `write ${word} {${key}: ${behind}}`;
  return `write ${word} on, ${word} off, or ${word} {color: gray}`;
}

/** The property that has a word among its values: kind for polar, scale for log. */
function keyWith(properties: StyleProperties, word: string): string | undefined {
  return Object.entries(properties).find(
    ([, property]) => 'options' in property && property.options.includes(word),
  )?.[0];
}

/** What to write instead of a word that is no type of objects, with what stands behind it. */
export function typeAdvice(said: string, typed = ''): string {
  const behind = /^\s*\{[^\n]*\}\s*$/.test(typed) ? ` ${typed.trim()}` : '';
  if (/^labels?$/i.test(said)) return 'write style Point label, for the labels of points, with the block behind it';
  const name = constructorMeant(said) ?? said;
  if (name !== said && styleTypeNames().includes(name)) return `write style ${name}${behind}`;
  const made = constructors
    .filter((entry) => entry.name === name)
    .flatMap(({ signatures }) => signatures.flatMap(({ returns }) => returns.split(' | ')))
    .map((type) => type.replace(/3$/, ''))
    .find((type) => styleTypeNames().includes(type));
  if (made !== undefined)
    return `what ${name} gives is a ${made}: write style ${made}${behind}, or style the object itself`;
  count('nearest');
  const nearest = nearestName(name, styleTypeNames());
  return nearest === undefined
    ? 'use a type such as Point or Segment; the style of one object stands in { } after its definition'
    : `did you mean ${nearest}?`;
}
