import { givesAway } from '../guard.ts';
import { ladderOf } from '../ladder.ts';
import { near } from '../maths/evaluate.ts';
import type { Question } from '../question.ts';
import { judgedLines } from '../reading/work.ts';
import { contentOf } from '../words/content.ts';
import { inTongue } from '../words/hinglish.ts';
import { generalMethods } from '../words/methods/general.ts';
import type { Method } from '../words/methods/method.ts';
import { specialMethods } from '../words/methods/special.ts';
import { answersIn, likely } from './answers.ts';
import { verdictOn } from './checking/line-verdict.ts';
import { known } from './checking/pieces.ts';
import { calculationOf } from './naming.ts';
import type { Asked, Piece, Ways } from './situation.ts';
import { placesIn } from './what-if/places.ts';

/** Words that ask whether something may be used or done. */
export const asksMethod =
  /\b(?:can|could|may|shall)(?:\W?t| not)? (?:i|we|it be|this be) (?:just |also |directly |simply )?(?:use|apply|do|done|solved?|take|put|try|assume|let|differentiate|integrate|list|draw|count|directly|work|go)\b(.*)$|\b(?:does|will|would) (.*?) work\b|^(?:kya )?(.*?)\b(?:se|laga ?ke|use kar ?ke)\s+(?:bhi )?(?:ho|kar|nikal|solve|chal)\w*|^(?:kya )?(.*?)\b(?:lagega|chalega|laga sakte|use kar sakte)\b/i;
/** Words that ask whether a way that is named leads here: 'is alligation possible', 'by alligation?'. */
const asksFit =
  /\b(?:possible|allowed|works?|applicable|valid|apply|applies|use|using|lag\w*|chal\w*|fine|better)\b|^\W*by\b/i;
/** Who asks for a reason, or which formula, asks for the idea. */
const asksElse =
  /\b(?:(?:why|kyu\w*|kyo\w*)\b(?! not)|(?:which|what|kya|kaun\w*|kons\w*) (?:is|formula|farmula|sutra)|how|kab|kaise|kitn\w*|matlab|means?)\b/i;
/** A formula of one's own is no value: 'can i use A = P(1 + r)^2'. */
export const asksFormula = /\b(?:use|apply)\b[^=]*=\s*[a-z]/i;

/** A doubt of the topic that asks whether something may be done. */
const may = /^(?:How (?:do|can)|Can|May|Why (?:can|do|may)) (?:I|we)\b/;

/** Longer messages ask more than whether a way is possible. */
const mostWords = 8;

/** The way that a message names, the special ones before the general. */
export const methodNamed = (message: string): Method | null =>
  [...specialMethods, ...generalMethods].find(({ said }) => said.test(message)) ?? null;

const solutionOf = ({ approach, faster, steps }: Question) =>
  [approach, faster ?? '', ...steps.flatMap(({ says, works }) => [says, works])].join(' ');

/** How the solution goes, as far as it may be told: its plan after the answer, its first step before. */
function ownWay({ question, situation, message }: Asked): { text: string; also: string[] } | null {
  const tell = inTongue(message);
  const [first] = question.steps;
  if (situation.answer)
    return {
      text: tell([
        `The way of the solution: ${question.approach}`,
        `Solution ka raasta: ${question.approach}`,
      ]),
      also: ['plan'],
    };
  if (!first || givesAway(question, first.says, ladderOf(question))) return null;
  return {
    text: tell([
      `The way that I follow here begins so: ${first.says}`,
      `Yahan mera raasta aise shuru hota hai: ${first.says}`,
    ]),
    also: ['start'],
  };
}

/** The two ends and the mean of a question that gives three values of one kind. */
function between({ stem }: Question): string | null {
  const places = placesIn(stem);
  const kinds = ['%', 'rupe'].map(unit => places.filter(({ units }) => units.includes(unit)));
  for (const of of kinds) {
    const values = of.filter((one, i) => of.findIndex(({ value }) => near(value, one.value)) === i);
    const [low, mean, high, ...more] = values.toSorted((a, b) => a.value - b.value);
    if (!low || !mean || !high || more.length > 0) continue;
    const tex = (one: typeof low) => `$${one.typed.replace('₹', '')}${one.unit === '%' ? '\\%' : ''}$`;
    return `Of its three values ${tex(low)} and ${tex(high)} are the ends, and ${tex(mean)} lies between them.`;
  }
  return null;
}

