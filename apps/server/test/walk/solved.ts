import { makeItem, parametersOf } from '../../../../packages/content/src/item.ts';
import { templateId } from '../../../../packages/content/src/template.ts';
import { templates } from '../../../../packages/content/src/templates.ts';
import { sameValue } from '../../../../packages/content/src/value.ts';
import type { ItemRow } from '../../src/modules/content/index.ts';

/** Solves a generated question again by its template's second method; returns differences in words. */
export function solvedAgain({ id, origin, stem, key, options }: ItemRow): string[] {
  const [name, seed] = origin?.split('#') ?? [];
  const template = templates.find(t => templateId(t) === name);
  if (!template || !seed) return [`the twin ${id} is of no template`];
  const p = parametersOf(template, Number(seed));
  const made = makeItem(template, Number(seed));
  const right = made.options.find(({ letter }) => letter === made.key)?.text;
  return [
    ...(made.stem === stem ? [] : [`the twin ${id} asks something else than its numbers`]),
    ...(sameValue(template.verify(p), template.answer(p)) ? [] : [`the twin ${id} has another answer`]),
    ...(options.find(({ letter }) => letter === key)?.text === right
      ? []
      : [`the key of ${id} is not the answer`]),
  ];
}
