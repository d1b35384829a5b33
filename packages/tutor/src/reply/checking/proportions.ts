import { near, written } from '../../maths/evaluate.ts';
import type { Question } from '../../question.ts';
import { isOptionWorth } from '../../reading/told.ts';
import type { Said } from '../../words/hinglish.ts';
import { maths } from './pieces.ts';

/** A share and the amount it comes to, 'so 22% = 8800', '10 parts is 280'. */
const shares =
  /(?<![\d.])(?:(\d+(?:\.\d+)?)\s*(%|parts?\b|units?\b)|(total|whole|all)\b)(?:\s+of\s+\w+)?\s*(?:=|is|are|->|:|means?|ka matlab|hai|to)\s*(?:rs\.?\s*|₹\s*)?(\d[\d,]*(?:\.\d+)?)(?!\s*[%\d/*+-])/gi;

/** Whether two amounts in a message are those of their shares of one whole: '22% = 8800 so total = 40000'; null where it tells no two. */
export function proportionIn(
  question: Question,
  message: string,
  open: boolean,
): { said: Said; holds: boolean } | null {
  const found = [...message.matchAll(shares)].map(([, part = '100', unit = '%', , amount = '']) => ({
    part: Number(part),
    unit: unit === '%' ? '%' : unit[0],
    amount: Number(amount.replaceAll(',', '')),
  }));
  const [one, other, ...more] = found;
  if (!one || !other || more.length > 0 || one.unit !== other.unit || one.part === other.part) return null;
  if (open && [one, other].some(({ amount }) => isOptionWorth(question, amount))) return null;
  const value = (one.amount * other.part) / one.part;
  const told = ({ part, unit }: typeof one) =>
    unit === '%'
      ? maths(`${written(part)}\\%`)
      : `${maths(written(part))} ${unit === 'p' ? 'parts' : 'units'}`;
  const from = `${told(one)} = ${maths(written(one.amount))}`;
  return near(value, other.amount)
    ? {
        holds: true,
        said: [
          `From ${from} it follows that ${told(other)} = ${maths(written(value))}: right.`,
          `${from} se ${told(other)} = ${maths(written(value))}: sahi hai.`,
        ],
      }
    : {
        holds: false,
        said: [
          `From ${from} I get another number for ${told(other)}: find ${one.unit === '%' ? maths('1\\%') : 'one of them'} first.`,
          `${from} se ${told(other)} alag aata hai: pehle ${one.unit === '%' ? maths('1\\%') : 'ek'} nikalo.`,
        ],
      };
}
