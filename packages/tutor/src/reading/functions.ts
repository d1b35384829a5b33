import { mathsOf } from '../maths/tex.ts';
import { askingIn, type Question } from '../question.ts';
import { equationsIn, givesValue } from './equations.ts';
import { lettersIn, oneValue } from './links.ts';

/** A function at a number, as letters are called: `f(9)`, `g(-1)`. */
const atNumber = /^([fgh])\((-?\d+)\)$/;

/**
 * The value of a function at a number, by its rule in the question or a value that a step before the last finds; null where
 * neither tells it, and of the one that an open question asks for.
 */
export function functionValue(question: Question, letter: string, open: boolean): number | null {
  const { stem, steps } = question;
  const [, name = '', at] = atNumber.exec(letter) ?? [];
  if (name === '') return null;
  if (
    open &&
    askingIn(question)
      .replace(/[\s$\\]|left|right/g, '')
      .includes(letter)
  )
    return null;
  const told = [...mathsOf(stem), ...(open ? steps.slice(0, -1) : steps).map(({ works }) => works)];
  for (const { left, right, statement } of equationsIn(told.map(tex => `$${tex}$`))) {
    const [own, ...more] = lettersIn(left);
    if (more.length > 0 || left.maths.length !== 1 || own === undefined) continue;
    if (own === letter && givesValue({ left, right, relation: '=', statement }))
      return oneValue(right, statement.senses);
    const [, letterOf = ''] = new RegExp(`^${name}\\(([a-z])\\)$`).exec(own) ?? [];
    if (letterOf !== '' && lettersIn(right).every(one => one === letterOf))
      return oneValue(right, statement.senses, { [letterOf]: Number(at) });
  }
  return null;
}
