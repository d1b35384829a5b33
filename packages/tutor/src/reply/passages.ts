import MiniSearch from 'minisearch';
import { givesAway } from '../guard.ts';
import { ladderOf } from '../ladder.ts';
import type { Question } from '../question.ts';
import { toldOf } from '../reading/placing.ts';
import { contentOf } from '../words/content.ts';
import { glossary } from '../words/glossary.ts';
import { explainedPiece } from './origins.ts';
import { type Asked, type Piece, termPiece } from './situation.ts';

/** Something the question's own parts say, by itself. */
interface Passage extends Piece {
  kind: 'step' | 'reason' | 'slip' | 'given' | 'term';
  text: string;
  /** What it is found by besides its text: the working that it belongs to. */
  works?: string;
  /** The piece it is a part of: who has heard that has heard this. */
  partOf: string;
}

export interface Hit {
  passage: Passage;
  /** Share of what the message is about that the passage speaks of, 0 to 1. */
  coverage: number;
}

/** From this share on a passage speaks of all that a message is about. */
export const nearlyAll = 0.9;

const sentences = (text: string) =>
  text.split(/(?<=[.!?])\s+(?=[A-Z$“])/).filter(sentence => sentence.trim() !== '');

const parts = (kind: Passage['kind'], of: string, text: string): Passage[] =>
  sentences(text).map((sentence, i) => ({ kind, id: `${of}:part:${i}`, partOf: of, text: sentence }));

/** Terms that a message names: the meaning of no other word is an answer. */
const termsOf = ({ question: { topic }, message }: Asked): Passage[] => {
  const said = new Set(contentOf(message));
  return glossary
    .filter(
      ({ of, name }) =>
        of.includes(topic.code.split('.').slice(0, 2).join('.')) &&
        contentOf(name).some(one => said.has(one)),
    )
    .map(term => ({ kind: 'term', partOf: `term:${term.name}`, ...termPiece(term) }));
};

const givenIn = ({ stem }: Question): Passage[] =>
  sentences(stem).map((sentence, i) => ({
    kind: 'given',
    id: `given:${i}`,
    partOf: `given:${i}`,
    text: `The question says: “${sentence.trim()}”`,
  }));

/** Words of a slip as said to somebody who may have chosen another option. */
const slipsOf = ({ options }: Question, chosen: string | null): Passage[] =>
  options.flatMap(({ letter, text, slip }) => {
    const lead =
      letter === chosen
        ? `**Option ${letter}, ${text}.**`
        : `That is where option ${letter}, ${text}, comes from.`;
    const id = `slip:${letter}`;
    return slip === null ? [] : [{ kind: 'slip' as const, id, partOf: id, text: `${lead} ${slip}` }];
  });

/** Mistakes of the form behind no option; of an open question those before the asked quantity. */
function mistakesOf(question: Question, open: boolean): Passage[] {
  const { path, options } = question;
  const told = path ? toldOf(path, open) : [];
  return (path?.slips ?? []).flatMap(({ quantity, words }, i): Passage[] => {
    const isTold = open
      ? told.includes(quantity) && !givesAway(question, words, ladderOf(question))
      : options.every(({ slip }) => slip !== words);
    const id = `mistake:${i}`;
    return isTold ? [{ kind: 'slip', id, partOf: id, text: `A mistake that is made here: ${words}` }] : [];
  });
}

function passagesOf(asked: Asked): Passage[] {
  const { question, situation } = asked;
  const { answer } = situation;
  if (!answer) {
    const ladder = ladderOf(question);
    // The working of a step is a hint of its own; a doubt is answered with the sentence that speaks of it.
    const rungs = ladder.flatMap((text, i) => {
      const [says = '', works = ''] = text.split('\n\n');
      return parts('reason', `hint:${i}`, says).map(part => ({ ...part, works }));
    });
    const terms = termsOf(asked).filter(({ text }) => !givesAway(question, text, ladder));
    const reasons = (question.path?.because ?? []).flatMap((text, i): Passage[] =>
      text && !givesAway(question, text, ladder)
        ? [{ kind: 'reason', id: `because:${i}`, partOf: `because:${i}`, text }]
        : [],
    );
    return [...rungs, ...reasons, ...mistakesOf(question, true), ...givenIn(question), ...terms];
  }
  return [
    ...question.steps.map(
      ({ says, works }, i): Passage => ({
        kind: 'step',
        id: `step:${i}`,
        partOf: `step:${i}`,
        step: i,
        text: `${says} ${works === '' ? '' : `$${works}$`} ${question.path?.because[i] ?? ''}`,
      }),
    ),
    ...parts('reason', 'plan', question.approach),
    ...parts('reason', 'principle', question.principle),
    ...parts('reason', 'read', question.snapRead),
    ...(question.faster
      ? [{ kind: 'reason' as const, id: 'faster', partOf: 'faster', text: `**Faster.** ${question.faster}` }]
      : []),
    ...slipsOf(question, answer.chosen),
    ...mistakesOf(question, false),
    ...givenIn(question),
    ...termsOf(asked),
  ];
}

