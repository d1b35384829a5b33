import { counted, type GroupRule } from './group-rule.ts';

const mostOfOne = 3 / 24;
/** Maximum of items with the same answer. */
export const mostOfAnswer = (items: number): number => Math.ceil(items * mostOfOne);

/** No answer is too frequent, so that a student cannot answer the type from memory. */
export const answers: GroupRule = items => {
  const [text, count] = counted(items.map(i => i.options.find(o => o.slip === null)?.text ?? ''))[0] ?? [
    '',
    0,
  ];
  return count > mostOfAnswer(items.length)
    ? [`the answer ${text} stands in ${count} of ${items.length}`]
    : [];
};
