import type { Kind } from '../intents/intent.ts';
import { type CommonDoubt, optionOf, type Question } from '../question.ts';
import { holdsWork } from '../reading/claimed.ts';
import { contentOf } from '../words/content.ts';
import { asksMeaning, termIn } from '../words/terms.ts';
import { slipText } from './options.ts';
import { focusOf, hitsFor } from './passages.ts';
import { asksWhy } from './reasons.ts';
import type { Asked, Piece, Ways } from './situation.ts';
import { stepIn } from './steps.ts';

/** What a word of the message counts that stands in a doubt's reply alone, and one that no doubt of the topic knows. */
const inReply = 0.8;
const unknown = 0.6;
/** What the likeness to the nearest wording counts beside the share of the message that the doubt speaks of. */
const wording = 1 / 3;

/** From this likeness on a message is the doubt; those so much less like it may be meant as well. */
const surely = 0.55;
const asNear = 0.1;
/** The share of a message that the question itself has to speak of to be the nearer reply. */
const ownShare = 0.75;
/** From this likeness on a message may be the doubt. */
export const perhaps = 0.3;

/** How rare each word is among texts, by the number of texts that have it: a word of most of them says little. */
function rarenessIn(texts: readonly (readonly string[])[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(text => [...new Set(text)])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return word => {
    const count = counts.get(word);
    return Math.log(1 + texts.length / (count ?? 1)) * (count === undefined ? unknown : 1);
  };
}

/** The common doubts of a topic with their likeness to a message, 0 to 1, the nearest first. */
export function likenesses(
  doubts: readonly CommonDoubt[],
  message: string,
): { doubt: CommonDoubt; likeness: number }[] {
  const words = contentOf(focusOf(message));
  const read = doubts.map(doubt => {
    const asks = doubt.asks.map(ask => contentOf(ask));
    return { doubt, asks, asked: new Set(asks.flat()), told: new Set(contentOf(doubt.says)) };
  });
  const rareness = rarenessIn(read.map(({ asked, told }) => [...asked, ...told]));
  const sum = (of: readonly string[]) => of.reduce((all, word) => all + rareness(word), 0);
  const said = sum(words);
  if (said === 0) return [];
  return read
    .map(({ doubt, asks, asked, told }) => {
      const shares = asks.map(ask => (2 * sum(ask.filter(word => words.includes(word)))) / (said + sum(ask)));
      const spokenOf = words.map(
        word => rareness(word) * (asked.has(word) ? 1 : told.has(word) ? inReply : 0),
      );
      const share = spokenOf.reduce((all, one) => all + one, 0) / said;
      return { doubt, likeness: wording * Math.max(...shares) + (1 - wording) * share };
    })
    .sort((a, b) => b.likeness - a.likeness);
}

/** Kinds that ask for one thing, which no doubt is. */
const askNoDoubt: ReadonlySet<Kind> = new Set([
  'hint',
  'next_hint',
  'tell',
  'thanks',
  'greeting',
  'similar',
  'exam',
]);

const pieceOf = ({ asks, says }: CommonDoubt): Piece => ({ id: `doubt:${asks[0]}`, text: says });

/** The reply to a doubt that is asked in the words in which it is offered. */
export function offeredDoubt({ commonDoubts }: Question, message: string): Piece | null {
  const doubt = commonDoubts.find(({ asks }) => asks[0] === message.trim());
  return doubt ? pieceOf(doubt) : null;
}

/** Words that are said of any question. */
const ofAny: ReadonlySet<string> = new Set(
  contentOf(
    'solution solve complete calculate calculation finish marks lose whole full pura final number value find write word words',
  ),
);

/** What many students ask of the topic; behind the slip of an option that was chosen. Others as near are offered. */
export function commonlyAsked(asked: Asked): Ways {
  const { question, situation, message, intent } = asked;
  if (askNoDoubt.has(intent) || holdsWork(message) || stepIn(message, question.steps.length) !== null)
    return [];
  if (intent === 'term' && asksMeaning.test(message) && termIn(message, question)) return [];
  // Who asks why an option is wrong is told its slip.
  if (intent === 'why_wrong' && /\b(?:wrong|galat|incorrect)\b/i.test(message)) return [];
  // Who changes a number of the question is told what comes out.
  if (intent === 'what_if' && /\d/.test(message)) return [];
  const [first, ...others] = likenesses(question.commonDoubts, message);
  if (!first || first.likeness < surely) return [];
  // Numbers and words of any question are no doubt, nor is one word unless it is asked why.
  const known = new Set(first.doubt.asks.flatMap(ask => contentOf(ask)));
  const words = contentOf(focusOf(message)).filter(
    word => !/^[#±]/.test(word) && !ofAny.has(word) && known.has(word),
  );
  if (words.length < (asksWhy.test(message) ? 1 : 2)) return [];
  // What the question itself says is nearer, where it speaks of as much.
  const own = hitsFor(asked).some(
    ({ passage: { kind }, coverage }) =>
      (kind === 'reason' || kind === 'step') && coverage >= Math.max(ownShare, first.likeness),
  );
  if (own) return [];
  const chosen = optionOf(question, situation.answer?.chosen ?? null);
  const slip = `slip:${chosen?.letter}`;
  const isTold = !chosen?.slip || chosen.letter === question.key || situation.said.includes(slip);
  const choices = others
    .filter(({ likeness }) => likeness >= first.likeness - asNear)
    .map(({ doubt }) => doubt.asks[0])
    .slice(0, 2);
  const piece: Piece = { ...pieceOf(first.doubt), ...(choices.length > 0 ? { choices } : {}) };
  return [isTold ? [piece] : [{ id: slip, text: slipText(question, chosen) }, piece]];
}
