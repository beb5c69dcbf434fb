import type { Answer, Drawn } from '@geoslide/element/parts';
import { byId, saveAs } from '../page/dom.js';
import { messageOf } from '../page/errors.js';
import { createMenu } from '../page/menu.js';
import { notify } from '../page/notice.js';
import { embeddings } from '../text/embeddings.js';
import { t } from '../words/words.js';

export type ExportFormat = 'png' | 'svg' | 'tikz' | 'pdf';

const files: Readonly<Record<ExportFormat, { readonly ending: string; readonly type: string }>> = {
  png: { ending: '.png', type: 'image/png' },
  svg: { ending: '.svg', type: 'image/svg+xml' },
  tikz: { ending: '.tex', type: 'text/x-tex' },
  pdf: { ending: '.pdf', type: 'application/pdf' },
};

type Embedding = keyof typeof embeddings;
type CopyKind = Exclude<ExportFormat, 'pdf'> | Embedding;

const isEmbedding = (what: CopyKind): what is Embedding => what in embeddings;

export interface ExportPorts {
  /** Draws what is shown as a file has it. */
  readonly draw: (format: ExportFormat) => Promise<Answer<Drawn>>;
  /** The name of a file, without its ending. */
  readonly name: () => string;
  /** The format that is shown. */
  readonly shownFormat: () => ExportFormat;
}

/** The menu that saves and copies the picture, and the button that saves it in the format that is shown. */
export function createExports({ draw, name, shownFormat }: ExportPorts): void {
  const menu = createMenu('export');

  async function blobOf(format: ExportFormat): Promise<Blob> {
    const answer = await draw(format);
    if (!answer.ok) throw new Error(answer.message);
    const { data } = answer.result;
    return new Blob([typeof data === 'string' ? data : new Uint8Array(data)], { type: files[format].type });
  }

  async function save(format: ExportFormat): Promise<void> {
    try {
      const { ending, type } = files[format];
      saveAs(`${name()}${ending}`, new Uint8Array(await (await blobOf(format)).arrayBuffer()), type);
    } catch (error) {
      notify(messageOf(error));
    }
  }

  async function copy(what: CopyKind): Promise<void> {
    const isPicture = what === 'png';
    const format = isEmbedding(what) ? 'svg' : what;
    // What is still drawn is promised, for a browser lets a page copy only at once.
    const content = blobOf(format).then(async (blob) => {
      if (isPicture) return blob;
      const source = await blob.text();
      const text = isEmbedding(what) ? embeddings[what](source) : source;
      return new Blob([text], { type: 'text/plain' });
    });
    try {
      await navigator.clipboard.write([new ClipboardItem({ [isPicture ? 'image/png' : 'text/plain']: content })]);
      notify(t(isPicture ? 'The picture is copied.' : 'The source is copied.'));
    } catch (error) {
      const reason = await content.then(
        () => t('the browser does not allow it: save a file instead.'),
        () => messageOf(error),
      );
      notify(t('Nothing is copied: {reason}', { reason }));
    }
  }

  for (const button of menu.querySelectorAll<HTMLButtonElement>('[data-save], [data-copy]')) {
    button.addEventListener('click', () => {
      menu.open = false;
      const { save: saved, copy: copied } = button.dataset;
      if (saved !== undefined) void save(saved as ExportFormat);
      else void copy(copied as CopyKind);
    });
  }
  byId('download', HTMLButtonElement).addEventListener('click', () => void save(shownFormat()));
}
