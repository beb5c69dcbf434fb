import type * as geoslide from 'geoslide';

/** As much of the library as is asked, in Node or bundled for a browser. */
type Geoslide = Pick<typeof geoslide, 'renderPixels' | 'renderSvg' | 'renderTikz'>;
type Options = geoslide.PngOptions;
type Format = 'png' | 'svg' | 'tikz';

/** A project, and what is drawn of it. */
export interface DrawnFigure {
  readonly name: string;
  readonly content: unknown;
  readonly options: Options;
  readonly formats: readonly Format[];
}

/** By `figure format`. */
export type Hashes = Readonly<Record<string, string>>;

/**
 * SHA-256 of each figure's pixels, SVG and TikZ, by `figure format`; runs in Node and in browsers.
 *
 * @param common Options for all of them.
 */
export async function hashesOf(
  geoslide: Geoslide,
  figures: readonly DrawnFigure[],
  common: Options = {},
): Promise<Hashes> {
  const draw: Readonly<Record<Format, (content: unknown, options: Options) => Promise<Uint8Array<ArrayBuffer>>>> = {
    png: async (content, options) => new Uint8Array((await geoslide.renderPixels(content, options)).data),
    svg: async (content, options) => new TextEncoder().encode((await geoslide.renderSvg(content, options)).text),
    tikz: async (content, options) => new TextEncoder().encode((await geoslide.renderTikz(content, options)).text),
  };
  const hashes: Record<string, string> = {};
  for (const { name, content, options, formats } of figures) {
    for (const format of formats) {
      const digest = await crypto.subtle.digest('SHA-256', await draw[format](content, { ...options, ...common }));
      hashes[`${name} ${format}`] = Array.from(new Uint8Array(digest), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
    }
  }
  return hashes;
}
