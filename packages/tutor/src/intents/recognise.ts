import MiniSearch from 'minisearch';
import { maskTerms } from '../words/terms.ts';
import { examples } from './examples.ts';
import type { Kind } from './intent.ts';
import { features, masked } from './tokens.ts';

/** Nearest examples that vote. */
const neighbours = 12;
/** A pair of words says more than a word, a group of letters less. */
const pairWeight = 1.4;
const gramWeight = 0.3;
/** Votes count by their score to this power: the nearest count most. */
const sharpness = 3;
/** Below this score, per word of the message, nothing was understood. */
const leastScore = 1.6;

interface Example {
  id: number;
  kind: Kind;
  text: string;
}

const weightOf = (feature: string) =>
  feature.startsWith('~') ? gramWeight : feature.includes('_') ? pairWeight : 1;

function indexed(): MiniSearch<Example> {
  const index = new MiniSearch<Example>({
    fields: ['text'],
    storeFields: ['kind', 'text'],
    tokenize: features,
    processTerm: feature => feature,
  });
  index.addAll(
    Object.entries(examples)
      .flatMap(([kind, texts]) => texts.map(text => ({ kind: kind as Kind, text: masked(text, maskTerms) })))
      .map((example, id) => ({ id, ...example })),
  );
  return index;
}

let index: MiniSearch<Example> | undefined;

export interface Recognised {
  kind: Kind;
  /** Share of the votes, 0 to 1; 0 where nothing was near. */
  share: number;
  /** The message as it was read. */
  read: string;
}

/** What a message asks for, by the examples nearest to it. */
export function recognise(message: string): Recognised {
  index ??= indexed();
  const read = masked(message, maskTerms);
  const found = index.search(read, { boostTerm: weightOf, combineWith: 'OR' }).slice(0, neighbours);
  const words = read.split(' ').length;
  const best = found[0]?.score ?? 0;
  if (best / Math.min(words, 6) < leastScore) return { kind: 'other', share: 0, read };
  const votes = new Map<Kind, number>();
  for (const { kind, score } of found) votes.set(kind, (votes.get(kind) ?? 0) + (score / best) ** sharpness);
  const sum = [...votes.values()].reduce((a, b) => a + b, 0);
  const [top] = [...votes].sort((a, b) => b[1] - a[1]);
  return top ? { kind: top[0], share: top[1] / sum, read } : { kind: 'other', share: 0, read };
}
