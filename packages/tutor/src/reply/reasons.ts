import { near, written } from '../maths/evaluate.ts';
import { holds, numbersIn } from '../maths/values.ts';
import { inSentence, type Question } from '../question.ts';
import { calculationIn } from '../reading/judging.ts';
import { contentOf } from '../words/content.ts';
import { stepWith } from './options.ts';
import { explainedPiece, linePiece } from './origins.ts';
import { focusOf, hitsFor, nearlyAll, pieceOf, unheard } from './passages.ts';
import { proofPiece } from './proof.ts';
import type { Asked, Ways } from './situation.ts';
import { principlePiece } from './small-talk.ts';
import { heardReason, reasonPiece, waysOfStep } from './steps.ts';

/** The least share of a doubt that a passage must speak of: as a reason given beside a step, and as a reply by itself. */
export const leastCoverage = { reason: 0.45, alone: 0.55, slip: 0.75, supposed: 0.35 };

export const asksWhy = /\b(?:why|(?<![=<>+*/^-] ?)y(?!\s*[-+*/=^(\d<>])|reason|kyu\w*|kyo\w*)\b/i;

/** What a calculation among words comes to; null where there is none. */
export function calculationOf(message: string): number | null {
  const runs = message.match(/[\d(√][\d\s+*/^().!×÷-]*[\d)!]/g) ?? [];
  return runs.flatMap(run => calculationIn(run)?.value ?? []).at(0) ?? null;
}

/** The step of which a message names a calculation or a result, from 0; null where it names none. */
export function stepNamed(question: Question, message: string): number | null {
  const focus = focusOf(message);
  const calculation = calculationOf(focus);
  const own = numbersIn(focus).filter(value => value >= 10 || !Number.isInteger(value));
  const values = [...(calculation === null ? [] : [calculation]), ...own].filter(
    value => !holds(numbersIn(question.stem), value),
  );
  return values.map(value => stepWith(question, value)).find(step => step !== null) ?? null;
}

/** Whether two texts share more than a word: one word, or a number, stands in many. */
export function sharesWords(text: string, message: string): boolean {
  const words = contentOf(message).filter(word => /^[a-z]/.test(word));
  return contentOf(text).filter(word => words.includes(word)).length > 1;
}

/** What the question's own parts say on a doubt: the reason first, then the step it belongs to. */
export function reasons(asked: Asked, step: number | null): Ways {
  const { question, situation } = asked;
  const why = asksWhy.test(asked.message);
  const all = hitsFor(asked);
  // The shorter way is told to who asks for it.
  const hits = unheard(all, asked).filter(({ passage }) => passage.partOf !== 'faster');
  const isTempted = whyNot.test(asked.message);
  const mistake = hits.find(
    ({ passage: { kind, text }, coverage }) =>
      kind === 'slip' && coverage >= leastCoverage.reason && sharesWords(text, asked.message),
  );
  const reason =
    (isTempted ? mistake : undefined) ??
    hits.find(
      ({ passage: { kind, id }, coverage }) =>
        (kind === 'reason' && coverage >= leastCoverage.reason) ||
        // A mistake of a step stands behind the reason for it, unless it is asked why not.
        (kind === 'slip' &&
          coverage >= leastCoverage.slip &&
          (!why || id === `slip:${situation.answer?.chosen}`)),
    );
  const steps = all.filter(({ passage }) => passage.kind === 'step');
  // Of steps that speak of it alike, who asks why wants the one with a reason.
  const nearest =
    steps.find(
      ({ passage, coverage }) =>
        why && coverage === steps[0]?.coverage && question.path?.because[passage.step ?? -1],
    ) ?? steps[0];
  const meant = nearest?.passage.step ?? null;
  const named = stepNamed(question, asked.message);
  const isNumber = contentOf(focusOf(asked.message)).every(word => !/^[a-z]/.test(word));
  const isMeant =
    nearest !== undefined && nearest.coverage >= leastCoverage.alone && !(isNumber && named !== null);
  const at = step ?? (isMeant ? meant : (named ?? meant));
  const isFresh = at !== null && !heardReason(situation.said, at);
  const because = isFresh && why ? reasonPiece(question, at, reason ? '' : asked.message) : null;
  const others = hits.filter(
    hit =>
      hit !== reason &&
      hit.passage.kind !== 'step' &&
      !(why && hit.passage.kind === 'given') &&
      hit.coverage >= (hit.passage.kind === 'slip' ? leastCoverage.slip : leastCoverage.alone),
  );
  const own = at === null ? [] : waysOfStep(question, at, situation.said, why);
  // The sentence that speaks of it is enough where it is one of a reason; a step is told with its reason.
  const first = [
    reason ? pieceOf(reason, question) : null,
    because,
    at !== null && !because && isFresh ? explainedPiece(question, at) : null,
    // A number that the reason does not speak of is spoken of in the step.
    at !== null && because && numbersIn(asked.message).length > 0 && !/\d/.test(because.text.slice(12))
      ? linePiece(question, at)
      : null,
  ].filter(piece => piece !== null);
  // A sentence that speaks of all of it, with its numbers, is enough.
  const numbers = numbersIn(asked.message).filter(value => value >= 10);
  const isWhole =
    reason !== undefined &&
    reason.coverage >= nearlyAll &&
    numbers.every(value => holds(numbersIn(reason.passage.text), value));
  return [first.slice(0, isWhole ? 1 : 2), ...own, ...others.map(hit => [pieceOf(hit, question)])].filter(
    way => way.length > 0,
  );
}

/** Words of somebody who asks why something else is not right. */
export const whyNot =
  /\b(?:why|kyu\w*|kyo\w*)\b.{0,60}\b(?:not|nahi|nhi|only|instead)\b|\b(?:not|nahi|nhi|can.?t)\b.{0,30}\b(?:why|kyu\w*|kyo\w*)\b|\bwhy (?:can|could|is)n?.?t\b/i;

/** What is wrong with a value or calculation that a message puts in the place of another: its mistake, else what stands there. */
export function instead({ question, situation: { said }, message }: Asked): Ways {
  if (!whyNot.test(message) || !question.path) return [];
  const { quantities, slips } = question.path;
  const value = calculationOf(message);
  const found = slips.find(slip => {
    const [wrong, ...more] = slip.values[slip.quantity] ?? [];
    return (
      value !== null && wrong !== undefined && more.length === 0 && near(Math.abs(wrong), Math.abs(value))
    );
  });
  if (!found || value === null) return [];
  const option = question.options.find(({ slip }) => slip === found.words);
  const id = option ? `slip:${option.letter}` : `mistake:${slips.indexOf(found)}`;
  const { name, tex = '', computation = null, step = 0 } = quantities[found.quantity] ?? {};
  const right = computation ? `${computation} = ${tex}` : tex;
  return [
    ...(said.includes(id) ? [] : [[{ id, text: found.words }]]),
    ...(name
      ? [
          [
            {
              id: `instead:${found.quantity}`,
              step,
              text: `${inSentence(name)[0]?.toUpperCase()}${inSentence(name).slice(1)} is $${right}$, and not $${written(value)}$.${heardReason(said, step) ? '' : ` ${question.path.because[step] ?? ''}`}`,
            },
          ],
        ]
      : []),
  ];
}

/** For who has heard all that is known of a doubt: what holds in general, the check, and which of two steps is meant. */
export function atLast(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const numbers = numbersIn(message);
  const check = proofPiece(question);
  const places = [
    ...new Set([
      ...hitsFor(asked).flatMap(({ passage: { step } }) => step ?? []),
      ...(situation.step === null ? [] : [situation.step]),
      ...question.steps.keys(),
    ]),
  ].slice(0, 2);
  const named = places.sort().map(i => `*step ${i + 1}*${stepName(question, i)}`);
  return [
    [principlePiece(question)],
    ...(check && numbersIn(check.text).some(value => holds(numbers, value)) ? [[check]] : []),
    ...(named.length === 2
      ? [
          [
            {
              id: `which-step:${places.join(':')}`,
              text: `The solution gives no further reason for it. Which do you mean: ${named.join(', or ')}?`,
            },
          ],
        ]
      : []),
  ];
}

/** What a step finds, in brackets. */
function stepName({ path }: Question, i: number): string {
  const name = path?.quantities.findLast(one => one.step === i && one.name !== null)?.name;
  return name ? ` (${inSentence(name)})` : '';
}
