import { givesAway } from '../../guard.ts';
import { ladderOf } from '../../ladder.ts';
import { near } from '../../maths/evaluate.ts';
import { mathsOf, plainMaths } from '../../maths/tex.ts';
import { worthOf } from '../../maths/values.ts';
import { inSentence, keyOf, type Question, titled } from '../../question.ts';
import { toldOf, valueAt } from '../../reading/told.ts';
import { contentOf } from '../../words/content.ts';
import { inTongue } from '../../words/hinglish.ts';
import { figure, known, maths } from '../checking/pieces.ts';
import { asksWhy, whyNot } from '../naming.ts';
import { stepWith } from '../options.ts';
import { sentencesOf, tellable } from '../sentences.ts';
import type { Asked, Piece, Ways } from '../situation.ts';
import { departureOf, heardReason } from '../steps.ts';
import type { Asking } from './asking.ts';

type Of<Is extends Asking['is']> = Extract<Asking, { is: Is }>;

/** The letters that stand alone in the formulas of a text. */
const lettersOf = (text: string): string[] =>
  mathsOf(text).flatMap(tex => tex.match(/(?<![a-z\\])[a-z](?![a-z])/gi) ?? []);

/** Names of formulas by the words that solutions have for them. */
const named: readonly (readonly [RegExp, string])[] = [
  [/\bD\b|\bdisc\w*/g, ' discriminant '],
  [/\bCP\b/gi, ' cost price '],
  [/\bSP\b/gi, ' selling price '],
];

