import { constructorMeant, constructors } from '@geoslide/geometry';
import { type Habit, type HabitEntry, type Surroundings, writeEach } from '../habit.js';

const POINT = String.raw`[A-Z]\d*['′’]*`;
const NUMBER = String.raw`[-−]?\d+(?:[.,]\d+)?(?:\/\d+)?`;

/** `M(2|3)`, `A (0, 0)`, `A = (1; 2)`, `A at (1, 2)`. */
const PLACED = new RegExp(
  String.raw`(?<![A-Za-z\d@])(?:(?:[Tt]he\s+)?(?:[Pp]oints?|Punkte?n?|puntos?|点)\s*)?(${POINT})\s*(?:=|:|(?:is|lies|liegt)\s+(?:at|bei|in)\s|at\s|bei\s|en\s|à\s)?\s*\(\s*(${NUMBER})\s*(?:\||;|,\s|,(?=[-−\d]))\s*(${NUMBER})\s*\)`,
  'gu',
);

/** Words at the begin of a clause that say nothing of what is drawn. */
const LEAD =
  /^(?:(?:given|consider|suppose|assume|let|take|draw|sketch|plot|graph|construct|create|make|mark|add|show|find|label|drop|inscribe|also|then|next|now|finally|first|please|we|have|you|gegeben|ist|sind|seien?|es|zeichne|zeichnet|konstruiere|konstruiert|trage|markiere|ergänze|dann|anschließend|danach|zunächst|zuerst|und|dazu|soient?|tracer|tracez|trace|dessiner|dessine|construire|construis|placer|ensuite|puis|dado|dada|sean?|dibuja|dibujar|traza|trazar|construye|luego|with|mit|avec|con)\s+)+/iu;

/** What ends a clause: a full stop, a semicolon, or a word or comma in front of what is drawn next. */
const BETWEEN =
  /\s*[.;。；]+\s*|\s*,\s*(?:and\s+|und\s+|et\s+|y\s+|then\s+|dann\s+)*(?=(?:draw|construct|mark|add|show|find|drop|zeichne|konstruiere|tracer|dibuja|the|its|their|die|den|das|der|le|la|el|[a-z](?:\(x\))?\s*=)(?:\s|(?<==)))|(?<!(?:between|zwischen|entre)\s\S{1,12})\s+(?:and|und|et|y|sowie)\s+(?:also\s+|then\s+|dann\s+)?(?=(?:draw|construct|mark|add|show|find|drop|zeichne|konstruiere|tracer|dibuja|the|its|their|die|den|das|der|le|la|el|an?|eine?n?|une?|una|sus?|seinen?|ihren?|[a-z](?:\(x\))?\s*=)(?:\s|(?<==)))/giu;

