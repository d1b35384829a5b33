/**
 * The planner against simple baselines, the real jsCAT and an oracle: `node bench/simulation.ts`; `--quick` takes
 * five minutes. Seeded. `--half tuning` runs the worlds on which constants are chosen; figures are reported on the
 * other half. `--half unlike` runs worlds of another kind: other guesses, spreads and calendars, two skills a
 * question, hints. `--data FILE` runs a world of students whose skills are fitted to a public file of responses.
 */
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { type ArmName, armNames, learnsFrom } from './simulation/arms.ts';
import { runCourse } from './simulation/course.ts';
import { learntFrom } from './simulation/others.ts';
import { printed } from './simulation/report.ts';
import { bandsIn } from './simulation/scores.ts';
import type { WorldResult } from './simulation/summary.ts';
import { drawnFrom, type World, worlds } from './simulation/world.ts';

/** Size of a run of five minutes on two processors. */
const QUICK: { students: number; worlds: number; without: ArmName[] } = {
  students: 24,
  worlds: 8,
  without: ['ours, learnt from 1,000', 'ours with twins of mistakes'],
};

interface Task {
  readonly world: World;
  readonly students: number;
  readonly arms: readonly ArmName[];
}

function run({ world, students, arms }: Task): WorldResult {
  const cohorts = arms.flatMap(arm => learnsFrom[arm] ?? []);
  const learnt = learntFrom(world, cohorts);
  const outcomes = Object.fromEntries(
    arms.map(arm => [arm, Array.from({ length: students }, (_, i) => runCourse(world, i + 1, arm, learnt))]),
  );
  const aims = new Map([...learnt].map(([cohort, { aim }]) => [cohort, aim]));
  return { world, aims, outcomes, bands: bandsIn(world, students) };
}

/** Runs the tasks on one thread for each processor. */
async function inThreads(tasks: readonly Task[]): Promise<WorldResult[]> {
  const results: WorldResult[] = [];
  let next = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url));
      const hand = () => {
        const index = next++;
        const task = tasks[index];
        if (task) worker.postMessage({ index, task });
        else worker.terminate().then(() => resolve(), reject);
      };
      worker.on('message', ({ index, result }: { index: number; result: WorldResult }) => {
        results[index] = result;
        hand();
      });
      worker.on('error', reject);
      hand();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), tasks.length) }, one));
  return results;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      half: { type: 'string', default: 'report' },
      students: { type: 'string' },
      worlds: { type: 'string' },
      arms: { type: 'string' },
      data: { type: 'string' },
    },
  });
  const students = Number(values.students ?? (values.quick ? QUICK.students : 100));
  const few = Number(values.worlds ?? (values.quick ? QUICK.worlds : worlds.length));
  const ofHalf = worlds.filter(({ half }) => half === values.half);
  const some = values.data === undefined ? ofHalf : [drawnFrom(values.data)];
  const step = Math.max(1, Math.floor(some.length / few));
  const chosen = some.filter((_, i) => i % step === 0);
  const usual = values.quick ? armNames.filter(arm => !QUICK.without.includes(arm)) : armNames;
  const arms = values.arms === undefined ? usual : (values.arms.split(';') as ArmName[]);
  const results = await inThreads(chosen.map(world => ({ world, students, arms })));
  process.stdout.write(printed(results, arms));
}

if (isMainThread) await main();
else
  parentPort?.on('message', ({ index, task }: { index: number; task: Task }) =>
    parentPort?.postMessage({ index, result: run(task) }),
  );
