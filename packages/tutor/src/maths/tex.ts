/** Where the group that opens at `from` closes, both braces included in the range; null where it does not. */
function groupEnd(text: string, from: number): number | null {
  let depth = 0;
  for (let i = from; i < text.length; i += 1) {
    if (text[i] === '{') depth += 1;
    if (text[i] === '}') depth -= 1;
    if (depth === 0) return i;
  }
  return null;
}

/** Replaces `\name{a}{b}…` with what `write` makes of its groups. A broken one is left as it is. */
function withGroups(
  text: string,
  name: RegExp,
  groups: number,
  write: (...parts: string[]) => string,
): string {
  let out = text;
  for (let rounds = 0; rounds < 60; rounds += 1) {
    const found = name.exec(out);
    if (!found) return out;
    const parts: string[] = [];
    let at = found.index + found[0].length;
    for (let i = 0; i < groups; i += 1) {
      const end = out[at] === '{' ? groupEnd(out, at) : null;
      if (end === null) return out;
      parts.push(out.slice(at + 1, end));
      at = end + 1;
    }
    out = `${out.slice(0, found.index)}${write(...parts)}${out.slice(at)}`;
  }
  return out;
}

const signs: readonly [RegExp, string][] = [
  [/\\(?:left|right|displaystyle|,|;|!|:)/g, ''],
  [/\\(?:quad|qquad)/g, ' , '],
  [/\\(?:times|cdot)(?![a-z])/g, ' * '],
  [/\\div(?![a-z])/g, ' / '],
  [/[×·]/g, ' * '],
  [/÷/g, ' / '],
  [/[−–]/g, '-'],
  [/√\s*(\d+(?:\.\d+)?)/g, ' sqrt($1)'],
  [/√ *(?=[a-z])/gi, ' sqrt '],
  [/√/g, ' sqrt'],
  [/²/g, '^2'],
  [/³/g, '^3'],
  [/(?<=\d) *½/g, '\\tfrac{1}{2}'],
  [/(?<=\d) *¼/g, '\\tfrac{1}{4}'],
  [/(?<=\d) *¾/g, '\\tfrac{3}{4}'],
  [/½/g, '(1/2)'],
  [/¼/g, '(1/4)'],
  [/¾/g, '(3/4)'],
  [/\\%/g, '%'],
  [/₹/g, ''],
  [/\{,\}/g, ''],
];

/** A number with its commas, as in `12,60,000` and `1,260,000`; digits of a list such as `4,11,12` are none. */
const grouped = /(?<![\d.,])\d{1,3}(?:(?:,\d{2})+,\d{3}|(?:,\d{3})+)(?!,?\d)/g;

/** A whole number right before a fraction of numbers; an exponent, a subscript, a decimal and a root's number are none. */
const mixed = /(?<![\d.^_]|sqrt\s*)(\d+) *\\[dt]?frac *\{\s*(\d+)\s*\}\s*\{\s*(\d+)\s*\}/g;

/** LaTeX or typed maths as an expression of plain signs: `\frac{3}{4} \times 72` is `((3)/(4)) * 72`. */
export function plainMaths(text: string): string {
  let out = text;
  for (const [sign, plain] of signs) out = out.replace(sign, plain);
  out = out.replace(grouped, number => number.replaceAll(',', ''));
  out = out.replace(mixed, (product, whole, above, below) =>
    Number(above) < Number(below) ? `(${whole}+${above}/${below})` : product,
  );
  out = withGroups(out, /\\text/, 1, () => ' ');
  const bare = (part: string) => (/^\s*[\d.]+\s*$/.test(part) ? part.trim() : `(${part})`);
  out = withGroups(out, /\\[dt]?frac/, 2, (a, b) => `(${bare(a)}/${bare(b)})`);
  out = withGroups(out, /\\sqrt(?=\{)/, 1, a => ` sqrt(${a})`);
  out = withGroups(out, /\\?sqrt *\[ *3 *\] *(?=\{)/, 1, a => ` cbrt(${a})`).replace(
    /\\?sqrt *\[ *3 *\]/g,
    ' cbrt',
  );
  out = withGroups(out, /\\[dt]?binom *(?=\{)/, 2, (n, k) => ` combinations(${n}, ${k})`);
  out = withGroups(out, /\^(?=\{)/, 1, a => `^(${a})`);
  return out
    .replace(/[{}]/g, '')
    .replace(/\\([a-zA-Z]+)/g, ' $1 ')
    .replace(/\\/g, ' ');
}

/** The maths of a text, between dollar signs. */
export const mathsOf = (text: string): string[] =>
  [...text.matchAll(/\$\$([\s\S]+?)\$\$|\$([^$\n]+)\$/g)].map(([, block, line]) => block ?? line ?? '');
