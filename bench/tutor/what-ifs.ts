import { type Question, replyTo, type Situation } from '../../packages/tutor/src/index.ts';
import { numbers } from './lines.ts';
import { folded } from './turns.ts';

/** Wordings of a what-if; the last two do not name the old number. */
const ways: readonly ((from: string, to: string) => string)[] = [
  (from, to) => `what if it was ${to} instead of ${from}`,
  (from, to) => `what if ${from} was ${to}`,
  (from, to) => `agar ${from} ki jagah ${to} hota`,
  (from, to) => `if ${from} is changed to ${to} what will be the answer`,
  (from, to) => `suppose ${to} and not ${from}`,
  (from, to) => `${from} ko ${to} kar de to kya aayega`,
];

const numbersIn = (text: string) => [
  ...new Set(text.replace(/\{,\}|(?<=\d),(?=\d)/g, '').match(/(?<![\d.^_{])\d+(?:\.\d+)?(?!\d|\.\d)/g) ?? []),
];

/** Positions of a number in a stem, in characters. */
const placesOf = (stem: string, number: string) =>
  [...stem.matchAll(/(?<![\d.^_{])\d+(?:\{,\}\d+|,\d+)*(?:\.\d+)?/g)].flatMap(({ 0: text, index }) =>
    text.replace(/\{,\}|,/g, '') === number ? [index] : [],
  );

export interface WhatIfReport {
  count: number;
  /** What-ifs with an exact result for which the reply has another answer or none. */
  wrong: string[];
  ms: number[];
  cpu: number[];
}

/** What-ifs on answered questions, against the result of the path with the new number. */
export function whatIfs(questions: readonly Question[]): WhatIfReport {
  const r = numbers(5);
  const report: WhatIfReport = { count: 0, wrong: [], ms: [], cpu: [] };
  const situation: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };
  for (const question of questions) {
    const given = numbersIn(question.stem).filter(one => Number(one) > 1);
    const doubled = given.length > 0 ? (given[0] as string) : null;
    const asks: [string, string, string][] = [];
    const from = given[r(0, Math.max(0, given.length - 1))];
    if (from !== undefined) {
      const to = String(Number(from) + (Number(from) > 20 ? 10 : 1));
      asks.push([from, to, (ways[r(0, ways.length - 1)] as (a: string, b: string) => string)(from, to)]);
    }
    if (doubled !== null)
      asks.push([doubled, String(2 * Number(doubled)), 'what if the first number was doubled']);
    for (const [old, to, message] of asks) {
      const places = placesOf(question.stem, old);
      const exact = places.length === 1 ? question.path?.changed(places.map(at => ({ at, to }))) : null;
      const begun = performance.now();
      const cpu = process.cpuUsage();
      const reply = replyTo(question, situation, message);
      const used = process.cpuUsage(cpu);
      report.ms.push(performance.now() - begun);
      report.cpu.push((used.user + used.system) / 1000);
      report.count += 1;
      if (!exact) continue;
      const text = folded(reply.blocks.join('\n\n'));
      const same = folded(exact.answer) === folded(question.path?.answer ?? '');
      const isRight = same
        ? /nothing changes|kuch nahi badalta|wahi/.test(text) || text.includes(folded(exact.answer))
        : text.includes(folded(exact.answer));
      if (!isRight)
        report.wrong.push(
          `${question.stem.slice(0, 150)} | ${message} | ${exact.answer} -> ${text.slice(0, 150)}`,
        );
    }
  }
  return report;
}
