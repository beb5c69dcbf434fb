import type { Seen } from '@geoslide/core';
import { type Construction, type ConstructionObject, takeSteps } from '@geoslide/geometry';
import { chartWords } from './charts.js';
import type { NounKey, Words } from './languages/words.js';
import {
  calleeOf,
  labelName,
  type Names,
  nameOf,
  namesOf,
  phraseOf,
  pointsIn,
  quoted,
  sideBySide,
  withoutList,
} from './names.js';
import { nouns, nounsByConstructor } from './nouns.js';
import { namedSegments, polygonNoun, polygonWords, triangleOf } from './polygons.js';

/** Steps for an object that is put into words. */
const OBJECT_STEPS = 40;

/** Characters of a label that is told. */
const MAX_LABEL = 40;

/** What reads as several things in a row of names, and what does not. */
const LISTED = /[,;、]/;
const IN_BRACKETS = /[([].*?[)\]]|\d,\d/g;

/** Decimals of a slider's number. */
const DECIMALS = 2;

/** Things that are called by their names in a row: points, and what runs between two of them. */
interface Row {
  readonly noun: NounKey;
  readonly names: string[];
  unnamed: number;
}

/**
 * What is seen on a slide, each thing or row of things in a few words: polygons first, then what else is drawn in the
 * order of the
 * file, at last segments and points that nothing else spoke of.
 */
export function clausesOf(construction: Construction, { objects: seen, label }: Seen, words: Words): string[] {
  const things = seen.filter(({ kind, value }) => kind === 'primitive' && value !== undefined).map(withoutList);
  takeSteps(OBJECT_STEPS * things.length);
  const names = namesOf(construction, things, words);
  const polygons: string[] = [];
  const others: string[] = [];
  const spoken = new Set<string>();
  const rows = new Map<NounKey, Row>();

  const segments = namedSegments(things, names);
  const triangle = things.some(({ value }) => value?.type === 'Polygon') ? undefined : triangleOf(segments);
  const sides = new Set(triangle?.sides.map(({ object }) => object));
  if (triangle) {
    polygons.push(polygonWords(triangle.vertices, undefined, names, words));
    for (const { ends } of triangle.sides) for (const end of ends) spoken.add(end);
  }

  /** What a label says beyond a name, where that is short. */
  const textOf = (object: ConstructionObject): string | undefined => {
    const text = label(object);
    if (text === undefined || text === '' || text.length > MAX_LABEL || /[\\{}]/.test(text)) return undefined;
    return LISTED.test(text.replace(IN_BRACKETS, '')) ? `“${text}”` : text;
  };
  /** A name with what its label says besides. */
  const noted = (name: string | undefined, object: ConstructionObject): string | undefined => {
    const text = textOf(object);
    return name === undefined ? text : text === undefined || text === name ? name : `${name}${words.note(text)}`;
  };

  function addToRow(noun: NounKey, name: string | undefined): void {
    const row = rows.get(noun) ?? { noun, names: [], unnamed: 0 };
    rows.set(noun, row);
    if (name === undefined) row.unnamed += 1;
    else row.names.push(name);
  }

  for (const object of things) {
    const value = object.value!;
    const made = calleeOf(object.tree);
    if (sides.has(object)) continue;
    if (value.type === 'Polygon' || value.type === 'Polygon3') {
      const letters = value.vertices.map((vertex) => names.at(vertex));
      const image = object.tree?.kind === 'call' ? phraseOf(object.tree, names, '', words) : undefined;
      if (sideBySide(letters) !== undefined) {
        for (const letter of letters) spoken.add(letter!);
        const said = polygonWords(value.vertices, made, names, words);
        polygons.push(noted(image === undefined ? said : `${said}${words.note(image)}`, object)!);
      } else if (image !== undefined) {
        others.push(noted(image, object)!);
      } else {
        addToRow(polygonNoun(value.vertices, made), labelName(object) ?? textOf(object));
      }
      continue;
    }
    const noun = nounsByConstructor[made ?? ''] ?? nouns[value.type];
    const own = noun || value.type === 'List' ? ownWords(object, names, words, textOf(object)) : undefined;
    if (value.type === 'List' && own === undefined) {
      takeSteps(value.items.length);
      for (const { type } of value.items) if (nouns[type]) addToRow(nouns[type], undefined);
    }
    if (own !== undefined) {
      others.push(own.words);
      for (const name of own.names) spoken.add(name);
    } else if (!noun) {
      // Marks and numbers are not spoken of.
    } else if (value.type === 'Segment' || value.type === 'Segment3') {
      const ends = sideBySide([names.at(value.start), names.at(value.end)]);
      addToRow(noun, labelName(object) ?? noted(ends, object));
    } else if (value.type === 'Dimension' || value.type === 'Dimension3') {
      addToRow(noun, noted(sideBySide([names.at(value.start), names.at(value.end)]), object));
    } else if (value.type === 'Angle' || value.type === 'Angle3') {
      const isRight = Math.abs(value.value - Math.PI / 2) < NEARLY;
      const name = angleName(object, names);
      addToRow(
        isRight ? 'right angle' : noun,
        name === undefined ? (labelName(object) ?? textOf(object)) : noted(name, object),
      );
    } else addToRow(noun, nameOf(object) ?? textOf(object));
  }
  for (const object of seen) {
    const { kind, value, id } = object;
    if (kind !== 'slider' || value?.type !== 'Number') continue;
    addToRow('slider', textOf(object) ?? `${id} = ${Number(value.value.toFixed(DECIMALS))}`);
  }
  const points = rows.get('point');
  if (points) points.names.splice(0, Infinity, ...points.names.filter((name) => !spoken.has(name)));
  const inRows = [...rows.values()].map((row) => rowWords(row, words)).filter((said) => said !== '');
  return [...new Set([...polygons, ...others, ...inRows])];
}

