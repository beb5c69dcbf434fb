// Which types of objects have which properties is written down beside the properties: it has to be so in pictures.
import { construct, constructors, createWork, workOn } from '@geoslide/geometry';
import { type StyleProperty, styleProperties } from '@geoslide/protocol';
import { parseFigure, renderSvg } from 'geoslide';
import { expect, test } from 'vitest';
import { exampleFigure } from './example-figure.js';

interface Example {
  readonly type: string;
  readonly draw: (style: object) => Promise<string>;
}

const VIEW = { viewBound: { left: -8, right: 8, bottom: -8, top: 8 }, scale: 20 };

/** An example of each type of the plane, drawn with a style of its own. */
function examples(): Example[] {
  const found = new Map<string, Example>();
  for (const signature of constructors.flatMap(({ signatures }) => signatures)) {
    const { project } = parseFigure(exampleFigure(signature).join('\n'));
    // Without the camera that figures in space imply.
    const { camera: _, ...slide } = project.slides[0]!;
    const id = slide.definitions.at(-1)!.id;
    const type = workOn(createWork(), () => construct(slide)).objects.get(id)?.value?.type;
    if (type === undefined || found.has(type)) continue;
    const draw = async (style: object) => {
      const styled = { ...slide, styleSheet: { primitives: [[id, { regionOpacity: 40, ...style }]] } };
      return (await renderSvg({ ...project, slides: [styled] }, VIEW)).text;
    };
    found.set(type, { type, draw });
  }
  return [...found.values()].filter(({ type }) => !/3$|^(?:List|Image|Number|Boolean)$/.test(type));
}

const some = Object.entries<StyleProperty>(styleProperties.object).filter(([, { of, notOf }]) => of ?? notOf);

test.each(examples())('a $type is drawn without the properties that it does not have', async ({ type, draw }) => {
  const absent = some.filter(([, { of, notOf }]) => !(of?.includes(type) ?? !notOf?.includes(type)));
  const plain = await draw({});
  const most = Math.max(0, ...absent.map(([, { shown = [] }]) => shown.length));
  for (let i = 0; i < most; i++) {
    // All at once, since what is not read cannot hide that another is; one by one to name what is.
    const style = absent.flatMap(([name, { shown = [] }]) => (i < shown.length ? [[name, shown[i]] as const] : []));
    const together = await draw(Object.fromEntries(style));
    if (together === plain) continue;
    for (const [name, value] of style) expect(await draw({ [name]: value }), `${name}: ${value}`).toBe(plain);
    expect(together, style.join('; ')).toBe(plain);
  }
});
