import { z } from 'zod';
import type { Prompt, TutorModel } from './model.ts';

/** Modes of the tutor's stand-in: `normal` is off, `fail` fails, `slow` never answers, `text` answers with the text. */
export const sandboxTutorBody = z.union([
  z.strictObject({ mode: z.enum(['normal', 'fail', 'slow']) }),
  z.strictObject({ mode: z.literal('text'), text: z.string().max(20_000) }),
]);
type Mode = z.output<typeof sandboxTutorBody>;

const keptPrompts = 100;

/** Sandbox control of the tutor: its mode, and the last 100 prompts. */
export class SandboxTutor {
  #mode: Mode = { mode: 'normal' };
  #calls = 0;
  #prompts: Prompt[] = [];

  state = () => ({ ...this.#mode, calls: this.#calls, prompts: this.#prompts });

  change(mode: Mode): void {
    this.#mode = mode;
  }

  /** Counts a call. Throws in mode `fail`. */
  note(prompt: Prompt): void {
    this.#calls += 1;
    this.#prompts = [...this.#prompts, prompt].slice(-keptPrompts);
    if (this.#mode.mode === 'fail') throw new Error('The sandbox has the tutor fail.');
  }

  /** The model of the mode; null in mode `normal`. */
  model(): TutorModel | null {
    const mode = this.#mode;
    if (mode.mode === 'slow')
      return async function* silent(_prompt, signal) {
        await new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
        yield '';
      };
    if (mode.mode === 'text')
      return async function* fixed() {
        yield mode.text;
      };
    return null;
  }
}
