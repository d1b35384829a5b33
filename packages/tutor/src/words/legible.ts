const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const large: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  lakh: 100_000,
  crore: 10_000_000,
};
const parts: Readonly<Record<string, number>> = Object.fromEntries([
  ['quarter', 4],
  ...'half third fourth fifth sixth seventh eighth ninth tenth'.split(' ').map((part, i) => [part, i + 2]),
]);

const word = [...units, ...tens.slice(2), ...Object.keys(large)].join('|');
const spelled = new RegExp(`\\b(?:${word})(?:(?:\\s+and\\s+|[\\s-]+)(?:${word}))*\\b`, 'gi');
const fraction = new RegExp(
  `\\b(${units.slice(1).join('|')})[\\s-]+(${Object.keys(parts).join('|')})s?\\b`,
  'gi',
);

/** The number that words say: `two hundred and seventy` is 270. */
function numberSaid(text: string): number {
  let sum = 0;
  let group = 0;
  for (const part of text.toLowerCase().split(/[\s-]+/)) {
    const unit = units.indexOf(part);
    const ten = tens.indexOf(part);
    const times = large[part];
    if (unit >= 0) group += unit;
    else if (ten >= 2) group += 10 * ten;
    else if (times === 100) group = 100 * Math.max(1, group);
    else if (times) {
      sum += times * Math.max(1, group);
      group = 0;
    }
  }
  return sum + group;
}

/** Zero of the script a digit belongs to: its block of ten begins at a code point that ends in 0 or 6. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/**
 * A text as a person reads it: digits of any script and width as ASCII, signs that are not seen left out, LaTeX text
 * without its marks, and numbers in words as digits. `one` and `two` stay words: they count things more than they tell
 * values.
 */
export function legible(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, digitOf)
    .replace(/\\(?:text|mathrm|mathbf|boxed|operatorname)\s*\{([^{}\d]*\d[^{}]*)\}/g, '$1')
    .replace(
      fraction,
      (_all, top: string, bottom: string) => `${numberSaid(top)}/${parts[bottom.toLowerCase()]}`,
    )
    .replace(spelled, said => (/^(?:one|two)$/i.test(said) ? said : String(numberSaid(said))));
}