/** Whether a way that has a name leads here, and how it begins; where it does not, what it needs and how the solution goes. */
function judged(asked: Asked, method: Method): Piece {
  const { question, message, situation } = asked;
  const { name, needs, how, uses, of, gives, not } = method;
  const tell = inTongue(message);
  const id = `method:${name}`;
  const { stem, topic, faster } = question;
  const isOut = not?.test(stem) ?? false;
  const fits = !isOut && of !== undefined && of.test(topic.code) && (gives?.test(stem) ?? true);
  const isOwn = !isOut && uses !== undefined && uses.test(solutionOf(question));
  const here = name === 'alligation' ? (between(question) ?? '') : '';
  const shown = isOwn && situation.answer && faster && uses.test(faster) ? ` ${faster}` : '';
  const together = (...parts: string[]) => parts.filter(Boolean).join(' ');
  const way = ownWay(asked);
  if (isOwn)
    return {
      id,
      text: together(
        tell([`Yes, ${name} is what the solution uses, too.`, `Haan, solution bhi ${name} se jaata hai.`]),
        here,
        how,
        shown,
      ),
    };
  const isOfTopic = !isOut && of !== undefined && of.test(topic.code);
  const sent = tell([
    'Send me your first line with it, and I check it.',
    'Apni pehli line bhejo, main check karta hoon.',
  ]);
  if (fits || isOfTopic)
    return {
      id,
      text: together(
        fits
          ? tell([`Yes, you can use ${name} here.`, `Haan, yahan ${name} laga sakte ho.`])
          : tell(['On one condition, yes.', 'Ek shart par, haan.']),
        here,
        fits ? '' : needs,
        how,
        sent,
      ),
    };
  return {
    id,
    text: together(
      isOut
        ? tell([`No, ${name} does not fit this question.`, `Nahi, ${name} is question par nahi lagta.`])
        : tell(['Not as I see it.', 'Mujhe nahi lagta.']),
      needs,
      isOut ? '' : tell(['I do not find that in this question.', 'Is question me mujhe wo nahi dikhta.']),
      way?.text ?? '',
    ),
    ...(way && { also: way.also }),
  };
}

/** Whether a way that a message names leads here. */
export function namedMethodWays(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const open = situation.answer === null;
  const own = methodNamed(message);
  const asks = asksMethod.test(message) || (asksFit.test(message) && contentOf(message).length < mostWords);
  if (!own || !asks || asksElse.test(message)) return [];
  // What is written of the way itself is no line: 'can i use differentiation? 3 - 27/t^2 = 0' has one.
  const isLine = message.includes('=') && !asksFormula.test(message);
  const lines = isLine ? judgedLines(message, question, open, situation.wrote) : [];
  const verdict = verdictOn(
    question,
    lines.filter(({ verdict: { is } }) => is !== 'unplaced'),
    open,
  );
  const lead: Piece[] = verdict
    ? [{ id: `check:${known(message)}`, text: inTongue(message)(verdict), lead: true }]
    : [];
  return [[...lead, judged(asked, own)]];
}

/** Whether another way of one's own leads here: by what the bank says of it, else how the solution goes. */
export function methodWays(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const found = asksMethod.exec(message);
  if (!found || asksElse.test(message)) return [];
  const tell = inTongue(message);
  const way = ownWay(asked);
  if (asksFormula.test(message)) {
    const text = tell([
      'You can try it. Put the numbers of the question into it and send me that line: I check it.',
      'Try kar sakte ho. Question ke numbers usme rakho aur wo line bhejo: main check karta hoon.',
    ]);
    return [
      [
        {
          id: 'open:formula',
          text: [text, way?.text].filter(Boolean).join(' '),
          ...(way && { also: way.also }),
        },
      ],
    ];
  }
  // A line is judged, whatever stands around it.
  if (/[=<>≤≥]/.test(message)) return [];
  // After the answer a calculation is worked out, and held against the steps.
  const isWorked = calculationOf(message.replace(/\d+-\d+-\d+/g, ' ')) !== null;
  if (situation.answer && isWorked) return [];
  const words = found.slice(1).find(one => one) ?? message;
  const id = `method:${contentOf(found.slice(1).join(' ')).join(' ')}`;
  // A number that somebody takes is tried, and no way of the solution.
  if (/\d/.test(message) && /\b(?:take|put|choose|lu|le|rakh\w*)\b/i.test(message)) return [];
  // A slip of another option is no judgement of the way; what the solution does is one, and what is said of how to do it.
  const said = answersIn({ ...asked, message: words }).find(
    ({ part: { kind, at }, coverage }) =>
      kind !== 'slip' &&
      coverage >= 0.5 &&
      (kind !== 'doubt' || may.test(question.commonDoubts[Number(at)]?.asks[0] ?? '')),
  );
  const check = tell([
    'You can try it. Write your first line with it, and I hold it against the question.',
    'Try kar sakte ho, ho sakta hai. Apni pehli line likho, main use question se milata hoon.',
  ]);
  if (!said || said.share < likely.other)
    return [[{ id, text: [check, way?.text].filter(Boolean).join(' '), ...(way && { also: way.also }) }]];
  const { part, piece } = said;
  const [asks = ''] =
    part.kind === 'doubt' ? (question.commonDoubts[Number(part.at)]?.asks ?? []) : ['How do I'];
  const isYes = may.test(asks);
  const denies = /^(?:No\b|Only\b|An example can|You cannot|Never|Not\b)/.test(piece.text);
  const yes = tell(['Yes, you can.', 'Haan, ho sakta hai.']);
  if (denies) return [[piece]];
  const own = `${yes} ${piece.text}`;
  return [isYes ? [{ ...piece, text: own, hinglish: own }] : [{ id, text: check, lead: true }, piece]];
}
