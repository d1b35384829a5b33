import { written } from '../../maths/evaluate.ts';
import { numbersIn } from '../../maths/values.ts';
import type { Said } from '../../words/hinglish.ts';
import { maths } from './pieces.ts';

const spoken = /\b(?:factors?|divisors?|bhajak|gunankhand)\b/i;
/** Three numbers or more with commas between them. */
const list = /(?<![\d.*^/+-])\d+(?:\s*,\s*(?:and\s+|aur\s+)?\d+){2,}(?:\s+(?:and|aur)\s+\d+)?(?![\d.*^/+-])/i;
/** Larger numbers have too many factors to be listed. */
const largest = 100_000;

/** What a list of factors is to the number that they divide: all of them, some, or one that does not divide it. */
export function factorWords(message: string): Said | null {
  const [found] = spoken.test(message) && !/prime/i.test(message) ? (list.exec(message) ?? []) : [];
  if (found === undefined) return null;
  const given = numbersIn(found.replace(/\s*,\s*/g, ' , '));
  const [, before, behind] =
    /(\d+) (?:ke|ka|ki) (?:saare |sab |all )?(?:factors?|divisors?)|(?:factors?|divisors?) (?:of|are of) (\d+)/i.exec(
      message,
    ) ?? [];
  const named = before ?? behind;
  const [told] = numbersIn(named ?? message.replace(found, ' ')).filter(one =>
    given.every(each => each <= one),
  );
  const of = told ?? Math.max(...given);
  if (!Number.isInteger(of) || of < 2 || of > largest || !given.includes(1)) return null;
  const number = maths(written(of));
  const strange = given.find(one => of % one !== 0);
  if (strange !== undefined)
    return [
      `${maths(written(strange))} does not divide ${number}.`,
      `${maths(written(strange))} se ${number} divide nahi hota.`,
    ];
  const missing = Array.from({ length: of }, (_, i) => i + 1).find(
    one => of % one === 0 && !given.includes(one),
  );
  return missing === undefined
    ? [`Yes, these are all the factors of ${number}.`, `Haan, ${number} ke saare factors yahi hain.`]
    : [
        `Each of them divides ${number}. But ${maths(written(missing))} does, too.`,
        `Ye sab ${number} ko divide karte hain. Par ${maths(written(missing))} bhi karta hai.`,
      ];
}
