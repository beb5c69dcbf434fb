import type { Warning } from '@geoslide/protocol';
import Negotiator from 'negotiator';
import { fileKinds } from '../files.js';
import type { ServiceRequest } from '../message.js';
import type { Endpoint } from '../requests/endpoints.js';

/** Characters of a header or a query that a warning repeats. */
const MAX_QUOTED = 60;

const quoted = (text: string) => (text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text);

/**
 * Warnings of what a call has beside its body and nothing reads, of a call whose body is JSON. For `/api/check` and
 * `/api/list`: the answers of rendering are the contract's, in which a query changes nothing.
 */
export function queryNotes({ url }: ServiceRequest): Warning[] {
  const names = [...new Set(new URL(url).searchParams.keys())];
  if (names.length === 0) return [];
  const remedy = 'beside a body of JSON put options into the body, as in {"content": …, "contain": true}';
  return [{ message: `the query (${quoted(names.join(', '))}) was ignored: ${remedy}` }];
}

/** A warning where `Accept` names only what an endpoint does not give: the answer is JSON nevertheless. */
export function acceptNotes({ headers }: ServiceRequest, { format, pdfPath }: Endpoint): Warning[] {
  const accept = headers.get('accept') ?? '';
  const formats = pdfPath === undefined ? [format] : [format, 'pdf' as const];
  const types = formats.map((each) => fileKinds[each].accept);
  const known = new Negotiator({ headers: { accept } }).mediaType(['application/json', ...types]);
  // What names no type at all asks for nothing.
  if (known !== undefined || !accept.includes('/')) return [];
  const remedy = `ask for ${types.join(' or ')} to get the picture itself`;
  return [
    { message: `the answer is JSON, for Accept names only what is not given here (${quoted(accept)}): ${remedy}` },
  ];
}
