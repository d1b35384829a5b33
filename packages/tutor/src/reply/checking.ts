import { givesAway } from '../guard.ts';
import { ladderOf } from '../ladder.ts';
import { holdsEquals } from '../maths/equalities.ts';
import { near } from '../maths/evaluate.ts';
import { calculationIn, type SetUp, setUpsIn } from '../maths/set-ups.ts';
import { mathsOf } from '../maths/tex.ts';
import { holds, numbersIn, worthOf } from '../maths/values.ts';
import { tex, verdictOn, verdictOnSetUps, written } from '../maths/verdicts.ts';
import { type Line, linesOf } from '../maths/working.ts';
import { keyOf, type Option, optionOf, type Question } from '../question.ts';
import { contentOf } from '../words/content.ts';
import { termsIn } from '../words/terms.ts';
import { leastCoverage } from './explaining.ts';
import { kinshipOf } from './kinship.ts';
import { numberWhileOpen, rungsWith } from './numbers.ts';
import { isOptionIn, isOptionWorth, optionIn, stepWith } from './options.ts';
import { hitsFor, pieceOf, termPiece, unheard } from './passages.ts';
import { proofWays, stands, stated, wantsProof } from './proof.ts';
import type { Asked, Piece, Situation, Ways } from './situation.ts';
import { finalWords, selfTest, typeItOut, unreadLines } from './small-talk.ts';

const known = (message: string) => message.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 80);

const checksIn = ({ said }: Situation) => said.filter(id => id.startsWith('check:')).length;

const isLetter = (side: string) => /^[a-z]$/i.test(side);

/** A letter that is given a value: a case that is tried, or a result, and no equation. */
const isValue = ({ left, right }: SetUp) => isLetter(left) && /^-?[\d.]+$/.test(right);

/** What a working says while the question is open: what can be said of it, and whether something was left alone. */
function judgedWhileOpen({ question, situation, message }: Asked): {
  verdict: string | null;
  leftOut: boolean;
} {
  const touches = (values: readonly (number | null)[]) =>
    values.some(one => one !== null && isOptionWorth(question, one));
  const isTouched = (values: readonly (number | null)[]) =>
    values.some(one => one !== null && isOptionIn(question, one));
  const sides = ({ left, right }: { left: string; right: string }) => numbersIn(`${left} ; ${right}`);
  const lines = linesOf(message);
  const judged = lines.filter(line => !isTouched([line.value, line.solution, ...sides(line)]));
  const { wrote = [] } = situation;
  const equations = setUpsIn(message, mathsOf(question.stem), wrote);
  const setUps = equations.filter(
    one => one.solution === null && !touches(sides(one)) && !isLetter(one.right) && !isValue(one),
  );
  const calculation = calculationIn(message);
  const leftOut =
    lines.length > judged.length ||
    optionIn(message, question) !== null ||
    equations.some(({ left, solution }) => solution !== null && (isLetter(left) || touches([solution]))) ||
    // Whichever of them is named, and whatever stands around it.
    (lines.length === 0 && equations.length === 0 && touches(numbersIn(message))) ||
    // 'Is 12 - 1 too small' asks about 12, whichever option that is.
    touches([calculation?.value ?? null, ...numbersIn(calculation?.text ?? '')]);
  const calculated =
    calculation && !leftOut ? `$${tex(calculation.text)} = ${written(calculation.value)}$.` : null;
  const verdict =
    judged.length > 0
      ? verdictOn(judged, true)
      : (verdictOnSetUps(setUps, checksIn(situation)) ?? calculated);
  return { verdict, leftOut };
}

/** Before the answer: lines whose value is an option's are left alone, whichever option it is. */
export function checkWhileOpen(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const { verdict, leftOut } = judgedWhileOpen(asked);
  const own: Piece[] = verdict === null ? [] : [{ id: `check:${known(message)}`, text: verdict }];
  const lead = own.map((piece): Piece => ({ ...piece, lead: true }));
  const refusals = finalWords.map((way, i): Piece[] => [...lead, ...way, ...selfTest(question, i)]);
  if (leftOut) return refusals;
  if (own.length > 0) return [own, ...refusals];
  const unread: Ways = holdsEquals(message) ? unreadLines : [];
  const [only, ...more] = numbersIn(message);
  // Beside another number it may be a calculation with an option's value, which is answered alike for all four.
  const isGiven = only !== undefined && more.length === 0 && !isOptionWorth(question, only);
  const given = isGiven && only >= 10 && isInWords(message) ? numberWhileOpen(asked) : [];
  const rest = [
    ...nearest(asked),
    ...unread,
    ...given,
    ...(unread.length > 0
      ? []
      : [...rungsWith(asked), ...ownTerm(asked), ...typeItOut(numbersIn(message).at(-1))]),
    ...finalWords,
  ];
  // Who only asks 'sure?' speaks of what they wrote before.
  const { wrote = [] } = situation;
  const before = wrote.at(-1);
  const asksOn = !/\d/.test(message) && contentOf(message).length < 2;
  if (before === undefined || !asksOn || !/\d/.test(before)) return rest;
  const earlier = { ...situation, wrote: wrote.slice(0, -1) };
  return [...checkWhileOpen({ ...asked, message: before, situation: earlier }), ...rest];
}

