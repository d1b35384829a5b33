import { allKept, isOnlyHere } from '../outbox/kept.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields that somebody has changed in this visit. */
const changed = new Set<Field>();

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
    if (field.value !== field.defaultValue) changed.add(field);
  const note = ({ target }: Event) => {
    if (isField(target)) changed.add(target);
  };
  document.addEventListener('input', note, true);
}

/** Whether a reload of the page would lose something: what was typed or chosen on it, or an answer kept nowhere else. */
export function wouldBeLost(): boolean {
  for (const field of changed) if (!field.isConnected) changed.delete(field);
  return [...changed].some(isFilled) || allKept().some(isOnlyHere);
}