/** A formula says most, a number more than a word. */
const weightOf = (content: string) =>
  content.startsWith('=') ? 3 : content.startsWith('±') ? 2 : content.startsWith('#') ? 1.5 : 1;
const unknownWeight = 0.7;
/** Spelling mistakes a word of five letters or more may have, as a share of them. */
const fuzzyFrom = 5;
const mistakes = 0.2;

/** The clause that asks, where a message tells something first: `158 = 26*6+2 ok. but why add them`. */
const asking =
  /(?:^|[.,;!?]|\b(?:but|ok|okay|then|so)\b)\s*((?:why|how|y(?!\s*[-+*/=^(\d]))\b[^.;!?]*)(?:\?\s*)?$/i;

export function focusOf(message: string): string {
  const [, clause = ''] = asking.exec(message) ?? [];
  return contentOf(clause).length > 0 ? clause : message;
}

/** What is looked for. While the question is open the numbers of its options are not: each of them finds the same. */
function searched({ question, situation, message }: Asked): string {
  const focus = focusOf(message);
  if (situation.answer) return focus;
  const digits = (text: string) =>
    text.replace(/(?<=\d)(?:\{,\}|,)(?=\d)/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
  const hidden = new Set(question.options.flatMap(({ text }) => digits(text)));
  return focus.replace(/\d[\d,]*(?:\.\d+)?/g, number =>
    hidden.has(number.replaceAll(',', '')) ? ' ' : number,
  );
}

/** What the question itself says on a message, the nearest first: everything else in it counts against a passage. */
export function hitsFor(asked: Asked): Hit[] {
  const focus = searched(asked);
  const content = contentOf(focus);
  if (content.length === 0) return [];
  const passages = passagesOf(asked);
  // What nothing here speaks of counts little against what it does.
  const known = new Set(passages.flatMap(({ text, works = '' }) => contentOf(`${text} ${works}`, true)));
  const sum = content.reduce((all, one) => all + (known.has(one) ? weightOf(one) : unknownWeight), 0);
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: text => contentOf(text, true),
    processTerm: one => one,
  });
  index.addAll(passages.map(({ text, works = '' }, id) => ({ id, text: `${text} ${works}` })));
  const found = index.search(focus, {
    combineWith: 'OR',
    tokenize: text => contentOf(text),
    boostTerm: weightOf,
    fuzzy: one => (/^[a-z]/.test(one) && one.length >= fuzzyFrom ? mistakes : false),
  });
  return found.flatMap(({ id, queryTerms }) => {
    const passage = passages[id as number];
    const covered = queryTerms.reduce((all, one) => all + weightOf(one), 0);
    // A number alone stands in many mistakes, and means no term.
    const isWorded = queryTerms.some(one => /^[a-z]/.test(one));
    const needsWord = passage?.kind === 'term' || passage?.kind === 'slip';
    return passage && (isWorded || !needsWord) ? [{ passage, coverage: covered / sum }] : [];
  });
}

/** A hint as it answers a doubt: its sentence that speaks of most, else, where only its working does, all of it. */
export function hintOf(
  { question, message }: Asked,
  { id, text, partOf }: Piece & { partOf?: string },
): Piece {
  const rung = Number(/^hint:(\d+)$/.exec(partOf ?? '')?.[1] ?? -1);
  if (rung < 0) return { id, text };
  const whole = ladderOf(question)[rung] ?? '';
  const asked = new Set(contentOf(message));
  const shared = (one: string) => contentOf(one).filter(word => asked.has(word)).length;
  const [best] = parts('reason', partOf ?? '', whole.split('\n\n')[0] ?? '').toSorted(
    (a, b) => shared(b.text) - shared(a.text),
  );
  return best && shared(best.text) > 0 && best.text.split(' ').length > 7
    ? { id: best.id, text: best.text }
    : { id: partOf ?? id, text: whole };
}

/** A passage as the tutor says it: a step with its number and its working. */
export const pieceOf = ({ passage: { id, text, step } }: Hit, question: Question): Piece =>
  step === undefined ? { id, text } : explainedPiece(question, step);

/** Hits that nobody has heard yet, as whole pieces or as part of one. */
export const unheard = (hits: readonly Hit[], { situation: { said } }: Asked): Hit[] =>
  hits.filter(({ passage }) => !said.includes(passage.id) && !said.includes(passage.partOf));
