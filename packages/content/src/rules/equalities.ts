import { falseEqualities } from '../tex-value.ts';
import { type PlacedText, type Rule, textsOf } from './rule.ts';

/** The equalities of numbers in a text that do not hold. */
export const untrueIn = ({ where, text }: PlacedText): string[] =>
  text
    .split(/\$\$|\$/)
    .filter((_, i) => i % 2 === 1)
    .flatMap(falseEqualities)
    .map(wrong => `${where}: ${wrong} is not true`);

/** Every equality of numbers is true, in steps, checks, slips and faster ways alike: what is rounded says so by \approx. */
export const equalities: Rule = item => textsOf(item).flatMap(untrueIn);
