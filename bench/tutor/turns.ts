import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import katex from 'katex';
import {
  givesAway,
  isEmptyReply,
  type Letter,
  ladderOf,
  type Question,
  replyTo,
  type Situation,
  type TutorReply,
} from '../../packages/tutor/src/index.ts';
import { hasForm, namedItem } from './items.ts';

/** One message of a student, and requirements on the reply. */
interface Turn {
  group: string;
  text: string;
  /** The reply must have one alternative of each line; a name such as `@slipB` stands for words of the question. */
  needs: string[][];
  never: string[];
}

interface Talk {
  /** `AR.PCT.5.E.pass-mark-maximum.3 6 past 1`. */
  item: string;
  id: string;
  /** Null while the question is open. */
  answer: Situation['answer'];
  turns: Turn[];
  /** Held out: every third conversation is only counted, never printed. */
  apart: boolean;
}

const alternatives = (line: string) => line.slice(2).split(' | ');

function turnsOf(lines: readonly string[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    const [, group, text] = /^([a-z]+)> (.+)$/.exec(line) ?? [];
    if (group && text) turns.push({ group, text, needs: [], never: [] });
    else if (line.startsWith('+ ')) turns.at(-1)?.needs.push(alternatives(line));
    else if (line.startsWith('- ')) turns.at(-1)?.never.push(...alternatives(line));
    else throw new Error(`Not a line of a turn: ${line}`);
  }
  return turns;
}

/** Conversations of a file. Each begins with `# form seed past 2 | open`, `| after B` or `| after skip`. */
export function talksIn(name: string): Talk[] {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8').trim();
  const talks = text.split(/\n\n(?=# )/).map((block, i): Talk => {
    const [head = '', ...lines] = block.split('\n');
    const [, item = '', id = '', chosen] =
      /^# ((\S+) \d+(?: past \d+)?) \| (?:open|after (\w+))$/.exec(head) ?? [];
    if (id === '') throw new Error(`Not the head of a conversation: ${head}`);
    const answer =
      chosen === undefined
        ? null
        : chosen === 'skip'
          ? { outcome: 'skipped' as const, chosen: null }
          : { outcome: 'incorrect' as const, chosen: chosen as Letter };
    return { item, id, answer, turns: turnsOf(lines), apart: i % 3 === 2 };
  });
  const gone = talks.filter(({ id }) => !hasForm(id));
  for (const { id } of gone) process.stderr.write(`Left out, of an earlier revision: ${id}\n`);
  return talks.filter(talk => !gone.includes(talk));
}

const fraction = /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g;
const roots = /\\sqrt\s*\{([^{}]*)\}|\\sqrt\s*(\d)/g;

