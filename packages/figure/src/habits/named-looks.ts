import { nearestName, type Template, templateFindings } from '@geoslide/protocol';
import { Fault } from '../problem.js';

type Types = NonNullable<NonNullable<Template['defaultStyle']>['types']>;

const LINES = ['Segment', 'Vector', 'Polyline', 'Circle', 'Arc', 'Polygon', 'Curve', 'Tick', 'Dimension'];
const BODIES = ['Polyhedron', 'Sphere', 'Cone', 'Cylinder', 'CurvedSolid'];

/** A look for print: dark lines, thin ones for what is endless, bodies shaded by direction with thick front edges. */
function printed(ink: string, tint: string, plane: string): Template {
  const each = (names: readonly string[], style: object) => names.map((name) => [name, { color: ink, ...style }]);
  const types = [
    ...each(['Point'], { pointSize: 5 }),
    ...each(LINES, {}),
    ...each(['Line', 'Ray'], { lineWidth: 1 }),
    ...each(['Angle', 'Region', 'Area'], { regionOpacity: 15 }),
    ...each(BODIES, { fillColor: tint, shading: 'light', lineWidth: 2, hiddenLineDash: 'dashed' }),
    ['Plane', { color: plane, regionOpacity: 10 }],
    ['Surface', { color: tint }],
  ] as Types;
  const [own, axis] = [{ color: ink }, { color: ink }];
  return {
    backgroundStyle: { background: { color: '#ffffff' }, grid: { color: '#d9d9d9' }, xaxis: axis, yaxis: axis },
    defaultStyle: { types, typeLabels: [], textType: own, sliderType: own, buttonType: own },
  };
}

const LOOKS: Readonly<Record<string, () => Template>> = {
  textbook: () => printed('#1a1a1a', '#2f6fb3', '#5b6b7b'),
  greyscale: () => printed('#000000', '#555555', '#555555'),
};

/** The looks that need no file. */
export const lookNames: readonly string[] = Object.keys(LOOKS);

/** The template of a look that needs no file: `textbook` or `greyscale`, both for print; undefined for other names. */
export function lookNamed(name: string): Template | undefined {
  return Object.hasOwn(LOOKS, name) ? LOOKS[name]!() : undefined;
}

/** What to do about a template that can't be read. */
export function templateAdvice(name: string): string {
  const plain = name.replace(/^.*\/|\.json$/g, '').toLowerCase();
  const near = plain.startsWith('gr') ? 'greyscale' : nearestName(plain, lookNames);
  const look = lookNames.includes(plain) ? plain : near;
  if (look !== undefined) return `write template "${look}" for the look of that name`;
  return `check its name and place; without a file there are template ${lookNames.map((each) => `"${each}"`).join(' and ')}`;
}

/** What nobody reads of a template that a text names at a place. */
export const templateFaults = (name: string, template: Template, at: number): readonly Fault[] =>
  templateFindings(template, name).map(({ message }) => {
    const found = `template ${JSON.stringify(name)}`;
    return new Fault(at, found, 'a template', message, `${found}: ${message}`);
  });
