import MiniSearch from 'minisearch';
import { maskTerms } from '../words/terms.ts';
import { trained, type Weighted } from './classifier.ts';
import { examples } from './examples/index.ts';
import type { Kind } from './intent.ts';
import { features, masked } from './tokens.ts';

/** Nearest examples that vote. */
const neighbours = 20;
/** A pair of words says more than a word, a group of letters less. */
const pairWeight = 1.4;
const gramWeight = 0.3;
/** Votes count by their score to this power: the nearest count most. */
const sharpness = 3;
/** Below this score, per word of the message, nothing was understood. */
const leastScore = 1.6;
/** What all votes together count beside the classifier. */
const votesWeight = 0.4;

interface Example {
  id: number;
  kind: Kind;
  text: string;
}

const kinds = Object.keys(examples) as Kind[];

const weightOf = (feature: string) =>
  feature.startsWith('~') ? gramWeight : feature.includes('_') ? pairWeight : 1;

/** To the classifier a pair counts as a word does: it learns by itself which pairs tell. */
const weighted = (text: string): Weighted =>
  [...new Set(features(text))].map(feature => [feature, feature.startsWith('~') ? gramWeight : 1]);

/** The examples as they are read, each once. */
function read(): Example[] {
  const all = kinds.flatMap(kind => examples[kind].map(text => ({ kind, text: masked(text, maskTerms) })));
  const once = new Map(all.map(example => [`${example.kind} ${example.text}`, example]));
  return [...once.values()].map((example, id) => ({ id, ...example }));
}

function indexed(all: readonly Example[]): MiniSearch<Example> {
  const index = new MiniSearch<Example>({
    fields: ['text'],
    storeFields: ['kind', 'text'],
    tokenize: features,
    processTerm: feature => feature,
  });
  index.addAll(all);
  return index;
}

function learnt() {
  const all = read();
  const labelled = all.map(({ kind, text }) => ({ features: weighted(text), label: kinds.indexOf(kind) }));
  return { index: indexed(all), classify: trained(labelled, kinds.length) };
}

let matcher: ReturnType<typeof learnt> | undefined;

export interface Recognised {
  kind: Kind;
  /** How clearly it asks for that, 0 to 1; 0 where nothing was near. */
  share: number;
  /** The message as it was read. */
  read: string;
  /** All kinds, the likeliest first. */
  ranked: readonly Kind[];
}

/** What a message asks for: what the examples taught, and the votes of those nearest to it. */
export function recognise(message: string): Recognised {
  matcher ??= learnt();
  const text = masked(message, maskTerms);
  const found = matcher.index.search(text, { boostTerm: weightOf, combineWith: 'OR' }).slice(0, neighbours);
  const words = text.split(' ').length;
  const best = found[0]?.score ?? 0;
  const votes = found.map(({ kind, score }) => ({
    kind: kind as Kind,
    vote: (score / (best || 1)) ** sharpness,
  }));
  const sum = votes.reduce((all, { vote }) => all + vote, 0) || 1;
  const shares = matcher.classify(weighted(text));
  for (const { kind, vote } of votes) {
    const at = kinds.indexOf(kind);
    shares[at] = (shares[at] ?? 0) + (votesWeight * vote) / sum;
  }
  const share = Math.max(...shares);
  const ranked = kinds.toSorted((a, b) => (shares[kinds.indexOf(b)] ?? 0) - (shares[kinds.indexOf(a)] ?? 0));
  if (best / Math.min(words, 6) < leastScore) return { kind: 'other', share: 0, read: text, ranked };
  return {
    kind: kinds[shares.indexOf(share)] ?? 'other',
    share: share / (1 + votesWeight),
    read: text,
    ranked,
  };
}
