import type { Availability } from '@twelvefold/contract';

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** 'Remainders', 'Remainders and Ratio', 'Remainders, Ratio and Time & Work'. */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** What the prepared twelve are about, counted from the pack itself. */
export function packWords({ bands, leaning_on }: NonNullable<Availability['preview']>): string {
  const hard = bands.filter(band => band === 'Hard').length;
  const stretch = `${numbers[hard] ?? hard} hard ${hard === 1 ? 'question' : 'questions'} to stretch you`;
  if (leaning_on.length === 0) return hard > 0 ? `With ${stretch}.` : 'A mix from the whole syllabus.';
  return `Leaning on ${listed(leaning_on)}${hard > 0 ? `, with ${stretch}` : ''}.`;
}
