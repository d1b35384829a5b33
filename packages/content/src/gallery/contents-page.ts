import { bands, placeOf } from '../taxonomy.ts';
import { escaped, maths, pageOf } from './markup.ts';
import type { View } from './view.ts';

/** The table of contents: a row for each form with its first stem, searchable by its stems and linked types. */
export function contentsPage(views: readonly View[]): string {
  const types = [...new Set(views.map(view => view.type))];
  const counts = bands.map(band => `${views.filter(v => v.band === band).length} ${band}`).join(', ');
  const rows = types.map(type => {
    const place = placeOf(type);
    const forms = views
      .filter(view => view.type === type)
      .map(
        view =>
          `<tr data-row><td>${view.band}</td><td><a href="types/${type}.html#${escaped(view.id)}">${escaped(view.form)}</a></td>${maths('td', view.items[0]?.stem ?? '')}<td>${view.seconds} s</td><td>${Object.keys(view.problems).map(escaped).join(', ')}</td><td class="hidden">${escaped(`${type} ${place.type.name} ${place.subcategory.name} ${view.also.join(' ')} ${view.items.map(item => item.stem).join(' ')}`)}</td></tr>`,
      );
    return `<tr class="type"><th colspan="5"><a href="types/${type}.html">${escaped(`${type} ${place.type.name}`)}</a></th></tr>${forms.join('')}`;
  });
  return pageOf(
    'Gallery of questions',
    '',
    `<header><h1>Gallery of questions</h1><p>${views.length} forms of ${types.length} types: ${counts}</p><input type="search" placeholder="Search types, forms and stems" aria-label="Search types, forms and stems" data-search="[data-row]"></header><main><table><thead><tr><th>Band</th><th>Form</th><th>First stem</th><th>Time</th><th>Rules it breaks</th></tr></thead><tbody>${rows.join('')}</tbody></table></main>`,
  );
}