/**
 * What its constructor or its equation says of an object, and the names that this speaks of; undefined where that is
 * nothing.
 */
function ownWords(
  object: ConstructionObject,
  names: Names,
  words: Words,
  text: string | undefined,
): { readonly words: string; readonly names: readonly string[] } | undefined {
  const { tree, value } = object;
  const isPoint = value?.type === 'Point' || value?.type === 'Point3';
  const name = isPoint ? nameOf(object) : labelName(object);
  const called = name === undefined ? '' : `${words.space}${name}`;
  const kind = value && nouns[value.type];
  // An equation of two planes is a list: its items are counted.
  if (tree?.kind === 'equation' && kind) {
    const { the } = words.nouns[kind];
    return { words: `${the}${called}${called === '' ? ' ' : words.colon}${quoted(tree)}`, names: [] };
  }
  if (value?.type === 'Chart') {
    const noun = nounsByConstructor[calleeOf(tree) ?? ''] ?? 'chart';
    const title = called !== '' || text === undefined ? called : `${words.space}${text}`;
    return { words: chartWords(value, noun, title, words), names: [] };
  }
  if (tree?.kind !== 'call') return undefined;
  const said = phraseOf(tree, names, called, words, value?.type === 'List');
  if (said === undefined) return undefined;
  const note = name !== undefined || text === undefined || value?.type === 'List' ? '' : words.note(text);
  return { words: `${said}${note}`, names: [...pointsIn(tree, names), ...(name ? [name] : [])] };
}

/** The letters of an angle that is given by three points with names. */
function angleName({ tree }: ConstructionObject, names: Names): string | undefined {
  if (tree?.kind !== 'call' || tree.args.length !== 3) return undefined;
  const letters = tree.args.map((arg) =>
    arg.kind === 'name' && names.kind(arg) === 'P' ? names.argument(arg) : undefined,
  );
  return sideBySide(letters);
}

/** Radians by which an angle may miss a right one. */
const NEARLY = 1e-9;

/**
 * `points A, B and C`, `3 circles`; nothing for an empty row. A name that several have tells none of them: they are
 * counted.
 */
function rowWords(row: Row, words: Words): string {
  const noun = words.nouns[row.noun];
  const names = row.names.filter((name, k) => row.names.indexOf(name) === k && row.names.lastIndexOf(name) === k);
  const unnamed = row.unnamed + row.names.length - names.length;
  const named =
    names.length === 0 ? [] : [`${names.length > 1 ? noun.all : noun.the}${words.space}${listed(names, words)}`];
  return [...named, ...(unnamed === 0 ? [] : [words.count(noun, unnamed)])].join(words.and);
}

function listed(names: readonly string[], { comma, and }: Words): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(comma)}${and}${names[names.length - 1]}`;
}