/** The term of the question's own topic that a claim in words is about. */
function ownTerm({ question, message }: Asked): Ways {
  const term = /\d/.test(message) ? undefined : termsIn(message, question).find(one => one.of.length > 0);
  const piece = term && termPiece(term);
  return piece && !givesAway(question, piece.text, ladderOf(question)) ? [[piece]] : [];
}

/** What the question's own parts say on a claim in words. */
const nearest = (asked: Asked): Ways =>
  unheard(hitsFor(asked), asked)
    .filter(({ passage, coverage }) => passage.kind !== 'given' && coverage >= leastCoverage.alone)
    .slice(0, 1)
    .map(hit => [pieceOf(hit, asked.question)]);

/** What an option is: the key, or the wrong computation behind it. */
function optionWords(question: Question, option: Option): string {
  const key = keyOf(question);
  if (option === key) return `${key.text} is the correct answer, option ${key.letter}.`;
  const words = option.slip ?? kinshipOf(question, option);
  const slip = words ? ` ${words}` : '';
  return `${option.text} is option ${option.letter}, and it is not the correct answer.${slip} The correct answer is option ${key.letter}: ${key.text}.`;
}

/** What the value a working ends with is to this question. */
function endOf({ question, message }: Asked, lines: readonly Line[]): string | null {
  if (lines.some(line => line.kind === 'wrong')) return null;
  const last = lines.at(-1);
  const value = last?.value ?? null;
  // A value everybody looks up is no result.
  // Nor does a surd show in a solution as the decimal it comes to.
  const isSurd = value !== null && /sqrt|root/.test(last?.right ?? '');
  return value === null || isSurd || /sin|cos|tan/.test(last?.left ?? '')
    ? null
    : valueWords(question, value, message);
}

/** Units that one value may be told in: hours and minutes or minutes and seconds, parts and per cents, kilos. */
const units = [
  [/\b\d*(?:h|hrs?|hours?|ghant\w*|min\w*|secs?|seconds?)\b/i, 60, '60 times that'],
  [/\b\d*(?:h|hrs?|hours?|ghant\w*|min\w*|secs?|seconds?)\b/i, 1 / 60, 'a sixtieth of that'],
  [/%|\bper ?cent|\bp(?:ai|ise)/i, 100, '100 times that'],
  [/%|\bper ?cent|\bp(?:ai|ise)/i, 1 / 100, 'a hundredth of that'],
] as const;

/** A value that is no result of the solution: one it passes through, one beside a result, or another. */
function strayWords({ steps }: Question, value: number, message: string): string {
  const numbers = steps.map(({ says, works }) => numbersIn(`${says} $${works}$`));
  const tells = !Number.isInteger(value) || Math.abs(value) >= 10;
  const at = tells ? numbers.findIndex(all => all.some(one => near(one, Math.abs(value)))) : -1;
  if (at >= 0) return `It comes up in step ${at + 1}.`;
  for (const [unit, factor, words] of units) {
    const step = tells && unit.test(message) ? stepWith({ steps } as Question, value * factor) : null;
    if (step !== null)
      return `Step ${step + 1} has $${written(Math.abs(value * factor))}$ there, ${words}: is it the same in another unit?`;
  }
  const below =
    tells && !Number.isInteger(value) ? stepWith({ steps } as Question, Math.floor(Math.abs(value))) : null;
  if (below !== null)
    return `Step ${below + 1} has $${Math.floor(Math.abs(value))}$ there, its whole part: does the question count whole things only?`;
  const counted = Number.isInteger(value) && tells ? [Math.abs(value) + 1, Math.abs(value) - 1] : [];
  for (const one of counted) {
    const step = stepWith({ steps } as Question, one);
    if (step !== null)
      return `Step ${step + 1} has $${one}$ there, one ${one > Math.abs(value) ? 'more' : 'less'}: look at the ends of the count.`;
  }
  return 'The solution does not use that value, but it need not be wrong. Say what it stands for, or compare your set-up with step 1.';
}

function valueWords(question: Question, value: number, message: string): string {
  const option = question.options.find(({ text }) => {
    const worth = worthOf(text);
    return worth.length === 1 && near(worth[0] ?? Number.NaN, Math.abs(value));
  });
  if (option) return optionWords(question, option);
  const step = stepWith(question, value);
  if (step === null) return strayWords(question, value, message);
  return step < question.steps.length - 1
    ? `That is what step ${step + 1} finds. The question asks for what comes after it.`
    : `It stands in step ${step + 1}, the last one.`;
}

/** Words of somebody who tells how they came to their option. */
const explainsChoice = /\b(?:mark|cho[os]|pick|select|because|since|thought|socha|laga|maine)\w*/i;

