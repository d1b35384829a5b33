import { givesAway, isWorkedHere } from '../guard.ts';
import { ladderOf, rungOfStep } from '../ladder.ts';
import type { Letter, Question } from '../question.ts';
import type { Said } from '../words/hinglish.ts';
import { doubtPiece } from './common-doubts.ts';
import { explainedPiece } from './origins.ts';
import { hintPiece, type Piece, type Situation } from './situation.ts';
import { slipPiece } from './slips.ts';
import { heardReason } from './steps.ts';

export const partKinds = [
  'because',
  'step',
  'slip',
  'approach',
  'principle',
  'faster',
  'check',
  'snap',
  'doubt',
] as const;

/** A part of a question that can answer a doubt: of its solution, of its options, of what students ask of its topic. */
export interface Part {
  kind: (typeof partKinds)[number];
  /** The place of a step, of the step of a reason, or of a doubt, from 0; the letter of a slip. */
  at: number | Letter | null;
  text: string;
  /** What else it is found by: of a reason its step, of a doubt the reply to it, of a slip its option. */
  around: string;
}

/** All parts of a question. */
export function partsOf(question: Question): Part[] {
  const { steps, path, options, commonDoubts } = question;
  const one = (kind: Part['kind'], text: string | null): Part[] =>
    text ? [{ kind, at: null, text, around: '' }] : [];
  return [
    ...steps.flatMap(({ says, works }, at): Part[] => {
      const because = path?.because[at];
      const step = works === '' ? says : `${says} $${works}$`;
      return [
        { kind: 'step', at, text: step, around: because ?? '' },
        ...(because ? [{ kind: 'because' as const, at, text: because, around: step }] : []),
      ];
    }),
    ...options.flatMap(({ letter, text, slip }): Part[] =>
      slip && letter !== question.key ? [{ kind: 'slip', at: letter, text: slip, around: text }] : [],
    ),
    ...one('approach', question.approach),
    ...one('principle', question.principle),
    ...one('faster', question.faster),
    ...one('check', question.check),
    ...one('snap', question.snapRead),
    ...commonDoubts.map(({ asks, says }, at): Part => {
      return { kind: 'doubt', at, text: asks.join('\n'), around: says };
    }),
  ];
}

/** Names of pieces, and what stands before their text. */
const named: Readonly<Partial<Record<Part['kind'], [string, ...Said]>>> = {
  approach: ['plan', 'The plan: ', 'Plan ye hai: '],
  principle: ['principle', 'What to remember: ', 'Yaad rakhne ki baat: '],
  faster: ['faster', '**Faster.** ', '**Faster.** Jaldi ka tareeka ye hai: '],
  check: ['proof', 'A check of the answer: ', 'Answer aise check hota hai: '],
  snap: ['read', '', 'Pehli nazar me ye dikhna chahiye: '],
};

/** A part as the tutor says it after the answer. */
function pieceAfter(question: Question, { kind, at, text }: Part): Piece | null {
  if (kind === 'because' && typeof at === 'number') {
    const line = question.steps[at]?.works ?? '';
    // A reason that names no number stands beside its line.
    const works = /\d/.test(text) || line === '' ? '' : `\n\n$$${line}$$`;
    return {
      id: `step:${at}:why`,
      step: at,
      text: `**Why step ${at + 1}.** ${text}${works}`,
      hinglish: `**Step ${at + 1} kyu.** Wajah ye hai: ${text}${works}`,
    };
  }
  if (kind === 'step' && typeof at === 'number') return explainedPiece(question, at);
  if (kind === 'slip') {
    const option = question.options.find(({ letter }) => letter === at);
    return option ? slipPiece(question, option) : null;
  }
  if (kind === 'doubt' && typeof at === 'number') {
    const doubt = question.commonDoubts[at];
    return doubt ? doubtPiece(doubt) : null;
  }
  const [id, lead, own] = named[kind] ?? [kind, '', ''];
  return { id, text: `${lead}${text}`, hinglish: `${own}${text}` };
}

/** A part as it may be told of an open question: a hint of the ladder, a reason or a doubt that gives nothing away. */
function pieceWhileOpen(question: Question, { kind, at, text }: Part): Piece | null {
  const ladder = ladderOf(question);
  const fits = (piece: Piece) => (givesAway(question, piece.text, ladder) ? null : piece);
  if (kind === 'because') return fits({ id: `because:${at}`, text, hinglish: `Wajah ye hai: ${text}` });
  if (kind === 'doubt' && typeof at === 'number') {
    const doubt = question.commonDoubts[at];
    return doubt && !isWorkedHere(question, doubt.says) ? doubtPiece(doubt) : null;
  }
  const rung = kind === 'step' && typeof at === 'number' ? rungOfStep(question, at) : ladder.indexOf(text);
  const hint = ladder[rung];
  return hint === undefined ? null : hintPiece(hint, rung);
}

export const pieceOfPart = (question: Question, part: Part, { answer }: Situation): Piece | null =>
  answer ? pieceAfter(question, part) : pieceWhileOpen(question, part);

/** Whether a part has been told already, by itself or within another. */
export function isTold({ kind, at }: Part, piece: Piece, { said }: Situation): boolean {
  if (kind === 'because' && typeof at === 'number') return heardReason(said, at);
  if (kind === 'step') return said.includes(`step:${at}:explained`) || said.includes(piece.id);
  if (kind === 'approach') return said.some(id => /^(?:plan|scratch)\b/.test(id));
  return said.includes(piece.id);
}
