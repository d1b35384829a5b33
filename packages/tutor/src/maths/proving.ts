import { solved } from './elimination.ts';
import { type Equality, lettersOf, linearForm, withProducts } from './equalities.ts';
import { type Expression, expressionOf, near, numberOf } from './evaluate.ts';
import { plainMaths } from './tex.ts';

/** A stem that was read to its last word: what it says holds, and what it asks for. */
interface Problem {
  equations: Equality[];
  asked: Expression;
  /** Values of letters that the stem excludes, by its words `positive` and `negative`. */
  fits(value: number): boolean;
}

const slot = '\u27E8(\\d+)\u27E9';
const equations = `(?:the )?(?:equations? )?(${slot}(?:(?:,? and|,|;) ${slot})*)`.replaceAll(
  '(\\d+)',
  '\\d+',
);
const asked = slot.replace('(\\d+)', '\\d+');
const kind = '(?:(?:the|a) )?(real |positive |negative |positive real |negative real )?(?:numbers?|values?)';
const ask = '(?:find|determine|calculate|compute|evaluate|what is|what will be)';

/** The only ways of asking that are read: the groups are the equations, the adjective of the unknown, what is asked. */
const ways: readonly { form: RegExp; groups: readonly ('equations' | 'kind' | 'asked')[] }[] = [
  {
    form: new RegExp(
      `^(?:if|given(?: that)?|suppose(?: that)?|let|when|it is given that) ${equations}[,.;]?(?: then)?,? (?:${ask} )?(?:the value of )?(${asked})(?: is| equals| is equal to| =)?$`,
    ),
    groups: ['equations', 'asked'],
  },
  {
    form: new RegExp(
      `^${ask} (?:${kind} (?:of )?)?(${asked}),? (?:if|given that|when|such that|where|for which|that satisfies) ${equations}$`,
    ),
    groups: ['kind', 'asked', 'equations'],
  },
  {
    form: new RegExp(
      `^(?:for )?which ${kind} (?:of )?(${asked}) (?:satisf(?:y|ies)|does|is) ${equations}(?: hold)?$`,
    ),
    groups: ['kind', 'asked', 'equations'],
  },
  {
    form: new RegExp(`^solve ${equations}(?: for (${asked}))?[,.;]?(?: ${ask} (${asked}))?$`),
    groups: ['equations', 'asked', 'asked'],
  },
  {
    form: new RegExp(`^(?:${ask}|simplify)(?: the)?(?: value of| solution of)? (${asked})$`),
    groups: ['asked'],
  },
];

/** A run of typed maths between words: single letters, numbers and signs. */
const typed =
  /(?<![a-z\u27E8$])(?:\d+(?:\.\d+)?|[b-z](?![a-z])|sqrt|[-+*/^=()√²³−–×÷·])(?:\s*(?:\d+(?:\.\d+)?|[a-z](?![a-z])|sqrt|[-+*/^=()√²³−–×÷·]))*/gi;

/** The stem in lower case with every formula as a numbered slot, and the formulas. */
function slotted(stem: string): { words: string; formulas: string[] } {
  const formulas: string[] = [];
  const slotOf = (tex: string) => `\u27E8${formulas.push(tex) - 1}\u27E9`;
  const partsOf = (tex: string) =>
    plainMaths(tex)
      .split(/[,;]/)
      .map(part => part.trim().replace(/\.$/, ''))
      .filter(part => part !== '')
      .map(slotOf)
      .join(', ');
  const withSlots = stem.replace(/\$\$([\s\S]+?)\$\$|\$([^$\n]+)\$/g, (_, block, line) =>
    partsOf(block ?? line),
  );
  // Typed without dollar signs: only where nothing stands between them.
  const words = formulas.length > 0 ? withSlots : withSlots.replace(typed, run => partsOf(run));
  const all = formulas.join(' ; ');
  return {
    words: words
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/[\s?.:]+$/, '')
      .trim(),
    formulas: formulas.map(formula => withProducts(formula, all)),
  };
}

