import { figures, type User } from '@twelvefold/contract';
import { intentOf } from '@twelvefold/tutor';
import { elapsedMs } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { Breaker } from '../../platform/tutor/breaker.ts';
import { tutorModel } from '../../platform/tutor/model.ts';
import type { PracticeModule } from '../practice/index.ts';
import { withModel } from './model/consulting.ts';
import { ask, type Doubts, type NewDoubt } from './service.ts';
import { takeModelReply } from './store.ts';
import { builtInTutor } from './tutoring.ts';
import { twinsOf } from './twins.ts';

export { nextHint } from './hints.ts';
export { ask, historyOf } from './service.ts';

const { firstBlockSeconds, modelSeconds, modelRepliesADay } = figures.doubts;

/** Trains the built-in tutor on its examples; half a second, once. */
export const learnIntents = (): void => void intentOf('hint');

/** The configured language model with the built-in tutor as fallback, or the built-in tutor. */
export function doubtsWith(
  { db, limits, log, config, sandboxTutor }: Platform,
  practice: Pick<PracticeModule, 'similar'>,
): Doubts & { askBuiltIn(user: User, doubt: NewDoubt, at: Date): Promise<void> } {
  const model = config.tutor ? tutorModel(config.tutor) : null;
  const builtIn = builtInTutor(twinsOf(db, practice));
  const tutor = withModel({
    called: prompt => sandboxTutor?.note(prompt),
    model: () => sandboxTutor?.model() ?? model,
    breaker: new Breaker(elapsedMs),
    budget: now => takeModelReply(db, now.toISOString().slice(0, 10), modelRepliesADay),
    builtIn,
    log,
    limitsMs: { first: 1000 * firstBlockSeconds, all: 1000 * modelSeconds },
  });
  return {
    db,
    limits,
    log,
    tutor,
    askBuiltIn: async (user, doubt, at) => {
      const asked = await ask(
        { db, limits, log, tutor: builtIn },
        user,
        doubt,
        at,
        new AbortController().signal,
      );
      for await (const _ of asked);
    },
  };
}
