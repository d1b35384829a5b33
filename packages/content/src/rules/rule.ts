import type { Item } from '../item.ts';

/** A rule for an item; returns problems in words. */
export type Rule = (item: Item) => string[];

/** A text shown to students, with its location. */
export interface PlacedText {
  where: string;
  text: string;
}

/** All texts of an item that students see. */
export function textsOf(item: Item): PlacedText[] {
  const { solution } = item;
  return [
    { where: 'stem', text: item.stem },
    ...item.options.map(o => ({ where: `option ${o.letter}`, text: o.text })),
    ...item.options.flatMap(o => (o.slip ? [{ where: `slip ${o.letter}`, text: o.slip.words }] : [])),
    { where: 'snap read', text: solution.snapRead },
    { where: 'approach', text: solution.approach },
    ...solution.steps.flatMap((s, i) => [
      { where: `step ${i + 1}`, text: s.says },
      { where: `step ${i + 1} working`, text: `$$${s.works}$$` },
    ]),
    ...(solution.faster ? [{ where: 'faster', text: solution.faster }] : []),
    { where: 'check', text: solution.check },
    { where: 'principle', text: solution.principle },
  ];
}
