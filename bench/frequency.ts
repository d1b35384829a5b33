/**
 * Time to compute `pyq_frequency_score` for a bank: `npm run bench:frequency`. The score depends on the type only, so
 * the work grows with the sum of questions and previous-year questions, not with their product. The baseline compares
 * the words of every question with those of every previous-year question, on a part of the pairs, scaled to all.
 * Fails when 370 questions take 5 s or more.
 */
import process from 'node:process';
import { frequenciesOf } from '../apps/server/src/modules/pyq/frequency.ts';
import { fixedBank } from '../packages/content/src/generators.ts';

const MOST_MS = 5000;
const THIS_YEAR = 2026;
const sizes = [
  { questions: 370, asked: 370 },
  { questions: 5000, asked: 1000 },
  { questions: 50_000, asked: 5000 },
];
const PAIRS_TRIED = 40_000;

const bank = [...fixedBank()].map(({ stem, type, band }) => ({
  stem,
  type,
  band,
  words: new Set(stem.toLowerCase().split(/[^\p{L}]+/u)),
}));
const repeated = (n: number) =>
  Array.from({ length: n }, (_, i) => bank[(i * 7) % bank.length] as (typeof bank)[0]);

/** Counts the previous-year questions by type and year, and scores every question of the bank. */
function byType(questions: typeof bank, asked: typeof bank): number {
  const counts = new Map<string, { type: string; year: number; asked: number }>();
  asked.forEach(({ type }, i) => {
    const year = THIS_YEAR - 8 + (i % 8);
    const key = `${type} ${year}`;
    const count = counts.get(key) ?? { type, year, asked: 0 };
    counts.set(key, { ...count, asked: count.asked + 1 });
  });
  const scores = new Map(
    frequenciesOf([...counts.values()], THIS_YEAR).map(({ type, score }) => [type, score]),
  );
  return questions.reduce(
    (sum, { type, band }) => sum + (band === 'Easy' ? 0.5 : (scores.get(type) ?? 1)),
    0,
  );
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const word of one) if (other.has(word)) both += 1;
  return both / (one.size + other.size - both);
}

/** Estimated milliseconds for comparing all pairs. */
function allPairs(questions: typeof bank, asked: typeof bank): number {
  const side = Math.round(Math.sqrt(PAIRS_TRIED));
  const some = questions.slice(0, side);
  const others = asked.slice(0, side);
  const begun = performance.now();
  let near = 0;
  for (const one of some) for (const other of others) if (shared(one.words, other.words) > 0.5) near += 1;
  const ms = performance.now() - begun;
  if (near < 0) throw new Error('unreachable');
  return (ms * questions.length * asked.length) / (some.length * others.length);
}

let failed = false;
for (const { questions, asked } of sizes) {
  const ours = repeated(questions);
  const years = repeated(asked);
  const begun = performance.now();
  byType(ours, years);
  const ms = performance.now() - begun;
  failed ||= questions === 370 && ms >= MOST_MS;
  process.stdout.write(
    `${questions} questions and ${asked} previous-year questions: by type ${ms.toFixed(1)} ms; every pair compared (scaled) ${Math.round(allPairs(ours, years))} ms\n`,
  );
}
process.exitCode = failed ? 1 : 0;
