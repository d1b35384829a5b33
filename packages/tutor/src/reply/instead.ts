import { near, written } from '../maths/evaluate.ts';
import { holds, numbersIn } from '../maths/values.ts';
import { inSentence, type Question } from '../question.ts';
import { answersIn } from './answers.ts';
import { calculationOf, whyNot } from './naming.ts';
import { proofPiece } from './proof.ts';
import type { Asked, Ways } from './situation.ts';
import { principlePiece } from './small-talk.ts';
import { heardReason } from './steps.ts';

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
  const because = heardReason(said, step) ? '' : ` ${question.path.because[step] ?? ''}`;
  const right = computation ? `${computation} = ${tex}` : tex;
  return [
    ...(said.includes(id)
      ? []
      : [[{ id, text: found.words, hinglish: `Isme galti ye hai: ${found.words}` }]]),
    ...(name
      ? [
          [
            {
              id: `instead:${found.quantity}`,
              step,
              text: `${inSentence(name)[0]?.toUpperCase()}${inSentence(name).slice(1)} is $${right}$, and not $${written(value)}$.${because}`,
              hinglish: `${name.replace(/^(?:the|an?) /i, '')}: $${right}$ hai, $${written(value)}$ nahi.${because}`,
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
      ...answersIn(asked).flatMap(({ part: { kind, at } }) =>
        kind === 'because' && typeof at === 'number' ? at : [],
      ),
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
              hinglish: `Solution me iski aur koi wajah nahi likhi. Kaunsa step: ${named.join(', ya ')}?`,
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
