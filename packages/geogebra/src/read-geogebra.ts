import { createWork, type Work, workOn } from '@geoslide/geometry';
import { type FileContent, isRenderError, type Warning } from '@geoslide/protocol';
import { readArchive } from './file/archive.js';
import { expandMacros } from './file/expand-macros.js';
import { FileError } from './file/file-error.js';
import { type ConstructionModel, readConstruction, readMacros } from './file/model.js';
import { child, parseXml } from './file/xml.js';
import { readSpaceView } from './looks/space-view.js';
import { readView } from './looks/view.js';
import { probesOf, writeSlide } from './looks/write-slide.js';
import { hiddenNames } from './objects/hidden-names.js';
import { DraftMaker } from './objects/make-drafts.js';
import { settle } from './objects/settle.js';
import { withTracedLoci } from './objects/traced.js';

export interface GeoGebraRead {
  /** One slide, in version 11 of the format. */
  readonly project: FileContent;
  /** What was left out or is drawn as it was saved, and names that had to be changed. */
  readonly warnings: readonly Warning[];
  /** Objects whose saved value can be compared, and how many of their constructions give it. */
  readonly compared: { readonly saved: number; readonly agreed: number };
}

/**
 * Steps for the expressions, and for their values that are compared with saved ones: half of what a render may take.
 */
const MAX_STEPS = 30_000_000;

/** Throws FileError where the construction takes too much work. */
function withinWork<T>(work: Work, run: () => T): T {
  try {
    return workOn(work, run);
  } catch (error) {
    if (!isRenderError(error)) throw error;
    throw new FileError('its construction takes too much work: leave objects out, or split it');
  }
}

/** The objects of a construction, under names that hide nothing that is called. */
function makeDrafts(model: ConstructionModel, writesRadians: boolean): DraftMaker {
  const maker = new DraftMaker(model, writesRadians);
  maker.make();
  const hidden = hiddenNames(maker.drafts);
  if (hidden.size === 0) return maker;
  const other = new DraftMaker(model, writesRadians, hidden);
  other.make();
  return other;
}

/**
 * Reads a GeoGebra file: its construction, its looks, its view.
 *
 * @param bytes a `.ggb`, or the `geogebra.xml` that is in it
 * @throws ProtocolError for what is no such file or passes a bound; the message says what
 */
export function readGeoGebra(bytes: Uint8Array): GeoGebraRead {
  const archive = readArchive(bytes);
  const root = parseXml(archive.construction, 'geogebra.xml');
  const macros = readMacros(archive.macros === undefined ? undefined : parseXml(archive.macros, 'geogebra_macro.xml'));
  const model = expandMacros(readConstruction(child(root, 'construction')), macros);
  const work = createWork(MAX_STEPS);
  const angleUnit = child(child(root, 'kernel'), 'angleUnit')?.attributes.val;
  const maker = withinWork(work, () => makeDrafts(model, angleUnit === 'radiant'));
  const view = readView(root);
  const hasSpace = maker.drafts.some(({ inSpace, isInside }) => inSpace && !isInside);
  const space = hasSpace ? readSpaceView(root) : undefined;
  const asked = probesOf(maker);
  const settled = withinWork(work, () => settle(maker.drafts, asked.probes));
  const { names, writesRadians } = maker;
  const drafts = withTracedLoci(maker.drafts, settled.construction, (wish) => names.fresh(wish));
  const { slide, warnings } = writeSlide(
    { drafts, names, writesRadians },
    settled.construction,
    asked.probes,
    view,
    archive.pictures,
    space,
  );
  const renamed = maker.names
    .changed()
    .map(([label, id]): Warning => ({ id, message: `${JSON.stringify(label)} is called ${id} here` }));
  return {
    project: { slides: [slide], messages: [], metadata: { version: '11' } },
    warnings: [...renamed, ...maker.warnings, ...settled.warnings, ...asked.warnings, ...warnings],
    compared: { saved: settled.compared, agreed: settled.agreed },
  };
}
