/**
 * Accuracy of the types proposed for questions without one: `npm run bench:enrichment`. Measured by five-fold
 * cross-validation over template families, and on `blind-questions.json`: 150 questions in the language of exam
 * papers, written before the templates were read. Thresholds and wordings were tuned on the questions of even index
 * only; those of odd index are reported separately. The baseline is the vote of the fifteen nearest questions by
 * BM25. The simulated language model is right in four of five cases; when wrong, it repeats the classifier's most
 * likely mistake (worst case). Then measures how often the stem's equation proves an answer, and whether it is the
 * key: on the bank, and on `equation-questions.json`, half of them traps. Exits with 1 when a goal is missed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Classified,
  classifierFor,
  type Known,
  sureConfidence,
} from '../apps/server/src/modules/pyq/classifier/classifier.ts';
import { fixedBank } from '../packages/content/src/generators.ts';
import { provedOption } from '../packages/tutor/src/index.ts';

const goals = { precision: 0.95, accuracy: 0.9 };
const parts = 5;

interface Blind {
  stem: string;
  subcategory: string;
  difficulty: Known['band'];
}
interface Asked {
  found: Classified;
  subcategory: string;
  type?: string;
  band: Known['band'];
}

const out = (text: string) => process.stdout.write(`${text}\n`);
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const subcategoryOf = (type: string) => type.split('.').slice(0, 2).join('.');

const bank: Known[] = [...fixedBank()].map(({ stem, type, band, templateId }) => ({
  stem,
  type,
  band,
  source: templateId,
}));
const blind: Blind[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'enrichment', 'blind-questions.json'), 'utf8'),
);

/** Prints the figures; returns whether the goal of precision is met. */
function report(name: string, asked: readonly Asked[]): boolean {
  const right = asked.filter(({ found, subcategory }) => found.subcategory === subcategory);
  const sure = asked.filter(({ found }) => found.confidence >= sureConfidence);
  const sureRight = sure.filter(({ found, subcategory }) => found.subcategory === subcategory);
  const typed = right.filter(({ type }) => type !== undefined);
  const typeRight = typed.filter(({ found, type }) => found.type === type);
  const bandRight = asked.filter(({ found, band }) => found.band === band);
  out(
    `${name.padEnd(34)} ${String(asked.length).padStart(4)} questions: subcategory right ${percent(right.length, asked.length)} (aim ${percent(goals.accuracy, 1)}); ` +
      `accepted ${percent(sure.length, asked.length)}, of which right ${percent(sureRight.length, sure.length)} (goal ${percent(goals.precision, 1)}); ` +
      `${typed.length > 0 ? `type right within it ${percent(typeRight.length, typed.length)}; ` : ''}difficulty right ${percent(bandRight.length, asked.length)}`,
  );
  return sureRight.length / sure.length >= goals.precision;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/\d+(?:[.,]\d+)*/g, ' # ')
    .split(/[^\p{L}#%+\-*/^=<>]+/u)
    .filter(word => word !== '');

/** The vote of the fifteen nearest questions by BM25 (k1 = 1.2, b = 0.75). */
function nearestVote(known: readonly Known[]): (stem: string) => Classified {
  const texts = known.map(({ stem }) => wordsOf(stem));
  const mean = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  const holders = new Map<string, Map<number, number>>();
  texts.forEach((words, i) => {
    for (const word of words) {
      const of = holders.get(word) ?? new Map<number, number>();
      holders.set(word, of.set(i, (of.get(i) ?? 0) + 1));
    }
  });
  return stem => {
    const scores = new Map<number, number>();
    for (const word of new Set(wordsOf(stem))) {
      const of = holders.get(word) ?? new Map<number, number>();
      const rarity = Math.log(1 + (texts.length - of.size + 0.5) / (of.size + 0.5));
      for (const [i, times] of of) {
        const length = 0.25 + (0.75 * (texts[i]?.length ?? 0)) / mean;
        scores.set(i, (scores.get(i) ?? 0) + (rarity * times * 2.2) / (times + 1.2 * length));
      }
    }
    const near = [...scores].sort(([, a], [, b]) => b - a).slice(0, 15);
    const votes = new Map<string, number>();
    for (const [i, score] of near) {
      const type = known[i]?.type ?? '';
      votes.set(type, (votes.get(type) ?? 0) + score);
    }
    const [type = '', most = 0] = [...votes].sort(([, a], [, b]) => b - a)[0] ?? [];
    const whole = near.reduce((sum, [, score]) => sum + score, 0);
    return { type, subcategory: subcategoryOf(type), band: 'Medium', confidence: most / (whole || 1) };
  };
}

const askBlind = (classify: (stem: string) => Classified): Asked[] =>
  blind.map(({ stem, subcategory, difficulty }) => ({
    found: classify(stem),
    subcategory,
    band: difficulty,
  }));
const ofPlace = (asked: readonly Asked[], rest: number) => asked.filter((_, i) => i % 2 === rest);

const families = [...new Set(bank.map(({ source }) => source))];
const held: { now: Asked[]; before: Asked[] } = { now: [], before: [] };
for (let part = 0; part < parts; part += 1) {
  const left = new Set(families.filter((_, i) => i % parts === part));
  const seen = bank.filter(({ source }) => !left.has(source));
  const classifier = await classifierFor(seen);
  const baseline = nearestVote(seen);
  for (const family of left) {
    const one = bank.find(({ source }) => source === family);
    if (!one) continue;
    const truth = { subcategory: subcategoryOf(one.type), type: one.type, band: one.band };
    held.now.push({ ...truth, found: classifier.classify(one.stem) });
    held.before.push({ ...truth, found: baseline(one.stem) });
  }
}
const begun = performance.now();
const classifier = await classifierFor(bank);
const trainedMs = performance.now() - begun;
const asked = askBlind(classifier.classify);
const questionMs = (performance.now() - begun - trainedMs) / blind.length;

report('baseline: families left out', held.before);
report('baseline: blind questions', askBlind(nearestVote(bank)));
const met = [
  report('families left out', held.now),
  report('blind questions', asked),
  report('blind questions of odd place', ofPlace(asked, 1)),
  report('blind questions of even place', ofPlace(asked, 0)),
];
/** The truth in four of five cases, else the classifier's answer if wrong, else a type of another subcategory. */
const simulated = (i: number, truth: string, band: Known['band'], found: Classified) => ({
  type: i % 5 > 0 ? `${truth}.1` : found.subcategory === truth ? 'AR.PCT.1' : found.type,
  band,
});
report(
  'blind questions, simulated model',
  blind.map(({ stem, subcategory, difficulty }, i) => ({
    found: classifier.classify(stem, simulated(i, subcategory, difficulty, classifier.classify(stem))),
    subcategory,
    band: difficulty,
  })),
);

interface Keyed {
  stem: string;
  options: readonly string[];
  key: string;
}

/** Prints the figures; returns whether every proved answer is the key. */
function reportProved(name: string, questions: readonly Keyed[]): boolean {
  const proved = questions.map(({ stem, options }) => provedOption(stem, options));
  const some = proved.filter(at => at !== null);
  const right = questions.filter(({ key }, i) => 'ABCD'[proved[i] ?? -1] === key);
  out(
    `${name.padEnd(34)} ${questions.length} questions: an answer proved for ${percent(some.length, questions.length)}, of which right ${percent(right.length, some.length)} (${right.length} of ${some.length})`,
  );
  return right.length === some.length;
}
const keyed: Keyed[] = [...fixedBank()].map(({ stem, options, key }) => ({
  stem,
  options: options.map(({ text }) => text),
  key,
}));
const equations: Keyed[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'enrichment', 'equation-questions.json'), 'utf8'),
);
met.push(
  reportProved('answers of the bank', keyed),
  reportProved('answers of equations and traps', equations),
);
out(`Training took ${Math.round(trainedMs)} ms, a question ${questionMs.toFixed(1)} ms.`);
process.exitCode = met.every(Boolean) ? 0 : 1;
