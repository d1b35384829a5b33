import { givesAway } from '../guard.ts';
import { type Tail, tailOf } from '../intents/tails.ts';
import { ladderOf } from '../ladder.ts';
import { holdsWork } from '../reading/claimed.ts';
import { contentOf } from '../words/content.ts';
import { asksFor } from './naming.ts';
import type { Asked, Piece, Ways } from './situation.ts';

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.;!?])\s+(?=[A-Z$‘“])/)
    .map(one => one.trim())
    .filter(one => one !== '');

/** Sentences of a question, its solution and its mistakes that may be told where the student stands. */
export function tellable({ question, situation: { answer } }: Asked): string[] {
  const { stem, steps, path, options, approach, principle, snapRead } = question;
  const open = answer === null;
  const told = open ? steps.slice(0, -1) : steps;
  return [
    stem,
    snapRead,
    principle,
    approach,
    ...told.map(({ says }) => says),
    ...(path?.because ?? []),
    ...(open ? [] : options.map(({ slip }) => slip)),
  ]
    .flatMap(text => sentencesOf(text ?? ''))
    .filter(one => !open || stem.includes(one) || !givesAway(question, one, ladderOf(question)));
}

/** The clause in which a message concludes something that no line of it says: 'so N+1 is divisible by the LCM'; empty where it does not. */
export function concludes(message: string): string {
  const clauses = message.split(/\n|[.;?!](?:\s+|$)|,\s+/).filter(one => /[a-z]/i.test(one));
  const own = clauses.filter(one => tailOf(one) === 'none' || contentOf(one).length > 2);
  const last = (own.at(-1) ?? '').split(/\b(?:so|to|toh|matlab|isliye)\b/i).at(-1) ?? '';
  const words = contentOf(last.replace(/\$[^$]*\$/g, ' ')).filter(word => /^[a-z]/.test(word));
  return words.length > 1 && !/[=<>≤≥]/.test(last) ? last : '';
}

/** The part of a conclusion that a sentence has to speak of. */
const leastShared = 0.5;
const asksWhen = /\b(?:kab|when|tabhi)\b/i;

/** The sentence of the solution that speaks most of what a student says, as long as it speaks of half of it; null where none does. */
function bestSentence(asked: Asked, said: string, least = leastShared): string | null {
  const { question, situation } = asked;
  const words = contentOf(said);
  const bonus = (text: string) => Number(asksWhen.test(said) && /\bonly (?:when|if)\b/.test(text));
  const shared = (text: string) => {
    const own = contentOf(text);
    return words.filter(word => own.includes(word)).length;
  };
  const [best] = tellable(asked)
    .filter(one => !question.stem.includes(one) && !situation.said.includes(`sentence:${one.length}`))
    .toSorted((a, b) => shared(b) + bonus(b) - shared(a) - bonus(a));
  const is = best !== undefined && shared(best) + bonus(best) > 1 && shared(best) >= least * words.length;
  return is ? best : null;
}

/** The same as a piece beside what was judged. */
export function sentenceOn(asked: Asked, said: string): Piece | null {
  const best = bestSentence(asked, said);
  return best === null
    ? null
    : { id: `sentence:${best.length}`, text: best, hinglish: `Is baat ko dekho: ${best}` };
}

const denies = /\b(?:not|no|never|cannot|can.?t|neither|nahi|nhi|without|bina|mat)\b|n't\b/i;
const yesNo: ReadonlySet<Tail> = new Set(['right', 'may', 'needed', 'drop']);
/** From this share on a sentence says the same as a question that asks for a yes. */
const leastAgreed = 0.75;

/** For a question in words that can be answered with yes or no: the sentence that speaks of it, as a yes where it says the same. */
export function proseWays(asked: Asked): Ways {
  const { message, situation } = asked;
  const words = contentOf(message);
  const tail = tailOf(message);
  const asks = yesNo.has(tail) || /\?\W*$|\bkya\W*$/i.test(message);
  if (situation.answer || !asks || words.length < 2 || holdsWork(message) || asksFor.test(message)) return [];
  const best = bestSentence(asked, message, 0.6);
  if (best === null) return [];
  const own = contentOf(best);
  const shared = words.filter(word => own.includes(word)).length / words.length;
  const agrees = tail === 'right' && shared >= leastAgreed && denies.test(message) === denies.test(best);
  const id = `sentence:${best.length}`;
  return [
    [
      agrees
        ? { id, text: `Yes: ${best}`, hinglish: `Haan: ${best}` }
        : { id, text: best, hinglish: `Is baat ko dekho: ${best}` },
    ],
  ];
}
