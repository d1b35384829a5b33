/**
 * The planner against the simple ways, the real jsCAT and an oracle: `node bench/simulation.ts`, with `--quick` in five
 * minutes. Seeded. `--half tuning` shows the worlds on which numbers are chosen; they are reported on the other half.
 * `--half unlike` shows worlds of another kind: other guesses, spreads and calendars, two skills a question, hints;
 * `--data FILE` the world of students whose skills are those of a public file of responses.
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

/** What five minutes of two processors are enough for. */
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

/** Runs the tasks on as many threads as there are processors. */
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
