import { build, type Expr } from '@geoslide/geometry';
import type { Warning } from '@geoslide/protocol';
import { applyCommand, readableCommand } from '../commands/apply.js';
import type { Made } from '../commands/command.js';
import type { Outputs } from '../commands/outputs.js';
import { parseExpression } from '../expression/parse.js';
import { renamed } from '../expression/rename.js';
import type { Tree } from '../expression/tree.js';
import type { ConstructionModel, Element, Statement } from '../file/model.js';
import { child, flagIn, type Node } from '../file/xml.js';
import { isOfSpace, type Kind, kindOf, type Typed } from '../translate/kinds.js';
import { Names } from '../translate/names.js';
import { NO_VARIABLES } from '../translate/scope.js';
import { translate } from '../translate/translate.js';
import { Unreadable } from '../unreadable.js';
import type { Draft } from './draft.js';
import { freeSource } from './free.js';
import { cornersOf, isStandIn, remains, sourceOf } from './from-saved.js';
import { otherPoints } from './other-points.js';
import { type PlacedText, placedTexts } from './placed-texts.js';
import { readDefinition } from './read-definition.js';
import type { Reader } from './reader.js';
import { savedOf } from './saved.js';
import { templateOf } from './text-template.js';

/** Kinds that are drawn as something else than values, from what the file says of them. */
const CONTROLS: ReadonlySet<string> = new Set(['button', 'image']);

/** The objects of a construction in our language, and what could not be read of it. */
export class DraftMaker implements Reader {
  readonly drafts: Draft[] = [];
  readonly warnings: Warning[] = [];
  readonly names: Names;
  /** What is being read, for remarks. */
  private current = { label: '', line: 0, maker: '' };
  private readonly byLabel = new Map<string, Draft>();

  /** @param hidden names that no object may have, see `hiddenNames` */
  constructor(
    private readonly model: ConstructionModel,
    readonly writesRadians = false,
    hidden?: ReadonlySet<string>,
  ) {
    this.names = new Names(hidden);
  }

  object(label: string): Typed | undefined {
    const draft = this.byLabel.get(label);
    if (draft === undefined || draft.source === undefined) return undefined;
    const { kind, inSpace, items, itemKind, isCircle, element, source } = draft;
    const isProlonged = flagIn(child(element?.node, 'outlyingIntersections'));
    const isComplex = child(element?.node, 'coordStyle')?.attributes.style === 'complex';
    return { tree: build.name(draft.id), kind, inSpace, items, itemKind, isCircle, isProlonged, isComplex, source };
  }

  element(label: string): Element | undefined {
    return this.model.elements.get(label);
  }

  draft(label: string): Draft | undefined {
    return this.byLabel.get(label);
  }

  /** Reads every statement, in order. */
  make(): void {
    // Labels that can be written as they are have the first claim on their names.
    for (const label of this.model.elements.keys()) this.names.idOf(label);
    for (const statement of this.model.statements) this.add(statement);
  }

  /** An expression that is used beside the construction: a condition, a place. Throws Unreadable. */
  value(text: string): Typed {
    return translate(this.parse(text), this);
  }

  parse(text: string, names?: ReadonlyMap<string, string>): Tree {
    const tree = parseExpression(text, (name) => this.byLabel.has(names?.get(name) ?? name));
    return names === undefined ? tree : renamed(tree, names);
  }

  private add(statement: Statement): void {
    switch (statement.kind) {
      case 'command':
        this.addCommand(statement);
        break;
      case 'expression': {
        const { label, line, text } = statement;
        const element = this.element(label);
        if (element === undefined) return;
        if (element.type === 'list' && this.addTexts(label, line, () => this.parse(text, statement.names))) return;
        this.attempt([label], line, 'an expression', () => [readDefinition(statement, element, this)]);
        break;
      }
      case 'alias': {
        const { label, text, line } = statement;
        this.attempt([label], line, 'the argument of a tool', () => [
          translate(this.parse(text, statement.names), this),
        ]);
        break;
      }
      case 'free': {
        const element = this.element(statement.label)!;
        if (element.type === 'textfield')
          this.addSaved(statement.label, statement.line, 'an input box', 'it is of no object');
        else if (CONTROLS.has(element.type)) this.keep(statement.label, statement.line, 'a control', undefined);
        else
          this.attempt([statement.label], statement.line, 'a free object', () => [
            freeSource(element, (text) => this.value(text).tree),
          ]);
      }
    }
  }

