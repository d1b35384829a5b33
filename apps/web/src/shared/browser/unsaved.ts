import { auth } from '../sign-in/auth.ts';
import { storedUnder } from './stored.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that somebody has changed in this visit, with the address they were changed at. */
const changed = new Map<Field, string>();

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isFilled = (field: Field): boolean =>
  field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)
    ? field.checked
    : field.value !== '';

/** Notes what is typed and chosen, and what was typed before this script ran. */
export function watchFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
    if (field.value !== field.defaultValue) changed.set(field, location.pathname);
  const note = ({ target }: Event) => {
    if (isField(target)) changed.set(target, location.pathname);
  };
  document.addEventListener('input', note, true);
  let { kind } = auth.state();
  // Who signs in or out is shown another page at the same address: what was typed on this one is done with.
  auth.subscribe(() => {
    if (auth.state().kind !== kind) changed.clear();
    kind = auth.state().kind;
  });
}

/** Where the address is another, the page with the field goes in any case. */
const isStaying = ([field, path]: [Field, string]): boolean => path === location.pathname && isFilled(field);

/** Whether a reload of the page would lose something: what was typed or chosen on it, or an answer kept nowhere else. */
export function wouldBeLost(): boolean {
  for (const field of changed.keys()) if (!field.isConnected) changed.delete(field);
  return [...changed].some(isStaying) || storedUnder('log.').some(entry => entry.isOnlyHere());
}
