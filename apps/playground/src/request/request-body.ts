import type { Drawn } from '@geoslide/element/parts';
import type { Template } from '@geoslide/protocol';

/** What a request is made of. */
export interface RequestParts {
  readonly project: unknown;
  readonly slideIndex: number;
  readonly format: 'png' | 'svg' | 'tikz';
  readonly shown: Drawn;
  readonly pixelRatio: number;
  readonly template?: Template;
  readonly transparent: boolean;
}

const paths = { png: '/api/render/v2', svg: '/api/render-svg', tikz: '/api/render-tikz' } as const;

/** The endpoint and body that make exactly the picture that is shown. */
export function requestOf(parts: RequestParts): { path: string; body: Record<string, unknown> } {
  const { project, slideIndex, format, shown, pixelRatio, template, transparent } = parts;
  const { viewBound, scale, camera } = shown;
  const ratio = shown.pixelRatio ?? 1;
  const view =
    format !== 'png'
      ? { viewBound, scale }
      : camera
        ? { view3D: { ...camera, width: shown.width / ratio, height: shown.height / ratio, pixelRatio } }
        : { view2D: { ...viewBound, scale, pixelRatio } };
  return {
    path: paths[format],
    body: {
      slideIndex,
      ...view,
      ...(template && { template }),
      ...(transparent && format !== 'tikz' && { transparent }),
      content: project,
    },
  };
}

/** A command for a POSIX shell; the body goes in as it is, between lines that no JSON holds. */
export function curlOf(service: string, path: string, body: object, key: string): string {
  const authorization =
    key === ''
      ? '"Authorization: Bearer $GEOSLIDE_API_KEY"'
      : `'Authorization: Bearer ${key.replaceAll("'", "'\\''")}'`;
  return [
    `curl -sS '${(service + path).replaceAll("'", "'\\''")}' \\`,
    `  -H ${authorization} \\`,
    `  -H 'Content-Type: application/json' --data-binary @- <<'BODY'`,
    JSON.stringify(body),
    'BODY',
  ].join('\n');
}
