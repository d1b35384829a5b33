import { near } from '../../maths/evaluate.ts';
import { holds, numbersIn } from '../../maths/values.ts';
import { inSentence, type Question } from '../../question.ts';
import { type Side, statementsIn } from '../../reading/statements.ts';
import type { Token } from '../../reading/token.ts';
import { contentOf } from '../../words/content.ts';
import type { Said } from '../../words/hinglish.ts';
import { clauseWith } from '../origins.ts';
import { placesIn } from '../what-if/places.ts';
import { figure, maths, nameOf } from './pieces.ts';

const signsOf = ({ maths: all }: Side) =>
  all.flatMap((token: Token) => (token.is === 'sign' ? [token.sign] : [])).join('');

/** What two numbers are together, by the signs between them; a product or a quotient may stand in another right way. */
const kinds: Readonly<Record<string, Said>> = {
  '+': ['the sum of', 'ka sum'],
  '-': ['the difference between', 'ka difference'],
  '(+)/': ['the mean of', 'ka average'],
};

/** A number with its unit in the stem, or by its name on the path; null of one that neither has. */
function called(question: Question, value: number): string | null {
  const place = placesIn(question.stem).find(one => near(one.value, value));
  if (place) {
    const behind = question.stem.slice(place.at + place.tex.length);
    const [, unit = ''] = /^\$? ?([a-z]{1,8}(?:\/[a-z]+)?)(?![a-z])/.exec(behind) ?? [];
    return place.unit === '%'
      ? maths(`${place.tex}\\%`)
      : `${maths(place.tex)}${place.unit && unit && ` ${unit}`}`;
  }
  const at = question.path?.quantities.findIndex(
    one => one.value.length === 1 && near(one.value[0] ?? 0, value),
  );
  const name = at === undefined || at < 0 || at === question.path?.asked ? null : nameOf(question, at);
  return name ? `${name} ($${value}$)` : null;
}

interface Part {
  value: number;
  name: string;
}

/** The numbers of a question with the words around them, and its quantities by their names. */
const partsOf = (question: Question): Part[] => [
  ...(question.path?.quantities ?? []).flatMap(({ name, value: [value, ...more] }) =>
    name && value !== undefined && more.length === 0 ? [{ value, name: inSentence(name) }] : [],
  ),
  ...placesIn(question.stem).flatMap(({ value }) => {
    const name = clauseWith(question, value);
    return name ? [{ value, name: `“${name}”` }] : [];
  }),
];

/** How a number of the story is made of two others that the message speaks of: 'the second can has 7.5' of 10 and 2.5. */
export function madeWords(question: Question, message: string): Said | null {
  const [value, ...more] = numbersIn(message);
  if (value === undefined || more.length > 0 || value <= 2 || holds(numbersIn(question.stem), value))
    return null;
  const words = contentOf(message).filter(word => /^[a-z]/.test(word));
  const parts = partsOf(question).map(part => ({
    ...part,
    shared: contentOf(part.name).filter(word => words.includes(word)).length,
  }));
  const pairs = parts.flatMap((a, i) =>
    parts.flatMap((b, k) => {
      const sign = near(a.value - b.value, value)
        ? '-'
        : k > i && near(a.value + b.value, value)
          ? '+'
          : null;
      return sign && a.shared + b.shared > 0 ? [{ a, b, sign, shared: a.shared + b.shared }] : [];
    }),
  );
  const [best] = pairs.toSorted((one, other) => other.shared - one.shared);
  if (!best) return null;
  const { a, b, sign } = best;
  const line = maths(`${figure(a.value)} ${sign} ${figure(b.value)} = ${figure(value)}`);
  return [
    `${line}, where ${maths(figure(a.value))} is ${a.name} and ${maths(figure(b.value))} is ${b.name}.`,
    `${line}, jahan ${maths(figure(a.value))} yaani ${a.name}, aur ${maths(figure(b.value))} yaani ${b.name}.`,
  ];
}

/** What a calculation with two numbers makes of them: 'the mean of 30 km/h and 20 km/h'; null of any other. */
export function described(question: Question, message: string): Said | null {
  const [side, ...more] = statementsIn(message).flatMap(({ sides }) =>
    sides.filter(one => signsOf(one).replace(/[()%]/g, '') !== ''),
  );
  if (!side || more.length > 0) return null;
  const numbers = side.maths.flatMap(token => (token.is === 'number' ? [token.value] : []));
  const signs = signsOf(side).replaceAll('%', '');
  const isMean = signs === '(+)/' && numbers.length === 3 && numbers[2] === 2;
  const kind = kinds[signs.replace(/^\((.)\)$/, '$1')];
  const [a, b] = numbers;
  if (!kind || !(isMean || numbers.length === 2) || a === undefined || b === undefined) return null;
  const [one, other] = [called(question, a), called(question, b)];
  if (one === null || other === null) return null;
  return [`${kind[0]} ${one} and ${other}`, `${one} aur ${other} ${kind[1]}`];
}
