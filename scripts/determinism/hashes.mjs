/**
 * SHA-256 of each figure's pixels, SVG and TikZ, by `figure format`; runs in Node and in browsers.
 *
 * @param {{ renderPixels: Function, renderSvg: Function, renderTikz: Function }} geoslide
 * @param {{ name: string, content: unknown, options: object, formats: string[] }[]} figures
 * @param {object} common Options for all of them.
 */
export async function hashesOf(geoslide, figures, common = {}) {
  const draw = {
    png: async (content, options) => (await geoslide.renderPixels(content, options)).data,
    svg: async (content, options) => new TextEncoder().encode((await geoslide.renderSvg(content, options)).text),
    tikz: async (content, options) => new TextEncoder().encode((await geoslide.renderTikz(content, options)).text),
  };
  const hashes = {};
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
