import { byId, copyFrom, make } from '../page/dom.js';
import { messageOf } from '../page/errors.js';
import { t } from '../words/words.js';
import { curlOf, type RequestParts, requestOf } from './request-body.js';

export interface RequestPanel {
  /** Shows the request of what is drawn now; nothing is computed while the panel is closed. */
  show(parts: RequestParts | undefined): void;
}

export function createRequestPanel(): RequestPanel {
  const panel = byId('request', HTMLDetailsElement);
  const service = byId('service', HTMLInputElement);
  const key = byId('key', HTMLInputElement);
  const curl = byId('curl', HTMLPreElement);
  const bodyText = byId('body', HTMLPreElement);
  const bodyTitle = byId('body-title', HTMLHeadingElement);
  const answer = byId('answer', HTMLDivElement);
  const send = byId('send', HTMLButtonElement);
  const form = byId('call', HTMLFormElement);
  const copyCurl = byId('copy-curl', HTMLButtonElement);
  const copyBody = byId('copy-body', HTMLButtonElement);
  for (const code of [curl, bodyText]) if (code.parentElement) code.parentElement.tabIndex = 0;
  let parts: RequestParts | undefined;

  service.value = location.protocol.startsWith('http') ? location.origin : 'http://127.0.0.1:8787';
  // `geoslide serve` prints an address with the key behind the #, which browsers send nowhere.
  const given = new URLSearchParams(location.hash.slice(1));
  const fromAddress = given.get('key');
  if (fromAddress !== null) {
    key.value = fromAddress;
    given.delete('key');
    const rest = given.toString();
    history.replaceState(null, '', rest === '' ? location.pathname + location.search : `#${rest}`);
  }

  const base = () => service.value.trim().replace(/\/+$/, '');

  function update(): void {
    if (!panel.open || !parts) return;
    const { path, body } = requestOf(parts);
    bodyTitle.textContent = t('Body of POST {path}', { path });
    bodyText.textContent = JSON.stringify(body, null, 2);
    curl.textContent = curlOf(base(), path, body, key.value);
  }

  async function post(): Promise<void> {
    if (!parts) return;
    const { path, body } = requestOf(parts);
    send.disabled = true;
    try {
      const response = await fetch(base() + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${key.value}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      showAnswer(response.status, await response.text());
    } catch (error) {
      showAnswer(
        undefined,
        t('The service at {address} did not answer: {reason}', {
          address: base(),
          reason: messageOf(error),
        }),
      );
    } finally {
      send.disabled = false;
    }
  }

  function showAnswer(status: number | undefined, text: string): void {
    const code = make('section', { className: 'code', tabIndex: 0 }, make('pre', { textContent: pretty(text) }));
    code.setAttribute('aria-label', t('Answer'));
    const heading = make('h3', {
      textContent: status === undefined ? t('No answer') : t('Answer: {status}', { status }),
    });
    if (status === 401) heading.append(` (${t('the API key stands in the terminal of "npm start"')})`);
    answer.replaceChildren(heading, code);
    const url = urlOf(text);
    if (url !== undefined) {
      answer.append(
        make('p', {}, make('a', { href: url, target: '_blank', rel: 'noopener', textContent: t('Open the file') })),
      );
    }
  }

  panel.addEventListener('toggle', update);
  service.addEventListener('input', update);
  key.addEventListener('input', update);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void post();
  });
  copyCurl.addEventListener('click', () => void copyFrom(copyCurl, curl.textContent ?? ''));
  copyBody.addEventListener('click', () => void copyFrom(copyBody, bodyText.textContent ?? ''));

  return {
    show(next) {
      parts = next;
      update();
    },
  };
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The address of the file in a result, if it is one that a page may link to. */
function urlOf(text: string): string | undefined {
  try {
    const { url } = JSON.parse(text);
    return typeof url === 'string' && /^https?:/.test(url) ? url : undefined;
  } catch {
    return undefined;
  }
}