/** A text normalised for comparison: lower case, without LaTeX, Markdown and optional spaces. */
export function folded(text: string): string {
  let out = text;
  for (let i = 0; i < 3; i += 1) out = out.replace(roots, '√$1$2').replace(fraction, '$1/$2');
  return out
    .replace(/\\text\s*\{([^{}]*)\}/g, '$1')
    .replace(/\{,\}|(?<=\d),(?=\d{2,3}(?!\d))/g, '')
    .replace(/\\times|\\cdot/g, '×')
    .replace(/\\div/g, '÷')
    .replace(/\^\{?\\circ\}?/g, '°')
    .replace(/\\(?:quad|qquad|,|;|!|left|right|displaystyle)/g, ' ')
    .replace(/[$*{}\\“”"]/g, '')
    .replace(/\s*([-+×÷/=<>()^])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** Words of the question for a name. */
function named(question: Question, name: string): string[] {
  const [, what, at = ''] = /^@([a-z]+)([A-D]|\d+)?$/.exec(name) ?? [];
  const step = question.steps[Number(at) - 1];
  switch (what) {
    case 'step':
      return [step?.says ?? '', step?.works ?? '', question.path?.because[Number(at) - 1] ?? ''];
    case 'because':
      return [question.path?.because[Number(at) - 1] ?? ''];
    case 'slip':
      return [question.options.find(({ letter }) => letter === at)?.slip ?? ''];
    case 'approach':
      return [question.approach];
    case 'principle':
      return [question.principle];
    case 'faster':
      return [question.faster ?? ''];
    case 'snap':
      return [question.snapRead];
    default:
      throw new Error(`Nothing is called ${name}`);
  }
}

/** Whether a reply has an alternative. A number must be whole; a named text may be cut at its end. */
function says(question: Question, reply: string, one: string): boolean {
  if (one.startsWith('@'))
    return named(question, one)
      .map(text => folded(text).trim().slice(0, 40))
      .some(text => text.length > 2 && reply.includes(text));
  const wanted = folded(one);
  if (!/^[-\d]/.test(wanted)) return reply.includes(wanted);
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d.])${escaped}(?![\\d]|\\.\\d)`).test(reply);
}

/** Whether KaTeX can draw all maths of a text. */
function renders(text: string): boolean {
  for (const [, block, line] of text.matchAll(/\$\$([\s\S]+?)\$\$|\$([^$\n]+)\$/g))
    try {
      katex.renderToString(block ?? line ?? '', { throwOnError: true, strict: false });
    } catch {
      return false;
    }
  return true;
}

export interface Graded {
  talk: Talk;
  turn: Turn;
  question: Question;
  reply: TutorReply;
  /** Missing and forbidden content; empty for a good reply. */
  faults: string[];
  ms: number;
  cpu: number;
}

/** Result, wall time and CPU time of a call, in milliseconds. */
function timed<Result>(call: () => Result): { result: Result; ms: number; cpu: number } {
  const begun = performance.now();
  const cpu = process.cpuUsage();
  const result = call();
  const used = process.cpuUsage(cpu);
  return { result, ms: performance.now() - begun, cpu: (used.user + used.system) / 1000 };
}

function faultsOf(
  question: Question,
  turn: Turn,
  situation: Situation,
  reply: TutorReply,
  before: readonly string[],
): string[] {
  const whole = reply.blocks.join('\n\n');
  const text = folded(whole);
  const ladder = ladderOf(question);
  // Without checks, which contain the student's numbers, and examples, which have their own.
  const own = reply.blocks.filter(
    (_, i) =>
      !/^(?:check|beside|hint|next|example|example-again|what-if|which|doubt):/.test(reply.said[i] ?? ''),
  );
  return [
    ...turn.needs
      .filter(any => !any.some(one => says(question, text, one)))
      .map(any => `lacks ${any.join(' | ')}`),
    ...turn.never.filter(one => says(question, text, one)).map(one => `says ${one}`),
    ...(before.includes(whole) ? ['repeats a reply'] : []),
    ...(renders(whole) ? [] : ['broken maths']),
    ...(situation.answer === null && own.some(block => givesAway(question, block, ladder))
      ? ['gives it away']
      : []),
  ];
}

/** Runs a conversation with the built-in tutor and grades each reply. */
export function hold(talk: Talk): Graded[] {
  const question = namedItem(talk.item);
  let situation: Situation = { answer: talk.answer, said: [], step: null };
  const replies: string[] = [];
  return talk.turns.map(turn => {
    const { result: reply, ms, cpu } = timed(() => replyTo(question, situation, turn.text));
    const faults = faultsOf(question, turn, situation, reply, replies);
    replies.push(reply.blocks.join('\n\n'));
    situation = {
      ...situation,
      said: [...situation.said, ...reply.said],
      wrote: [...(situation.wrote ?? []), turn.text],
      step: reply.step ?? situation.step,
    };
    return { talk, turn, question, reply, faults, ms, cpu };
  });
}

/** Whether a reply is empty although a helpful one is wanted. */
export const isEmpty = ({ reply, turn }: Graded): boolean =>
  isEmptyReply(reply.said) && !/^(?:claim|tell)$/.test(turn.group);
