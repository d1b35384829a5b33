import { near } from '../../maths/evaluate.ts';
import type { Question } from '../../question.ts';
import { type Side, statementsIn } from '../../reading/statements.ts';
import type { Token } from '../../reading/token.ts';
import type { Said } from '../../words/hinglish.ts';
import { placesIn } from '../what-if/places.ts';
import { maths, nameOf } from './pieces.ts';

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
