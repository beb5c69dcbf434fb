import { XMLValidator } from 'fast-xml-parser';
import { PNG } from 'pngjs';
import { holds } from '../target.js';

const NOT_A_NUMBER = /(?:^|[\s"(,=])-?(?:NaN|Infinity|undefined)\b/u;
/** The first code point that text files have no place for: control characters, halves of pairs, non-characters. */
function badCharacter(text: string): string | undefined {
  for (const character of text) {
    const code = character.codePointAt(0)!;
    const control = code < 32 && code !== 9 && code !== 10 && code !== 13;
    if (control || (code >= 0xd800 && code < 0xe000) || code === 0xfffe || code === 0xffff) return code.toString(16);
  }
  return undefined;
}

/** What any SVG file of ours has to be. */
export function checkSvg(svg: string): void {
  const found = XMLValidator.validate(svg);
  holds(found === true, `the SVG is not well-formed: ${found === true ? '' : found.err.msg}`);
  holds(badCharacter(svg) === undefined, `the SVG holds U+${badCharacter(svg)}, which XML forbids`);
  for (const [, attribute, value] of svg.matchAll(/\s([a-zA-Z-]+)="([^"]*)"/gu)) {
    if (/^(?:aria-label|data-)/u.test(attribute!)) continue;
    holds(!NOT_A_NUMBER.test(value!), `the attribute ${attribute} is ${value!.slice(0, 80)}`);
  }
  const active = /<script|\son[a-z]+=|href="(?!#|data:image\/)/u.exec(svg);
  holds(active === null, `the SVG holds ${active?.[0]}`);
}

/** Lines of TeX without what stands in braces, in comments and in escapes: commands and coordinates, without labels. */
function outsideBraces(tex: string): string {
  const bare = tex.replace(/\\[\s\S]/gu, '').replace(/%.*$/gmu, '');
  let depth = 0;
  let outside = '';
  for (const character of bare) {
    if (character === '}') depth--;
    holds(depth >= 0, 'the TikZ document closes a brace that it did not open');
    if (depth === 0) outside += character;
    if (character === '{') depth++;
  }
  holds(depth === 0, 'the TikZ document leaves a brace open');
  return outside;
}

/** What any TikZ document of ours has to be. */
export function checkTikz(tex: string): void {
  const number = /[([,]-?(?:NaN|Infinity|undefined)\b/u.exec(outsideBraces(tex));
  holds(number === null, `the TikZ document holds ${number?.[0]}`);
  const code = tex.replace(/%.*$/gmu, '');
  const ends = code.match(/\\end\{(?:document|tikzpicture)\}/gu) ?? [];
  holds(
    ends.length === 2 && code.trimEnd().endsWith('\\end{document}'),
    `the TikZ document ends ${ends.join(' and ')}`,
  );
  const command = /\\(?:write18|input|include|openout|read|catcode|csname|immediate|directlua)\b/u.exec(
    code.split('\\begin{document}')[1] ?? '',
  );
  holds(command === null, `the TikZ document runs ${command?.[0]}`);
  // TeX takes these two for characters like any other that has no glyph.
  const bad = badCharacter(tex.replace(/[\ufffe\uffff]/gu, ''));
  holds(bad === undefined && !tex.includes('\x7f'), `the TikZ document holds U+${bad ?? '7f'}`);
}

/** What any PNG file of ours has to be; pngjs reads it. */
export function checkPng(bytes: Uint8Array, width: number, height: number): void {
  const png = PNG.sync.read(Buffer.from(bytes));
  holds(png.width === width && png.height === height, `the PNG file has ${png.width} × ${png.height} px`);
}
