/**
 * Knowledge tracing benchmark: `npm run bench:prediction -- FILE`, a file of `user,item,skill,correct,t` (may be
 * gzipped). Answers of test users are predicted online, each from that user's earlier answers only. `--validate`
 * evaluates on the second fifth of the users instead of the test fifth; `--models` selects models by a part of their
 * names.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import * as field from './prediction/baselines.ts';
import { foldsOf, type Responses, readResponses } from './prediction/data.ts';
import { auc, ece, errorOfDifference, type Judged, logLoss, some } from './prediction/metrics.ts';
import { asShipped } from './prediction/ours.ts';
import { variant } from './prediction/variant.ts';

const models: Readonly<Record<string, field.Model>> = {
  'item mean': field.itemMean,
  BKT: field.bkt,
  PFA: field.pfa,
  Elo: field.elo,
  'Best-LR': field.bestLr,
  DAS3H: field.das3h,
  'ours, as shipped': asShipped,
  'ours, variant': variant,
};

const FIRST = 10;

/** The rows to evaluate, and whether a row is among the first answers of its user or has an item without training. */
function judging(data: Responses, trains: readonly boolean[], isJudged: (user: number) => boolean) {
  const trained = new Set<number>();
  const order = new Int32Array(data.rows);
  for (let row = 0; row < data.rows; row++) {
    order[row] = row > 0 && data.user[row] === data.user[row - 1] ? (order[row - 1] as number) + 1 : 0;
    if (trains[data.user[row] as number]) trained.add(data.item[row] as number);
  }
  const rows = [...data.user.keys()].filter(row => isJudged(data.user[row] as number));
  const of = (predicted: Float64Array): Judged => ({
    predicted: Float64Array.from(rows, row => predicted[row] as number),
    right: Uint8Array.from(rows, row => data.right[row] as number),
    user: Int32Array.from(rows, row => data.user[row] as number),
  });
  const isFirst = (i: number) => (order[rows[i] as number] as number) < FIRST;
  const isCold = (i: number) => !trained.has(data.item[rows[i] as number] as number);
  return { of, isFirst, isCold, rows: rows.length };
}

const cell = (value: number, digits = 3) =>
  (Number.isNaN(value) ? '–' : value.toFixed(digits).replace(/^0/, '')).padStart(9);

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { validate: { type: 'boolean', default: false }, models: { type: 'string' } },
  });
  const [path] = positionals;
  if (path === undefined) throw new Error('Say which file of responses: npm run bench:prediction -- <file>');
  const data = readResponses(path);
  const folds = foldsOf(data);
  const judgedFold = values.validate ? 1 : 0;
  const trains = folds.map(fold => fold !== 0 && fold !== judgedFold);
  const { of, isFirst, isCold, rows } = judging(data, trains, user => folds[user] === judgedFold);
  const write = (text: string) => process.stdout.write(`${text}\n`);
  write(
    `${data.name}: ${data.rows} answers, ${data.users.length} users, ${data.items} items, ${data.skills} skills, ${data.timed ? 'timed' : 'in order, not timed'}; judged on ${rows} answers`,
  );
  write(
    `${''.padEnd(20)}${['AUC', 'log loss', 'ECE', 'first 10', 'cold', '- Elo', '±', 'us/row'].map(h => h.padStart(9)).join('')}`,
  );
  let base: Judged | undefined;
  for (const [name, model] of Object.entries(models)) {
    if (values.models && !values.models.split(';').some(part => name.includes(part))) continue;
    if (name === 'DAS3H' && !data.timed) continue;
    const started = process.hrtime.bigint();
    const judged = of(model({ data, trains }));
    const micros = Number(process.hrtime.bigint() - started) / 1e3 / data.rows;
    if (name === 'Elo') base = judged;
    const all = auc(judged);
    write(
      `${name.padEnd(20)}${cell(all)}${cell(logLoss(judged))}${cell(ece(judged))}${cell(auc(some(judged, isFirst)))}${cell(auc(some(judged, isCold)))}${base ? cell(all - auc(base)) + cell(errorOfDifference(judged, base), 4) : ''.padStart(18)}${cell(micros, 1)}`,
    );
  }
}

main();
