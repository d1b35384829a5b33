import type { Piece, Ways } from './situation.ts';

const ways = (name: string, texts: readonly string[]): Ways =>
  texts.map((text, i): Piece[] => [{ id: `${name}:${i}`, text }]);

/** Another subject, or an attempt to make the tutor something else. */
export const elsewhere = ways('elsewhere', [
  'I only speak about this question. You can ask for a hint, why an option is wrong, where a number comes from, or what a word means.',
  'That is not about this question, so I leave it. Which line or word here is unclear?',
  'Still only this question, I am afraid. Send me your working and I check it line by line.',
]);

export const notUnderstood = ways('unclear', [
  'I did not understand that. I can explain a step (*why this step?*), a number (*where does it come from?*), a word, or check your lines.',
  'That I cannot read either. Say it in other words, or pick one: a hint, a step, a number, a term, your working.',
  'Sorry, not understood. A short question works best, such as *explain the first step*.',
]);

export const welcomeAfter = (principle: string): Ways =>
  [
    `Good. What to keep from this one: ${principle}`,
    'You are welcome. Ask for a *similar question* to see whether it stays.',
    'Good. On to the next one when you are ready.',
    'Glad it helped.',
  ].map((text, i) => [{ id: `welcome:${i}`, text }]);

export const welcomeWhileOpen = ways('welcome-open', [
  'Good. Try it now, and send me a line if you want it checked.',
  'Fine. The question is yours: choose an option when you are ready.',
  'Good. I am here if a step does not come out.',
  'All right.',
]);

export const noAnswerYet = ways('no-answer', [
  'The answer I do not give before you have chosen: it would be mine then, not yours. But here is a way on.',
  'Still not the answer, but the next hint.',
  'Choose or skip, and the whole solution opens at once. Until then, hints.',
]);

/** Said above a question of the same kind. */
export const twins = ways('similar', [
  'Here is one of the same kind with other numbers. Answer with its letter.',
  'Another one. Name its letter when you have it.',
  'One more of this kind; this time try to name the principle first.',
]);
