/**
 * Ranking of the parts of a question for a doubt: `npm run bench:ranking`. Uses the messages of
 * bench/tutor/doubts.txt, each with the parts that answer it, written by readers who had not seen the tutor.
 * Five-fold cross-validation over questions: prints how often the top part answers, how often one of the top two
 * does, and how often 'no part answers' is right. Then evaluates the tutor's own replies on the same messages. `npm
 * run bench:ranking -- learn` writes the weights learnt from all messages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Question, replyTo, type Situation } from '../packages/tutor/src/index.ts';
import { type Part, partsOf } from '../packages/tutor/src/reply/parts.ts';
import { featureNames, featuresOf } from '../packages/tutor/src/reply/ranking.ts';
import { hasForm, namedItem } from './tutor/items.ts';

interface Turn {
  message: string;
  /** Names of the parts that answer it, the best first; empty when none does. */
  wanted: string[];
}

interface Talk {
  item: string;
  chosen: string | null;
  open: boolean;
  turns: Turn[];
}

/** One message with the features of each candidate part. */
interface Case {
  item: string;
  values: number[][];
  answers: boolean[];
}

const out = (text: string) => process.stdout.write(`${text}\n`);
const percent = (count: number, of: number) => `${((100 * count) / Math.max(1, of)).toFixed(1)} % of ${of}`;

