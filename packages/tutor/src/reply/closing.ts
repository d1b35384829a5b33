import type { Piece, Situation, Ways } from './situation.ts';

const pieces = (name: string, texts: readonly string[]): Ways =>
  texts.map((text, i): Piece[] => [{ id: `${name}:${i}`, text }]);

/** When all is said: each once. */
const closersAfter = pieces('close', [
  'That is all this question holds on that. Tell me the line where it stops making sense, such as *step 2*, and I start there.',
  'I would only repeat myself. Try the question again on paper from the first step, and send me your lines: I check each one.',
  'Another way in: cover the solution and say in one sentence what is asked. If that is hard, the doubt lies in the question, not in the steps.',
  'Ask me for a *similar question*: what you can do with other numbers, you have understood.',
  'You can ask where a number comes from, what a word means, or for a shorter way.',
  'Let us leave it here and come back tomorrow: your notebook brings questions like this one again.',
  'Write what you would do next, even if it is a guess. From a wrong line I can tell more than from none.',
  'Nothing new to add from my side. The principle above is the part to carry into the next question.',
  'Read the steps aloud once, from the first to the last. The one you hurry over is the one to ask about.',
  'This is where my help with this question ends; the next one of this kind will show what stayed.',
]);

const closersWhileOpen = pieces('close-open', [
  'That is as far as I go before you answer: one more step would be the answer itself. Try it with what you have, or send me your lines to check.',
  'I have no further hint that leaves the question yours. Choose what you think best; afterwards I go through every step.',
  'Write down the line you would do next and send it: I tell you whether it holds.',
  'If it stays dark, skip it. A skip costs nothing, and the full solution opens at once.',
  'Estimate first: which options are too large or too small for the numbers you are given?',
  'Read the question once more and underline what is asked; a surprising number of slips start there.',
  'You can ask what a word of the question means, or where a given number stands.',
  'I stay with you, but the last step has to be yours.',
  'Put the question into your own words and send it: I can tell from that where it sticks.',
  'Answer with your best guess now; the explanation afterwards will mean more.',
]);

export const closers = ({ answer }: Situation): Ways => (answer ? closersAfter : closersWhileOpen);
