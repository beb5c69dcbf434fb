// Bundles the element for pages that have no bundler: dist/bundle/geoslide-figure.js, and beside it the chunks that it loads when a figure needs them.
// Rolldown makes it, and not esbuild as elsewhere: it puts what is loaded together into one chunk (332 kB instead of
// 352 for a figure with formulas, compressed with brotli).
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const dist = join(dirname(fileURLToPath(import.meta.url)), 'dist');
const outdir = join(dist, 'bundle');
rmSync(outdir, { recursive: true, force: true });
const entry = join(dist, 'index.js');
const figure = join(dist, 'figure/open-figure.js');

/** What decodes pictures is loaded for a figure that has some. */
const OF_PICTURES = /\/packages\/png\/|\/fflate@/;

/** What only advice on mistakes needs is loaded with that, though the packages' index files export it. */
const OF_ADVICE =
  /\/(?:evaluate\/(?:trial|expected-type|near\/(?:by-sizes|elsewhere\/[\w-]+|near-names|stand-ins|units|unknown-calls))|syntax\/foreign-forms|habits\/arguments|texts\/loose-value|named-looks|findings\/(?:definition-keys|findings|foreign-project|option-names|slide-remedies|style-synonyms|unknown-keys|unknown-style-keys)|json\/view-ends)\.js$/;

/** What finds a view for graphs is loaded with that, though the package's index file exports it. */
const OF_FITTING = /\/geometry\/dist\/curve\/functions\/key-points\.js$/;

/** What only drawing in space needs is loaded with that, though the package's index file exports it. */
const OF_SPACE =
  /\/geometry\/dist\/(?:space\/(?:crossing\/(?:torus-traces|touch-lines)|curve-inside|nearest|region-faces|skins\/(?:convex-pieces|grown|settled-profile)|level\/mesh-(?:borders|normals)|sections\/section-points)|types\/space-extent-points)\.js$/;

/** All modules that one imports, however indirectly, but those that it loads later. */
function importedBy(module, graph) {
  const found = new Set([module]);
  // A set gives what is added while it is gone through, too.
  for (const each of found) for (const id of graph.getModuleInfo(each)?.importedIds ?? []) found.add(id);
  return found;
}

/** What style properties, and forms, properties and methods of the language, are for: the reference tells it. */
const OF_REFERENCE = /\/packages\/(protocol\/dist\/style|geometry\/dist)\//;

/** Takes the sentences of the reference out of a module. */
const withoutSentences = {
  name: 'without-sentences',
  transform(code, id) {
    const place = OF_REFERENCE.exec(id)?.[1];
    if (place === undefined) return null;
    const spans = [];
    const visit = (node, inProperty) => {
      if (node === null || typeof node !== 'object') return;
      if (node.type === 'Property' && node.key.name === 'doc' && node.value.type === 'Literal' && inProperty)
        spans.push([node.value.start, node.value.end]);
      const isProperty = node.type === 'CallExpression' && /^(?:property|form)$/.test(node.callee.name);
      for (const child of Object.values(node)) visit(child, inProperty || isProperty);
    };
    visit(this.parse(code), place !== 'geometry/dist');
    let short = code;
    for (const [start, end] of spans.toReversed()) short = `${short.slice(0, start)}''${short.slice(end)}`;
    return spans.length === 0 ? null : { code: short, map: null };
  },
};

let ofPage;
let ofFigure;

/** The chunk of a module: what each figure needs at once is in one, which weighs less than several. */
function chunkOf(id, graph) {
  ofPage ??= importedBy(entry, graph);
  ofFigure ??= importedBy(figure, graph);
  if (!ofFigure.has(id) || [OF_PICTURES, OF_ADVICE, OF_FITTING, OF_SPACE].some((late) => late.test(id))) return null;
  return ofPage.has(id) ? 'page' : 'open-figure';
}
const inChunk = (name, priority) => ({
  debugName: name,
  priority,
  name: (id, graph) => (chunkOf(id, graph) === name ? name : null),
});

await build({
  input: { 'geoslide-figure': entry },
  platform: 'browser',
  plugins: [withoutSentences],
  resolve: { conditionNames: ['late-habits', 'late-languages', 'no-findings', 'module', 'import', 'default'] },
  transform: { target: 'es2022' },
  logLevel: 'warn',
  // No module has a getter that does more than give a value.
  treeshake: { propertyReadSideEffects: false },
  output: {
    dir: outdir,
    format: 'esm',
    minify: true,
    comments: { annotation: false },
    chunkFileNames: 'chunks/[name]-[hash].js',
    codeSplitting: { groups: [inChunk('page', 1), inChunk('open-figure', 0)] },
  },
});
