import type { ArmName } from './arms.ts';
import { oneSided, opposites } from './opposites.ts';
import { type Band, guessers, heldOf } from './scores.ts';
import { compared, figuresOf, mean, type WorldResult } from './summary.ts';
import { weakStudents } from './weak.ts';

const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)} %`;
const row = (cells: readonly string[]) =>
  `${cells[0]?.padEnd(46)}${cells
    .slice(1)
    .map(c => c.padStart(9))
    .join('')}\n`;

const short: Readonly<Record<ArmName, string>> = {
  random: 'random',
  'fixed blueprint': 'blue',
  'weakest first': 'weakest',
  'target 75 %': '75 %',
  'blueprint + 75 %': 'blue+75',
  'blueprint + 75 % by Elo': 'Elo+75',
  'expected gain': 'gain',
  'maximum information (jsCAT)': 'jsCAT',
  ours: 'ours',
  'ours, learnt from 250': 'of 250',
  'ours, learnt from 1,000': 'of 1,000',
  'ours with twins of mistakes': 'twins',
  'greedy oracle': 'oracle',
  'oracle under our rules': 'bounded',
};

/** Share of bands that hold the truth, with the standard error for a true share of .9. */
const held = (bands: readonly Band[]) =>
  heldOf(bands)
    .map(([answers, n, share, high]) => {
      const error = Math.sqrt(0.09 / Math.max(1, n));
      return `at ${answers} answers ${percent(share)} hold the truth (± ${percent(error)}), up to ${high.toFixed(1)}`;
    })
    .join('; ');

/** The results as text. */
export function printed(results: readonly WorldResult[], arms: readonly ArmName[]): string {
  const ours = arms.filter(arm => arm.startsWith('ours'));
  const lines = [
    row([
      'gain in marks on exam day',
      ...arms.map(arm => short[arm]),
      ...ours.flatMap(arm => ['aim', `${short[arm]} +`, '±', 'of oracle']),
    ]),
  ];
  const all = results.map(compared);
  for (const one of all)
    lines.push(
      row([
        one.world.name,
        ...arms.map(arm => (one.gain[arm] ?? 0).toFixed(1)),
        ...one.ours.flatMap(({ aim, against, error, ofOracle }) => [
          aim?.toFixed(3) ?? '',
          percent(against),
          percent(error),
          percent(ofOracle, 0),
        ]),
      ]),
    );
  lines.push(
    row([
      'mean',
      ...arms.map(arm => mean(all.map(({ gain }) => gain[arm] ?? 0)).toFixed(2)),
      ...ours.flatMap((_, i) => {
        const own = all.flatMap(one => one.ours[i] ?? []);
        return [
          '',
          percent(mean(own.map(({ against }) => against))),
          percent(Math.min(...own.map(({ against }) => against))),
          percent(mean(own.map(({ ofOracle }) => ofOracle))),
        ];
      }),
    ]),
  );
  lines.push('\n');
  for (const arm of arms) {
    const f = figuresOf(results, arm);
    lines.push(
      `${short[arm].padEnd(10)} packs .55-.85 ${percent(f.packsInRange)} (${f.packRange.map(p => p.toFixed(2)).join('-')}), mean ${f.meanSuccess.toFixed(2)}, questions .45-.90 ${percent(f.questionsInRange)}, ECE ${f.ece.toFixed(3)}, coverage ${percent(f.coverage)}, log loss newcomer/Elo/ours/truth ${f.logLosses.map(l => l.toFixed(3)).join('/')}, seen by 4 ${percent(f.seenEarly)}, >4 misses ${percent(f.badRuns)}\n`,
    );
  }
  lines.push(
    `bands of marks: ${held(results.flatMap(({ bands }) => bands))}\n`,
    `of guessers: ${held(guessers())}\n`,
  );
  for (const o of opposites())
    lines.push(
      `opposites: ${o.name}: overlap ${percent(o.overlap)}, lean ${o.lean.toFixed(2)} / ${o.otherLean.toFixed(2)}\n`,
    );
  for (const w of weakStudents())
    lines.push(
      `${w.name}, an example adds ${w.teaches}, ${w.way}: alone ${w.alone.toFixed(3)} (of weak topics ${w.weakAlone.toFixed(3)}), after an example ${w.paired.toFixed(3)}; ${w.each.toFixed(0)} of 84 alone (${w.weakEach.toFixed(0)} of weak topics)\n`,
    );
  lines.push(
    `one-sided: ${oneSided()
      .map(o => `${o.category} ${o.lean.toFixed(2)}`)
      .join(', ')}\n`,
  );
  return lines.join('');
}
