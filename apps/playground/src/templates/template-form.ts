import { make } from '../page/dom.js';
import { choice, colorField, numberField, type StyleControl, type StyleValue } from '../panels/style-controls.js';
import { type Text, t } from '../words/words.js';
import { type TemplateJson, type TemplatePlace, templateTypes, templateValue } from './template-fields.js';

/** The fields of a template. */
export interface TemplateForm {
  readonly element: HTMLElement;
  /** Shows the values of a template. */
  show(template: TemplateJson): void;
}

type Kind = 'color' | 'number' | 'shown';

/** Fields that are not of a type of objects. */
const general: readonly (readonly [Text, Kind, TemplatePlace])[] = [
  ['Background', 'color', { part: 'background', names: ['background'], property: 'color' }],
  ['Axes', 'shown', { part: 'background', names: ['xaxis', 'yaxis'], property: 'show' }],
  ['Colour of the axes', 'color', { part: 'background', names: ['xaxis', 'yaxis'], property: 'color' }],
  ['Numbers on the axes, px', 'number', { part: 'background', names: ['xaxis', 'yaxis'], property: 'fontSize' }],
  ['Grid', 'shown', { part: 'background', names: ['grid'], property: 'show' }],
  ['Colour of the grid', 'color', { part: 'background', names: ['grid'], property: 'color' }],
  ['Colour of texts', 'color', { part: 'kind', name: 'textType', property: 'color' }],
  ['Size of texts, px', 'number', { part: 'kind', name: 'textType', property: 'fontSize' }],
];

/** What each type of objects has a field for. */
const columns: readonly (readonly [Text, Kind, list: 'types' | 'typeLabels', property: string])[] = [
  ['Colour', 'color', 'types', 'color'],
  ['Line width', 'number', 'types', 'lineWidth'],
  ['Point size', 'number', 'types', 'pointSize'],
  ['Label size', 'number', 'typeLabels', 'fontSize'],
];

/** @param onChange Called with the place of a field that was changed, and its value; undefined where it was emptied. */
export function createTemplateForm(onChange: (place: TemplatePlace, value: StyleValue) => void): TemplateForm {
  const fields: { readonly place: TemplatePlace; readonly show: StyleControl['show'] }[] = [];

  function field(kind: Kind, name: string, place: TemplatePlace): HTMLElement {
    const { control, show } = controlOf(kind, name, (value) => onChange(place, value));
    fields.push({ place, show });
    return control;
  }

  const rows = general.map(([name, kind, place]) =>
    make('div', { className: 'field' }, make('span', { textContent: t(name) }), field(kind, t(name), place)),
  );
  const head = make(
    'tr',
    {},
    make('th', { scope: 'col', textContent: t('Type') }),
    ...columns.map(([name]) => make('th', { scope: 'col', textContent: t(name) })),
  );
  const row = (title: string, types: readonly string[]) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row', textContent: title }),
      ...columns.map(([name, kind, list, property]) => {
        // Only points have a size.
        const isMissing = property === 'pointSize' && !types.includes('Point');
        const place: TemplatePlace = {
          part: 'type',
          list,
          types: property === 'pointSize' ? ['Point'] : types,
          property,
        };
        return make('td', {}, ...(isMissing ? [] : [field(kind, `${title}: ${t(name)}`, place)]));
      }),
    );
  const table = make(
    'table',
    {},
    make('thead', {}, head),
    make('tbody', {}, row(t('all of them'), templateTypes), ...templateTypes.map((type) => row(type, [type]))),
  );

  return {
    element: make('div', {}, make('div', { className: 'template-general' }, ...rows), table),
    show(template) {
      for (const { place, show } of fields) show(templateValue(template, place));
    },
  };
}

function controlOf(kind: Kind, name: string, onChange: (value: StyleValue) => void): StyleControl {
  if (kind === 'color') return colorField('', name, onChange);
  const control =
    kind === 'number'
      ? numberField({ min: 0 }, onChange)
      : choice(
          [
            ['true', t('shown')],
            ['false', t('hidden')],
          ],
          '',
          (value) => onChange(value === undefined ? undefined : value === 'true'),
        );
  control.control.setAttribute('aria-label', name);
  return control;
}
