import type { Item } from '../item.ts';
import { bands, placeOf } from '../taxonomy.ts';
import { escaped, maths, pageOf } from './markup.ts';
import type { GroupView, View } from './view.ts';

/** The counts of the four ranks of the key as bars; equal bars reveal nothing about the key. */
const histogram = (ranks: readonly number[] | null): string =>
  ranks === null
    ? '<span class="bad">options without order</span>'
    : `<span class="ranks" title="How often the key is lowest … highest of 24">${ranks.map(n => `<i style="height:${n * 2}px">${n}</i>`).join('')}</span>`;

function questionOf(item: Item): string {
  const options = item.options.map(o => {
    const slip = o.slip
      ? `<small class="slip"><b>${escaped(o.slip.misconception)}</b> · step ${o.slip.step}: ${maths('span', o.slip.words)}</small>`
      : '<small class="slip">the key</small>';
    return `<li class="${o.slip ? '' : 'key'}"><b>${o.letter}</b> ${maths('span', o.text)}${slip}</li>`;
  });
  const { snapRead, approach, steps, faster, check, principle } = item.solution;
  const part = (name: string, text: string | undefined) =>
    text ? `<dt>${name}</dt>${maths('dd', text)}` : '';
  const figure = item.figure
    ? `<figure>${item.figure.svg}<figcaption>${escaped(item.figure.alt)}</figcaption></figure>`
    : '';
  return `<article><h4>Seed ${item.seed}</h4>${maths('p', item.stem, 'stem')}${figure}<ol class="options">${options.join('')}</ol><details><summary>Solution</summary><dl>${part('Snap read', snapRead)}${part('Approach', approach)}<dt>Steps</dt><dd><ol>${steps.map(step => `<li>${maths('span', step.says)}${maths('div', `$$${step.works}$$`)}</li>`).join('')}</ol></dd>${part('Faster', faster)}${part('Check', check)}${part('Principle', principle)}</dl></details></article>`;
}

function formOf(view: View): string {
  const problems = Object.entries(view.problems);
  const found = problems.length
    ? `<ul class="bad">${problems.map(([rule, words]) => `<li>${escaped(rule)} (${words.length}): ${escaped(words[0] ?? '')}</li>`).join('')}</ul>`
    : '<span class="good">obeys every rule of an item</span>';
  const tags = [
    `${view.seconds} s`,
    view.entry ? 'to be typed in' : '',
    view.also.length ? `links ${view.also.join(', ')}` : '',
    `${view.stems} stems and ${view.answers} answers in 24`,
    `commonest answer ${view.commonest.count} times`,
  ].filter(Boolean);
  return `<section class="form" id="${escaped(view.id)}"><h3>${escaped(view.form)}</h3><p class="tags">${tags.map(escaped).join(' · ')} ${histogram(view.ranks)}</p>${found}${view.items.map(questionOf).join('')}</section>`;
}

const groupOf = (group: GroupView | undefined): string =>
  group === undefined
    ? ''
    : group.problems.length > 0
      ? `<ul class="bad">${group.problems.map(words => `<li>${escaped(words)}</li>`).join('')}</ul>`
      : `<p class="good">${group.items} items of the bank obey every rule of a type and band</p>`;

/** The page of one type: a column of forms for each band. */
export function typePage(type: string, views: readonly View[], groups: readonly GroupView[]): string {
  const { subcategory, type: named } = placeOf(type);
  const title = `${type} ${named.name}`;
  const columns = bands.map(band => {
    const own = views.filter(view => view.band === band);
    return `<div class="band"><h2>${band} <small>${own.length} forms</small></h2>${groupOf(groups.find(group => group.band === band))}${own.map(formOf).join('')}</div>`;
  });
  return pageOf(
    title,
    '../',
    `<header><a href="../index.html">All types</a><h1>${escaped(title)}</h1><p>${escaped(subcategory.name)}</p><input type="search" placeholder="Search this page" aria-label="Search this page" data-search="article"></header><main class="bands">${columns.join('')}</main>`,
  );
}
