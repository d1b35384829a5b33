/** Signs and LaTeX commands with the same meaning, as one word. */
const alike: readonly [RegExp, string][] = [
  [/[₀-₉]/g, '#'],
  [/\\(?:left|right|dots|cdots|ldots|quad|,|;|text|mathrm|overline)/g, ' '],
  [/\\sqrt|√/g, ' sqrt '],
  [/\\pi|π/g, ' pi '],
  [/\\circ|°/g, ' degrees '],
  [/\\[dt]?frac/g, ' frac '],
  [/\\?log|\\ln/gi, ' log '],
  [/\\angle/g, ' angle '],
  [/\\triangle/g, ' triangle '],
  [/\\(?:sin|cos|tan|sec|cot|theta)|θ|\b(?:sin|cos|tan|sec|cot)\b/g, ' trig '],
  [/\\[lg]eq?(?![a-z])|[≤≥<>]/g, ' ineq '],
  [/\\(?:alpha|beta)|[αβ]/g, ' alpha '],
  [/\\times|×|\\cdot/g, ' times '],
  [/\\[lr]floor|⌊/g, ' floor '],
  [/\brs\b\.?|₹|\\\$|\brupees?\b/gi, ' rupees '],
];

/** Patterns, in the text or its normal form, that hint at the topic. */
const forms: readonly [name: string, form: RegExp][] = [
  ['#modulus', /\|[^|]{1,20}[a-z][^|]{0,20}\|/],
  ['#factorial', /\d\s*!|[a-z]!|factorial/],
  ['#function', /\b[fgh]\s*\(/],
  ['#square', /[x-z]\^?\{?2/],
  ['#cube', /[x-z]\^?\{?3/],
  ['#great-power', /\d\s*\^\s*(?:\{\s*)?\d{2}/],
  ['#variable-power', /\^\s*\{?[a-z]|[ˣʸᶻⁿ]/],
  ['#ratio', /\d+\s*:\s*\d+/],
  ['#per-cent', /%|per\s?cent/],
  ['#point', /\(\s*-?\d+\s*,\s*-?\d+\s*\)/],
  ['#two-unknowns', /[x-z]\s*[-+]\s*\d*[x-z]\s*=/],
  ['#sequence', /a_\{?n|a_1|t_n|_\{n|\.\.\.|…|dots/],
];

const stopWords = new Set(
  'the a an of to in is are and or for by with at on it its be that this which as from was were has have had what how many find then if let given value number equal will can there each other than they all their his her he she one two three'.split(
    ' ',
  ),
);

/** A word without common endings. */
const stemOf = (word: string) =>
  word.length > 4 ? word.replace(/(?:ations?|ings?|ed|es|s|ly|ment)$/, '') : word.replace(/s$/, '');

/** Features of a text: words, adjacent pairs, and formula patterns; numbers are ignored. */
export function featuresOf(text: string): string[] {
  const plain = alike
    .reduce((folded, [sign, word]) => folded.replace(sign, word), text.normalize('NFKD'))
    .toLowerCase();
  const words = plain
    .replace(/\d+(?:[.,]\d+)*/g, ' ')
    .split(/[^\p{L}]+/u)
    .filter(word => word.length > 1)
    .map(stemOf);
  const pairs = words.flatMap((word, i) => {
    const before = words[i - 1];
    return before === undefined || (stopWords.has(before) && stopWords.has(word))
      ? []
      : [`${before} ${word}`];
  });
  const found = forms.filter(([, form]) => form.test(plain) || form.test(text)).map(([name]) => name);
  return [...new Set([...words.filter(word => !stopWords.has(word)), ...pairs, ...found])];
}
