/** What holds an SVG whole where text is written: nothing has to lie beside it. */
export const embeddings = {
  markdown: (svg: string): string => `![${titleOf(svg).replace(/([\\[\]])/g, '\\$1')}](${addressOf(svg)})\n`,
  html: (svg: string): string => `<img alt="${titleOf(svg).replaceAll('"', '&quot;')}" src="${addressOf(svg)}">\n`,
};

/** What the picture says of itself, as it is written in XML. */
function titleOf(svg: string): string {
  return /<title\b[^>]*>([^<]*)<\/title>/.exec(svg)?.[1]?.replace(/\s+/g, ' ') ?? '';
}

function addressOf(svg: string): string {
  const bytes = new TextEncoder().encode(svg);
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return `data:image/svg+xml;base64,${btoa(characters.join(''))}`;
}
