import type { Command } from '../commands/command.js';

const INTRO = `# GeoGebra files

\`.ggb\` files are read as projects of one slide: \`geoslide render figure.ggb --out figure.svg\`, \`list\`, \`check\` and \`convert figure.ggb --out
figure.geoslide\` tell them by their bytes, and the library has \`readGeoGebra(bytes)\`.

Each command and expression is read as one of the [construction language](language.md), so that points that can be moved still can. What comes out
is compared with the value that GeoGebra saved. Where there are several readings, the one that gives it is taken; what differs is drawn as it was saved, with
a warning that names the object, the command and the line of \`geogebra.xml\`. So is what can't be read, where the file has its value: points, numbers,
lines, conics, polynomial curves. The rest is left out with a warning.

## What is read

- **Objects**: points, lines, segments, rays, vectors, conics, arcs, polygons, polylines, functions, curves, loci, lists, numbers, angles, sliders, booleans.
- **Expressions** in GeoGebra's own syntax, old and new: numbers, cells of the spreadsheet, points, vectors, lists, functions of x or of two variables, equations in x and
  y, conditions, \`If\`, texts with values. Lists whose length can change stay so.
- **Custom tools**, by what they do.
- **Looks**: colours, fillings and hatches, line widths (a pixel for each two of GeoGebra's), dashes, point styles and sizes, layers, labels with name, value or
  caption and their offset, arcs of angles, strokes and arrows of segments, the triangle of a slope; what is hidden and the colours that change, as they were at the time of saving.
- **The first view of the plane**: window, axes with their titles, units and crossing, grid, background, size of letters, decimals.
- **Space**: a file that has objects in space becomes a slide in space with the camera of its view. Opaque solids are lit.
- **Texts** (LaTeX too) with what changes in them; they follow the points that they stand at, and come and go with sliders. Sliders, buttons, check boxes and input boxes as they stand, and pictures that are PNG or
  JPEG.

## What is not

- Scripts, animations, traces, spreadsheets, the second view.
- Computer algebra and proofs: their results are drawn as they were saved. The equation of the locus of a point on a path is so until something moves that it
  follows; then the locus is traced.
- Segments, rays and arcs that can't be read: the file has no ends of them; what depends on them is right.
- Quadrics given by equations, parts of surfaces; points in faces stay where they were saved. Cones and cylinders without end reach 10 units.

## How well it agrees

Of 4,040 values that 239 files of others saved, 3,990 come out of their construction, and all 2,003 points of the plane are where they were; four of these have another name here (\`A'_1\` is
\`A_1'\`). The other 50 values are as they were saved: 40 proofs (\`Prove\`), and 10 that follow from numbers that were undefined (3), from a line that is compared with a
ray, from \`Line(point, number)\`, from a polygon of a solid's vertices in another order (1 each), and from a point on an ellipse in space (4).

## Names

\`A_{1}\` becomes \`A_1\`. Primes go to the end, other characters become \`_\`, and \`x\`, \`y\`, \`t\` get a number; a warning tells each name that is more than
another spelling.

## Bounds

32 MB of file, 2000 entries of the zip, 16 MB of XML, 300 times the packed size of an entry, 4000 statements with those of custom tools, 150 brackets within
each other. A document with a DTD is refused.

## Commands

In the spelling of files; \`a\`, \`b\`, \`c\` are the arguments. \`path\` is what a point can lie on, \`linear\` a line, segment, ray or vector, \`figure\` any object with a
place, \`…\` one or more.

| command | arguments | becomes |
| --- | --- | --- |
`;

/** `docs/geogebra.md`, whose table has a row for each form of each command. */
export function referencePage(commands: readonly Command[]): string {
  const rows = [...commands].sort((a, b) => a.name.localeCompare(b.name, 'en')).flatMap(rowsOf);
  return `${INTRO}${rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

function rowsOf({ name, also = [], forms = [], special, savedOnly }: Command): string[][] {
  const title = [name, ...also].map((own) => `\`${own}\``).join(', ');
  if (savedOnly !== undefined) return [[title, '', `not read: ${savedOnly}`]];
  if (special !== undefined) return [[title, special.takes, special.becomes]];
  return forms.map(({ takes, becomes }, i) => [i === 0 ? title : '', takes.join(', '), becomes]);
}
