import { holds, numbersIn } from '../maths/values.ts';
import type { Question } from '../question.ts';
import type { Piece, Situation } from '../reply/situation.ts';
import { inTongue } from '../words/hinglish.ts';

/** What is said of a part of a message that could not be read: it is named, or refused as a whole message would be. */
export function unreadPiece({ options }: Question, { answer, said }: Situation, message: string): Piece {
  const isFinal =
    answer === null &&
    options.some(({ text }) => numbersIn(text).some(one => holds(numbersIn(message), one)));
  const bare = message.replace(/^\W*(?:and|aur|also|but|then)\s+/i, '').replace(/[?.!\s]+$/, '');
  const quoted = `“${bare}”`;
  return {
    id: `unread:${said.length}`,
    text: inTongue(message)(
      isFinal
        ? [
            `On ${quoted} I say nothing before you have answered.`,
            `${quoted} par main answer ke baad bolunga.`,
          ]
        : [
            `I could not read ${quoted}. Which line or number do you mean?`,
            `${quoted} main samjha nahi. Kaunsi line ya kaunsa number?`,
          ],
    ),
  };
}
