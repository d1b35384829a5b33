import { numbersIn } from '../maths/values.ts';
import type { Question } from '../question.ts';
import { isOptionWorth } from '../reading/told.ts';
import { contentOf } from '../words/content.ts';
import { meantBy } from '../words/misspelt.ts';
import { calculationOf, focusOf, stepNamed } from './naming.ts';
import { isTold, type Part, partKinds, partsOf, pieceOfPart } from './parts.ts';
import { weights } from './ranking-weights.ts';
import type { Asked, Piece } from './situation.ts';
import { stepIn } from './steps.ts';

/** The small words of a message that tell what kind of reply it asks for. */
const cues: Readonly<Record<string, RegExp>> = {
  why: /\b(?:why|(?<![=<>+*/^-] ?)y(?!\s*[-+*/=^(\d<>])|reason|kyu\w*|kyo\w*)\b/i,
  whyNot: /\b(?:not|nahi|nhi|nai|instead|can.?t|cannot|isn.?t|shouldn.?t|only|rather|directly|just)\b/i,
  how: /\b(?:how|kaise|kese)\b/i,
  where: /\b(?:where|from|kaha|kahan|aaya|aayi|aya|came|come|comes)\b/i,
  what: /\b(?:what|matlab|means?|kya|kis)\b/i,
  general:
    /\b(?:always|generally|hamesha|every|any|when|whenever|kab|rule|har baar|do (?:we|i)|does|can (?:we|i)|is it|should)\b/i,
  short: /\b(?:short\w*|quick\w*|fast\w*|trick|jaldi|direct|less time|time save)\b/i,
  keep: /\b(?:remember|yaad|learn|takeaway|formula|next time|key idea|main point|lesson)\b/i,
  start:
    /\b(?:start|begin|shuru|first|approach|idea|clue|strategy|method|plan|see|notice|spot|recogni[sz]e|identify)\b/i,
  but: /^\W*(?:but|par|lekin|magar|then)\b/i,
};
const cueNames = Object.keys(cues);

/** What a word counts that stands around a part and not in it, and one that no part has. */
const aroundCounts = 0.6;
const unknownCounts = 0.5;

const isWord = (one: string) => /^[a-z]/.test(one);

/** A formula says most, a number more than a word. */
const sizeOf = (one: string) =>
  one.startsWith('=') ? 2.5 : one.startsWith('±') ? 1.5 : one.startsWith('#') ? 1.2 : 1;

const ofKinds = (name: string) => partKinds.map(kind => `${name}:${kind}`);

/** Names of the features, in the order of their values. */
export const featureNames: readonly string[] = [
  'coverage',
  'cosine',
  'numbers',
  'formula',
  'words',
  'namesStep',
  'saysStep',
  'sameStep',
  'nextStep',
  'chosenSlip',
  'sameKind',
  'before',
  'wording',
  ...ofKinds('is'),
  ...ofKinds('coverage'),
  ...cueNames.flatMap(ofKinds),
  ...ofKinds('numeric'),
  ...['', ':coverage', ':cosine', ':unknown', ':step', ':numeric'].map(name => `none${name}`),
  ...cueNames.map(name => `none:${name}`),
];

/** What a doubt is ranked by: the message, and where the student stands. */
export interface Doubt {
  message: string;
  /** The option that was chosen. */
  chosen: string | null;
  /** The step spoken of last, from 0, and the kind of the part told last. */
  step: number | null;
  last: Part['kind'] | null;
  before: string;
}

/** Of each part what speaks for it as the reply to a doubt, as values of the features; last what speaks for none of them. */
export function featuresOf(question: Question, parts: readonly Part[], doubt: Doubt): number[][] {
  const focus = focusOf(doubt.message);
  const earlier = contentOf(doubt.before).filter(isWord);
  const read = parts.map(({ kind, text, around }) => ({
    own: new Set(contentOf(text, true)),
    around: new Set(contentOf(around, true)),
    wordings: kind === 'doubt' ? text.split('\n').map(one => contentOf(one)) : [],
  }));
  const frequency = new Map<string, number>();
  for (const one of read.flatMap(({ own, around }) => [...new Set([...own, ...around])]))
    frequency.set(one, (frequency.get(one) ?? 0) + 1);
  const words = contentOf(focus).map(one =>
    isWord(one) && !frequency.has(one) ? meantBy(one, frequency.keys()) : one,
  );
  const rareness = (one: string) => {
    const count = frequency.get(one);
    return sizeOf(one) * (count === undefined ? unknownCounts : Math.log(1 + parts.length / count));
  };
  const sum = (of: readonly string[]) => of.reduce((all, one) => all + rareness(one), 0);
  const squares = (of: Iterable<string>) => [...of].reduce((all, one) => all + rareness(one) ** 2, 0);
  const all = sum(words) || 1;
  const named = stepNamed(question, doubt.message);
  const said = stepIn(doubt.message, question.steps.length);
  const numbers = words.filter(one => one.startsWith('#'));
  const isNumeric = numbersIn(focus).length > 0 && !words.some(isWord);
  const has = cueNames.map(cue => cues[cue]?.test(doubt.message) ?? false);
  const rows = parts.map(({ kind, at }, i) => {
    const { own, around, wordings } = read[i] as (typeof read)[number];
    const worth = (one: string) => (own.has(one) ? 1 : around.has(one) ? aroundCounts : 0);
    const shared = words.filter(one => worth(one) > 0);
    const coverage = shared.reduce((total, one) => total + worth(one) * rareness(one), 0) / all;
    const product = shared.reduce((total, one) => total + worth(one) * rareness(one) ** 2, 0);
    const ofStep = kind === 'step' || kind === 'because';
    const likeness = (wording: readonly string[]) =>
      (2 * sum(wording.filter(one => words.includes(one)))) / (all + sum(wording));
    const onKind = (value: number) => partKinds.map(one => (one === kind ? value : 0));
    return [
      coverage,
      product / (Math.sqrt(squares(words) * squares(own)) || 1),
      numbers.length === 0 ? 0 : numbers.filter(one => worth(one) > 0).length / numbers.length,
      Number(shared.some(one => one.startsWith('='))),
      Math.min(3, shared.filter(isWord).length) / 3,
      Number(ofStep && named === at),
      Number(ofStep && said === at),
      Number(ofStep && doubt.step !== null && at === doubt.step),
      Number(ofStep && doubt.step !== null && at === doubt.step + 1),
      Number(kind === 'slip' && at === doubt.chosen),
      Number(doubt.last === kind),
      earlier.length === 0 ? 0 : earlier.filter(one => worth(one) > 0).length / earlier.length,
      Math.max(0, ...wordings.map(likeness)),
      ...onKind(1),
      ...onKind(coverage),
      ...has.flatMap(on => onKind(Number(on))),
      ...onKind(Number(isNumeric)),
    ];
  });
  const best = (feature: number) => Math.max(0, ...rows.map(row => row[feature] ?? 0));
  const unknown = words.filter(one => !frequency.has(one)).length / Math.max(1, words.length);
  const none = [
    1,
    best(0),
    best(1),
    unknown,
    Number(named !== null || said !== null),
    Number(isNumeric),
    ...has.map(Number),
  ];
  const length = featureNames.length - none.length;
  return [...rows, [...Array.from({ length }, () => 0), ...none]];
}

/** The kind of the part that was told last, by the name of its piece. */
function kindTold(id: string | undefined): Part['kind'] | null {
  if (id === undefined) return null;
  if (/^(?:because:|step:\d+:why)/.test(id)) return 'because';
  const [head = ''] = id.split(':');
  const kinds: Readonly<Record<string, Part['kind']>> = {
    step: 'step',
    slip: 'slip',
    plan: 'approach',
    principle: 'principle',
    faster: 'faster',
    proof: 'check',
    read: 'snap',
    doubt: 'doubt',
  };
  return kinds[head] ?? null;
}

/** A message as it is looked for: of an open question without the numbers of its options, which all find the same. */
function searched({ question, situation, message }: Asked): string {
  if (situation.answer) return message;
  const made = calculationOf(message);
  if (made !== null && isOptionWorth(question, made)) return message.replace(/\d[\d,.]*/g, ' ');
  const digits = (text: string) =>
    text.replace(/(?<=\d)(?:\{,\}|,)(?=\d)/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
  const hidden = new Set(question.options.flatMap(({ text }) => digits(text)));
  return message.replace(/\d[\d,]*(?:\.\d+)?/g, number => {
    const plain = number.replaceAll(',', '');
    return hidden.has(plain) || isOptionWorth(question, Number(plain)) ? ' ' : number;
  });
}

export interface Answer {
  part: Part;
  piece: Piece;
  /** How likely it is the reply, 0 to 1; all of a question and that none is sum to 1. */
  share: number;
  /** The part of the message, by weight, that it speaks of, 0 to 1. */
  coverage: number;
}

interface Ranking {
  answers: Answer[];
  none: number;
  /** The part told already that answers best, where it does so better than all others together. */
  told: Answer | null;
}
const ranks = new WeakMap<Asked, Ranking>();

/**
 * The parts of a question that may answer a message and were not told yet, the likeliest first: a softmax over a linear
 * score, whose weights `npm run bench:ranking` learns from messages that say which part answers them, or that none does.
 */
function ranking(asked: Asked): Ranking {
  const before = ranks.get(asked);
  if (before) return before;
  const { question, situation } = asked;
  const parts = partsOf(question).flatMap(part => {
    const piece = pieceOfPart(question, part, situation);
    return piece ? [{ part, piece, isTold: isTold(part, piece, situation) }] : [];
  });
  const free = parts.filter(one => !one.isTold);
  // Rareness counts all parts that may be told, as the weights were learnt.
  const all = [...free, ...parts.filter(one => one.isTold)];
  const features = featuresOf(
    question,
    all.map(({ part }) => part),
    {
      message: searched(asked),
      chosen: situation.answer?.chosen ?? null,
      step: situation.step,
      last: kindTold(situation.said.at(-1)),
      before: situation.wrote?.at(-1) ?? '',
    },
  );
  const scores = features.map(values =>
    Math.exp(values.reduce((total, value, i) => total + value * (weights[featureNames[i] ?? ''] ?? 0), 0)),
  );
  const none = scores.at(-1) ?? 0;
  const sum = (of: readonly number[]) => of.reduce((total, score) => total + score, 0);
  const total = sum(scores.slice(0, free.length)) + none;
  const shares = all.map(
    ({ part, piece }, i): Answer => ({
      part,
      piece,
      share: (scores[i] ?? 0) / total,
      coverage: features[i]?.[0] ?? 0,
    }),
  );
  const best = (of: readonly Answer[]) => of.toSorted((a, b) => b.share - a.share);
  const [told = null] = best(shares.slice(free.length));
  const ranked = {
    answers: best(shares.slice(0, free.length)),
    none: none / total,
    told: told && told.share > 1 ? told : null,
  };
  ranks.set(asked, ranked);
  return ranked;
}

/** The part told already of which a message speaks again; null where another part answers it. */
export const toldOnIt = (asked: Asked): Answer | null => ranking(asked).told;

export const rankedParts = (asked: Asked): Answer[] => ranking(asked).answers;

/** How likely no part of the question answers a message, 0 to 1. */
export const shareOfNone = (asked: Asked): number => ranking(asked).none;
