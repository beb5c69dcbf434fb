import type { FileContent, RenderResult, Warning } from '@geoslide/protocol';
import type {
  PngOptions as LibraryPngOptions,
  SvgOptions as LibraryTextOptions,
  PngResult,
  Problem,
  TextResult,
} from 'geoslide';
import type { CpuBudget } from './admission/cpu-budget.js';
import type { TraceContext } from './log/trace-context.js';
import type { Settings } from './options.js';
import type { Output } from './output.js';

/** Options of the library that a caller of the service has no say in. */
type OfRenderer = 'handles' | 'fonts' | 'images' | 'parsed' | 'templates' | 'text';

/** What a render may be told; the endpoints' own names. */
export type RenderOptions = Omit<LibraryTextOptions, OfRenderer>;
export type PngOptions = Omit<LibraryPngOptions, OfRenderer>;
export type RenderedPng = Omit<PngResult, 'handles'>;
export type RenderedText = Omit<TextResult, 'handles'>;

interface SlideChoice {
  /** From 1. */
  readonly slideIndex?: number | undefined;
}

/** A project that was read from a text. */
export interface TextRead {
  readonly project: FileContent;
  /** The warnings of the text and those of drawing a slide of it, which get their places in the text. */
  readonly reported: (warnings: readonly Warning[], slideIndex: number) => readonly Warning[];
}

interface ObjectList {
  readonly slide: number;
  readonly objects: readonly object[];
  readonly warnings: readonly Warning[];
}

export interface RenderControl {
  /** Aborted when the call's time is up. A renderer that can't stop may ignore it. */
  readonly signal: AbortSignal;
}

/** Draws a slide of a parsed project. Throws ProtocolError (paths from the project's root) or RenderError for what the client can mend. */
export interface Renderer {
  renderPng(content: FileContent, options: PngOptions, control: RenderControl): Promise<RenderedPng>;
  /** A PDF; `pixelRatio` says nothing. */
  renderPdf(content: FileContent, options: PngOptions, control: RenderControl): Promise<RenderedPng>;
  renderSvg(content: FileContent, options: RenderOptions, control: RenderControl): Promise<RenderedText>;
  renderTikz(content: FileContent, options: RenderOptions, control: RenderControl): Promise<RenderedText>;
  /** Reads a project from figure text, or from JSON. Throws ProtocolError with the places in the text. */
  read(text: string): TextRead;
  /** Reads a project from a GeoGebra file; undefined where the bytes are none. Throws ProtocolError. */
  readFile(
    bytes: Uint8Array,
  ): Promise<{ readonly project: FileContent; readonly warnings: readonly Warning[] } | undefined>;
  /**
   * What is wrong with a project, which nobody has parsed or read; of all slides or one. Paths from the project's root.
   */
  check(content: unknown, options: SlideChoice, control: RenderControl): Promise<readonly Problem[]>;
  /** The objects of a slide of a project that nobody has parsed or read; default the first. */
  list(content: unknown, options: SlideChoice, control: RenderControl): Promise<ObjectList>;
}

/** The body of a call, not parsed yet. */
export interface BodyRequest {
  /** Of the endpoint. */
  readonly path: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /**
   * Where the body is figure text or a GeoGebra file: the query of the call, which has its options. Undefined: the body
   * is JSON.
   */
  readonly query?: string | undefined;
  /** Warnings of the call itself, which come first. */
  readonly notes?: readonly Warning[];
  readonly settings: Settings;
}

export interface BodyOutput extends Output {
  /** Times of its stages. */
  readonly ms: { readonly parse: number; readonly render: number };
}

/** What an inspection answers. */
export interface BodyInspection {
  /** JSON */
  readonly text: string;
  /** Times of its stages. */
  readonly ms: { readonly parse: number; readonly render: number };
}