/** Which of two things comes first: the one of the earlier step. */
export function orderWays(asked: Asked, { typed }: Of<'order'>): Ways {
  const { question, message } = asked;
  if (typed.every(one => /\d/.test(one))) {
    const text = inTongue(message)([
      'Which first do you mean: what is done first, or the first of two things? Name the thing with its number, and I look at it.',
      'Kaunsa pehla: jo pehle kiya jaata hai, ya do cheezon me se pehli? Cheez ka naam number ke saath likho, main dekhta hoon.',
    ]);
    return [[{ id: `asking:order:${known(message)}`, text }]];
  }
  const [a, b] = typed.map(one =>
    contentOf(named.reduce((text, [form, words]) => text.replace(form, words), one)),
  );
  if (!a || !b) return [];
  const texts = question.steps.map(({ says, works }, i) =>
    contentOf(`${says} $${works}$ ${question.path?.because[i] ?? ''}`),
  );
  const stepOf = (own: readonly string[], other: readonly string[]) => {
    const words = own.filter(word => !other.includes(word));
    const counts = texts.map(text => words.filter(word => text.includes(word)).length);
    const most = Math.max(...counts);
    return most > 0 ? counts.indexOf(most) : -1;
  };
  const [first, second] = [stepOf(a, b), stepOf(b, a)];
  if (first < 0 || second < 0 || first === second) return [];
  const at = Math.min(first, second);
  const [side = ''] = first < second ? typed : [typed[1]];
  const name = side
    .replace(
      /\b(?:pa?e?hl[aei]|first|karna|karu|nikalu|nikalna|hai|confus\w*|do i|should i|find|kya)\b/gi,
      ' ',
    )
    .replace(/[?.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const says = question.steps[at]?.says ?? '';
  const own =
    at < question.steps.length - 1 && !givesAway(question, says, ladderOf(question))
      ? ` ${sentencesOf(says)[0]}`
      : '';
  const text = inTongue(message)([`First ${name}.${own}`, `Pehle ${name}.${own}`]);
  return [[{ id: `asking:order:${at}`, text, step: at }]];
}

/** Which of two things holds: the sentences that speak of the letter and of one of the two agree on it. */
export function whichWays(asked: Asked, { of: [a, b], letter }: Of<'which'>): Ways {
  const { question, message } = asked;
  const other = contentOf(message).filter(word => !a.includes(word) && !b.includes(word));
  const names = question.path
    ? toldOf(question.path, true).flatMap(i => question.path?.quantities[i]?.name ?? [])
    : [];
  const found = [...names, ...tellable(asked)].flatMap(sentence => {
    // 'Not their sum' speaks of the other side.
    const words = contentOf(denied(sentence).reduce((text, one) => text.replace(one, ' '), sentence));
    const has = (side: readonly string[]) => side.some(word => words.includes(word));
    const isOn = letter ? lettersOf(sentence).includes(letter) : other.some(word => words.includes(word));
    return isOn && has(a) !== has(b) ? [{ sentence, side: has(a) ? a : b }] : [];
  });
  const [first] = found;
  if (!first || found.some(({ side }) => side !== first.side)) return [];
  const typed = message
    .toLowerCase()
    .match(/[a-z]{2,}/g)
    ?.find(word => contentOf(word).some(one => first.side.includes(one)));
  const name = `asking:which:${first.side.join('-')}`;
  const times = asked.situation.said.filter(id => id.startsWith(name)).length;
  // Asked once more, the word alone is the answer.
  const word = titled(typed ?? first.side[0] ?? '');
  const text = times === 0 ? `**${word}.** “${first.sentence}”` : `${word}.`;
  return [[{ id: `${name}:${times}`, text }]];
}

/** Sentences that compare two things are told two at once. */
const mostSentences = 2;

/** How two things differ: the sentences that speak of both. */
export function differenceWays(asked: Asked, { of: [a, b] }: Of<'difference'>): Ways {
  const { question, message } = asked;
  const words = contentOf(message);
  const doubts = question.commonDoubts
    .map(({ says }) => says)
    .filter(says => asked.situation.answer || !givesAway(question, says, ladderOf(question)));
  const both = [...tellable(asked), ...doubts]
    .map(text => {
      const own = contentOf(text);
      const hasBoth = [a, b].every(side => side.some(word => own.includes(word)));
      return { text, shared: hasBoth ? words.filter(word => own.includes(word)).length / words.length : 0 };
    })
    .toSorted((x, y) => y.shared - x.shared);
  const [best] = both;
  if (!best || best.shared < 0.6) return [];
  const told = both
    .filter(({ shared }) => shared === best.shared)
    .slice(0, mostSentences)
    .map(({ text }) => text);
  return [[{ id: `asking:difference:${a.join('-')}`, text: told.join(' ') }]];
}

/** Of several quantities with a value the one with a computation; a number below nought is meant with its sign. */
function quantityOf({ question: { path }, situation: { answer } }: Asked, value: number): number | null {
  if (!path) return null;
  const open = answer === null;
  const found = path.quantities.findIndex((quantity, i) => {
    const own = valueAt(quantity);
    const isTold = !open || toldOf(path, true).includes(i);
    return isTold && own !== null && quantity.computation !== null && near(own, value);
  });
  return found < 0 ? null : found;
}

/** The mistake that gives a quantity another value. */
const slipAt = ({ path }: Question, at: number, wrong: number) =>
  path?.slips.find(({ quantity, values }) => {
    const [own, ...more] = values[quantity] ?? [];
    return quantity === at && own !== undefined && more.length === 0 && near(Math.abs(own), Math.abs(wrong));
  });

/** Why or how a number comes in: its calculation, and what is wrong with the one in its place. */
export function numberWays(asked: Asked, { value, not, why }: Of<'number'>): Ways {
  const { question, situation, message } = asked;
  const { path, steps } = question;
  const open = situation.answer === null;
  const at = quantityOf(asked, value);
  const quantity = at === null ? undefined : path?.quantities[at];
  const tell = inTongue(message);
  const fits = (piece: Piece): Ways =>
    open && givesAway(question, piece.text, ladderOf(question)) ? [] : [[piece]];
  if (quantity && at !== null) {
    const { computation, step, name } = quantity;
    const mistake = not === null || open ? undefined : slipAt(question, at, not);
    // A positive number without a mistake beside it is found by its step.
    if (!mistake && value > 0) return [];
    const own = maths(figure(value));
    const isNamed = name ? `${inSentence(name)}, ` : '';
    const id = `asking:number:${at}`;
    const isAgain = situation.said.includes(id);
    const reason =
      (isAgain ? null : mistake?.words) ?? (why ? path?.because[step] : null) ?? steps[step]?.says ?? '';
    return fits({
      id: isAgain ? `${id}:again` : id,
      step,
      text: tell([
        `${own} is ${isNamed}${maths(computation ?? '')}. ${reason}`,
        `${own} ${isNamed}${maths(computation ?? '')} se aata hai. ${reason}`,
      ]),
    });
  }
  return [];
}

/** Who asks how a result comes about that a step finds: what the step does, and its line. */
export function resultWays(asked: Asked, { value, why }: Of<'number'>): Ways {
  const { question, situation, message, intent } = asked;
  const step = situation.answer === null || value < 3 ? null : stepWith(question, value);
  // What is wrong with a number is its mistake.
  const isWrong = /\b(?:wrong|galat|galti)\b/i.test(message);
  // Of a number on the way why asks what it is for; of the answer, how it comes about.
  const [key] = worthOf(keyOf(question).text);
  const isFor = why && !(key !== undefined && near(key, value));
  if (step === null || isWrong || isFor || intent === 'where_from') return [];
  const { says = '', works = '' } = question.steps[step] ?? {};
  const because = question.path?.because[step] ?? null;
  if (heardReason(situation.said, step))
    return [[{ id: `asking:again:${step}`, step, text: because ?? says }]];
  return [
    [
      {
        id: `step:${step}:explained`,
        step,
        text: inTongue(message)([
          `Step ${step + 1} finds ${maths(figure(value))}. ${(why ? because : null) ?? says}\n\n$$${works}$$`,
          `${maths(figure(value))} step ${step + 1} me aata hai. ${(why ? because : null) ?? says}\n\n$$${works}$$`,
        ]),
      },
    ],
  ];
}

/** What a phrase of a told mistake means: the step that it speaks of, with its line. */
export function phraseWays(asked: Asked, { words }: Of<'phrase'>): Ways {
  const { question, situation } = asked;
  if (situation.answer === null) return [];
  const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');
  const option = question.options.find(({ slip }) => slip && folded(slip).includes(folded(words)));
  const step = option ? departureOf(question, option) : null;
  const { says = '', works = '' } = question.steps[step ?? -1] ?? {};
  return step === null || says === ''
    ? []
    : [[{ id: `step:${step}:explained`, step, text: `“${words}”: ${says}\n\n$$${works}$$` }]];
}

const isFraction = /^\d+\/\d+$/;

/** A calculation without what may be written in several ways. */
const bare = (text: string) =>
  plainMaths(text)
    .replace(/[\s,(){}]/g, '')
    .replace(/[×·]/g, '*')
    .replace(/÷/g, '/');

/** Whether a line has a calculation: '8-1' is no part of '28-1'. */
function holdsSum(text: string, typed: string): boolean {
  const [line, own] = [bare(text), bare(typed)];
  const at = line.indexOf(own);
  return at >= 0 && !/\d$/.test(line.slice(0, at)) && !/^\d/.test(line.slice(at + own.length));
}

/** Why a calculation is done that stands in a line of the solution: what it finds, and the reason of its step. */
export function calculationWays(asked: Asked, { typed }: Of<'calculation'>): Ways {
  const { question, situation, message } = asked;
  const { path, steps } = question;
  const open = situation.answer === null;
  if (whyNot.test(message)) return [];
  // A fraction that is a result is a number.
  const sums = typed.filter(
    one => !isFraction.test(one) || stepWith(question, worthOf(`$${one}$`)[0] ?? 0) === null,
  );
  const has = (text: string | null | undefined) => sums.some(one => holdsSum(text ?? '', one));
  const at = path?.quantities.findIndex(({ computation }) => has(computation)) ?? -1;
  const step = path?.quantities[at]?.step ?? steps.findIndex(({ works }) => has(works));
  const { says = '', works = '' } = steps[step] ?? {};
  if (step < 0) return [];
  const because = asksWhy.test(message) && !heardReason(situation.said, step) ? path?.because[step] : null;
  const { name = null, computation = '', tex = '' } = path?.quantities[at] ?? {};
  const sum = maths(`${computation} = ${tex}`);
  const tell = inTongue(message);
  const head =
    name && !open ? tell([`${sum}: ${inSentence(name)}. `, `${sum}, yaani ${inSentence(name)}. `]) : '';
  const line = head === '' && works !== '' && !open ? `\n\n$$${works}$$` : '';
  const text = `${head}${because ?? says}${line}`;
  return open && givesAway(question, text, ladderOf(question))
    ? []
    : [[{ id: because ? `step:${step}:why` : `step:${step}`, step, text, also: [`step:${step}:explained`] }]];
}

/** What stands behind each `not` of a sentence. */
const denied = (sentence: string): string[] => sentence.match(/\bnot(?: [^ ]+){1,3}/gi) ?? [];

/** Who claims a number that a sentence of the solution denies hears that sentence: '... after eight, not after four'. */
export function claimWays(asked: Asked, { number, words }: Of<'claim'>): Ways {
  const found = tellable(asked).find(
    sentence =>
      !asked.question.stem.includes(sentence) &&
      denied(sentence).some(tail => contentOf(tail).includes(number)) &&
      contentOf(sentence).some(word => words.includes(word)),
  );
  if (!found) return [];
  const text = inTongue(asked.message)([`No: ${found}`, `Nahi: ${found}`]);
  return [[{ id: `asking:claim:${number}:${found.length}`, text }]];
}
