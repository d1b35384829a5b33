import katex from 'katex';
import {
  faultOf,
  givesAway,
  ladderOf,
  numbersIn,
  type Question,
  recalculated,
} from '../../packages/tutor/src/index.ts';
import type { Turn } from './conversation.ts';

/** Whether all maths of a text can be drawn. */
export function renders(text: string): boolean {
  for (const [, block, line] of text.matchAll(/\$\$([\s\S]+?)\$\$|\$([^$\n]+)\$/g))
    try {
      katex.renderToString(block ?? line ?? '', { throwOnError: true, strict: false });
    } catch {
      return false;
    }
  return true;
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-4 * Math.max(1, Math.abs(a));
/** Numbers of steps and of lines of a working. */
const counts = Array.from({ length: 13 }, (_, i) => i);

/** Numbers as they are written. */
const digitsIn = (text: string) =>
  (text.replace(/\{,\}|(?<=\d),(?=\d)/g, '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The numbers of a reply that stand neither in the question nor in the student's words, and follow from neither. */
function strayNumbers(question: Question, { text, situation, reply }: Turn): number[] {
  const { options, steps, stem, snapRead, approach, faster, check, principle } = question;
  const words = [text, ...(situation.wrote ?? [])];
  const source = [
    stem,
    snapRead,
    approach,
    faster ?? '',
    check ?? '',
    principle,
    ...steps.flatMap(({ says, works }) => [says, `$${works}$`]),
    ...options.flatMap(option => [option.text, option.slip ?? '']),
    ...words,
  ];
  const known = [
    ...source.flatMap(numbersIn),
    ...source.flatMap(digitsIn),
    ...words.flatMap(recalculated),
    ...counts,
  ];
  return reply.blocks.flatMap((block, i) => {
    const id = reply.said[i] ?? '';
    // Terms hold their own numbers; single operations are calculated again.
    if (id.startsWith('term:')) return [];
    if (id.endsWith(':calculation'))
      return faultOf(question, false, block) === 'arithmetic' ? [Number.NaN] : [];
    return digitsIn(block).filter(value => !known.some(one => near(one, value)));
  });
}

/** What is wrong with the turns of a conversation, each fault with the message it answers. */
export function faultsOf(question: Question, turns: readonly Turn[]): Record<string, string[]> {
  const ladder = ladderOf(question);
  const of = (is: (turn: Turn, i: number) => boolean) => turns.filter(is).map(({ text }) => text);
  const whole = ({ reply }: Turn) => reply.blocks.join('\n\n');
  return {
    // A check quotes the student's line, which may be wrong: of it, only what it says of the key counts.
    contradictions: of(
      ({ situation, reply }) =>
        situation.answer !== null &&
        reply.blocks.some((block, i) => {
          const fault = faultOf(question, false, block);
          return fault !== null && (fault === 'key' || !reply.said[i]?.startsWith('check:'));
        }),
    ),
    reveals: of(
      ({ situation, reply }) =>
        situation.answer === null &&
        reply.blocks.some(
          (block, i) => !/^(?:check|hint):/.test(reply.said[i] ?? '') && givesAway(question, block, ladder),
        ),
    ),
    'stray numbers': of(turn => strayNumbers(question, turn).length > 0),
    'maths broken': of(turn => !renders(whole(turn))),
    'repeated replies': of((turn, i) => turns.slice(0, i).some(before => whole(before) === whole(turn))),
  };
}
