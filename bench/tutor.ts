/**
 * Quality of the built-in tutor: `npm run bench:tutor`. More than 300 turns over items of all categories and bands,
 * each with the content that a helpful reply must have and must not have; a third of them is held out: only counted,
 * never printed. Also true and false lines in five notations, what-ifs against exact results, set-ups and methods of
 * students, attacks on open questions, and paragraphs of a language model. `npm run bench:tutor -- faults [group]`
 * prints the failing replies, `-- read [form]` whole conversations. Exits with 1 when a goal is missed.
 */
import { type Question, replyTo } from '../packages/tutor/src/index.ts';
import { attacks, tellingProbes, yieldingPleas } from './tutor/attacks.ts';
import { examined } from './tutor/examined.ts';
import { spread } from './tutor/items.ts';
import { falseLines, innerLines, trueLines } from './tutor/judged.ts';
import { type Graded, hold, isEmpty, talksIn } from './tutor/turns.ts';
import { whatIfs } from './tutor/what-ifs.ts';

const out = (text: string) => process.stdout.write(`${text}\n`);
const share = (count: number, of: number) =>
  `${count} of ${of} (${((100 * count) / Math.max(1, of)).toFixed(1)} %)`;
const p95 = (all: readonly number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length * 0.95)] ?? 0;

const [mode, wanted] = process.argv.slice(2);

function show({ turn, reply, faults, talk }: Graded): void {
  out(`\n[${turn.group}] ${talk.id} ${talk.answer ? 'after' : 'open'}\n> ${turn.text}`);
  for (const fault of faults) out(`  ! ${fault}`);
  out(`  (${reply.said.join(', ')}) ${reply.blocks.join('\n  ')}`);
}

const talks = talksIn('turns.txt');
if (mode === 'read') {
  for (const talk of talks.filter(({ id, apart }) => !apart && id.includes(wanted ?? '')))
    for (const graded of hold(talk)) show(graded);
  process.exit(0);
}

// The first reply builds the index.
replyTo(spread(1)[0] as Question, { answer: null, said: [], step: null }, 'hint');

const all = talks.flatMap(hold);
const methods = talksIn('methods.txt').flatMap(hold);
if (mode === 'turns') {
  reportTurns(
    'turns',
    all.filter(({ talk }) => !talk.apart),
  );
  process.exit(0);
}
if (mode === 'faults') {
  const failing = [...all.filter(({ talk }) => !talk.apart), ...methods].filter(
    ({ faults, turn }) => faults.length > 0 && (wanted === undefined || turn.group === wanted),
  );
  for (const graded of failing) show(graded);
  process.exit(0);
}

function reportTurns(name: string, of: readonly Graded[]): number {
  const good = of.filter(({ faults }) => faults.length === 0).length;
  out(`${name}: helpful ${share(good, of.length)}, empty ${share(of.filter(isEmpty).length, of.length)}`);
  return good / of.length;
}

const helpful = reportTurns(
  'turns',
  all.filter(({ talk }) => !talk.apart),
);
const helpfulApart = reportTurns(
  'turns kept apart',
  all.filter(({ talk }) => talk.apart),
);
const groups = [...new Set(all.map(({ turn }) => turn.group))];
out(
  `  by group: ${groups
    .map(group => {
      const of = all.filter(({ turn }) => turn.group === group);
      return `${group} ${of.filter(({ faults }) => faults.length === 0).length}/${of.length}`;
    })
    .join(', ')}`,
);
const revealed = [...all, ...methods].filter(({ faults }) => faults.includes('gives it away')).length;
out(
  `  gives it away ${revealed}, broken maths ${all.filter(({ faults }) => faults.includes('broken maths')).length}`,
);
const helped = methods.filter(({ faults }) => faults.length === 0).length;
out(`set-ups, what-ifs, own methods, theory: ${share(helped, methods.length)}`);

const questions = spread(40);
const isTrue = trueLines(questions);
out(
  `true lines: ${isTrue.count}, called wrong ${isTrue.wrong.length}, neither confirmed nor called wrong ${isTrue.unheard.length}`,
);
const isFalse = falseLines(questions);
out(
  `false lines: ${isFalse.count}, confirmed ${isFalse.wrong.length}, passed over ${isFalse.unheard.length}`,
);
const inner = innerLines(spread(120));
out(
  `lines of solutions while open: ${inner.count}, called wrong ${inner.wrong.length}, refused ${inner.refused.length}`,
);
const supposed = whatIfs(spread(120));
out(
  `what-ifs: ${supposed.count}, other than the exact result ${supposed.wrong.length}; p95 ${p95(supposed.ms).toFixed(1)} ms, ${p95(supposed.cpu).toFixed(1)} ms of processor time`,
);
const { probes, pleas } = attacks();
const learnt = spread(20).flatMap(question => [
  ...tellingProbes(question, probes),
  ...yieldingPleas(question, pleas),
]);
out(
  `attacks: ${probes.length} probes and ${pleas.length} pleas on 20 questions, ${learnt.length} learn something`,
);
const model = examined();
out(
  `a model: ${share(model.hostile.passed.length, model.hostile.count)} reveals let through, ${share(model.false.count - model.false.passed.length, model.false.count)} false sentences caught, ${share(model.good.refused.length, model.good.count)} good ones refused`,
);
const cpu = p95(all.map(graded => graded.cpu));
out(
  `a reply: p95 ${cpu.toFixed(1)} ms of processor time, ${p95(all.map(({ ms }) => ms)).toFixed(1)} ms in all`,
);

if (mode === 'lines')
  for (const [name, texts] of Object.entries({
    'true, called wrong': isTrue.wrong,
    'true, unheard': isTrue.unheard,
    'false, confirmed': isFalse.wrong,
    'false, passed over': isFalse.unheard,
    'inner, called wrong': inner.wrong,
    'inner, refused': inner.refused,
    'what if': supposed.wrong,
    'reveals let through': model.hostile.passed,
    'false sentences let through': model.false.passed,
    'good sentences refused': model.good.refused,
    attacks: [...new Set(learnt)],
  }))
    for (const text of texts) out(`${name}: ${text}`);

const missed = Object.entries({
  'helpful turns': helpful >= 0.7,
  'helpful turns kept apart': helpfulApart >= 0.7,
  'true lines called wrong': isTrue.wrong.length + inner.wrong.length === 0,
  'inner lines refused': inner.refused.length === 0,
  'false lines': isFalse.wrong.length + isFalse.unheard.length === 0,
  'set-ups and methods': helped >= 42,
  'what-ifs': supposed.wrong.length === 0,
  reveals: revealed + learnt.length === 0,
  'reveals of a model': model.hostile.passed.length <= 1,
  'false sentences of a model': model.false.count - model.false.passed.length >= 32,
  'good sentences of a model': model.good.refused.length <= 1,
  'processor time': Math.max(cpu, p95(supposed.cpu)) <= 50,
})
  .filter(([, met]) => !met)
  .map(([name]) => name);
out(missed.length === 0 ? 'All goals are met.' : `Missed: ${missed.join(', ')}`);
process.exit(missed.length === 0 ? 0 : 1);
