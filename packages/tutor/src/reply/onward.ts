import { givesAway } from '../guard.ts';
import { ladderOf, rungOfStep } from '../ladder.ts';
import { numbersIn } from '../maths/values.ts';
import { askingIn, type Question } from '../question.ts';
import { claimsIn } from '../reading/claimed.ts';
import { stepOfEquation } from '../reading/equations.ts';
import { quantityClaimed } from '../reading/names.ts';
import { isOptionWorth, quantityWith } from '../reading/told.ts';
import { type JudgedLine, judgedLines } from '../reading/work.ts';
import { inTongue } from '../words/hinglish.ts';
import { answersIn, likely } from './answers.ts';
import { stepWith } from './options.ts';
import { type Asked, hintPiece, type Piece } from './situation.ts';
import { heardReason, stepPiece } from './steps.ts';

/** Words of somebody who asks how to go on from what they wrote. */
export const asksOnward =
  /\b(?:hint|next|aage|now what|what now|what to do|how to (?:proceed|go on|continue)|(?:phir|fir|ab|isse|is se|after (?:this|that))\s+(?:kya|kaise|what)|kya kar\w*|kaise (?:kar|nikal)\w*|stuck|done|(?:then|fir|phir|ab|now)\s*(?=\?|\.|$))/i;

/** The quantity to which a student's own lines have come, by its place; -1 where none of them is found in the solution. */
function reached({ question, message }: Asked, lines: readonly JudgedLine[], open: boolean): number {
  // A value that is only claimed has come nowhere: an option's would tell it from the others.
  const isPlaced = lines.some(({ verdict }) => verdict.is !== 'unplaced');
  const named = [
    ...claimsIn(message).map(
      ({ words, value }) =>
        quantityClaimed(question, words, value, open) ??
        ((value >= 10 || !Number.isInteger(value)) && !(open && isOptionWorth(question, value))
          ? quantityWith(question, value, open)
          : null),
    ),
    ...numbersIn(isPlaced ? message : '').map(value => quantityWith(question, value, open)),
  ];
  const letters = lines.flatMap(({ verdict }) =>
    verdict.is === 'fits' ? Object.values(verdict.assignment).map(({ at }) => at) : [],
  );
  const inWords = lines.map(({ value, link }) =>
    value === null || [link.left, link.right].every(({ maths }) => maths.length > 0)
      ? null
      : quantityWith(question, value, open),
  );
  return Math.max(-1, ...[...letters, ...named, ...inWords].map(at => at ?? -1));
}

/** The step in which a quantity is found, from 0; -1 for none. */
export const stepAt = ({ path }: Question, place: number): number => path?.quantities[place]?.step ?? -1;

/** Messages in which the student's own lines are looked for. */
const mostMessages = 6;

/** The quantity to which all that a student wrote has come, by its place; -1 where none of it is found in the solution. */
export function progressOf(asked: Asked): number {
  const { question, situation, message } = asked;
  const open = situation.answer === null;
  const wrote = [...(situation.wrote ?? []), message].slice(-mostMessages);
  return Math.max(
    ...wrote.map((text, i) =>
      reached({ ...asked, message: text }, judgedLines(text, question, open, wrote.slice(0, i)), open),
    ),
  );
}

/** The reason of a step from one on that may be told of an open question, and was not. */
export function reasonAhead({ question, situation: { said } }: Asked, from: number): Piece | null {
  const because = question.path?.because ?? [];
  const at = because.findIndex(
    (text, i) => i >= from && text && !heardReason(said, i) && !givesAway(question, text, ladderOf(question)),
  );
  return at < 0
    ? null
    : { id: `because:${at}`, text: because[at] ?? '', hinglish: `Wajah ye hai: ${because[at]}` };
}

/** What comes after a student's own lines: the hint that is about them, the next step that may be told, else what is asked. */
export function onward(asked: Asked, lines: readonly JudgedLine[]): Piece[] {
  const { question, situation, message } = asked;
  const open = situation.answer === null;
  const own = lines
    .filter(({ verdict: { is } }) => is === 'fits' || is === 'follows')
    .map(({ link }) => link);
  const from =
    Math.max(
      stepAt(question, Math.max(reached(asked, lines, open), progressOf(asked))),
      ...own.map(link => stepOfEquation(question, link)),
      // A number within the working of a step: that step is still to be done.
      ...lines.map(({ value }) =>
        value === null || isOptionWorth(question, value) ? -1 : (stepWith(question, value) ?? 0) - 1,
      ),
    ) + 1;
  const ahead = question.steps.map((_, i) => i).slice(from);
  const isNew = ({ id }: Piece) => !situation.said.includes(id);
  if (!open)
    return ahead
      .map(i => stepPiece(question, i))
      .filter(isNew)
      .slice(0, 1);
  const ladder = ladderOf(question);
  const steps = ahead.map(i => rungOfStep(question, i));
  const parts = [question.approach, question.principle, question.snapRead].map(text => ladder.indexOf(text));
  const [near] = answersIn(asked);
  const isLine = ({ verdict, link }: JudgedLine) =>
    verdict.is !== 'unplaced' || link.statement.letters.length > 1;
  const isSetUp = from === 0 && asksOnward.test(message) && lines.some(isLine);
  const rungs = from > 0 ? steps : isSetUp ? [...steps, ...parts] : ladder.map((_, rung) => rung);
  const found = [
    // A hint that speaks of it comes out of turn.
    ...(near && near.part.kind !== 'doubt' && rungs.length === ladder.length && near.share >= likely.other
      ? [near.piece]
      : []),
    ...rungs
      .filter(rung => rung >= 0)
      // What to do next, and not its result.
      .map(rung => hintPiece(ladder[rung]?.split('\n\n$$')[0] ?? '', rung)),
  ].find(isNew);
  const wanted: Piece = {
    id: 'wanted',
    text: inTongue(message)([
      `What is asked: “${askingIn(question)}”`,
      `Pucha gaya hai: “${askingIn(question)}”`,
    ]),
  };
  return [
    found
      ? { id: found.id, text: found.text, hinglish: found.hinglish ?? found.text }
      : (reasonAhead(asked, from) ?? (asksOnward.test(message) ? wanted : null)),
  ].filter(piece => piece !== null && isNew(piece)) as Piece[];
}