/** Whether somebody tells how they came to the option they chose: they hear its slip first. */
function tellsOwnChoice({ question, situation: { answer }, message }: Asked): boolean {
  const chosen = optionOf(question, answer?.chosen ?? null);
  return chosen !== null && explainsChoice.test(message) && message.includes(chosen.text);
}

/** A calculation without its result, and what that is to the question. */
function calculated({ question, message }: Asked, id: string): Piece | null {
  const calculation = calculationIn(message);
  if (!calculation) return null;
  const text = `$${tex(calculation.text)} = ${written(calculation.value)}$.`;
  return { id, text: `${text}\n\n${valueWords(question, calculation.value, message)}` };
}

/** A claim without a calculation: an option, a value, or words. */
function claimed(asked: Asked): Ways {
  const { question, message } = asked;
  const id = `check:${known(message)}`;
  const option = optionIn(message, question);
  const hits = nearest(asked);
  const asks = /\b(?:why|how|kyu\w*|kyo\w*|kaise)\b/i.test(message);
  // Its slip is told once, whoever asked for it: after that the key is proved.
  const told =
    option?.slip && option.letter !== question.key ? `slip:${option.letter}` : `check:${option?.letter}`;
  const calculation = calculated(asked, id);
  const slip = calculation && tellsOwnChoice(asked) ? (chosenSlip(asked)[0] ?? []) : [];
  if (calculation && slip.length > 0) return [[...slip, calculation]];
  if (!option && wantsProof.test(message)) return proofWays(question).map(way => [stated(question), ...way]);
  if (option && (hits.length === 0 || !asks)) {
    if (!asked.situation.said.includes(told)) return [[{ id: told, text: optionWords(question, option) }]];
    return proofWays(question).map(way => [stands(question, option), ...way]);
  }
  if (hits.length > 0) return hits;
  if (calculation) return [[calculation]];
  const values = numbersIn(message).filter(one => !isInWords(message) || one >= 10);
  const value = values.at(-1);
  if (value !== undefined && stepWith(question, value) !== null)
    return [[{ id, text: `${written(value)}: ${valueWords(question, value, message)}` }]];
  // What is asked in words, of no number, is about what holds and not about the key.
  const inGeneral: Ways =
    values.length === 0 && isInWords(message) && contentOf(message).length > 1
      ? [[{ id: 'principle', text: `What holds here: ${question.principle}` }]]
      : [];
  return [...chosenSlip(asked), ...valueClaimed(asked, id, values), ...inGeneral, keyStated(question, value)];
}

/** The slip behind the option that was chosen, where it was not named yet. */
function chosenSlip({ question, situation: { answer, said } }: Asked): Ways {
  const option = optionOf(question, answer?.chosen ?? null);
  const name = `slip:${option?.letter}`;
  if (!option?.slip || option.letter === question.key || said.includes(name)) return [];
  return [[{ id: name, text: `**Option ${option.letter}, ${option.text}.** ${option.slip}` }]];
}

/** Among words a digit counts something: 'I checked it 3 times' claims no value. */
const isInWords = (message: string) => (message.match(/[a-z]{2,}/gi) ?? []).length >= 3;

/** One value without a calculation that is no result: where it stands, and what holds; by itself, that it is no option. */
function valueClaimed({ question, message }: Asked, id: string, values: readonly number[]): Ways {
  const [value] = values;
  if (value === undefined || values.length > 1) return [];
  const key = keyOf(question);
  const none = `${written(value)} is none of the four options. The correct answer is option ${key.letter}: ${key.text}.`;
  const inWords = isInWords(message);
  if (!inWords) return [[{ id, text: none }]];
  const parts = [question.stem, ...question.steps.map(({ says, works }) => `${says} $${works}$`)];
  const isUsed = parts.some(part => holds(numbersIn(part), value));
  const used = isUsed ? '' : `${written(value)} does not come up in the solution. `;
  return [[{ id, text: `${used}What holds here: ${question.principle}` }]];
}

const keyStated = (question: Question, value: number | undefined): Piece[] => {
  const key = keyOf(question);
  return [
    { id: 'check:key', text: `The correct answer is option ${key.letter}: ${key.text}.` },
    ...(typeItOut(value)[0] ?? []),
  ];
};

export function checkAfter(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const lines = linesOf(message);
  const formulas = [...mathsOf(question.stem), ...question.steps.map(({ works }) => works)];
  const setUps = setUpsIn(message, formulas, [...mathsOf(question.stem), ...(situation.wrote ?? [])]).filter(
    one => !isLetter(one.right) && !isValue(one),
  );
  const said: (string | null)[] =
    lines.length > 0
      ? [verdictOn(lines), endOf(asked, lines)]
      : [verdictOnSetUps(setUps, checksIn(situation))];
  const text = said.filter(one => one !== null).join('\n\n');
  const first: Ways = text === '' ? claimed(asked) : [[{ id: `check:${known(message)}`, text }]];
  const [proof = [], ...steps] = proofWays(question);
  return [...first, proof, ...typeItOut(undefined), ...steps.reverse()].filter(way => way.length > 0);
}