  private addCommand({ name, inputs, outputs, line, names }: Statement & { kind: 'command' }): void {
    const [only] = outputs;
    if (name === 'Sequence' && only !== undefined) {
      const list = (): Tree => ({
        kind: 'call',
        name,
        items: inputs.map((input) => this.parse(input, names)),
        primes: 0,
      });
      if (this.addTexts(only, line, list)) return;
    }
    if (name === 'LocusEquation' && names === undefined && this.addLocus(only ?? '', inputs, line)) return;
    const first = outputs[0] ? build.name(this.names.idOf(outputs[0])) : undefined;
    const own: Outputs = {
      count: outputs.length,
      element: (n) => this.element(outputs[n] ?? ''),
      first,
    };
    this.attempt(outputs, line, name, () => {
      // Before its arguments, which may be of a kind that nothing else reads.
      readableCommand(name);
      return applyCommand(name, {
        items: inputs.map((input) => this.parse(input, names)),
        outputs: own,
        value: (tree, variables = NO_VARIABLES) => translate(tree, this, variables),
        isObject: (label) => this.object(label) !== undefined,
        template: (tree) => templateOf(tree, this),
      });
    });
  }

  /** The texts of a list of texts as objects of their own; false for a list of anything else. */
  private addTexts(label: string, line: number, read: () => Tree): boolean {
    const element = this.element(label);
    if (element === undefined) return false;
    let texts: readonly PlacedText[] | undefined;
    const tree = readable(read);
    try {
      texts = tree && placedTexts(tree, this);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.addSaved(label, line, 'a list of texts', error.message);
      return true;
    }
    if (texts === undefined) return false;
    for (const [i, { template, place, isLatex }] of texts.entries()) {
      const own = `${label}_{${i + 1}}`;
      const latex: Node = { name: 'isLaTeX', attributes: { val: String(isLatex) }, children: [], line };
      const node = { ...element.node, children: [...element.node.children, latex] };
      this.drafts.push({
        id: this.names.fresh(own),
        label: own,
        line,
        maker: 'a text of a list',
        element: { ...element, type: 'text', label: own, node },
        kind: 'text',
        inSpace: false,
        source: { kind: 'string', value: '', start: 0, end: 0 },
        better: [],
        path: undefined,
        uvars: [],
        template,
        place,
        isOfSolid: false,
        isConstructed: true,
        isInside: !element.isSaved,
      });
    }
    return true;
  }

  remark(message: string): void {
    const { label, line, maker } = this.current;
    this.warnings.push({ id: this.names.idOf(label), message: `${maker}, line ${line}: ${message}` });
  }

  private attempt(labels: readonly string[], line: number, maker: string, read: () => readonly Made[]): void {
    this.current = { label: labels[0] ?? '', line, maker };
    let made: readonly Made[] = [];
    let reason = 'the command has no such output';
    try {
      made = read();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      reason = error.message;
    }
    const corners = made.length === 0 ? cornersOf(labels.map((label) => this.element(label))) : [];
    for (const [i, label] of labels.entries()) {
      if (label === '') continue;
      const own = made[i];
      const part = corners[i];
      if (part !== undefined) this.addPart(label, line, maker, reason, part);
      else if (own === undefined) this.addSaved(label, line, maker, reason);
      else {
        if (own.remark !== undefined) this.remark(own.remark);
        this.keep(label, line, maker, own);
      }
    }
  }

