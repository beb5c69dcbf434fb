// Strings of figure text: \" and \\ and \n as in the language, \uXXXX as in JSON, and any other backslash stands for itself, so that LaTeX
// can be typed as it is. A \n that begins a LaTeX command, such as \nu, is no line break.

const COMMANDS = new Set(
  (
    'nabla natural ncong ne nearrow neg neq newcommand newline nexists ngeq ngeqq ngeqslant ngtr ni nleftarrow nLeftarrow nleftrightarrow ' +
    'nLeftrightarrow nleq nleqq nleqslant nless nmid nobreak nobreakspace nolimits nonumber normalsize not notag notin notni nparallel nprec ' +
    'npreceq nrightarrow nRightarrow nshortmid nshortparallel nsim nsubseteq nsubseteqq nsucc nsucceq nsupseteq nsupseteqq ntriangleleft ' +
    'ntrianglelefteq ntriangleright ntrianglerighteq nu nvdash nvDash nVdash nVDash nwarrow'
  ).split(' '),
);

const ESCAPE = /\\(?:(["\\`])|u([0-9a-fA-F]{4})|n([A-Za-z]*))/g;

/** The value of what stands between the quotes of a string. */
export function readEscapes(raw: string): string {
  return raw.replace(ESCAPE, (whole, sign?: string, code?: string, letters?: string) => {
    if (sign !== undefined) return sign;
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    return COMMANDS.has(`n${letters}`) ? whole : `\n${letters}`;
  });
}

/** A backslash that would be read as the begin of an escape, or a sign that can't stand for itself. */
const SPECIAL = /\\(?=(["\\`]|u[0-9a-fA-F]{4}|n([A-Za-z]*)|\p{Cc}|\p{Cs}|$))|\p{Cc}|\p{Cs}/gu;

function escapeAll(value: string, quote: string): string {
  const escaped = value.replace(SPECIAL, (sign, _next, letters: string | undefined, at: number) => {
    if (sign === '\\') return letters !== undefined && COMMANDS.has(`n${letters}`) ? '\\' : '\\\\';
    const following = /^[A-Za-z]*/.exec(value.slice(at + 1, at + 40))![0];
    if (sign === '\n' && !COMMANDS.has(`n${following}`)) return '\\n';
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}

/** A string of figure text with this value. */
export function writeString(value: string): string {
  return escapeAll(value, '"');
}

/** Any id in backquotes. */
export function writeQuotedName(id: string): string {
  return escapeAll(id, '`');
}
