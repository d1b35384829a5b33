import { givesAway } from '../../guard.ts';
import { ladderOf } from '../../ladder.ts';
import { askingIn } from '../../question.ts';
import { counterexample, equalityOf, equationsIn, givesValue } from '../../reading/equations.ts';
import { lettersIn } from '../../reading/links.ts';
import type { JudgedLine } from '../../reading/work.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import { onward, progressOf } from '../onward.ts';
import type { Asked, Piece } from '../situation.ts';
import { askedNext } from '../teaching.ts';
import { conditionFor } from './conditions.ts';
import { typedAs } from './holding.ts';
import { nextMove } from './next-move.ts';
import { maths } from './pieces.ts';

/** What a conclusion is held against: the condition that is not in it yet, else what is asked. */
export function heldAgainst({ question, situation, message }: Asked): Piece[] {
  const part = conditionFor(question, [...(situation.wrote ?? []), message]);
  const text = inTongue(message)(
    part
      ? [`Hold it against this condition: “${part}”.`, `Ise is condition se milao: “${part}”.`]
      : [
          `Hold it against what is asked: “${askingIn(question)}”`,
          `Ise us se milao jo pucha gaya hai: “${askingIn(question)}”`,
        ],
  );
  return [{ id: `next:${situation.said.length}`, text }];
}

/** For who asks whether that was all: the plan, the same whatever they found. */
export function planned({ question, situation: { said } }: Asked): Piece[] {
  const ladder = ladderOf(question);
  const text = [question.approach, question.snapRead, question.principle].find(one => ladder.includes(one));
  const id = `hint:${ladder.indexOf(text ?? '')}`;
  return text === undefined || said.includes(id)
    ? []
    : [
        {
          id,
          text: `See whether all of this is done: ${text}`,
          hinglish: `Dekho ki ye sab ho gaya ya nahi: ${text}`,
        },
      ];
}

/** What can be found next by who has come somewhere, where they were not asked for it before. */
export function nextAsk(asked: Asked, parts: readonly Said[]): Piece[] {
  const done = progressOf(asked);
  const piece = done < 0 ? null : askedNext(asked, done + 1, parts.map(([text]) => text).join(' '));
  const about = /^ask:\d+:/.exec(piece?.id ?? '')?.[0];
  const isNew = piece && about && !asked.situation.said.some(id => id.startsWith(about));
  return isNew ? [piece] : [];
}

/** How an equation of the student's own goes on: by its one letter, by what is asked when that is found, else by the next step. */
export function nextOfSetUp(asked: Asked, lines: readonly JudgedLine[]): Piece[] {
  const {
    question,
    situation: { wrote = [], said },
    message,
  } = asked;
  const { link, verdict } = lines.at(-1) ?? {};
  const isOwn = verdict?.is === 'fits' || verdict?.is === 'follows' || verdict?.is === 'identity';
  if (!link || !isOwn || link.relation !== '=' || link.left.maths.length * link.right.maths.length === 0)
    return [];
  const own = lettersIn(link.left, link.right);
  const [letter = '', ...others] = own;
  const move = nextMove(asked, lines)?.find(([text]) => !givesAway(question, text));
  if (move) return [{ id: `move:${move[0]}`, text: inTongue(message)(move) }];
  if (counterexample(equalityOf(link)) === null) return onward(asked, lines);
  // A letter told by another one is to be put in: the next step says where.
  if (
    others.length > 0 &&
    [link.left, link.right].some(({ maths: [only, ...more] }) => only?.is === 'letter' && more.length === 0)
  )
    return onward(asked, lines);
  const isSolved =
    others.length === 0 &&
    (verdict.is === 'identity' ||
      equationsIn([...wrote, message]).some(one => givesValue(one) && lettersIn(one.left).includes(letter)) ||
      [link.left, link.right].every(
        one => lettersIn(one).length === 0 || (lettersIn(one).length === 1 && one.maths.length === 1),
      ));
  const name = maths(typedAs(link, letter));
  const next: Said | null = isSolved
    ? [`The question asks: “${askingIn(question)}”`, `Pucha gaya hai: “${askingIn(question)}”`]
    : own.length === 0
      ? null
      : own.length === 1
        ? [`Only ${name} is left in it: solve for ${name}.`, `Isme sirf ${name} hai: ab ${name} nikalo.`]
        : null;
  return next ? [{ id: `next:${said.length}`, text: inTongue(message)(next) }] : onward(asked, lines);
}
