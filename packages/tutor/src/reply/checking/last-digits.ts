import type { Question } from '../../question.ts';
import type { Said } from '../../words/hinglish.ts';
import { maths } from './pieces.ts';

/** A power and the digit that it is said to end in: '12^10 -> 4', '12^3 units 8'. */
const claimed =
  /(?<![\d.^*/])(\d+)\s*\^\s*[({]?(\d+)[)}]?\s*(?:->|-->|→|=>|(?:ka\s+)?(?:units?|last)(?:\s+digit)?(?:\s+(?:is|hai|=))?|ends?\s+(?:in|with))\s*(\d)(?![\d.]|\s*[*/^+])/gi;
/** Larger powers are not calculated. */
const largest = 10_000;

/** Whether the digits are those in which powers end; null where none is told, or an open question asks for that of one. */
export function lastDigits({ stem }: Question, message: string, open: boolean): Said | null {
  const found = [...message.matchAll(claimed)].map(([, base = '', power = '', digit = '']) => ({
    tex: `${base}^{${power}}`,
    digit,
    right: Number(power) <= largest ? String(BigInt(base) ** BigInt(power) % 10n) : digit,
  }));
  if (found.length === 0 || (open && found.some(({ tex }) => stem.replaceAll(' ', '').includes(tex))))
    return null;
  const wrong = found.find(({ digit, right }) => digit !== right);
  const told = found.filter(one => one.digit === one.right);
  const shown = told.map(({ tex, digit }) => maths(`${tex} \\to ${digit}`)).join(', ');
  const yes: Said = told.length === 0 ? ['', ''] : [`${shown}: right.`, `${shown}: sahi.`];
  if (!wrong) return yes;
  const power = maths(wrong.tex);
  return [
    `${yes[0]} ${power} does not end in ${maths(wrong.digit)}: divide its exponent by $4$ and look at the remainder.`.trim(),
    `${yes[1]} ${power} ka last digit ${maths(wrong.digit)} nahi: exponent ko $4$ se divide karke remainder dekho.`.trim(),
  ];
}
