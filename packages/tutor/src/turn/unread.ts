import { givesAway } from '../guard.ts';
import { recognise } from '../intents/recognise.ts';
import { ladderOf } from '../ladder.ts';
import { holds, numbersIn } from '../maths/values.ts';
import type { Question } from '../question.ts';
import { answersIn, likely } from '../reply/answers.ts';
import type { Asked, Piece, Situation } from '../reply/situation.ts';
import { inTongue } from '../words/hinglish.ts';

/** What is said of a part of a message that could not be read: it is named, or refused as a whole message would be. */
export function unreadPiece(question: Question, situation: Situation, message: string): Piece {
  const { options } = question;
  const { answer, said } = situation;
  const isFinal =
    answer === null &&
    options.some(({ text }) => numbersIn(text).some(one => holds(numbersIn(message), one)));
  const bare = message.replace(/^\W*(?:and|aur|also|but|then)\s+/i, '').replace(/[?.!\s]+$/, '');
  const ladder = ladderOf(question);
  const { share, ranked } = recognise(message);
  const asked: Asked = { question, situation, message, intent: 'check', share, ranked };
  const [near] = isFinal ? answersIn(asked) : [];
  const hint = near && near.share >= likely.doubt ? ` ${near.piece.text}` : '';
  // What would tell the answer is not repeated, even in the student's words.
  const quoted =
    answer === null && givesAway(question, bare, ladder)
      ? inTongue(message)(['the rest', 'baaki'])
      : `“${bare}”`;
  return {
    id: `unread:${said.length}`,
    text: inTongue(message)(
      isFinal
        ? [
            `On ${quoted} I say nothing before you have answered.${hint}`,
            `${quoted} par main answer ke baad bolunga.${hint}`,
          ]
        : [
            `I could not read ${quoted}. Which line or number do you mean?`,
            `${quoted} main samjha nahi. Kaunsi line ya kaunsa number?`,
          ],
    ),
  };
}
