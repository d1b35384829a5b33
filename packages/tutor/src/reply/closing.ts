import type { Piece, Situation, Ways } from './situation.ts';

const pieces = (name: string, texts: readonly string[]): Ways =>
  texts.map((text, i): Piece[] => [{ id: `${name}:${i}`, text }]);

/** When all is said: each once. */
const closersAfter = pieces('close', [
  'That is all this question holds on that. Tell me the line where it stops making sense, such as *step 2*, and I start there.',
  'I would only repeat myself. Try the question again on paper from the first step, and send me your lines: I check each one.',
  'Another way in: cover the solution and say in one sentence what is asked. If that is hard, the doubt lies in the question, not in the steps.',
  'Ask me for a *similar question*: if you can do it with other numbers, you have understood this one.',
  'You can ask where a number comes from, what a word means, or for a shorter way.',
  'Let us leave it here and come back tomorrow: your notebook brings questions like this one again.',
  'Write what you would do next, even if it is a guess. From a wrong line I can tell more than from none.',
  'I have nothing new to add. Of all this, remember the principle for the next question.',
  'Read the steps aloud once, from the first to the last. The one you hurry over is the one to ask about.',
  'That is all the help I have for this question. The next one of this kind will show what you remember.',
]);

const closersWhileOpen = pieces('close-open', [
  'That is as far as I go before you answer: one more step would be the answer itself. Try it with what you have, or send me your lines to check.',
  'That was the last hint. Choose the option you think best; after that I go through every step with you.',
  'Write down the line you would do next and send it: I tell you whether it holds.',
  'If you are still stuck, skip it: the full solution opens at once, and I explain each step.',
  'Estimate first: which options are too large or too small for the numbers you are given?',
  'Read the question once more and underline what is asked; a surprising number of slips start there.',
  'You can ask what a word of the question means, or where a given number stands.',
  'One step is left, and it is for you to do. Send it to me and I check it.',
  'Put the question into your own words and send it: I can tell from that where it sticks.',
  'Answer with your best guess now; the explanation afterwards will mean more.',
]);

export const closers = ({ answer }: Situation): Ways => (answer ? closersAfter : closersWhileOpen);
