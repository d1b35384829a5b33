import type { Question } from '../question.ts';
import type { Asked, Piece, Situation, Ways } from './situation.ts';

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

/** Before something to go on with. */
export const encouraged: readonly string[] = [
  'That is a fair feeling: this one is meant to stretch you. Let us take one small piece only.',
  'Take a breath. Nobody sees this chat but you, and one line is enough to go on.',
  'Fair enough. Here is something else to hold on to.',
];

/** Before another answer to who was not answered. */
export const missed: readonly string[] = [
  'Sorry, that missed your question. This may be nearer to it.',
  'Again not what you asked, then. This is what else there is on it.',
];

const examWords = ({ topic, principle }: Question): Ways =>
  ways('exam', [
    `What the exam asks I cannot promise. This is *${topic.type}*, and what carries over from one such question to the next is the principle: ${principle}`,
    'Two habits help in every question: write what is asked, with its unit, before you calculate; and after the last line read that sentence once more.',
    'Note each slip in one sentence in your own words. Your notebook brings questions of the kind back until they hold.',
  ]);

const timeAdvice = (open: boolean): Piece => ({
  id: 'exam:time',
  text: `In the exam there are about two minutes for a question. If you have no plan by then, leave it and go on.${
    open ? ' Here you may take longer, or skip it and read the whole solution.' : ''
  }`,
});

export const principlePiece = ({ principle }: Question): Piece => ({
  id: 'principle',
  text: `What to remember: ${principle}`,
});

/** Words that ask about the exam and its time, and not for what the question teaches. */
export const aboutExam =
  /\b(?:exam|cat|paper|come|aata|aayega|important|weightage|percentile|level|tough|hard|time|minutes?|mins?|skip|leave|chhod\w*)\b/i;

/** Advice for the exam: to who asks about time, on that; while the question is open, nothing of its principle. */
export function examAdvice({ question, situation, message }: Asked): Ways {
  const [own = [], ...habits] = examWords(question);
  if (/\b(?:time|minutes?|mins?|skip|leave|chhod\w*|long|fast\w*)\b/i.test(message))
    return [[timeAdvice(situation.answer === null)], ...habits];
  return situation.answer ? [own, ...habits] : habits;
}

/** Who asks what to remember hears that; only who asks about the exam hears that nobody can promise it. */
export function examined(asked: Asked): Ways {
  const { question, message } = asked;
  return aboutExam.test(message)
    ? examAdvice(asked)
    : [[principlePiece(question)], ...examWords(question).slice(1)];
}

/** For a question about the question with something changed: its steps were made for it as it stands. */
export const whatIf = ways('what-if', [
  'That is another question, and the steps are written for this one. Go through them with your change: where a line no longer holds, the plan changes too. Send me your lines, and I check each calculation.',
  'Which line does your change touch first? Send me that line as it would be then.',
]);

export const greeting = ways('greeting', [
  'Hello. Ask me about any line of this question, or send me your own working and I check it.',
  'Hello again. Which line is it?',
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

export const noAnswerYet: readonly string[] = [
  'I give the answer only after you have chosen: until then it is yours to find. Here is a way on.',
  'Still not the answer, but the next hint.',
  'Choose or skip, and the whole solution opens at once. Until then, hints.',
];

/** Said of a final value while the question is open, the same for each of the four. */
export const finalWords = ways('final', [
  'Whether a final value is right I do not say before you have answered: for any of the four I would say the same.',
  'Right or wrong, a final value I leave to you. Choose your option, and I will go through all of it with you.',
  'I would tell you the same of every option. When you have tested your value, choose it and see.',
  'The last word on it comes with your answer.',
]);

const tests: Readonly<Record<string, readonly string[]>> = {
  AL: [
    'You can test it yourself: put it back into the condition of the question and see whether it holds.',
    'Another test: try the value next to it as well; one of the two should break a condition.',
  ],
  AR: [
    'You can test it yourself: run the story forwards with your value and see whether every number of the question comes out.',
    'Another test: does its size fit the story, and is it the quantity and unit that is asked for?',
  ],
  GM: [
    'You can test it yourself: draw it roughly to scale and see whether your value can be true.',
    'Another test: work out one more length or angle with it and look for a contradiction.',
  ],
  MM: [
    'You can test it yourself: shrink the numbers until you can list all cases, and see whether your method counts them right.',
    'Another test: count the opposite and see whether the two make the whole.',
  ],
  NS: [
    'You can test it yourself: hold your value against every condition of the question, one after the other.',
    'Another test: do the same with smaller numbers that you can check by hand.',
  ],
};

/** How a student can test a value without being told; one test for each refusal, as long as there are some. */
export const selfTest = ({ topic }: Question, refusal: number): Piece[] => {
  const text = tests[topic.code.slice(0, 2)]?.[refusal];
  return text === undefined ? [] : [{ id: `test:${refusal}`, text }];
};

/** For equations of which nothing can be recalculated. */
export const unreadLines = ways('check:unread', [
  'I could not read that line as a calculation. Write it with numbers, single letters and the signs + - * / ^ ( ) alone, and I check it.',
  'This line I cannot recalculate either. You can: put a simple number in for each letter on both sides; if they differ where they should not, the line is wrong.',
]);

/** For a working that cannot be read as calculations. */
export const typeItOut = (value: number | undefined): Ways => [
  [
    {
      id: `check:type:${value ?? 'none'}`,
      text:
        value === undefined
          ? 'I can check your working when I see it as calculations: type one line after the other, each with its equals sign.'
          : `Send me the line that gives ${value}, with its equals sign, and I check it.`,
    },
  ],
];

/** Said above a question of the same kind. */
export const twins = ways('similar', [
  'Here is one of the same kind with other numbers. Answer with its letter or its value.',
  'Another one. Send its letter or your value when you have it.',
  'One more of this kind; this time try to name the principle first.',
]);

/** When all is said: each once. */
const closersAfter = ways('close', [
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

const closersWhileOpen = ways('close-open', [
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