/** A render of a batch. */
export interface BatchItem {
  /** Of its endpoint. */
  readonly path: string;
  readonly requestId: string | undefined;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Parses a body and renders what it asks. */
export interface BodyRenderer {
  /**
   * Takes the body over: the caller must not use it any more.
   * @throws ServiceError or RenderError for what the client can mend.
   */
  render(request: BodyRequest, control: RenderControl): Promise<BodyOutput>;
  /** The same for an endpoint that only looks at a project. */
  inspect(request: BodyRequest, control: RenderControl): Promise<BodyInspection>;
  /** The renders that a body of `/api/batch` asks for. */
  split(request: BodyRequest, control: RenderControl): Promise<readonly BatchItem[]>;
  /** Throws where no thread could render now. */
  check?(): Promise<void>;
}

/** A stored API key: never the key itself. */
export interface KeyRecord {
  readonly id: string;
  /** SHA-256 of the key, lower-case hex. */
  readonly hash: string;
  readonly customerId: string;
  readonly label?: string | undefined;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly expiresAt?: string | undefined;
  readonly revokedAt?: string | undefined;
  /** Renders of its customer in a month (UTC), after which the key is refused until the next. */
  readonly monthlyRenders?: number | undefined;
}

export interface Keys {
  /** The key with this SHA-256 (lower-case hex), be it revoked or expired. */
  find(hash: string): Promise<KeyRecord | undefined>;
}

export interface StoredFile {
  /** `{prefix}/{customerId}/{yyyy-mm-dd}/{filename}` */
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly contentDisposition: string;
  readonly cacheControl: string;
  /** Scheme and host of the request, for a storage that is served from there. */
  readonly origin: string;
}

/** A stored file that is read while it is sent. */
export interface StoredContent {
  /** Bytes. */
  readonly size: number;
  /** The bytes from `start` to `end`, which is the first left out. Nothing is open before they are read, nor after. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

export interface Storage {
  /** Stores the file durably and gives its address. The same key always has the same bytes. */
  put(file: StoredFile): Promise<string>;
  /** The file under a key, for a storage that this process serves itself. */
  get?(key: string): Promise<StoredContent | undefined>;
  /** Throws where no file could be stored now, for a storage that the check of keys does not reach. */
  check?(): Promise<void>;
}

/** What makes two calls the same one. */
export interface Call {
  readonly customerId: string;
  /** Any text that a header can carry. */
  readonly requestId: string;
  /** SHA-256 of the endpoint and the request body, lower-case hex. */
  readonly bodyHash: string;
}

/** What a successful call costs its customer. */
export interface Charge extends Call {
  readonly type: 'render';
  readonly endpoint: string;
  readonly objectKey: string;
  /** ISO 8601. */
  readonly chargedAt: string;
  /** What the call was answered. It is part of the charge so that no call has one without the other. */
  readonly answer: RenderResult;
}

/** What calls cost, and what they were answered. */
export interface Charges {
  /**
   * Writes the charge unless its call has one in the same 24 hours, in one indivisible step.
   * Gives whether it was written. After a StorageError it may have been: recorded again, it is written once all the same.
   */
  record(charge: Charge): Promise<boolean>;
  /** The charge of a call that was answered in the 24 hours before `now`. */
  find(call: Call, now: Date): Promise<Charge | undefined>;
  /** How many charges a customer has of a month (UTC), `yyyy-mm`. */
  count(customerId: string, month: string): Promise<number>;
}

export interface RateLimiter {
  /** 0 where the call may go on, else the seconds until it may. */
  take(keyId: string): number;
}

/** One line per call, without content and keys. Times are ms. */
export interface LogEntry {
  readonly time: string;
  readonly requestId: string;
  readonly method: string;
  readonly endpoint: string;
  readonly status: number;
  /** Address of the client. */
  readonly client?: string;
  /** Of the trace that the call said it belongs to. */
  readonly traceId?: string;
  readonly code?: string;
  readonly customerId?: string;
  readonly keyId?: string;
  readonly ms: Readonly<Record<string, number>>;
  readonly bytesIn?: number;
  readonly bytesOut?: number;
  readonly warnings?: number;
  /** Whether this was the answer of an earlier call: nothing was rendered or charged. */
  readonly repeated?: true;
  /** Ids that S3 gave the requests of this call, in the order of their answers. */
  readonly storageRequestIds?: readonly string[];
  /** Of an unforeseen error and of a storage that failed: for the operator. */
  readonly cause?: string;
}

/** A call as a span of its trace. */
export interface CallSpan {
  /** What the requests that are made for the call, and its answer, name as their parent. */
  readonly context: TraceContext;
  end(entry: LogEntry): void;
}

export interface ServicePorts {
  readonly renderer: BodyRenderer;
  readonly keys: Keys;
  readonly storage: Storage;
  readonly charges: Charges;
  /** Without one, calls are not limited. */
  readonly rateLimiter?: RateLimiter;
  /** Without one, a key may render all the time. */
  readonly cpuBudget?: CpuBudget;
  /** Begins a span for a call, within the trace that the call comes from. Without it, calls are no spans. */
  readonly startSpan?: (name: string, parent: TraceContext | undefined) => CallSpan;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly log: (entry: LogEntry) => void;
}
