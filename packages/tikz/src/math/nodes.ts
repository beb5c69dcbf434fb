/** What KaTeX's parser makes of LaTeX, as far as it is printed again: https://github.com/KaTeX/KaTeX/blob/v0.19.1/src/types/nodes.ts */
export type Mode = 'math' | 'text';

export interface Measurement {
  readonly number: number;
  readonly unit: string;
}

interface Kinds {
  readonly mathord: { readonly text: string };
  readonly textord: { readonly text: string };
  readonly atom: { readonly text: string };
  readonly spacing: { readonly text: string };
  /** `semisimple` is between \\begingroup and \\endgroup. */
  readonly ordgroup: { readonly body: readonly MathNode[]; readonly semisimple?: boolean };
  readonly supsub: { readonly base: MathNode | null; readonly sup?: MathNode; readonly sub?: MathNode };
  readonly op: {
    readonly name?: string;
    readonly body?: readonly MathNode[];
    readonly limits: boolean;
    readonly alwaysHandleSupSub?: boolean;
    readonly suppressBaseShift?: boolean;
  };
  readonly operatorname: {
    readonly body: readonly MathNode[];
    readonly alwaysHandleSupSub: boolean;
    readonly limits: boolean;
  };
  readonly genfrac: {
    readonly numer: MathNode;
    readonly denom: MathNode;
    readonly continued: boolean;
    readonly hasBarLine: boolean;
    readonly leftDelim: string | null;
    readonly rightDelim: string | null;
    readonly barSize: Measurement | null;
  };
  readonly styling: { readonly style: string; readonly body: readonly MathNode[] };
  readonly sizing: { readonly size: number; readonly body: readonly MathNode[] };
  readonly color: { readonly color: string; readonly body: readonly MathNode[] };
  readonly text: { readonly font?: string; readonly body: readonly MathNode[] };
  readonly font: { readonly font: string; readonly body: MathNode };
  readonly accent: { readonly label: string; readonly base: MathNode };
  readonly accentUnder: { readonly label: string; readonly base: MathNode };
  readonly overline: { readonly body: MathNode };
  readonly underline: { readonly body: MathNode };
  readonly horizBrace: { readonly label: string; readonly base: MathNode };
  readonly phantom: { readonly body: readonly MathNode[] };
  readonly vphantom: { readonly body: MathNode };
  readonly lap: { readonly alignment: string; readonly body: MathNode };
  readonly smash: { readonly body: MathNode; readonly smashHeight: boolean; readonly smashDepth: boolean };
  readonly raisebox: { readonly dy: Measurement; readonly body: MathNode };
  readonly hbox: { readonly body: readonly MathNode[] };
  readonly vcenter: { readonly body: MathNode };
  readonly reflectbox: { readonly body: MathNode };
  readonly rule: { readonly shift?: Measurement | null; readonly width: Measurement; readonly height: Measurement };
  readonly kern: { readonly dimension: Measurement };
  readonly delimsizing: { readonly size: number; readonly mclass: string; readonly delim: string };
  readonly leftright: { readonly body: readonly MathNode[]; readonly left: string; readonly right: string };
  readonly middle: { readonly delim: string };
  readonly mclass: { readonly mclass: string; readonly body: readonly MathNode[] };
  readonly sqrt: { readonly body: MathNode; readonly index: MathNode | null };
  readonly xArrow: { readonly label: string; readonly body: MathNode; readonly below: MathNode | null };
  readonly enclose: {
    readonly label: string;
    readonly body: MathNode;
    readonly backgroundColor?: string;
    readonly borderColor?: string;
  };
  readonly pmb: { readonly body: readonly MathNode[] };
  readonly mathchoice: {
    readonly display: readonly MathNode[];
    readonly text: readonly MathNode[];
    readonly script: readonly MathNode[];
    readonly scriptscript: readonly MathNode[];
  };
  readonly htmlmathml: { readonly html: readonly MathNode[]; readonly mathml: readonly MathNode[] };
  readonly verb: { readonly body: string; readonly star: boolean };
  readonly href: { readonly body: readonly MathNode[] };
  readonly internal: Record<never, never>;
  readonly array: {
    readonly body: readonly (readonly MathNode[])[];
    readonly cols?: readonly { readonly type: string; readonly align?: string; readonly separator?: string }[];
    readonly colSeparationType?: string;
    readonly arraystretch: number;
    readonly hskipBeforeAndAfter?: boolean;
    readonly rowGaps: readonly (Measurement | null | undefined)[];
    readonly hLinesBeforeRow: readonly (readonly boolean[])[];
  };
  readonly tag: { readonly body: readonly MathNode[]; readonly tag: readonly MathNode[] };
  readonly cr: { readonly newLine: boolean };
}

export type NodeType = keyof Kinds;
export type NodeOf<T extends NodeType> = { readonly type: T; readonly mode: Mode } & Kinds[T];
/** Nodes of other types exist: whoever prints a node has to refuse what it does not know. */
export type MathNode = { readonly [T in NodeType]: NodeOf<T> }[NodeType];
