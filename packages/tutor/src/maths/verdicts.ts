import type { SetUp } from './set-ups.ts';
import type { Line } from './working.ts';

/** Typed maths as LaTeX; only what was read as an expression comes here. */
export const tex = (plain: string) =>
  plain
    .replace(
      /^\(([^()]+)\)\/\(([^()]+)\)$/,
      (_, one: string, other: string) => `${one.trim()} : ${other.trim()}`,
    )
    .replace(/(\d+)\s*c\s*(\d+)/gi, '\\binom{$1}{$2}')
    .replace(/(?:sqrt|root)\s*\(([^()]*)\)/gi, '\\sqrt{$1}')
    .replace(/\b(sin|cos|tan)\s*\(?(\d+)\)?/g, '\\$1 $2^{\\circ}')
    .replace(/root\s*(\d+)/gi, '\\sqrt{$1}')
    .replace(/\^\(([^()]*)\)/g, '^{$1}')
    .replace(/\^(\d+)/g, '^{$1}')
    .replaceAll('*', ' \\times ')
    .replaceAll('%', '\\%');

export const written = (value: number) => String(Number(value.toFixed(4)));

const shown = ({ left, right }: Pick<Line, 'left' | 'right'>) => `$${tex(left)} = ${tex(right)}$`;

function whyWrong(line: Line & { kind: 'wrong' }, open: boolean): string {
  if (line.value !== null && open) return 'Calculate the left side once more.';
  if (line.value !== null) return `The left side comes to $${written(line.value)}$.`;
  if (!line.example)
    return 'It does not follow from the line before it: put it in there, and the two sides differ.';
  const { letters, left, right } = line.example;
  const values = Object.entries(letters).map(([letter, value]) => `${letter} = ${value}`);
  return `It does not hold for all values: with $${values.join(', ')}$ the left side is $${written(left)}$, and the right side is $${written(right)}$.`;
}

/** What the lines of a working come to, in words; the first that fails is named, and none after it. */
export function verdictOn(lines: readonly Line[], open = false): string {
  const wrong = lines.findIndex(line => line.kind === 'wrong');
  const line = lines[wrong];
  if (line?.kind !== 'wrong') {
    const whole = lines.flatMap(one => (one.kind === 'right' && one.loose === 'whole' ? shown(one) : []));
    const note = whole.length > 0 ? ` You wrote only the whole part in ${whole.join(' and ')}.` : '';
    if (lines.length === 1 && lines[0]) return note === '' ? `${shown(lines[0])} is right.` : note.trim();
    return lines.length === 2
      ? `Both lines are right, each by itself.${note}`
      : `All ${lines.length} lines are right, each by itself.${note}`;
  }
  const before =
    wrong === 0
      ? ''
      : wrong === 1
        ? 'The line before it is right. '
        : `The ${wrong} lines before it are right. `;
  return `Here it first goes wrong: ${shown(line)}. ${before}${whyWrong(line, open)}`;
}

/** What a student can do with an equation of a word problem. */
const setUpTests = [
  'I cannot check a set-up by calculation. Does each letter stand for one thing, and which sentence of the question says this?',
  'Say it in words, one letter after the other, and compare it with the sentence of the question it comes from.',
  'Put in small numbers that fit the question, and see whether both sides come out the same.',
];

/** What can be said of equations that a student sets up; `times` is how often something was checked before. */
export function verdictOnSetUps(setUps: readonly SetUp[], times: number): string | null {
  const [first] = setUps;
  if (!first) return null;
  const follows = setUps.filter(one => one.follows);
  if (follows.length > 0) return `${follows.map(shown).join(', ')}: yes, that follows.`;
  return `I read ${shown(first)}. ${setUpTests[times % setUpTests.length]}`;
}
