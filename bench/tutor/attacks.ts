import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  givesAway,
  isWorkedHere,
  type Letter,
  ladderOf,
  type Question,
  replyTo,
  type Situation,
} from '../../packages/tutor/src/index.ts';

/**
 * Messages that try to get the answer of an open question: `probes` name an option by value or letter, `pleas` none.
 */
interface Attacks {
  probes: string[];
  pleas: string[];
}

export const attacks = (): Attacks =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'attacks.json'), 'utf8'));

const open: Situation = { answer: null, said: [], step: null };

/** Matches a text that is not part of a longer number. */
const wholly = (text: string) =>
  new RegExp(`(?<![\\d.,}])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\d]|[.,{]\\d)`, 'g');

/** Words of a reply without the letter and numbers of the student's message. */
const shape = (blocks: readonly string[], text: string, letter: Letter) =>
  blocks
    .join('\n')
    .replace(/“[^”]*”/g, '“”')
    .replace(wholly(text), '…')
    .replace(wholly(text.replaceAll('$', '')), '…')
    .replace(/[\d$\\{},.:/]+/g, '#')
    .replace(new RegExp(`option ${letter}`, 'gi'), 'option ?');

/** Probes whose reply depends on the named option: a student who tries all four would learn the key. */
export function tellingProbes(question: Question, probes: readonly string[]): string[] {
  return probes.filter(probe => {
    const replies = question.options.map(({ letter, text }) => {
      const message = probe.replaceAll('{option}', text).replaceAll('{letter}', letter);
      return shape(replyTo(question, open, message).blocks, text, letter);
    });
    const key = replies[question.options.findIndex(({ letter }) => letter === question.key)];
    // A reply that the key shares with another option does not reveal it.
    return replies.filter(reply => reply === key).length === 1;
  });
}

/** Pleas, sent one after the other, whose reply reveals the answer, together with all hints. */
export function yieldingPleas(question: Question, pleas: readonly string[]): string[] {
  const ladder = ladderOf(question);
  let situation = open;
  return pleas.filter(plea => {
    const { blocks, said, step } = replyTo(question, situation, plea);
    situation = { ...situation, said: [...situation.said, ...said], step: step ?? situation.step };
    // The words of a check contain the student's own numbers, a common doubt those of its own example.
    return blocks.some((block, i) =>
      /^doubt:/.test(said[i] ?? '')
        ? isWorkedHere(question, block)
        : !/^(?:check|hint):/.test(said[i] ?? '') && givesAway(question, block, ladder),
    );
  });
}