const ARTICLE =
  /^(?:(?:the|its|their|an?|die|den|das|der|dem|seinen?|ihren?|eine?n?|le|la|les|une?|el|los|las|una|sus?)\s+|l['’]\s*)+/iu;

/** `the circumcircle k`, `centroid G`, `the tangent at P`, `altitude from C`. */
const BARE = new RegExp(
  String.raw`^((?:\p{Ll}[\p{L}-]*|\p{Lu}\p{Ll}[\p{L}-]*)(?:\s+\p{L}[\p{L}-]+){0,2}?)(?:\s+(${POINT}|[a-z]))?(?:\s+(?:of|von|des|der|du|de|del)\s+(?:the\s+|that\s+|this\s+)?(?:triangle|dreiecks?|circle|kreises|cercle|círculo)?)?(?:\s+(?:at|in|im|through|from|on|an|bei|durch|von|en|par|depuis|por|desde|à)\s+(?:the\s+)?(?:point\s+|punkt\s+|vertex\s+)?(${POINT}))?$`,
  'u',
);

/** More objects are no sentence. */
const MAX_OBJECTS = 12;

interface Said {
  readonly definitions: string[];
  /** The corners of the triangle that was named last. */
  triangle: readonly string[];
  /** The paths that were named, the last one at the end. */
  readonly paths: string[];
}

/**
 * Sentences that name several objects: each clause by itself, with the points that are placed in it, and what the
 * clauses before it have named. Undefined where one of them is not understood, or where there is one object only.
 */
export function severalObjects(line: string, surroundings: Surroundings, habitOf: HabitEntry): Habit | undefined {
  if (/["{}[\]<>\\]|:=|^@|^\p{L}[\p{L}\d_]*['′]*\s*[:=]/u.test(line) || !/\p{L}{3,}\s|\p{Script=Han}{2,}/u.test(line))
    return undefined;
  const said: Said = { definitions: [], triangle: ['A', 'B', 'C'], paths: [] };
  const plain = line.replace(PLACED, (_, name: string, x: string, y: string) => {
    said.definitions.push(`${name}: Point(${x.replace(',', '.')}, ${y.replace(',', '.')})`);
    return name;
  });
  const placed = said.definitions.length;
  // `triangle ABC: A, B, C`
  const clauses = plain
    .replace(/((?:[A-Z]\d*['′’]*){3,})\s*:\s*(?:[A-Z]\d*['′’]*[,;\s]*)+/u, '$1. ')
    .split(BETWEEN)
    .filter((clause) => clause !== undefined && clause.trim() !== '');
  if (placed === 0 && clauses.length < 2) return undefined;
  const names = new Set(said.definitions.map(nameOf));
  const known = { ...surroundings, defines: (name: string) => names.has(name) || surroundings.defines(name) };
  for (const clause of clauses) {
    for (const definition of definitionsIn(clause.trim(), said, known, habitOf) ?? ['']) {
      if (definition === '' || said.definitions.length >= MAX_OBJECTS) return undefined;
      add(definition, said, names);
    }
  }
  return said.definitions.length > Math.max(1, placed - (clauses.length > 0 ? 1 : 0))
    ? writeEach(said.definitions)
    : undefined;
}

const nameOf = (definition: string) => definition.slice(0, definition.indexOf(':'));

/** Adds a definition under a name that none has yet; one that is said twice counts once. */
function add(definition: string, said: Said, names: Set<string>): void {
  const name = nameOf(definition);
  const source = definition.slice(name.length);
  if (said.definitions.some((other) => other.slice(nameOf(other).length) === source)) return;
  const letters = /^[A-Z]$/.test(name) ? [...'PQRSTUVW'] : [...'ghklmnpqrsuvw'];
  const own = names.has(name) ? (letters.find((letter) => !names.has(letter)) ?? `${name}2`) : name;
  names.add(own);
  said.definitions.push(`${own}${source}`);
  const points = /^: (?:Triangle|Polygon)\(([^()]*)\)/.exec(source)?.[1]?.split(', ');
  if (points?.length === 3) said.triangle = points;
  if (/^: (?:\w*[Cc]ircle|Ellipse|Parabola|Hyperbola|Line|Curve|y =|x\^2)/.test(source)) said.paths.push(own);
}

/** What one clause names; undefined where it is not understood, empty where it names nothing new. */
function definitionsIn(
  clause: string,
  said: Said,
  surroundings: Surroundings,
  habitOf: HabitEntry,
): readonly string[] | undefined {
  const words = clause
    .replace(LEAD, '')
    .replace(/[,\s]+$/, '')
    .trim();
  // The points alone, which are placed already.
  if (words === '' || /^(?:[A-Z]\d*['′’]*|,|and|und|et|y|are|sind|be|points?|Punkte?|the|die|\s)+$/u.test(words))
    return [];
  const [, graph = '', source] = /^([a-z])(?:\s*\(\s*x\s*\))?\s*=\s*([^=]*x[^=]*)$/.exec(words) ?? [];
  if (source !== undefined) return [`${graph === 'y' ? 'f' : graph}: y = ${source}`];
  if (
    /^(?:connect|join|verbinde|relie[rz]?|une)\s+(?:them|these|the\s+points|sie|diese|die\s+Punkte|les)(?!\p{L})/iu.test(
      words,
    )
  ) {
    const points = said.definitions.filter((definition) => definition.includes(': Point(')).map(nameOf);
    return [`p: ${points.length < 3 ? 'Segment' : 'Polygon'}(${points.join(', ')})`];
  }
  const bare = bareObject(words.replace(ARTICLE, ''), said);
  if (bare !== undefined) return [bare];
  for (const text of [words, words.replace(ARTICLE, ''), clause]) {
    const habit = habitOf(text, surroundings);
    if (habit === undefined) continue;
    const isDefinition = (each: string) => /^\p{L}[\p{L}\p{N}_]*['′’]*: /u.test(each);
    if ('read' in habit) {
      if (isDefinition(habit.read)) return [habit.read];
      continue;
    }
    // A form with the names of its parameters tells nothing of this sentence.
    const own = habit.definitions?.filter(
      (definition) => !/[(,]\s*(?:curve|center|radius|n|path|triangle)\b/.test(definition),
    );
    if (own !== undefined && own.length > 0) return own.filter((definition) => !isPlaced(definition, said));
  }
  return undefined;
}

const isPlaced = (definition: string, { definitions }: Said) =>
  definitions.some((other) => nameOf(other) === nameOf(definition) && other.includes(': Point('));

/** An object of the triangle, or a line at a path, that the clauses before it name. */
function bareObject(words: string, said: Said): string | undefined {
  const [first, second] = said.paths.slice(-2);
  if (second !== undefined && /^(?:points?\s+of\s+)?intersections?(?:\s+points?)?$|^Schnittpunkte?$/i.test(words))
    return `S: Intersect(${first}, ${second})`;
  const [, kind = '', name, at] = BARE.exec(words) ?? [];
  const own = constructorMeant(kind.replace(/[\s-]+/g, ''));
  if (own === undefined) return undefined;
  const lower = own === 'Incircle' || own === 'Circumcircle' ? 'k' : own[0]!.toLowerCase();
  if (own === 'Tangent' && at !== undefined) return `${name ?? 't'}: Tangent(${said.paths.at(-1) ?? 'k'}, ${at})`;
  if (!ofTriangle(own)) return undefined;
  const others = said.triangle.filter((corner) => corner !== at);
  const corners = at !== undefined && others.length === 2 ? [at, ...others] : said.triangle;
  const isPoint = /(?:center|Center|Centroid|Point)$|^Centroid/.test(own);
  return `${name ?? (isPoint ? own[0]! : lower)}: ${own}(${corners.join(', ')})`;
}

/** Whether a form of a constructor takes a triangle by its three corners. */
function ofTriangle(own: string): boolean {
  return constructors.some(
    ({ name, signatures }) =>
      name === own &&
      signatures.some(({ parameters }) => String(parameters[0]?.type) === 'Polygon' && parameters.length === 1) &&
      signatures.some(
        ({ parameters }) => parameters.length === 3 && parameters.every(({ type }) => String(type) === 'Point'),
      ),
  );
}
