import type { Expression } from '../maths/evaluate.ts';
import { mathsOf } from '../maths/tex.ts';
import { askingIn, type Question } from '../question.ts';
import { equationsIn, givesValue } from './equations.ts';
import { readLink } from './judging.ts';
import { type Link, lettersIn, linksOf, oneValue } from './links.ts';
import { statementsIn } from './statements.ts';

/** A function at something, as letters are called: `f(9)`, `f(x-1)`, `g(f(x))`. */
const call = /^([fgh])\((.+)\)$/;
export const isCall = (letter: string) => call.test(letter);

/** Words of a step that is taken in one case only. */
export const inOneCase = /\b(?:[Nn]ow let|[Ss]uppose|[Cc]ases?|[Ii]f)\b/;

type Letters = Readonly<Record<string, number>>;

/** The equations that may be told, those of a single case left out. */
function toldIn({ stem, steps }: Question, open: boolean): Link[] {
  const works = (open ? steps.slice(0, -1) : steps).flatMap(step =>
    inOneCase.test(step.says) ? [] : [step.works],
  );
  return equationsIn([...mathsOf(stem), ...works].map(tex => `$${tex}$`));
}

/** The inequalities of the question in a letter: its rule holds for those numbers. */
const boundsIn = ({ stem }: Question, letter: string): Link[] =>
  mathsOf(stem)
    .flatMap(tex => statementsIn(`$${tex}$`).flatMap(linksOf))
    .filter(({ left, right, relation }) => /[<>]/.test(relation) && lettersIn(left, right).includes(letter));

/** Whether a number meets inequalities; of one with another letter it is not known. */
const meets = (bounds: readonly Link[], letter: string, value: number) =>
  bounds.every(link =>
    link.statement.senses.some(sense => readLink(link, sense)({ [letter]: value }) === true),
  );

/**
 * A function at a number or an expression, by its rule in the question or by a value that a step before the last finds; null
 * where neither tells it, where the rule is for other numbers, and of the one that an open question asks for.
 */
export function functionAt(question: Question, letter: string, open: boolean): Expression | null {
  const [, name = '', inside = ''] = call.exec(letter) ?? [];
  const asked = askingIn(question).replace(/[\s$\\]|left|right/g, '');
  if (name === '' || (open && asked.includes(letter))) return null;
  const told = toldIn(question, open);
  const given = told.find(
    link => link.left.maths.length === 1 && lettersIn(link.left).join() === letter && givesValue(link),
  );
  const value = given ? oneValue(given.right, given.statement.senses) : null;
  if (value !== null) return { text: letter, letters: new Set(), at: () => value };
  const [statement] = statementsIn(`${inside} = 0`);
  const [side] = statement?.sides ?? [];
  if (!statement || !side || side.maths.length === 0) return null;
  const inner = lettersIn(side);
  const calls = inner.filter(isCall).map(one => [one, functionAt(question, one, open)] as const);
  if (calls.some(([, found]) => found === null)) return null;
  const free = [
    ...inner.filter(one => !isCall(one)),
    ...calls.flatMap(([, found]) => [...(found?.letters ?? [])]),
  ];
  for (const { left, right, statement: rule } of told) {
    const [, of = ''] = new RegExp(`^${name}\\(([a-z])\\)$`).exec(lettersIn(left).join()) ?? [];
    const others = lettersIn(right).filter(one => one !== of);
    if (of === '' || left.maths.length !== 1 || others.some(isCall)) continue;
    const bounds = boundsIn(question, of);
    if (bounds.length > 0 && free.length > 0) return null;
    const at = (letters: Letters) => {
      const values = {
        ...letters,
        ...Object.fromEntries(calls.map(([one, found]) => [one, found?.at(letters) ?? Number.NaN])),
      };
      const put = oneValue(side, statement.senses, values);
      return put === null || !meets(bounds, of, put)
        ? null
        : oneValue(right, rule.senses, { ...letters, [of]: put });
    };
    return { text: letter, letters: new Set([...free, ...others]), at };
  }
  return null;
}