  /** The saved equation of a locus of a point that another one moves on its path; false for any other locus. */
  private addLocus(label: string, inputs: readonly string[], line: number): boolean {
    const [point, mover] = inputs.map((input) => this.byLabel.get(input.trim()));
    const element = this.element(label);
    const isTraced = inputs.length === 2 && point?.kind === 'point' && !point.inSpace && mover?.path !== undefined;
    if (element === undefined || !isTraced) return false;
    const saved = savedOf(element);
    const source = sourceOf(saved);
    if (source === undefined || isStandIn(element, saved)) return false;
    const message = `LocusEquation, line ${line}: its equation is drawn as it was saved; when moved, what is traced is`;
    this.warnings.push({ id: this.names.idOf(label), message });
    this.keep(label, line, 'LocusEquation', { kind: 'curve', tree: source }, false);
    this.drafts.at(-1)!.traced = { point: point.id, mover: mover.id };
    return true;
  }

  /** An object as it was saved, where nothing else can be read of it. */
  private addSaved(label: string, line: number, maker: string, reason: string): void {
    const element = this.element(label);
    if (element === undefined) return;
    const saved = savedOf(element);
    const source = sourceOf(saved);
    const isCurve = kindOf(element.type) === 'curve' && source !== undefined;
    const standsIn = isStandIn(element, saved);
    const rest = remains(source, standsIn);
    if (saved?.kind !== 'undefined' || isCurve)
      this.warnings.push({ id: this.names.idOf(label), message: `${maker}, line ${line}: ${reason}: ${rest}` });
    this.keep(label, line, maker, source && { kind: kindOf(element.type), tree: source }, false);
    this.drafts.at(-1)!.isStandIn = standsIn;
  }

  /** A polygon or an edge of it between saved corners. */
  private addPart(label: string, line: number, maker: string, reason: string, part: Made): void {
    const message = `${maker}, line ${line}: ${reason}: ${remains(part.tree, false)}`;
    this.warnings.push({ id: this.names.idOf(label), message });
    this.keep(label, line, maker, part, false);
  }

  private keep(label: string, line: number, maker: string, made: Made | undefined, isConstructed = true): void {
    const element = this.element(label);
    const draft: Draft = {
      id: this.names.idOf(label),
      label,
      line,
      maker,
      element,
      kind: kindAmong(made?.kind, element),
      inSpace: made?.inSpace ?? (element !== undefined && isOfSpace(element.type)),
      items: made?.items,
      itemKind: made?.itemKind ?? itemKindOf(made, element),
      isCircle: made?.isCircle ?? (made !== undefined && isCircle(made.tree)),
      source: made?.tree,
      better: made?.better ?? (made === undefined ? [] : otherPoints(made.tree)),
      path: made?.path,
      isOfSolid: made?.isOfSolid ?? false,
      isConstructed,
      isInside: element === undefined || !element.isSaved,
      ...freedom(made),
    };
    this.drafts.push(draft);
    this.byLabel.set(label, draft);
  }
}

/** A tree, or undefined where it can't be read: who reads it next says why. */
function readable(read: () => Tree): Tree | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return undefined;
  }
}

/** GeoGebra calls charts and integrals numbers, and every function of several variables the same. */
function kindAmong(made: Kind | undefined, element: Element | undefined): Kind {
  if (element === undefined) return made ?? 'none';
  return made === 'area' || made === 'mapping' ? made : kindOf(element.type);
}

/** The kind of the items of a calculated list, `L + 1`: that of its expression, which is read as one item's. */
function itemKindOf(made: Made | undefined, element: Element | undefined): Kind | undefined {
  const isList = element !== undefined && kindOf(element.type) === 'list';
  return isList && made !== undefined && made.kind !== 'list' ? made.kind : undefined;
}

function isCircle(source: Expr): boolean {
  return source.kind === 'call' && source.callee.kind === 'name' && ['Circle', 'Incircle'].includes(source.callee.name);
}

interface Free extends Made {
  readonly uvars?: readonly number[];
  readonly slider?: Draft['slider'];
}

function freedom(made: (Made & Partial<Free>) | undefined): Pick<Draft, 'uvars' | 'slider' | 'template'> {
  return { uvars: made?.uvars ?? [], slider: made?.slider, template: made?.template };
}
