import { type Fault, faultOf, subjectOf } from '@twelvefold/tutor';
import type { Log } from '../../../platform/log.ts';
import type { Breaker } from '../../../platform/tutor/breaker.ts';
import type { Prompt, TutorModel } from '../../../platform/tutor/model.ts';
import { type Answering, type Consultation, isAboutTwin } from '../tutoring.ts';
import { paragraphs } from './blocks.ts';
import { promptOf } from './prompt.ts';

interface Needs {
  /** Records a call with its prompt; throws in the sandbox's mode `fail`. */
  called(prompt: Prompt): void;
  /** The model to ask now; null for the built-in tutor. */
  model(): TutorModel | null;
  breaker: Breaker;
  /** Takes one of the day's model replies; false when none is left. */
  budget(now: Date): Promise<boolean>;
  builtIn: Answering;
  log: Log;
  /** Time limits of the first and the last paragraph in ms. */
  limitsMs: { first: number; all: number };
}

const faults: Record<Fault, string> = {
  arithmetic: 'A calculation in it does not hold.',
  key: 'It contradicts the key.',
  gives_away: 'It tells too much before the student has answered.',
  value: 'It tells a value that is none of this question.',
};

/** The prompt for a second try, without the failed draft: the model continues the paragraphs already shown. */
const repairOf = (prompt: Prompt, fault: Fault, stands: readonly string[]): Prompt => ({
  system: prompt.system,
  messages: [
    ...prompt.messages,
    ...(stands.length > 0 ? [{ role: 'assistant' as const, content: stands.join('\n\n') }] : []),
    {
      role: 'user',
      content: `Your draft could not be shown. ${faults[fault]} Write ${stands.length > 0 ? 'what comes after what stands above' : 'the reply'} from scratch, another way.`,
    },
  ],
});

/** A paragraph failed its check twice. */
class Unsound extends Error {}

type Pieces<Result = void> = AsyncGenerator<string, Result, void>;

/** Yields a model's paragraphs up to the first fault, which it returns. */
async function* soundPart(
  model: TutorModel,
  prompt: Prompt,
  asked: Consultation,
  said: string[],
  signal: AbortSignal,
): Pieces<Fault | null> {
  for await (const text of paragraphs(model(prompt, signal))) {
    const { question, answer, situation, message } = asked;
    const wrote = [...(situation.wrote ?? []), message];
    const fault = faultOf(question, answer === null, text, said, situation.answer?.chosen, wrote);
    if (fault) return fault;
    said.push(text);
    yield text;
  }
  return null;
}

/** Sound paragraphs of a model's reply; asks again once after a fault, then throws `Unsound`. */
async function* soundReply(
  model: TutorModel,
  prompt: Prompt,
  asked: Consultation,
  signal: AbortSignal,
): Pieces {
  const before = asked.messages.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const said = [...before];
  const fault = yield* soundPart(model, prompt, asked, said, signal);
  if (!fault) return;
  const repair = repairOf(prompt, fault, said.slice(before.length));
  const again = yield* soundPart(model, repair, asked, said, signal);
  if (again) throw new Unsound(faults[again]);
}

/**
 * A signal that aborts when the first or the last paragraph takes too long, and at the end, to close the connection.
 */
function deadlines({ first, all }: Needs['limitsMs']) {
  const late = new AbortController();
  const stop = () => late.abort(new Error('The model took too long'));
  const toFirst = setTimeout(stop, first);
  const toLast = setTimeout(stop, all);
  return {
    signal: late.signal,
    begun: () => clearTimeout(toFirst),
    end: () => {
      clearTimeout(toFirst);
      clearTimeout(toLast);
      late.abort(new Error('The model is no longer read'));
    },
  };
}

/** The next piece, or the abort of the signal: a hanging model is not waited for. */
function nextOf(pieces: Pieces, signal: AbortSignal): Promise<IteratorResult<string, void>> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    pieces
      .next()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}

async function* consulted(
  needs: Needs,
  model: TutorModel,
  prompt: Prompt,
  asked: Consultation,
  outer: AbortSignal,
): Pieces {
  const limit = deadlines(needs.limitsMs);
  const signal = AbortSignal.any([outer, limit.signal]);
  const pieces = soundReply(model, prompt, asked, signal);
  let some = false;
  try {
    for (;;) {
      const next = await nextOf(pieces, signal);
      if (next.done) break;
      some = true;
      limit.begun();
      yield next.value;
    }
    if (!some) throw new Error('The model said nothing');
  } finally {
    limit.end();
    // Not awaited: the generator may hang.
    pieces.return().catch(() => {});
  }
}

/**
 * A tutor that asks a language model first and passes on checked paragraphs only. When the model is slow, down, over
 * the day's budget or wrong twice, the built-in tutor continues.
 */
export function withModel(needs: Needs): Answering {
  return async function* answer(asked, now, signal) {
    const prompt = promptOf(asked);
    needs.called(prompt);
    const model = isAboutTwin(asked) ? null : needs.model();
    const may = model && needs.breaker.mayCall() && (await needs.budget(now));
    const blocks: string[] = [];
    try {
      if (model && may) {
        asked.modelCalled();
        for await (const block of consulted(needs, model, prompt, asked, signal)) {
          blocks.push(block);
          yield { block };
        }
        needs.breaker.succeeded();
        return { blocks, said: [], ...subjectOf(asked.question, asked.message), twinId: null };
      }
    } catch (error) {
      signal.throwIfAborted();
      // A wrong model is not down.
      if (error instanceof Unsound) needs.breaker.succeeded();
      else needs.breaker.failed();
      needs.log.warn({ err: error }, 'the language model was replaced by the built-in tutor');
    }
    const given = yield* needs.builtIn(asked, now, signal);
    return { ...given, blocks: [...blocks, ...given.blocks] };
  };
}
