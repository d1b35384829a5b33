import { near, written } from '../../maths/evaluate.ts';
import { holds, numbersIn } from '../../maths/values.ts';
import type { Question } from '../../question.ts';
import { barredBy } from '../../reading/in-solution.ts';
import { lettersIn, linkTex } from '../../reading/links.ts';
import { isNumber, relationTex, texOf } from '../../reading/statements.ts';
import type { Tried } from '../../reading/verdict.ts';
import type { Said } from '../../words/hinglish.ts';
import { maths } from './pieces.ts';

/** What an earlier line of the student's comes to with a value that is tried in it. */
export function putIn(question: Question, tried: Tried, value: number | null, open: boolean): Said {
  const {
    line: { left, right, relation },
    left: a,
    right: b,
  } = tried;
  if (a === null || b === null)
    return [
      'Put it into your line above, and see whether what comes out is possible.',
      'Ise apni upar wali line me rakho, aur dekho jo aata hai wo ho sakta hai ya nahi.',
    ];
  const sides = [
    maths(`${texOf(left, true)} = ${written(a)}`),
    maths(`${texOf(right, true)} = ${written(b)}`),
  ];
  const both = isNumber(right) ? sides.slice(0, 1) : sides;
  if (relation === '=')
    return [
      `With it ${both.join(' and ')} in your line above.`,
      `Isse upar wali line me ${both.join(' aur ')}.`,
    ];
  const bound = maths(`${written(a)} ${relationTex(relation)} ${written(b)}`);
  if (near(a, b))
    return [
      `With it ${both.join(' and ')}: the limit of your line.`,
      `Isse ${both.join(' aur ')}: tumhari line ki limit.`,
    ];
  const isMet = relation.startsWith('<') ? a < b : a > b;
  const [letter = ''] = lettersIn(left, right);
  const barred = isMet && value !== null ? barredBy(question, letter, value, open) : null;
  if (barred && value !== null) {
    const at = maths(`${letter} = ${written(value)}`);
    const [why, kyu]: Said = barred.side
      ? [
          `${maths(texOf(barred.side))} has no value at ${at}`,
          `${at} par ${maths(texOf(barred.side))} ki koi value nahi`,
        ]
      : [
          `${maths(linkTex(barred.line))} is false at ${at}`,
          `${at} par ${maths(linkTex(barred.line))} galat hai`,
        ];
    const trap = open ? '' : trapOf(question, value);
    return [
      `With it ${both.join(' and ')}, so your line holds. But ${why}: this value is out.${trap}`,
      `Isse ${both.join(' aur ')}, yaani tumhari line sahi rehti hai. Par ${kyu}: ye value nahi chalegi.${trap}`,
    ];
  }
  return isMet
    ? [
        `With it ${both.join(' and ')}, so your line holds: this value is allowed.`,
        `Isse ${both.join(' aur ')}, yaani line sahi rehti hai: ye value chalegi.`,
      ]
    : [
        `With it ${both.join(' and ')}, and ${bound} is false: this value is out.`,
        `Isse ${both.join(' aur ')}, aur ${bound} galat hai: ye value nahi chalegi.`,
      ];
}

/** The mistake of an option that counts a value which is out. */
function trapOf({ options }: Question, value: number): string {
  const found = options.find(
    ({ slip }) =>
      slip !== null &&
      /\b(?:as well|too|count\w*|includ\w*|allow\w*)\b/.test(slip) &&
      !/\bfrom\b/.test(slip) &&
      holds(numbersIn(slip), value),
  );
  return found ? ` Option ${found.letter} takes it: ${found.slip}` : '';
}

/** Words that give a value up. */
const givesUp =
  /\b(?:not (?:allowed|possible|valid|an? integer|whole|ok)|impossible|invalid|reject\w*|cannot be|can.?t be|(?:nahi|nhi) (?:ho sakt\w*|chal\w*|allowed)|possible (?:nahi|nhi))\b/i;
const counts = /\b(?:how many|number of|whole|integers?|natural)\b/i;

/** That a value which was tried is out, where its student says so, or whether it really is. */
export function ruledOut({ stem }: Question, message: string, value: number | null, under: string): Said {
  if (!givesUp.test(message) || value === null) return ['', ''];
  const number = maths(written(value));
  const so = under === '' ? number : under;
  if (value < 0 || !Number.isInteger(value)) {
    const [why, kyu] =
      value < 0 ? ['is below zero', 'zero se kam hai'] : ['is no whole number', 'whole number nahi hai'];
    return value < 0 || counts.test(stem)
      ? [` Right: ${number} ${why}, so ${so} is out.`, ` Sahi: ${number} ${kyu}, to ${so} nahi chalega.`]
      : [` ${number} ${why}: does the question need one?`, ` ${number} ${kyu}: kya question ko chahiye?`];
  }
  return [` Which condition does ${number} break?`, ` ${number} kaunsi condition todta hai?`];
}
