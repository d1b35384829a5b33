import type { Kind } from '../intents/intent.ts';
import { numbersIn } from '../maths/values.ts';
import { holdsWork } from '../reading/claimed.ts';
import { contentOf } from '../words/content.ts';
import { inTongue } from '../words/hinglish.ts';
import { meantBy } from '../words/misspelt.ts';
import { stepNamed } from './naming.ts';
import { rankedParts, shareOfNone } from './ranking.ts';
import type { Asked, Ways } from './situation.ts';
import { stepIn } from './steps.ts';

/** From this share on it is said that nothing of the question answers a message: of one read as a doubt, and of any other. */
const likely = { doubt: 0.35, other: 0.45 };
const doubts: ReadonlySet<Kind> = new Set(['why_step', 'where_from', 'explain', 'term', 'other']);
/** Words of somebody who asks for a way, and not whether something is so: a hint says more to that. */
const asksWay =
  /\b(?:how|kaise|kese|why|kyu\w*|kyo\w*|handle|connect\w*|zarurat|should|lagana|lagega|trick|formula|method|(?:kar|likh)n[ae])\b/i;

const others: ReadonlySet<Kind> = new Set(['hint', 'next_hint', 'tell', 'similar', 'what_if']);

/** The sentence of the question that shares most words with a message; null where none shares one. */
export function givenOn({ question, message }: Asked): string | null {
  const sentences = question.stem.split(/(?<=[.!?])\s+(?=[A-Z$“])/).map(one => one.trim());
  const words = sentences.map(one => new Set(contentOf(one)));
  const known = new Set(words.flatMap(one => [...one]));
  // Numbers may be an option's.
  const own = contentOf(message.replace(/\d[\d.,]*/g, ' ')).map(one =>
    known.has(one) ? one : meantBy(one, known),
  );
  const counts = words.map(one => own.filter(word => one.has(word)).length);
  const most = Math.max(...counts);
  return most > 0 ? (sentences[counts.indexOf(most)] ?? null) : null;
}

/** To a message that no part of the question answers: what the question says on it, and which line it is asked of. */
export function beyondWays(asked: Asked): Ways {
  const { question, situation, message, intent } = asked;
  const least = doubts.has(intent) ? likely.doubt : others.has(intent) ? likely.other : 1;
  const none = shareOfNone(asked);
  if (
    none < least ||
    none < (rankedParts(asked)[0]?.share ?? 0) ||
    contentOf(message).length < 2 ||
    asksWay.test(message) ||
    holdsWork(message) ||
    numbersIn(message).length > 0 ||
    stepIn(message, question.steps.length) !== null ||
    stepNamed(question, message) !== null
  )
    return [];
  const given = givenOn(asked);
  if (given === null) return [];
  const tell = inTongue(message);
  const said = tell([
    `All that the question says on it is: “${given}” Take it just as it stands; nothing more is needed.`,
    `Question me iske baare me bas itna hai: “${given}” Jaisa likha hai waisa hi lo, aur kuch nahi chahiye.`,
  ]);
  const which = situation.answer
    ? tell([
        'Which step made you ask? Name it, as *step 2*, and I give its reason.',
        'Kis step par ye doubt aaya? Jaise *step 2* likho, main uska reason bataunga.',
      ])
    : tell([
        'Write the sentence as a line with numbers and letters, and I check it.',
        'Is sentence ko numbers aur letters ki ek line me likho, main check karta hoon.',
      ]);
  return [[{ id: `beyond:${situation.said.length}`, text: `${said} ${which}` }]];
}
