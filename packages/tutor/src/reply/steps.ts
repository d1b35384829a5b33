import { breakdownOf } from '../maths/breakdown.ts';
import type { Question } from '../question.ts';
import type { Piece, Ways } from './situation.ts';

const ordinals = [
  'first|pa?e?hl[aie]',
  'second|d(?:oo|u)sr[aie]',
  'third|t(?:ee|i)sr[aie]',
  'fourth|chauth[aie]',
  'fifth|paan?chw[aei]n?',
  'sixth',
  'seventh',
  'eighth',
];
const lastWord = /\b(?:last|final|aa?kh?ri|antim)\s+(?:step|line|charan)\b|\b(?:at|in) the end\b/i;

/** The step a message names, from 0; null where it names none that there is. */
export function stepIn(message: string, steps: number): number | null {
  const [, before, after] =
    /\b(?:step|line|stage|charan)s?\s*(?:(?:no\.?|number|#)\s*)?(\d+)|\b(\d+)(?:st|nd|rd|th)\s+(?:step|line)/i.exec(
      message,
    ) ?? [];
  const named = Number(before ?? after);
  const word = ordinals.findIndex(ordinal =>
    new RegExp(`\\b(?:${ordinal})\\s+(?:step|line|charan|stp)`, 'i').test(message),
  );
  const at = Number.isFinite(named) ? named - 1 : lastWord.test(message) ? steps - 1 : word;
  return at >= 0 && at < steps ? at : null;
}

export function stepPiece({ steps }: Question, i: number): Piece {
  const step = steps[i];
  const works = step?.works ? `\n\n$$${step.works}$$` : '';
  return {
    id: `step:${i}`,
    step: i,
    text: `**Step ${i + 1} of ${steps.length}.** ${step?.says ?? ''}${works}`,
  };
}

/** A step's calculation one operation at a time; null where it is none. */
export function calculationPiece({ steps }: Question, i: number): Piece | null {
  for (const side of (steps[i]?.works ?? '').split(/=|\\Rightarrow|\\qquad|,\s/)) {
    const lines = breakdownOf(side);
    if (lines.length > 0)
      return {
        id: `step:${i}:calculation`,
        step: i,
        text: `Step ${i + 1}, one operation at a time:\n\n${lines.map(line => `$$${line}$$`).join('\n\n')}`,
      };
  }
  return null;
}

/** Why a step is taken: its reason, and the mistake that it is there to avoid; null where neither is known. */
export function reasonPiece({ path, options }: Question, i: number): Piece | null {
  const because = path?.because[i];
  const told = options.flatMap(({ slip }) => slip ?? []);
  const slip = path?.slips.find(
    ({ quantity, words }) => path.quantities[quantity]?.step === i && !told.includes(words),
  );
  if (!because && !slip) return null;
  const against = slip ? `What goes wrong here most easily: ${slip.words}` : '';
  return {
    id: `step:${i}:why`,
    step: i,
    text: [`**Why step ${i + 1}.** ${because ?? ''}`, against]
      .filter(part => part !== '')
      .join(' ')
      .replace(/ {2}/g, ' '),
  };
}

/** What a step takes from the one before, and what it is for. */
function placePiece({ steps }: Question, i: number): Piece {
  const before = steps[i - 1];
  const after = steps[i + 1];
  const from = before ? `Step ${i + 1} goes on from step ${i}. ${before.says}\n\n` : '';
  const to = after
    ? `Step ${i + 2} needs what step ${i + 1} finds. ${after.says}`
    : `Step ${i + 1} finds what the question asks for.`;
  return { id: `step:${i}:place`, step: i, text: from + to };
}

/** All that can be said of one step. */
export const waysOfStep = (question: Question, i: number): Ways =>
  [
    [stepPiece(question, i)],
    [reasonPiece(question, i)],
    [placePiece(question, i)],
    [calculationPiece(question, i)],
  ]
    .map(way => way.filter(piece => piece !== null))
    .filter(way => way.length > 0);

/** The steps one after the other, from one on; each offers the next. */
export function stepsFrom(question: Question, from: number): Ways {
  const last = question.steps.length - 1;
  return question.steps.slice(from).map((_, k) => {
    const i = from + k;
    const piece = stepPiece(question, i);
    const more = i < last ? `\n\nSay *next* for step ${i + 2}, or ask about this one.` : '';
    return [{ ...piece, text: piece.text + more }];
  });
}
