import { near, written } from '../../maths/evaluate.ts';
import { askingIn, inSentence, type Question } from '../../question.ts';
import type { Said } from '../../words/hinglish.ts';
import { answersTo, likely } from '../answers.ts';
import type { Asked, Ways } from '../situation.ts';

export const known = (message: string) => message.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 80);

const askedBy =
  /^(?:Find|Determine|Calculate|What (?:is|was|are|were)) (the [a-z][a-z -]{2,50}?)(?:[.?,]|$| of the | in ₹)/;

/** The name of a quantity; of what is asked the question's own words for it. */
export function nameOf(question: Question, at: number): string | null {
  const name = question.path?.quantities[at]?.name;
  if (name || at !== question.path?.asked) return name ? inSentence(name) : null;
  return askedBy.exec(askingIn(question))?.[1] ?? null;
}

/** A quantity in words: its name, else the step that finds it. */
export function quantityWords(question: Question, at: number, open: boolean): Said {
  const quantity = question.path?.quantities[at];
  const name = nameOf(question, at);
  if (name) return [name, name.replace(/^(?:the|an?) /, '')];
  const step = (quantity?.step ?? 0) + 1;
  return open
    ? ['a value on the way', 'raaste ki ek value']
    : [`what step ${step} finds`, `step ${step} ka result`];
}

/** 'is' or 'are', as a name asks for. */
export const isOf = (name: string): string =>
  /^(?:the |both )?(?:\w+ )?\w+[^su]s(?: (?:of|in|for|that|with|from|on|at|before|after|alone|between)\b|$)/.test(
    name,
  ) && !/^(?:the )?(?:\w+ )?\w*(?:less|plus|radius|minus|class)\b/.test(name)
    ? 'are'
    : 'is';

/** Words as they stand in a message, with the small ones between them. */
export function wordsIn(message: string, words: readonly string[]): string {
  const spread = words.map(word => word.replace(/[^a-z0-9]/gi, '.')).join('(?:\\W+[a-z]{1,3}){0,3}\\W+');
  return new RegExp(spread, 'i').exec(message)?.[0] ?? words.join(' ');
}

export const maths = (tex: string) => `$${tex}$`;

/** Denominators that students write. */
const mostBelow = 60;

/** A value as it is written by hand: a fraction where its decimals do not end. */
export function figure(value: number): string {
  const below = Array.from({ length: mostBelow }, (_, i) => i + 1).find(n =>
    near(n * value, Math.round(n * value)),
  );
  const ends = near(Number(value.toFixed(4)), value);
  if (ends || below === undefined) return written(value);
  return `${value < 0 ? '-' : ''}\\frac{${Math.abs(Math.round(below * value))}}{${below}}`;
}

/** What the question's own parts say on a claim in words. */
export const nearest = (asked: Asked): Ways => answersTo(asked, likely.other).slice(0, 1);
