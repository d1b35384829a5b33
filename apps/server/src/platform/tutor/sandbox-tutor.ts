import { z } from 'zod';
import type { Prompt, TutorModel } from './model.ts';

/**
 * What a stand-in for the tutor does: `normal` leaves it alone, `fail` fails the whole reply, `slow` stands for a model
 * that says nothing, `text` for one that says this.
 */
export const sandboxTutorBody = z.union([
  z.strictObject({ mode: z.enum(['normal', 'fail', 'slow']) }),
  z.strictObject({ mode: z.literal('text'), text: z.string().max(20_000) }),
]);
type Mode = z.output<typeof sandboxTutorBody>;

/** Prompts that are kept. */
const keptPrompts = 100;

/** The sandbox's control of the tutor: its mode, and what the tutor was told. */
export class SandboxTutor {
  #mode: Mode = { mode: 'normal' };
  #calls = 0;
  #prompts: Prompt[] = [];

  state = () => ({ ...this.#mode, calls: this.#calls, prompts: this.#prompts });

  change(mode: Mode): void {
    this.#mode = mode;
  }

  /** Counts a call. Throws in the mode `fail`. */
  note(prompt: Prompt): void {
    this.#calls += 1;
    this.#prompts = [...this.#prompts, prompt].slice(-keptPrompts);
    if (this.#mode.mode === 'fail') throw new Error('The sandbox has the tutor fail.');
  }

  /** The model that the mode stands for; null where the mode asks for none. */
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
