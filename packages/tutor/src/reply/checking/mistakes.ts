import { type Equality, lettersOf } from '../../maths/equalities.ts';
import { near } from '../../maths/evaluate.ts';
import { type MalRule, malRuleOf, termOfWrongSign } from '../../maths/mal-rules.ts';
import { onlyDifference, polynomialOf } from '../../maths/polynomials.ts';
import { plainMaths } from '../../maths/tex.ts';
import { equalityOf, solutionOf } from '../../reading/equations.ts';
import { type Link, linkTex, oneValue } from '../../reading/links.ts';
import { type Side, texOf } from '../../reading/statements.ts';
import type { Said } from '../../words/hinglish.ts';
import { maths } from './pieces.ts';

const ofRule: Readonly<Record<MalRule, Said>> = {
  'added across': [
    'Top and bottom of fractions are not added separately: bring both over one denominator first.',
    'Fractions me upar aur neeche alag-alag nahi jodte: pehle dono ka denominator ek karo.',
  ],
  'denominators added': [
    'Denominators are not added: bring both fractions over one denominator, then add the tops.',
    'Denominators nahi jodte: pehle dono fractions ka denominator ek karo, phir upar wale jodo.',
  ],
  'power of each': [
    'The power of a sum is not the sum of the powers: multiply the bracket out, its middle term is missing.',
    'Sum ki power, powers ka sum nahi hoti: bracket ko multiply karo, beech ka term reh gaya hai.',
  ],
  'root of each': [
    'The root of a sum is not the sum of the roots: work out what stands under the root first.',
    'Sum ka root, roots ka sum nahi hota: pehle root ke andar ka calculate karo.',
  ],
  'exponents multiplied': [
    'Powers of one base that are multiplied add their exponents; divided, they subtract them.',
    'Same base ki powers multiply hon to exponents judte hain; divide hon to ghatte hain.',
  ],
  'powers added': [
    'A sum of powers is no power: exponents are added only when the powers are multiplied.',
    'Powers ka sum ek power nahi banta: exponents tabhi judte hain jab powers multiply hon.',
  ],
  'exponents added': [
    'A power of a power multiplies the exponents.',
    'Power ki power me exponents multiply hote hain.',
  ],
  'power as product': [
    'A power multiplies the base by itself that many times; it is not base times exponent.',
    'Power ka matlab base ko utni baar khud se multiply karna hai, base into exponent nahi.',
  ],
  'minus before bracket': [
    'The minus before the bracket belongs to everything in it: each sign inside changes.',
    'Bracket ke aage ka minus andar ki har cheez ka hai: andar ke saare signs badalte hain.',
  ],
  'sum before product': [
    'Multiply and divide first, then add and subtract.',
    'Pehle multiply aur divide, phir plus aur minus.',
  ],
  'upside down': [
    'The fraction stands upside down: see which of the two is divided by the other.',
    'Fraction ulta hai: dekho kisko kisse divide karna hai.',
  ],
  'order counted': [
    'Here the order is counted too: in a choice it does not matter, so divide by the orders of the chosen ones.',
    'Isme order bhi gin liya: choose karne me order nahi hota, isliye chune huon ke orders se divide karo.',
  ],
};

/** Numbers that are a factor of ten apart. */
const places = [10, 100, 1000, 10_000, 0.1, 0.01, 0.001, 0.0001];

const integersIn = ({ maths: tokens }: Side) =>
  tokens.flatMap(token => (token.is === 'number' && Number.isInteger(token.value) ? [token.value] : []));

/** The last digit of a sum or product of whole numbers, where the result has another one. */
function lastDigit(side: Side, result: number): Said | null {
  const numbers = integersIn(side);
  const signs = side.maths.flatMap(token =>
    token.is === 'number' ? [] : token.is === 'sign' ? [token.sign] : [''],
  );
  const [a, b, ...more] = numbers;
  if (a === undefined || b === undefined || more.length > 0 || signs.length !== 1) return null;
  const [sign = ''] = signs;
  if (!'*x+'.includes(sign) || !Number.isInteger(result) || a < 10 || b < 2) return null;
  const [p, q] = [a % 10, b % 10];
  const own = sign === '+' ? p + q : p * q;
  if (own % 10 === Math.abs(result) % 10) return null;
  const ends = maths(`${p} ${sign === '+' ? '+' : '\\times'} ${q} = ${own}`);
  return [
    `Look at the last digits: ${ends}, so it ends in ${own % 10}.`,
    `Last digit dekho: ${ends}, to iska last digit ${own % 10} hoga.`,
  ];
}

