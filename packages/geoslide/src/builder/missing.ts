import { constructorMeant, isConstructor } from '@geoslide/geometry';
import { nearestName, styleProperties, styleSynonyms } from '@geoslide/protocol';
import { methodName } from './method-name.js';

/** What other libraries call a method of a figure. */
const OTHER_METHODS: Readonly<Record<string, string>> = {
  render: 'png()',
  draw: 'png()',
  show: 'png()',
  plot: 'curve(…)',
  save: 'png(), and write its bytes to a file',
  export: 'png(), and write its bytes to a file',
  toFile: 'png(), and write its bytes to a file',
  toPNG: 'png()',
  toSVG: 'svg()',
  toString: 'text()',
  function: "curve('x^2')",
  graph: "curve('x^2')",
  add: 'a method for each object, such as point(0, 0)',
  create: 'a method for each object, such as point(0, 0)',
  label: "note('…') for a text, or .label('A') of an object",
  title: "note('…')",
  style: "styleOf('Segment', { … }), or .style({ … }) of an object",
  size: 'png({ size: { width: 800, height: 600 } })',
  setView: 'view({ left, right, bottom, top })',
};

/**
 * What answers for methods that a figure does not have: those that are meant are told when they are called, of others
 * there is nothing.
 */
export function missingMethods(known: readonly string[]): object {
  return new Proxy(
    {},
    {
      get(target, key, receiver) {
        if (typeof key !== 'string' || key in Object.prototype) return Reflect.get(target, key, receiver);
        const meant = methodMeant(key, known);
        if (meant === undefined) return undefined;
        return () => {
          throw new TypeError(`a figure has no method ${key}: write ${meant}`);
        };
      },
    },
  );
}

function methodMeant(key: string, known: readonly string[]): string | undefined {
  if (Object.hasOwn(OTHER_METHODS, key)) return OTHER_METHODS[key];
  const small = key[0]!.toLowerCase() + key.slice(1);
  if (known.includes(small)) return small;
  const own = constructorMeant(key);
  if (own !== undefined && isConstructor(own)) return methodName(own);
  // `then` would make a figure wait as a promise does.
  return key === 'then' || key === 'toJSON' ? undefined : nearestName(key, known);
}

/** What other libraries call a method of an object. */
const OTHER_MEMBERS: Readonly<Record<string, string>> = {
  setLabel: ".label('A')",
  name: ".label('A'), or .id for its name",
  setName: ".label('A')",
  setColor: ".style({ color: 'red' })",
  setStyle: ".style({ color: 'red' })",
  hide: '.style({ hidden: true })',
  visible: '.style({ hidden: true })',
};

/**
 * Gives a prototype an answer for each property of styles, which objects do not have: `.color('red')` and
 * `.color = 'red'`.
 *
 * @param isMember True for a property of the language.
 */
export function addMissingMembers(prototype: object, isMember: (name: string) => boolean): void {
  const synonyms = Object.keys(styleSynonyms);
  const styles = [...Object.keys(styleProperties.object), ...Object.keys(styleProperties.label), ...synonyms];
  for (const name of new Set([...styles, ...Object.keys(OTHER_MEMBERS)])) {
    if (isMember(name) || name in prototype || !/^\w+$/.test(name)) continue;
    const tell = () => {
      throw new TypeError(`an object has no ${name} of its own: write ${memberMeant(name)}`);
    };
    Object.defineProperty(prototype, name, { get: () => tell, set: tell });
  }
}

function memberMeant(name: string): string {
  if (Object.hasOwn(OTHER_MEMBERS, name)) return OTHER_MEMBERS[name]!;
  const isOfLabel = !Object.hasOwn(styleProperties.object, name) && Object.hasOwn(styleProperties.label, name);
  if (isOfLabel) return `.label('A', { ${name}: … })`;
  const synonym = Object.hasOwn(styleSynonyms, name) ? styleSynonyms[name] : undefined;
  return synonym === undefined ? `.style({ ${name}: … })` : `.style({ … }) with ${synonym}`;
}
