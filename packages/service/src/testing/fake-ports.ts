import { createHash } from 'node:crypto';
import type { FileContent } from '@geoslide/protocol';
import {
  isSpaceSlide,
  outputSize2D,
  outputSize3D,
  ProtocolError,
  RenderError,
  saved2D,
  savedView2D,
  spaceCamera,
} from '@geoslide/protocol';
import { callId, REPEAT_MS } from '../answers/charge.js';
import { createBodyRenderer } from '../answers/render-body.js';
import { readGeoGebraFile, readText } from '../node/package-renderer.js';
import type { Charge, KeyRecord, LogEntry, Renderer, RenderOptions, ServicePorts, StoredFile } from '../ports.js';

const NOW = new Date('2026-03-04T05:06:07Z');

const hash = (key: string) => createHash('sha256').update(key).digest('hex');
const issued = { createdAt: '2026-01-01T00:00:00Z', customerId: 'acme' };

const keyRecords: readonly KeyRecord[] = [
  { ...issued, id: 'k1', hash: hash('good-key') },
  { ...issued, id: 'k2', hash: hash('expired-key'), expiresAt: '2026-03-04T05:06:07Z' },
  { ...issued, id: 'k3', hash: hash('revoked-key'), revokedAt: '2026-02-01T00:00:00Z' },
  { ...issued, id: 'k4', hash: hash('lasting-key'), expiresAt: '2026-03-04T05:06:08Z', customerId: 'other' },
];

/** A renderer that draws nothing: its output is the size and the options that it was called with. */
export function createFakeRenderer(): Renderer {
  function slideOf(content: FileContent, slideIndex = 1) {
    const slide = content.slides[slideIndex - 1];
    if (!slide) throw new RenderError('NO_SUCH_SLIDE', 'no such slide');
    // Definitions with these ids stand for what only a renderer finds out.
    for (const [i, { definitions }] of content.slides.entries()) {
      if (!definitions.some(({ id }) => id === 'unparsable')) continue;
      const path = `slides.${i}.definitions.0.source`;
      throw new ProtocolError('column 1 does not parse', [{ path, message: 'column 1 does not parse' }]);
    }
    for (const { id } of slide.definitions) {
      if (id === 'hidden3D') throw new RenderError('SPACE_UNSUPPORTED', 'a cube');
      if (id === 'complex') throw new RenderError('TOO_COMPLEX', 'too many samples');
      if (id === 'crash') throw new Error('secret: /etc/shadow');
    }
    const warnings = slide.definitions
      .filter(({ id }) => id === 'undefinedPoint')
      .map(({ id }) => ({ id, message: 'is undefined' }));
    return { slide, warnings };
  }

  function text(content: FileContent, options: RenderOptions, kind: string) {
    const { slide, warnings } = slideOf(content, options.slideIndex);
    const saved = savedView2D(slide);
    const viewBound = options.viewBound ?? saved.viewBound;
    const scale = options.scale ?? saved2D(slide).scale;
    const { width, height } = outputSize2D(slide, { ...viewBound, scale });
    const slideIndex = options.slideIndex ?? 1;
    return { text: `${kind} ${JSON.stringify(options)}`, width, height, slideIndex, viewBound, scale, warnings };
  }

  const renderer: Renderer = {
    async renderPng(content, options) {
      const slideIndex = options.slideIndex ?? 1;
      const { slide, warnings } = slideOf(content, slideIndex);
      const bytes = new TextEncoder().encode(`png ${JSON.stringify(options)}`);
      if (options.view3D || isSpaceSlide(slide)) {
        const { pixelRatio = 1 } = options.view3D ?? {};
        const camera = spaceCamera(slide, options.view3D);
        return {
          bytes,
          ...outputSize3D(slide, options.view3D ?? {}),
          slideIndex,
          camera,
          pixelRatio,
          warnings,
        };
      }
      const saved = savedView2D(slide);
      const { left, right, bottom, top } = options.view2D ?? options.viewBound ?? saved.viewBound;
      const scale =
        options.view2D?.scale ??
        options.scale ??
        (options.view2D || options.viewBound ? saved2D(slide).scale : saved.scale);
      const pixelRatio = options.view2D?.pixelRatio ?? options.pixelRatio;
      const size = outputSize2D(slide, { left, right, bottom, top, scale, pixelRatio });
      return { bytes, ...size, slideIndex, viewBound: { left, right, bottom, top }, scale, warnings };
    },
    renderPdf: async (content, options, control) => ({
      ...(await renderer.renderPng(content, options, control)),
      bytes: new TextEncoder().encode(`pdf ${JSON.stringify(options)}`),
    }),
    read: readText,
    readFile: readGeoGebraFile,
    renderSvg: async (content, options) => text(content, options, '<svg/>'),
    renderTikz: async (content, options) => text(content, options, '\\tikz'),
    check: async (_content, options) => [{ severity: 'warning', path: 'slides.0', message: JSON.stringify(options) }],
    async list(content, { slideIndex = 1 }) {
      const { slide, warnings } = slideOf(content as FileContent, slideIndex);
      return { slide: slideIndex, objects: slide.definitions, warnings };
    },
  };
  return renderer;
}

export interface FakePorts extends ServicePorts {
  readonly files: Map<string, StoredFile>;
  readonly written: Map<string, Charge>;
  readonly logged: LogEntry[];
}

export type FakeOverrides = Partial<Omit<ServicePorts, 'renderer'>> & { readonly renderer?: Renderer };

/** Ports in memory that can be looked into; bodies are parsed in this thread. */
export function createFakePorts({ renderer = createFakeRenderer(), ...overrides }: FakeOverrides = {}): FakePorts {
  const files = new Map<string, StoredFile>();
  const written = new Map<string, Charge>();
  const logged: LogEntry[] = [];
  let ids = 0;
  return {
    files,
    written,
    logged,
    renderer: createBodyRenderer(renderer),
    keys: { find: async (wanted) => keyRecords.find((record) => record.hash === wanted) },
    storage: {
      async put(file) {
        files.set(file.key, file);
        return `${file.origin}/files/${file.key}`;
      },
      async get(key) {
        const bytes = files.get(key)?.bytes;
        if (bytes === undefined) return undefined;
        return {
          size: bytes.length,
          async *read(start, end) {
            yield bytes.slice(start, end);
          },
        };
      },
    },
    charges: {
      async record(charge) {
        const id = `${callId(charge)} ${charge.chargedAt.slice(0, 10)}`;
        if (written.has(id)) return false;
        written.set(id, charge);
        return true;
      },
      find: async (call, now) =>
        [...written.values()].find(
          (charge) => callId(charge) === callId(call) && now.getTime() - Date.parse(charge.chargedAt) < REPEAT_MS,
        ),
      count: async (customerId, month) =>
        [...written.values()].filter((charge) => charge.customerId === customerId && charge.chargedAt.startsWith(month))
          .length,
    },
    now: () => NOW,
    newId: () => `id-${++ids}`,
    log: (entry) => logged.push(entry),
    ...overrides,
  };
}
