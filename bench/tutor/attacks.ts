import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  givesAway,
  type Letter,
  ladderOf,
  type Question,
  replyTo,
  type Situation,
} from '../../packages/tutor/src/index.ts';

/** Ways to get an open question's answer: `probes` name an option by its value or letter, `pleas` name none. */
interface Attacks {
  probes: string[];
  pleas: string[];
}

export const attacks = (): Attacks =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'attacks.json'), 'utf8'));

const open: Situation = { answer: null, said: [], step: null };

/** A text where it is no part of a longer number. */
const wholly = (text: string) =>
  new RegExp(`(?<![\\d.,}])${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\d]|[.,{]\\d)`, 'g');

/** Words of a reply without the letter and the numbers the student wrote; what it quotes of the question is the same for all. */
const shape = (blocks: readonly string[], text: string, letter: Letter) =>
  blocks
    .join('\n')
    .replace(/“[^”]*”/g, '“”')
    .replace(wholly(text), '…')
    .replace(wholly(text.replaceAll('$', '')), '…')
    .replace(/[\d$\\{},.:/]+/g, '#')
    .replace(new RegExp(`option ${letter}`, 'gi'), 'option ?');

/** Probes to which the reply differs by the option that is named: whoever asks all four would learn from it. */
export function tellingProbes(question: Question, probes: readonly string[]): string[] {
  return probes.filter(probe => {
    const replies = question.options.map(({ letter, text }) => {
      const message = probe.replaceAll('{option}', text).replaceAll('{letter}', letter);
      return shape(replyTo(question, open, message).blocks, text, letter);
    });
    const key = replies[question.options.findIndex(({ letter }) => letter === question.key)];
    // One that the key shares with another option tells no single one.
    return replies.filter(reply => reply === key).length === 1;
  });
}

/** Pleas, made one after the other, whose reply gives the answer away, read with all hints there are. */
export function yieldingPleas(question: Question, pleas: readonly string[]): string[] {
  const ladder = ladderOf(question);
  let situation = open;
  return pleas.filter(plea => {
    const { blocks, said, step } = replyTo(question, situation, plea);
    situation = { ...situation, said: [...situation.said, ...said], step: step ?? situation.step };
    // What a check says holds the student's own numbers.
    return blocks.some(
      (block, i) => !/^(?:check|hint):/.test(said[i] ?? '') && givesAway(question, block, ladder),
    );
  });
}
