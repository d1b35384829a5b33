import { auth } from '../sign-in/auth.ts';
import { storedUnder } from './stored.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields changed since the page loaded, with the path at the time. */
const changed = new Map<Field, string>();

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isFilled = (field: Field): boolean =>
  field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)
    ? field.checked
    : field.value !== '';

/** Records changes to fields, including text typed before this script ran. */
export function watchFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
    if (field.value !== field.defaultValue) changed.set(field, location.pathname);
  const note = ({ target }: Event) => {
    if (isField(target)) changed.set(target, location.pathname);
  };
  document.addEventListener('input', note, true);
  let { kind } = auth.state();
  // Signing in or out replaces the page at the same address: its fields are gone.
  auth.subscribe(() => {
    if (auth.state().kind !== kind) changed.clear();
    kind = auth.state().kind;
  });
}

/** On another path the field's page is gone anyway. */
const isStaying = ([field, path]: [Field, string]): boolean => path === location.pathname && isFilled(field);

/** Whether a reload would lose typed or chosen values, or an answer that is only in memory. */
export function wouldBeLost(): boolean {
  for (const field of changed.keys()) if (!field.isConnected) changed.delete(field);
  return [...changed].some(isStaying) || storedUnder('log.').some(entry => entry.isOnlyHere());
}
