import { falseEqualities } from '../tex-value.ts';
import { type PlacedText, type Rule, textsOf } from './rule.ts';

/** False equalities of numbers in a text. */
export const untrueIn = ({ where, text }: PlacedText): string[] =>
  text
    .split(/\$\$|\$/)
    .filter((_, i) => i % 2 === 1)
    .flatMap(falseEqualities)
    .map(wrong => `${where}: ${wrong} is not true`);

/** Every equality of numbers in any text is true; rounded values need \approx. */
export const equalities: Rule = item => textsOf(item).flatMap(untrueIn);
