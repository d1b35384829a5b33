import type { Question } from '../question.ts';
import type { Asked, Piece, Situation, Ways } from './situation.ts';

const ways = (name: string, texts: readonly string[]): Ways =>
  texts.map((text, i): Piece[] => [{ id: `${name}:${i}`, text }]);

/** Another subject, or an attempt to make the tutor something else. */
export const elsewhere = ways('elsewhere', [
  'I can talk only about this question. You can ask for a hint, why an option is wrong, where a number comes from, or what a word means.',
  'That is not about this question. Which line or word here is unclear?',
  'Let us stay with this question. Send me your working, and I check it line by line.',
]);

/** Before something to go on with. */
export const encouraged: readonly string[] = [
  'It is all right to feel so. Let us take one small piece.',
  'Take a breath. One line is enough to go on.',
  'All right. Here is one more piece that may help.',
];

/** Before another answer to who was not answered. */
export const missed: readonly string[] = [
  'Sorry, I missed your question. This may be nearer to it.',
  'Sorry, I missed it again. This is what else I can say on it.',
];

const examWords = ({ topic, principle }: Question): Ways =>
  ways('exam', [
    `I cannot promise what the exam will ask. This is *${topic.type}*, and its principle helps in every such question: ${principle}`,
    'Two habits help in every question. Before you calculate, write what is asked, with its unit. After the last line, read that sentence once more.',
    'Note each slip in one sentence in your own words. Your notebook brings questions of this kind back until you get them right.',
  ]);

const timeAdvice = (open: boolean): Piece => ({
  id: 'exam:time',
  text: `In the exam you have about two minutes for a question. If you have no plan by then, leave it and go on.${
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
  'That is another question, and the steps are written for this one. Go through them with your change, and see which line no longer holds. Send me your lines, and I check each calculation.',
  'Which line does your change touch first? Send me that line as it would be then.',
]);

export const greeting = ways('greeting', [
  'Hello. Ask me about any line of this question, or send me your own working and I check it.',
  'Hello again. Which line is it?',
]);

export const welcomeAfter = (principle: string): Ways =>
  [
    `Good. Remember this from it: ${principle}`,
    'You are welcome. Ask for a *similar question* to test yourself.',
    'Good. Go on to the next one when you are ready.',
    'Glad it helped.',
  ].map((text, i) => [{ id: `welcome:${i}`, text }]);

export const welcomeWhileOpen = ways('welcome-open', [
  'Good. Try it now, and send me a line if you want it checked.',
  'Good. Choose an option when you are ready.',
  'Good. Ask me if a step does not work out.',
  'All right.',
]);

export const noAnswerYet: readonly string[] = [
  'I tell you the answer only after you have chosen an option. Here is something to go on with.',
  'I cannot tell you the answer yet. Here is a hint.',
  'Choose an option or skip, and the whole solution opens at once. Until then I can give you hints.',
];

/** Said of a final value while the question is open, the same for each of the four. */
export const finalWords = ways('final', [
  'I do not say whether a final value is right before you have answered, whichever option it is.',
  'I leave the final value to you, right or wrong. Choose your option, and I will go through all of it with you.',
  'I would tell you the same of every option. When you have tested your value, choose it and see.',
  'You will know as soon as you answer.',
]);

const tests: Readonly<Record<string, string>> = {
  AL: 'You can test it yourself: put it back into the condition of the question, and see whether the condition holds.',
  AR: 'You can test it yourself: take your value and go through the question from its first sentence. Every number in it should come out.',
  GM: 'You can test it yourself: draw it roughly to scale and see whether your value can be true.',
  MM: 'You can test it yourself: shrink the numbers until you can list all cases, and see whether your method counts them right.',
  NS: 'You can test it yourself: check your value against every condition of the question, one after the other.',
};

/** A longer sentence of the question is not quoted. */
const longest = 30;

/** How a student can test a value without being told, first by a sentence of the question; one test for each refusal, as long as there are some. */
export const selfTest = ({ topic, stem }: Question, refusal: number): Piece[] => {
  const condition = stem
    .split(/(?<=[.?!])\s+(?=[A-Z$])/)
    .findLast(
      one => /\d/.test(one) && !/\?|^(?:Find|What|How)\b/.test(one) && one.split(' ').length <= longest,
    );
  const own =
    condition &&
    `You can test it yourself: take it as true and calculate back. Does this sentence hold? “${condition.trim()}”`;
  const text = refusal === 0 ? own || tests[topic.code.slice(0, 2)] : undefined;
  return text === undefined ? [] : [{ id: `test:${refusal}`, text }];
};

/** Said above a question of the same kind. */
export const twins = ways('similar', [
  'Here is one of the same kind with other numbers. Answer with its letter or its value.',
  'Another one. Send its letter or your value when you have it.',
  'One more of this kind; this time try to name the principle first.',
]);

/** When all is said: each once. */
const closersAfter = ways('close', [
  'I have told you all I can on that. Tell me the line where it stops making sense, such as *step 2*, and I start there.',
  'I would only repeat myself. Solve the question again on paper from the first step, and send me your lines: I check each one.',
  'Try this: cover the solution and say in one sentence what is asked. If that is hard, read the question again before the steps.',
  'Ask me for a *similar question*. If you can do it with other numbers, you have understood this one.',
  'You can ask where a number comes from, what a word means, or for a shorter way.',
  'Let us stop here for today. Your notebook will bring a question like this one again.',
  'Write what you would do next, even if it is a guess. I can help more with a wrong line than with none.',
  'I have nothing new to add. Remember the principle for the next question.',
  'Read the steps aloud once, from the first to the last. Ask me about the one you hurry over.',
  'That is all the help I have for this question. The next one of this kind will show what you remember.',
]);

const closersWhileOpen = ways('close-open', [
  'I cannot go further before you answer: one more step would be the answer itself. Try it with what you have, or send me your lines to check.',
  'That was the last hint. Choose the option you think best; after that I go through every step with you.',
  'Write the line you would do next and send it to me. I tell you whether it is right.',
  'If you are still stuck, skip it: the full solution opens at once, and I explain each step.',
  'Estimate first: which options are too large or too small for the numbers in the question?',
  'Read the question once more and underline what is asked. Many slips start there.',
  'You can ask what a word of the question means, or which sentence gives a number.',
  'Do the next step yourself, even if you are not sure. Send it to me, and I check it.',
  'Say the question in your own words: what is given, and what is asked? The next step often shows itself.',
  'Choose the option you think best now. The solution will tell you more after that.',
]);

export const closers = ({ answer }: Situation): Ways => (answer ? closersAfter : closersWhileOpen);
