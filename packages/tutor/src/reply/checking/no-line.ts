import { written } from '../../maths/evaluate.ts';
import { numbersIn } from '../../maths/values.ts';
import { type Claim, expressionAlone } from '../../reading/claimed.ts';
import { isOptionWorth } from '../../reading/told.ts';
import { contentOf } from '../../words/content.ts';
import { inTongue } from '../../words/hinglish.ts';
import { answersIn, likely } from '../answers.ts';
import { numberWhileOpen } from '../numbers.ts';
import { onward } from '../onward.ts';
import type { Asked, Ways } from '../situation.ts';
import { known, maths } from './pieces.ts';

/** What is no line to be judged: a value that no option has, or a sentence, beside what the hints say on it. */
export function beside(asked: Asked, claims: readonly Claim[]): Ways {
  const { message } = asked;
  const [only, ...more] = claims;
  const isResult = only !== undefined && more.length === 0 && contentOf(message).length === 1;
  const isNear = (answersIn(asked)[0]?.share ?? 0) >= likely.sure;
  if (!isResult && contentOf(message).length < 2 && !isNear) return [];
  const text = inTongue(message)(
    isResult
      ? [
          `${written(only.value)} is none of the four options. Send me the lines that led to it, and I check each.`,
          `${written(only.value)} chaaron options me nahi hai. Apni lines bhejo, main har line check karta hoon.`,
        ]
      : [
          'I can judge lines with numbers, not this sentence. Compare it with this hint:',
          'Main numbers wali lines judge kar sakta hoon, ye sentence nahi. Ise is hint se milao:',
        ],
  );
  const on = onward(asked, []);
  // Only who wants a sentence judged is told that it cannot be.
  if (!isResult && !/\b(?:sahi|right|correct|galat|wrong)\b/i.test(message))
    return on.length === 0 ? [] : [on];
  return on.length === 0 ? [] : [[{ id: `beside:${isResult ? only.value : ''}`, text, lead: true }, ...on]];
}

/** For an expression in letters alone: what it would be equal to. */
export function equated(message: string): Ways {
  const tex = expressionAlone(message);
  if (tex === null) return [];
  const text = inTongue(message)([
    `What is ${maths(tex)} equal to? Write the sentence of the question in which it stands as an equation.`,
    `${maths(tex)} kiske barabar hai? Question ki wo line equation me likho.`,
  ]);
  return [[{ id: `check:${known(message)}`, text }]];
}

/** Where the question gives a number, for who asks about that one in words. */
export function givenNumber(asked: Asked): Ways {
  const [only, ...more] = numbersIn(asked.message);
  const isGiven =
    only !== undefined && only >= 10 && more.length === 0 && !isOptionWorth(asked.question, only);
  return isGiven ? numberWhileOpen(asked) : [];
}