function talksIn(text: string): Talk[] {
  return text
    .trim()
    .split(/\n\n(?=# )/)
    .map(block => {
      const [head = '', ...lines] = block.split('\n');
      const [, item = '', state = ''] = /^# (\S+ \d+) \| (.+)$/.exec(head) ?? [];
      const turns = lines.flatMap((line, i): Turn[] => {
        if (line.startsWith('+ ')) return [];
        const wanted = (lines[i + 1] ?? '').slice(2).split(' | ');
        return [{ message: line, wanted: wanted[0] === 'none' ? [] : wanted }];
      });
      const [, chosen = null] = /^after ([A-D])$/.exec(state) ?? [];
      return { item, chosen, open: state === 'open', turns };
    });
}

/** Name of a part, as in the file. */
function nameOf(question: Question, { kind, at }: Part): string {
  if (kind === 'doubt') return `doubt:${question.commonDoubts[Number(at)]?.asks[0]}`;
  return at === null ? kind : `${kind}:${typeof at === 'number' ? at + 1 : at}`;
}

/** The messages of a conversation, each assumed to have been answered with its best part. */
function casesOf({ item, chosen, turns }: Talk, question: Question): Case[] {
  const parts = partsOf(question);
  const told: Part[] = [];
  return turns.flatMap(({ message, wanted }, i) => {
    const free = parts.filter(part => !told.includes(part));
    const last = told.at(-1) ?? null;
    const step = told.findLast(({ kind }) => kind === 'because' || kind === 'step')?.at;
    const values = featuresOf(question, free, {
      message,
      chosen,
      step: typeof step === 'number' ? step : null,
      last: last?.kind ?? null,
      before: turns[i - 1]?.message ?? '',
    });
    const answers = [...free.map(part => wanted.includes(nameOf(question, part))), wanted.length === 0];
    const best = parts.find(part => nameOf(question, part) === wanted[0]);
    if (best) told.push(best);
    return answers.includes(true) ? [{ item, values, answers }] : [];
  });
}

function sharesOf(weights: readonly number[], { values }: Case): number[] {
  const scores = values.map(row => row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0));
  const most = Math.max(...scores);
  const powers = scores.map(score => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map(power => power / total);
}

const rounds = 400;
const rate = 0.5;
const shrinking = 0.001;

/** Weights by maximum likelihood of a softmax over parts, by gradient descent with Adagrad step sizes. */
function learnt(cases: readonly Case[]): number[] {
  const weights = featureNames.map(() => 0);
  const squares = featureNames.map(() => 1e-6);
  for (let round = 0; round < rounds; round += 1) {
    const gradient = featureNames.map(() => 0);
    for (const one of cases) {
      const shares = sharesOf(weights, one);
      const right = shares.reduce((sum, share, i) => sum + (one.answers[i] ? share : 0), 0);
      one.values.forEach((row, i) => {
        const share = shares[i] ?? 0;
        const slope = share - (one.answers[i] ? share / Math.max(right, 1e-12) : 0);
        row.forEach((value, k) => {
          gradient[k] = (gradient[k] ?? 0) + slope * value;
        });
      });
    }
    weights.forEach((weight, k) => {
      const slope = (gradient[k] ?? 0) / cases.length + shrinking * weight;
      squares[k] = (squares[k] ?? 0) + slope * slope;
      weights[k] = weight - (rate * slope) / Math.sqrt(squares[k] ?? 1);
    });
  }
  return weights;
}

/** Whether one of the top `count` parts answers. */
function finds(weights: readonly number[], one: Case, count: number): boolean {
  const order = sharesOf(weights, one)
    .slice(0, -1)
    .map((share, i) => ({ share, i }))
    .sort((a, b) => b.share - a.share);
  return order.slice(0, count).some(({ i }) => one.answers[i]);
}

/** Names of the parts in a piece of the tutor's reply. */
function namesOfPiece(id: string): string[] {
  const [, step, more = ''] = /^step:(\d+)(.*)$/.exec(id) ?? [];
  if (step !== undefined) {
    const at = Number(step) + 1;
    if (more === ':why' || more.startsWith(':again')) return [`because:${at}`];
    return more === ':explained' ? [`step:${at}`, `because:${at}`] : [`step:${at}`];
  }
  const because = /^because:(\d+)$/.exec(id)?.[1];
  if (because !== undefined) return [`because:${Number(because) + 1}`];
  if (/^(?:slip|doubt):/.test(id)) return [id];
  const [head = ''] = id.split(':');
  return [{ plan: 'approach', read: 'snap', proof: 'check' }[head] ?? head];
}

/** Number of the tutor's replies with a part that answers, and of all; without open questions, which hide parts. */
function held(talks: readonly { talk: Talk; question: Question }[]): [number, number] {
  let good = 0;
  let all = 0;
  for (const { talk, question } of talks.filter(({ talk: { open } }) => !open)) {
    const outcome = talk.chosen ? 'incorrect' : 'skipped';
    const answer = { outcome, chosen: talk.chosen } as NonNullable<Situation['answer']>;
    let situation: Situation = { answer, said: [], step: null, wrote: [] };
    for (const { message, wanted } of talk.turns) {
      const { said, step } = replyTo(question, situation, message);
      situation = {
        ...situation,
        said: [...situation.said, ...said],
        step: step ?? situation.step,
        wrote: [...(situation.wrote ?? []), message],
      };
      if (wanted.length === 0) continue;
      all += 1;
      good += Number(said.flatMap(namesOfPiece).some(name => wanted.includes(name)));
    }
  }
  return [good, all];
}

const all = talksIn(readFileSync(join(import.meta.dirname, 'tutor/doubts.txt'), 'utf8'));
const talks = all
  .filter(({ item }) => hasForm(item.split(' ')[0] ?? ''))
  .map(talk => ({ talk, question: namedItem(talk.item) }));
if (talks.length < all.length)
  process.stderr.write(`Left out, of earlier revisions: ${all.length - talks.length} conversations\n`);
const cases = talks.flatMap(({ talk, question }) => casesOf(talk, question));

if (process.argv[2] === 'learn') {
  const rounded = learnt(cases).map(weight => Math.round(100 * weight) / 100);
  const lines = featureNames.flatMap((name, i) => {
    const weight = rounded[i] ?? 0;
    return Math.abs(weight) < 0.05 ? [] : [`  ${name.includes(':') ? `'${name}'` : name}: ${weight},`];
  });
  const head =
    '/** Weights of the features of a part, learnt by `npm run bench:ranking -- learn`; a feature without one counts nothing. */\n';
  writeFileSync(
    join(import.meta.dirname, '../packages/tutor/src/reply/ranking-weights.ts'),
    `${head}export const weights: Readonly<Record<string, number>> = {\n${lines.join('\n')}\n};\n`,
  );
} else {
  const items = [...new Set(cases.map(({ item }) => item))];
  const folds = 5;
  const sureOfNone = 0.35;
  const tried = Array.from({ length: folds }, (_, fold) => {
    const isTried = ({ item }: Case) => items.indexOf(item) % folds === fold;
    const weights = learnt(cases.filter(one => !isTried(one)));
    return cases.filter(isTried).map(one => ({
      isAnswered: !one.answers.at(-1),
      none: sharesOf(weights, one).at(-1) ?? 0,
      finds: [1, 2].map(count => finds(weights, one, count)),
    }));
  }).flat();
  const answered = tried.filter(({ isAnswered }) => isAnswered);
  const found = (at: number) => answered.filter(({ finds }) => finds[at]).length;
  out(`messages that a part answers: ${answered.length}, over ${items.length} questions`);
  out(
    `the likeliest part answers: ${percent(found(0), answered.length)}; one of the two likeliest: ${percent(found(1), answered.length)}`,
  );
  const isNone = tried.filter(({ none }) => none >= sureOfNone);
  out(
    `that none answers is said of ${isNone.filter(one => !one.isAnswered).length} of ${tried.length - answered.length} that none does, and of ${percent(isNone.filter(one => one.isAnswered).length, answered.length)} others`,
  );
  out(`replies of the tutor after an answer that hold such a part: ${percent(...held(talks))}`);
}
