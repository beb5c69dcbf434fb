import { construct } from '@geoslide/geometry';
import { describe, expect, it } from 'vitest';
import { readGeoGebra } from '../read-geogebra.js';
import { command, expression, ggbFile, point } from '../testing/ggb-file.js';

const view = (angles: string, more = '') =>
  `<euclidianView3D><coordSystem xZero="0" yZero="0" zZero="0" scale="50" ${angles}/>${more}</euclidianView3D>`;

const SOLID = (alpha: number) =>
  command(
    'Cone',
    ['(0, 0, 0)', '(0, 0, 2)', '1'],
    [
      ['quadriclimited', 'a', `<objColor r="0" g="0" b="255" alpha="${alpha}"/>`],
      ['conic3d', 'c', `<objColor r="0" g="0" b="255" alpha="${alpha}"/>`],
      ['quadric', 'b', `<objColor r="0" g="0" b="255" alpha="${alpha}"/>`],
    ],
  );

function slideOf(construction: string, settings = '') {
  const { project, warnings } = readGeoGebra(ggbFile(construction, { settings }));
  const slide = project.slides[0]!;
  return { slide, warnings, styles: Object.fromEntries(slide.styleSheet.primitives3d ?? []) };
}

describe('space', () => {
  // The angles that GeoGebra's own buttons give.
  it.each([
    ['the plane of x and z, from the front', 'xAngle="0" zAngle="-90"', -Math.PI / 2, 0],
    ['the plane of y and z, from the side', 'xAngle="0" zAngle="0"', 0, 0],
    ['all three axes', 'xAngle="20" zAngle="-60"', -Math.PI / 3, Math.PI / 9],
  ])('is seen as GeoGebra shows it: %s', (_, angles, yaw, pitch) => {
    const { camera } = slideOf(SOLID(1), view(angles)).slide;
    expect(camera).toMatchObject({ kind: '3d', yaw: expect.closeTo(yaw), pitch: expect.closeTo(pitch) });
  });

  it('light falls on what is opaque, where the view has light', () => {
    const shading = (alpha: number, more = '') => slideOf(SOLID(alpha), view('', more)).styles.a?.shading;
    expect([shading(1), shading(0.5), shading(1, '<light val="false"/>')]).toEqual(['light', undefined, undefined]);
  });

  it('a solid is drawn once, though its circle and its side are objects too', () => {
    const { styles, warnings } = slideOf(SOLID(0.5), view(''));
    expect([styles.a?.regionOpacity, styles.c?.regionOpacity, styles.b?.regionOpacity]).toEqual([50, 0, 0]);
    expect(warnings).toEqual([]);
  });

  it('a plane cuts a cone without end on the side where it meets the axis', () => {
    const cone = command('Cone', ['(0, 0, 0)', 'Vector((0, 0, 0), (0, 0, 1))', '45°'], [['quadric', 'a']]);
    const cut = (z: number) =>
      expression('p', `z = ${z}`, 'plane3d', `<coords x="0" y="0" z="1" w="${-z}"/>`) +
      command('Intersect', ['p', 'a'], [['conic3d', 'k']]);
    for (const z of [-2, 3]) {
      const { objects } = construct(slideOf(cone + cut(z), view('')).slide);
      expect(objects.get('k')!.value).toMatchObject({
        radius: expect.closeTo(Math.abs(z)),
        center: { z: expect.closeTo(z) },
      });
    }
  });

  it.each([
    [0, 'none'],
    [1, undefined],
    [2, 'solid'],
  ])('hidden lines of the type %i', (type, dash) => {
    const line = SOLID(1).replaceAll('<objColor', `<lineStyle thickness="5" typeHidden="${type}"/><objColor`);
    expect(slideOf(line, view('')).styles.a?.hiddenLineDash).toBe(dash);
  });

  it('objects of the plane are in it where the first view has them, or where the file says so', () => {
    const shown = (bits: number) => {
      const flat = point('P', 1, 2).replace('<show ', `<show ev="${bits}" `);
      return slideOf(SOLID(1) + flat, view('')).styles.P?.hidden === undefined;
    };
    expect([0, 1, 5, 8].map(shown)).toEqual([true, false, true, false]);
  });
});
