import type { Db } from '../../src/platform/db/db.ts';

const statements = ['select', 'insert', 'update', 'delete', 'execute'] as const;

export interface CrashPoints {
  /** Does the work once, and counts the points at which it could die. */
  pointsIn(work: () => Promise<unknown>): Promise<number>;
  /** Does the work, which dies at this point, counted from 1; what it was about to do never happens. */
  dyingAt(point: number, work: () => Promise<unknown>): Promise<void>;
}

/**
 * Points at which work of a process can die: before each of its statements, before each commit and after it. A
 * transaction that is open then is rolled back, as by a database whose client is gone.
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
