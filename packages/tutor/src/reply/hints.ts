import { ladderOf, rungOfStep, stepOfHint } from '../ladder.ts';
import { contentOf } from '../words/content.ts';
import { answersTo, likely } from './answers.ts';
import { asksWhy } from './naming.ts';
import { progressOf, reasonAhead, stepAt } from './onward.ts';
import { type Asked, hintPiece, type Piece, type Ways } from './situation.ts';
import { heardReason, stepSought } from './steps.ts';
import { beginning, wanted } from './whatever-else.ts';

/** The rungs of the ladder, one a reply; for who has come to a step already, the steps after it first. */
export function hints(asked: Asked): Ways {
  const { question } = asked;
  const ladder = ladderOf(question).map(hintPiece);
  // Who was asked for a value and did not give it is still in its step.
  const pending = /^ask:(\d+):/.exec(asked.situation.said.at(-1) ?? '')?.[1];
  const done = Math.max(
    stepAt(question, progressOf(asked)),
    pending === undefined ? -1 : stepAt(question, Number(pending)) - 1,
  );
  const next = question.steps.flatMap((_, i) =>
    (done >= 0 || pending !== undefined) && i > done ? rungOfStep(question, i) : [],
  );
  const ahead = next.flatMap(rung => ladder[rung] ?? []);
  // Who was told how to begin has heard the first step.
  const isTold = ({ id }: Piece) =>
    asked.situation.said.includes('start') &&
    stepOfHint(question, id) === 0 &&
    done < 0 &&
    pending === undefined;
  const reason = done >= 0 ? reasonAhead(asked, done + 1) : null;
  return [...ahead, ...(reason ? [reason] : []), ...ladder.filter(rung => !ahead.includes(rung))]
    .filter(rung => !isTold(rung))
    .map(rung => [rung]);
}

/** The reason of the step of which the last hint spoke, for who asks why. */
function whyHint({ question, situation: { said }, message }: Asked): Ways {
  const last = said.findLast(id => id === 'start' || stepOfHint(question, id) >= 0);
  const i = last === 'start' ? 0 : stepOfHint(question, last ?? '');
  const because = question.path?.because[i];
  return because && asksWhy.test(message) && !heardReason(said, i)
    ? [[{ id: `because:${i}`, text: because, hinglish: `Wajah ye hai: ${because}` }]]
    : [];
}

/** The hint, the reason or the common doubt that a message is about, where there is one; then the ladder. */
export function fittingHints(asked: Asked): Ways {
  const { question, message } = asked;
  const sought = stepSought(question, message, true);
  const rung = sought === null ? -1 : rungOfStep(question, sought);
  const own = rung < 0 ? [] : [[hintPiece(ladderOf(question)[rung] ?? '', rung)]];
  const bare = contentOf(message).length === 0 ? whyHint(asked) : [];
  return [
    ...wanted(asked),
    ...own,
    ...beginning(asked),
    ...bare,
    ...(asked.intent === 'hint' || contentOf(message).length < 2
      ? []
      : answersTo(asked, asksWhy.test(message) ? likely.doubt : likely.other)),
    ...whyHint(asked),
    ...hints(asked),
  ];
}
