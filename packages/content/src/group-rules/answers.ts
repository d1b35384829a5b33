import { counted, type GroupRule } from './group-rule.ts';

const mostOfOne = 3 / 24;

/** No answer comes too often: a student who meets the type again cannot answer from memory. */
export const answers: GroupRule = items => {
  const [text, count] = counted(items.map(i => i.options.find(o => o.slip === null)?.text ?? ''))[0] ?? [
    '',
    0,
  ];
  return count > Math.ceil(items.length * mostOfOne)
    ? [`the answer ${text} stands in ${count} of ${items.length}`]
    : [];
};
