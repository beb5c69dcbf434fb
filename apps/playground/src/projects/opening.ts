import { byId } from '../page/dom.js';
import { messageOf } from '../page/errors.js';
import { isZip, textOfFile } from '../text/file-text.js';
import { t } from '../words/words.js';

/** Most bytes of a file that is opened: a project of this size is no longer edited by hand. */
const MAX_FILE_BYTES = 20_000_000;

/** Opens files that are picked or dropped anywhere on the page. */
export function createOpening(
  onFile: (name: string, text: string) => void,
  onRefused: (message: string) => void,
): void {
  const input = byId('file', HTMLInputElement);

  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > MAX_FILE_BYTES)
      onRefused(
        t('{file} has more than {mb} MB, which is too large to be edited here.', {
          file: file.name,
          mb: MAX_FILE_BYTES / 1e6,
        }),
      );
    else {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (isZip(bytes)) return openGeoGebra(file.name, bytes);
      const text = textOfFile(bytes);
      if (text !== undefined) onFile(file.name, text);
      else {
        onRefused(
          t('{file} is no project: a file that ends in .geoslide, .json or .ggb can be opened here.', {
            file: file.name,
          }),
        );
      }
    }
  }

  async function openGeoGebra(name: string, bytes: Uint8Array): Promise<void> {
    try {
      const { figureTextOf } = await import('../text/geogebra-file.js');
      onFile(name.replace(/\.ggb$/i, '.geoslide'), await figureTextOf(bytes));
    } catch (error) {
      const reason = messageOf(error);
      onRefused(t('{file} can not be read: {reason}', { file: name, reason }));
    }
  }

  byId('open', HTMLButtonElement).addEventListener('click', () => input.click());
  input.addEventListener('change', () => {
    void open(input.files?.[0]);
    input.value = '';
  });
  addEventListener('dragover', (event) => {
    event.preventDefault();
    document.body.classList.add('dropping');
  });
  addEventListener('dragleave', (event) => {
    if (!event.relatedTarget) document.body.classList.remove('dropping');
  });
  addEventListener('drop', (event) => {
    event.preventDefault();
    document.body.classList.remove('dropping');
    void open(event.dataTransfer?.files[0]);
  });
}
