import { make } from '../page/dom.js';

/** A picture as SVG that lies unseen over the one that is shown: it tells what is where, and lights up objects. */
export interface Ghost {
  readonly element: HTMLElement;
  /** The picture is another one now; while it moves, nothing lights up. */
  outdate(isRest: boolean): void;
  /** The ids of the objects near a place of the page, the nearest first; points come before lines, and areas last. */
  at(clientX: number, clientY: number): Promise<readonly string[]>;
  /** Lights up an object, or none. */
  light(id: string | undefined): Promise<void>;
}

/** Page px from a place in which objects are looked for, in rings. */
const RINGS = [0, 3, 6, 9];
const DIRECTIONS = 8;
/** A larger picture would make the page slow. */
const MAX_SVG = 3_000_000;

const AREAS: ReadonlySet<string> = new Set([
  ...['Polygon', 'Sector', 'CircleSegment', 'Region', 'HalfPlane', 'Angle'],
  ...['Plane', 'Polyhedron', 'Sphere', 'Cone', 'Cylinder', 'CurvedSolid', 'Surface'],
]);

/** @param draw Gives the SVG of what is shown; undefined where there is none. */
export function createGhost(draw: () => Promise<string | undefined>): Ghost {
  const element = make('div', { className: 'ghost' });
  element.setAttribute('aria-hidden', 'true');
  const parser = new DOMParser();
  let isCurrent = false;
  let version = 0;
  let lit: string | undefined;

  async function renew(): Promise<void> {
    if (isCurrent) return;
    const own = version;
    const svg = await draw();
    if (own !== version) return;
    isCurrent = true;
    if (svg === undefined || svg.length > MAX_SVG) element.replaceChildren();
    else {
      const parsed = parser.parseFromString(svg, 'image/svg+xml').documentElement;
      parsed.querySelector('title')?.remove();
      for (const named of parsed.querySelectorAll('[id]')) rename(parsed, named);
      element.replaceChildren(document.importNode(parsed, true));
    }
    show();
  }

  /** Ids of the ghost must not be those of an SVG that is shown. */
  function rename(root: Element, named: Element): void {
    const { id } = named;
    named.id = `ghost-${id}`;
    for (const use of root.querySelectorAll(`[href="#${id}"]`)) use.setAttribute('href', `#ghost-${id}`);
    for (const clipped of root.querySelectorAll(`[clip-path="url(#${id})"]`)) {
      clipped.setAttribute('clip-path', `url(#ghost-${id})`);
    }
  }

  function show(): void {
    for (const group of element.querySelectorAll<SVGElement>('[data-id]')) {
      group.classList.toggle('lit', lit !== undefined && group.dataset.id === lit);
      group.classList.toggle('area', AREAS.has(group.dataset.type ?? ''));
    }
  }

  function found(x: number, y: number): (readonly [id: string, rank: number])[] {
    return document.elementsFromPoint(x, y).flatMap((each) => {
      const group = element.contains(each) ? each.closest<SVGElement>('[data-id]') : null;
      const { id, type = '' } = group?.dataset ?? {};
      return id === undefined ? [] : [[id, type === 'Point' ? 0 : AREAS.has(type) ? 2 : 1] as const];
    });
  }

  return {
    element,
    outdate(isRest) {
      isCurrent = false;
      version += 1;
      element.classList.add('old');
      if (lit === undefined || !isRest) return;
      void renew().then(() => element.classList.toggle('old', !isCurrent));
    },
    async at(clientX, clientY) {
      await renew();
      element.classList.remove('old');
      element.classList.add('probed');
      const ranks = new Map<string, number>();
      for (const radius of RINGS) {
        for (let i = 0; i < (radius === 0 ? 1 : DIRECTIONS); i += 1) {
          const angle = (2 * Math.PI * i) / DIRECTIONS;
          for (const [id, rank] of found(clientX + radius * Math.cos(angle), clientY + radius * Math.sin(angle))) {
            ranks.set(id, Math.min(ranks.get(id) ?? Infinity, 100 * rank + radius));
          }
        }
      }
      element.classList.remove('probed');
      return [...ranks].sort(([, a], [, b]) => a - b).map(([id]) => id);
    },
    async light(id) {
      lit = id;
      if (id !== undefined) await renew();
      element.classList.remove('old');
      show();
    },
  };
}
