import { sameValue } from '../value.ts';
import type { Rule } from './rule.ts';

/** Four options, all different in value and in text; one key. */
export const options: Rule = item => {
  const problems: string[] = [];
  const { options: list } = item;
  if (list.length !== 4) problems.push(`has ${list.length} options`);
  if (list.filter(o => o.slip === null).length !== 1) problems.push('does not have exactly one key');
  list.forEach((a, i) => {
    for (const b of list.slice(i + 1)) {
      if (sameValue(a.value, b.value))
        problems.push(`options ${a.letter} and ${b.letter} have the same value`);
      if (a.text === b.text) problems.push(`options ${a.letter} and ${b.letter} have the same text`);
    }
  });
  return problems;
};

/** Length does not reveal the key: it is at most twice as long as, and 12 characters longer than, the longest other. */
export const keyLength: Rule = item => {
  const size = (text: string) => text.replace(/\\[a-z]+|[{}$]/g, '').length;
  const key = item.options.find(o => o.slip === null);
  const longest = Math.max(...item.options.filter(o => o !== key).map(o => size(o.text)));
  return key && size(key.text) > 2 * longest + 12 ? ['the key is much longer than the other options'] : [];
};
