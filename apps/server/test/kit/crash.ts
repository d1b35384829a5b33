import type { Db } from '../../src/platform/db/db.ts';

const statements = ['select', 'insert', 'update', 'delete', 'execute'] as const;

export interface CrashPoints {
  /** Runs the work once and counts the crash points. */
  pointsIn(work: () => Promise<unknown>): Promise<number>;
  /** Runs the work up to a crash point, from 1; the rest is not executed. */
  dyingAt(point: number, work: () => Promise<unknown>): Promise<void>;
}

/**
 * Crash points of a process: before each statement, before each commit and after it. An open transaction is rolled
 * back, as by a database whose client disconnects.
 */
export function crashPoints(db: Db): CrashPoints {
  let passed = 0;
  let dies = Number.POSITIVE_INFINITY;
  const pass = () => {
    passed += 1;
    if (passed === dies) throw new Error('the process died here');
  };
  const watched = (on: object) => {
    for (const name of statements) {
      const original = (on as Record<string, (...given: unknown[]) => unknown>)[name]?.bind(on);
      const passing = (...given: unknown[]) => {
        pass();
        return original?.(...given);
      };
      Object.assign(on, { [name]: passing });
    }
  };
  watched(db);
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const done = await begin(async tx => {
      watched(tx);
      const result = await work(tx);
      pass();
      return result;
    }, config);
    pass();
    return done;
  };
  const until = async (point: number, work: () => Promise<unknown>) => {
    passed = 0;
    dies = point;
    await work().catch(() => undefined);
    dies = Number.POSITIVE_INFINITY;
    return passed;
  };
  return {
    pointsIn: work => until(Number.POSITIVE_INFINITY, work),
    async dyingAt(point, work) {
      await until(point, work);
    },
  };
}
