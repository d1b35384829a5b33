import { givesAway } from '../guard.ts';
import { ladderOf } from '../ladder.ts';
import { near } from '../maths/evaluate.ts';
import { numbersIn } from '../maths/values.ts';
import { holdsWork } from '../reading/claimed.ts';
import { toldOf } from '../reading/told.ts';
import { inTongue } from '../words/hinglish.ts';
import { quantityWords } from './checking/pieces.ts';
import type { Asked, Piece, Ways } from './situation.ts';

const asksExample =
  /\b(?:examples?|udaharan|udahran)\b|\b(?:other|different|small\w*|simpl\w+|easy|easier|chhot[ae]|dusre|aasan) (?:numbers?|values?|figures?)\b|\b(?:solve|show|dikhao|karke) (?:me )?(?:an?other|a similar|one more|ek aur|dusra)\b/i;

/** The form with other numbers, step by step. */
export function exampleWays({ question, situation, message }: Asked): Ways {
  // An example of one's own is a line to be judged.
  if (!question.path || !asksExample.test(message) || holdsWork(message)) return [];
  const count = situation.said.filter(id => id.startsWith('example:')).length;
  // Of an open question no example has an answer that is one of its options.
  const isOption = (answer: string) => question.options.some(({ text }) => text === answer);
  const found = Array.from({ length: 4 }, (_, i) => question.path?.example(4 * count + i) ?? null);
  const largest = (stem: string) => Math.max(...numbersIn(stem));
  const [example] = found
    .filter(one => one !== null)
    .filter(({ answer }) => situation.answer || !isOption(answer))
    .toSorted((a, b) => largest(a.stem) - largest(b.stem));
  if (!example) return [];
  const tell = inTongue(message);
  const steps = example.steps.map(
    ({ says, works }, i) => `${i + 1}. ${says}${works === '' ? '' : `\n\n$$${works}$$`}`,
  );
  const head = tell([
    'The same kind of question with other numbers, solved:',
    'Isi type ka question, dusre numbers ke saath, solve kiya hua:',
  ]);
  return [
    [
      {
        id: `example:${count}`,
        text: [
          head,
          example.stem,
          ...steps,
          tell([`So the answer there is ${example.answer}.`, `Wahan answer ${example.answer} hai.`]),
        ].join('\n\n'),
      },
    ],
  ];
}

const fromScratch =
  /\bfrom (?:the )?(?:very )?(?:scratch|start|basics?|beginning|zero)\b|\bbasics? se\b|\bshuru(?:at)? se\b|\bwhole (?:thing|question|method)\b|\b(?:theory|concept|chapter|topic)\b.*\b(?:explain|samjh\w*|teach|padha\w*|kya)\b|\b(?:explain|teach|samjh\w*)\b.*\b(?:theory|concept|chapter|topic)\b|^\s*(?:theory|concept)\W*$/i;

/** The method and the first step, for who wants it from scratch; the lesson of its topic, where there is one. */
export function scratchWays({ question, situation, message }: Asked): Ways {
  if (!fromScratch.test(message)) return [];
  const tell = inTongue(message);
  const lesson = question.lesson
    ? `\n\n${tell([`The lesson on this topic: ${question.lesson}`, `Is topic ka lesson: ${question.lesson}`])}`
    : '';
  const [first] = question.steps;
  const begin = first ? tell([`Begin so: ${first.says}`, `Shuru aise karo: ${first.says}`]) : '';
  const text = `${question.approach}\n\n${begin}${lesson}`;
  // Of an open question the hints say as much of it as may be told.
  if (situation.answer || !givesAway(question, text, ladderOf(question)))
    return [[{ id: 'scratch', text, step: 0 }]];
  const [idea] = ladderOf(question);
  return idea === undefined ? [] : [[{ id: 'hint:0', text: `${idea}${lesson}` }]];
}

/** One quantity on the way, from a place on, that a student can find now; its name says which is meant in the next message. */
export function askedNext({ question, situation, message }: Asked, from: number, hint: string): Piece | null {
  const { path } = question;
  if (!path || situation.answer) return null;
  const shown = numbersIn(hint);
  const at = toldOf(path, true).find(i => {
    const { name, value: [value = 0] = [] } = path.quantities[i] ?? {};
    return name && i >= from && !shown.some(one => near(one, Math.abs(value)));
  });
  if (at === undefined) return null;
  const [name, other] = quantityWords(question, at, true);
  const text = inTongue(message)([
    `What do you get for ${name}? Send me the number.`,
    `${other} kitna aata hai? Number bhejo.`,
  ]);
  return { id: `ask:${at}:${situation.said.length}`, text };
}