/** `x(x - 1)` is a product; a letter that may name a function is none. */
const productOf = (text: string) =>
  text.replace(/(?<![a-z])([xyz])\s*\(/gi, '$1*(').replace(/\)\s*\(/g, ')*(');

/** The equations of a formula, `a = b = c` as two; null where a side cannot be read. */
function equationsOf(formula: string): Equality[] | null {
  const sides = formula.split('=').map(side => expressionOf(productOf(side)));
  if (sides.length < 2 || sides.some(side => side === null)) return null;
  const read = sides as Expression[];
  return read.slice(1).map((right, i) => ({ left: read[i] as Expression, right }));
}

const fitting = (adjective: string) => (value: number) =>
  !(adjective.includes('positive') && value <= 0) && !(adjective.includes('negative') && value >= 0);

/** What a stem says and asks, where every word of it is understood. */
function problemOf(stem: string): Problem | null {
  const { words, formulas } = slotted(stem);
  for (const { form, groups } of ways) {
    const found = form.exec(words);
    if (!found) continue;
    const said = new Map(
      groups.map((name, i) => [name, found[i + 1] ?? ''] as const).filter(([, text]) => text),
    );
    const at = (text: string) =>
      [...text.matchAll(new RegExp(slot, 'g'))].map(([, n]) => formulas[Number(n)] ?? '');
    const given = at(said.get('equations') ?? '').map(equationsOf);
    const [askedFor = ''] = at(said.get('asked') ?? '');
    // `the solution of 3x = 12` and `solve 3x = 12` ask for its letter.
    const [only] =
      askedFor.includes('=') || askedFor === '' ? [askedFor || at(said.get('equations') ?? '')[0]] : [];
    const own = only === undefined || given.length > 1 ? null : equationsOf(only);
    const read = own ? [own] : given;
    if (read.some(one => one === null)) return null;
    const all = (read as Equality[][]).flat();
    const [letter, ...others] = [...new Set(all.flatMap(lettersOf))];
    const target = own ? (others.length === 0 ? letter : undefined) : askedFor;
    const expression = target === undefined ? null : expressionOf(productOf(target));
    const adjective = said.get('kind') ?? '';
    // `The negative value of 5 - x` says nothing of the sign of x.
    if (/positive|negative/.test(adjective) && !/^[a-z]$/i.test(target?.trim() ?? '')) return null;
    return expression && { equations: all, asked: expression, fits: fitting(adjective) };
  }
  return null;
}

/** The one solution of linear equations, by elimination; null where they are not linear, or have none or several. */
function linearSolution(
  lines: readonly Equality[],
  letters: readonly string[],
): Record<string, number> | null {
  const rows = lines.map(line => linearForm(line, letters));
  if (rows.some(row => row === null || row.some(value => !Number.isFinite(value)))) return null;
  const values = solved((rows as number[][]).map(row => [...row.slice(0, -1), -(row.at(-1) ?? 0)]));
  if (!values) return null;
  const solution = Object.fromEntries(letters.map((letter, i) => [letter, values[i] ?? Number.NaN]));
  return lines.every(line => holdsAt(line, solution)) ? solution : null;
}

function holdsAt({ left, right }: Equality, values: Readonly<Record<string, number>>): boolean {
  const [a, b] = [left.at(values), right.at(values)];
  return a !== null && b !== null && near(a, b);
}

/** Points at which a gap is looked at: three tell a parabola, the others whether it is one. */
const points = [1, 2, 3, -1, -2, 5, 0.5, -3.5, 7];

/** The real solutions of an equation that is, perhaps after multiplying by its letter, one of degree two at most. */
function quadraticSolutions(line: Equality, letter: string): number[] | null {
  for (const power of [0, 1]) {
    const gap = (x: number) => {
      const [a, b] = [line.left.at({ [letter]: x }), line.right.at({ [letter]: x })];
      return a === null || b === null ? Number.NaN : (a - b) * x ** power;
    };
    const [g1, g2, g3] = [gap(1), gap(2), gap(3)];
    const a = (g3 - 2 * g2 + g1) / 2;
    const b = g2 - g1 - 3 * a;
    const c = g1 - a - b;
    if (!points.every(x => near(gap(x), a * x * x + b * x + c))) continue;
    const roots = near(a, 0) ? (near(b, 0) ? null : [-c / b]) : rootsOf(a, b, c);
    return roots?.filter(x => holdsAt(line, { [letter]: x })) ?? null;
  }
  return null;
}

function rootsOf(a: number, b: number, c: number): number[] {
  const inside = b * b - 4 * a * c;
  if (near(inside, 0)) return [-b / (2 * a)];
  return inside < 0 ? [] : [-1, 1].map(sign => (-b + sign * Math.sqrt(inside)) / (2 * a));
}

/** What a problem asks for, where its equations leave one value for it; null where that is not proved. */
function askedValue({ equations: lines, asked: target, fits }: Problem): number | null {
  const letters = [...new Set(lines.flatMap(lettersOf))];
  if (![...target.letters].every(letter => letters.includes(letter))) return null;
  if (lines.length === 0) return target.at({});
  const only = linearSolution(lines, letters);
  if (only) return Object.values(only).every(fits) ? target.at(only) : null;
  const [letter, ...others] = letters;
  const [line, ...more] = lines;
  if (letter === undefined || others.length > 0 || !line || more.length > 0) return null;
  const values =
    quadraticSolutions(line, letter)
      ?.filter(fits)
      .map(x => target.at({ [letter]: x })) ?? [];
  const [value] = values;
  return value != null && values.every(one => one !== null && near(one, value)) ? value : null;
}

/** The options that satisfy every equation when they are put in for its one letter, which is what is asked for. */
function satisfying(
  { equations: lines, asked: target, fits }: Problem,
  values: readonly (number | null)[],
): number[] {
  const letters = new Set(lines.flatMap(lettersOf));
  if (lines.length === 0 || letters.size !== 1 || !letters.has(target.text)) return [];
  return values.flatMap((value, i) =>
    value !== null && fits(value) && lines.every(line => holdsAt(line, { [target.text]: value })) ? [i] : [],
  );
}

const signedNumber = (option: string) => numberOf(plainMaths(option.replaceAll('$', '')));

/** The place of the option that the stem's own equation proves right; null where it proves none, or several. */
export function provedOption(stem: string, options: readonly string[]): number | null {
  const problem = problemOf(stem);
  if (!problem) return null;
  const values = options.map(signedNumber);
  const proved = askedValue(problem);
  const found =
    proved === null
      ? // Every option has to be a number: one that cannot be put in might be right too.
        values.every(value => value !== null)
        ? satisfying(problem, values)
        : []
      : values.flatMap((value, i) => (value !== null && near(value, proved) ? [i] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Denominators of answers as papers print them. */
const mostDenominator = 100;

/** What the stem's own equations prove the answer to be, as a whole number or a fraction; null where they do not. */
export function provedValue(stem: string): string | null {
  const problem = problemOf(stem);
  const value = problem && askedValue(problem);
  if (value === null) return null;
  for (let below = 1; below <= mostDenominator; below += 1) {
    const above = Math.round(value * below);
    if (near(above / below, value)) return below === 1 ? String(above) : `${above}/${below}`;
  }
  return null;
}
