import { falseEqualities } from '../tex-value.ts';
import { type Rule, textsOf } from './rule.ts';

/** Every equality of numbers is true, in steps, checks, slips and faster ways alike: what is rounded says so by \approx. */
export const equalities: Rule = item =>
  textsOf(item).flatMap(({ where, text }) =>
    text
      .split(/\$\$|\$/)
      .filter((_, i) => i % 2 === 1)
      .flatMap(falseEqualities)
      .map(wrong => `${where}: ${wrong} is not true`),
  );
