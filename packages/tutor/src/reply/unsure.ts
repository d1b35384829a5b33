import type { Kind } from '../intents/intent.ts';
import { numbersIn } from '../maths/values.ts';
import { isOptionWorth } from '../reading/told.ts';
import { inTongue, type Said } from '../words/hinglish.ts';
import { termsOf } from '../words/terms.ts';
import { answersIn } from './answers.ts';
import type { Asked, Ways } from './situation.ts';

/** Readings that are offered, and how likely a common doubt has to be to stand among them. */
const offered = 3;
const perhaps = 0.06;

/** The step a message is nearest to, from 1. */
const nearestStep = (asked: Asked): number =>
  (answersIn(asked).find(({ piece }) => piece.step !== undefined)?.piece.step ?? asked.situation.step ?? 0) +
  1;

/** What a kind asks for, as a student would type it of this question; null where nobody can ask it here. */
function typed(kind: Kind, asked: Asked): Said | null {
  const { question, situation, message } = asked;
  const open = situation.answer === null;
  const [term] = termsOf(question.topic.code);
  const number = numbersIn(message).find(value => !open || !isOptionWorth(question, value));
  const step = nearestStep(asked);
  switch (kind) {
    case 'hint':
    case 'next_hint':
      return open ? ['Give me a hint', 'Ek hint do'] : ['Show me the next step', 'Agla step batao'];
    case 'why_step':
      return open ? ['How do I start?', 'Shuru kaise karu?'] : [`Why step ${step}?`, `Step ${step} kyu?`];
    case 'where_from':
      return number === undefined ? null : [`Where does ${number} come from?`, `${number} kahan se aaya?`];
    case 'term':
      return term === undefined ? null : [`What does ${term} mean?`, `${term} ka matlab kya hai?`];
    case 'why_wrong':
      return situation.answer?.outcome === 'incorrect'
        ? ['Why is my option wrong?', 'Mera option galat kyu hai?']
        : null;
    case 'explain':
      return open
        ? ['What is asked?', 'Kya pucha hai?']
        : ['Explain it step by step', 'Step by step samjhao'];
    case 'shorter':
      return open ? null : ['Is there a shorter way?', 'Koi chhota tareeka hai?'];
    case 'similar':
      return open ? null : ['Give me a similar question', 'Ek aur aisa question do'];
    default:
      return null;
  }
}

/** Kinds that are offered where none is nearer. */
const usual: readonly Kind[] = ['hint', 'explain', 'why_step', 'term'];

/** For a message that was not understood: the nearest readings, to choose one from. */
export function unsure(asked: Asked): Ways {
  const tell = inTongue(asked.message);
  const readings = [...asked.ranked, ...usual].flatMap(kind => {
    const said = typed(kind, asked);
    return said ? [tell(said)] : [];
  });
  const doubts = answersIn(asked)
    .filter(({ share }) => share >= perhaps)
    .flatMap(({ part: { kind, at } }) => {
      const doubt = kind === 'doubt' && typeof at === 'number' ? asked.question.commonDoubts[at] : undefined;
      return doubt ? [doubt.asks[0]] : [];
    });
  const choices = [...new Set([...doubts.slice(0, 2), ...readings])].slice(0, offered);
  const times = asked.situation.said.filter(id => id.startsWith('unsure:')).length;
  const text = tell(
    times === 0
      ? ['I am not sure what you mean. Is it one of these?', 'Main theek se samjha nahi. Inme se kuch hai?']
      : [
          'I did not get that either. Choose one of these, or name the line or the number you mean.',
          'Ye bhi nahi samjha. Inme se chuno, ya line ya number batao.',
        ],
  );
  return times > 1 ? [] : [[{ id: `unsure:${times}`, text, choices }]];
}