/** How a wrong result came about, where that can be seen from it; the right one is not said. Null where it cannot. */
export function mistakeInNumbers({ left, right, relation, statement: { senses } }: Link): Said | null {
  const [own, result] = [oneValue(left, senses), oneValue(right, senses)];
  if (relation !== '=' || own === null || result === null) return null;
  const [typed = '', other = ''] = [left, right].map(side =>
    plainMaths(
      texOf(side)
        .replace(/\\mathrm\{([CP])\}/g, '$1')
        .replace(/\\surd/g, '√'),
    ),
  );
  const rule = malRuleOf(typed, result);
  if (rule) return ofRule[rule];
  const term = termOfWrongSign(other, own) ?? termOfWrongSign(typed, result);
  if (term !== null && /^[\d.]+$/.test(term))
    return [
      `Look at the sign of ${maths(term)}: is it added or subtracted here?`,
      `${maths(term)} ka sign dekho: yahan judega ya ghatega?`,
    ];
  if (own !== 0 && near(own, -result)) return ['Only its sign is wrong.', 'Bas iska sign galat hai.'];
  if (own !== 0 && places.some(times => near(own * times, result)))
    return [
      'The digits are right; count the zeros and the places behind the decimal point again.',
      'Digits sahi hain; zeros aur decimal ki jagah dobara gino.',
    ];
  return lastDigit(left, result);
}

const withoutLetter: Said = ['the number without a letter', 'bina letter wala number'];

/** What was done to a linear equation of one letter to come to a wrong value of it. */
function inSolving(before: Equality, letter: string, value: number): Said | null {
  const at = ({ left, right }: Equality, x: number) => [left.at({ [letter]: x }), right.at({ [letter]: x })];
  const [b1, b2] = at(before, 0);
  const [s1, s2] = at(before, 1);
  if (b1 == null || b2 == null || s1 == null || s2 == null) return null;
  const [a1, a2] = [s1 - b1, s2 - b2];
  const [slope, constant] = [a1 - a2, b2 - b1];
  const found: readonly [number, Said][] = [
    [
      (b2 + b1) / slope,
      [
        'A number that goes to the other side changes its sign.',
        'Jo number dusri side jaata hai uska sign badalta hai.',
      ],
    ],
    [
      constant / (a1 + a2),
      [
        `A term with ${maths(letter)} that goes to the other side changes its sign.`,
        `${maths(letter)} wala term dusri side jaaye to uska sign badalta hai.`,
      ],
    ],
    [
      constant,
      [
        `That is what ${maths(`${slope}${letter}`)} comes to: one division is left.`,
        `Ye ${maths(`${slope}${letter}`)} ki value hai: ek division baaki hai.`,
      ],
    ],
    [
      constant * slope,
      [
        `${maths(letter)} is multiplied by ${maths(String(slope))}, so both sides are divided by it, not multiplied.`,
        `${maths(letter)} ${maths(String(slope))} se multiply hai, to dono sides ko usse divide karo, multiply nahi.`,
      ],
    ],
    [slope / constant, ['The fraction stands upside down.', 'Fraction ulta hai.']],
    [-constant / slope, ['Only its sign is wrong.', 'Bas iska sign galat hai.']],
  ];
  return found.find(([wrong]) => Number.isFinite(wrong) && near(wrong, value))?.[1] ?? null;
}

/** Where an equation departs from the one that it was made of; null where more than one thing differs. */
export function mistakeInAlgebra(before: Link, link: Link): Said | null {
  const [from, to] = [equalityOf(before), equalityOf(link)];
  const [letter = '', ...more] = lettersOf(from);
  const value = more.length === 0 && lettersOf(to).join() === letter ? solutionOf(to) : null;
  if (value !== null && solutionOf(from) !== null) return inSolving(from, letter, value);
  const [a, b] = [polynomialOf(from), polynomialOf(to)];
  const found = a && b && onlyDifference(a, b);
  if (!found) return null;
  const shown = maths(found.product.replace(/(.)\1/g, '$1^2'));
  const [name, other]: Said =
    found.product === '' ? withoutLetter : [`the term with ${shown}`, `${shown} wala term`];
  const line = maths(linkTex(before));
  return found.sign
    ? [
        `Compare it with ${line}: all of it is right but the sign of ${name}.`,
        `Ise ${line} se milao: sab sahi hai, bas ${other} ka sign galat hai.`,
      ]
    : [
        `Compare it with ${line}: only ${name} differs. Work that out again.`,
        `Ise ${line} se milao: sirf ${other} alag hai. Wo dobara nikalo.`,
      ];
}
