import { tailOf } from '../../intents/tails.ts';
import { near, roundsTo } from '../../maths/evaluate.ts';
import { holds, numbersIn, worthOf } from '../../maths/values.ts';
import { keyOf, type Option, optionOf } from '../../question.ts';
import { recalculated } from '../../reading/calculations.ts';
import { claimsIn } from '../../reading/claimed.ts';
import { calculates, isNumber } from '../../reading/statements.ts';
import { isOptionWorth } from '../../reading/told.ts';
import { units } from '../../reading/vocabulary.ts';
import { isOnPath, type JudgedLine, judgedLines } from '../../reading/work.ts';
import { contentOf } from '../../words/content.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import { answersTo, likely } from '../answers.ts';
import { accident } from '../formulas/proposed.ts';
import { asksFor } from '../naming.ts';
import { asksOnward, onward } from '../onward.ts';
import { letterIn, optionIn, stepWith } from '../options.ts';
import { proofWays, stands, stated, wantsProof } from '../proof.ts';
import type { Asked, Piece, Ways } from '../situation.ts';
import { slipPiece } from '../slips.ts';
import { principlePiece } from '../small-talk.ts';
import { unsure } from '../unsure.ts';
import { withYes } from '../yes-no.ts';
import { madeWords } from './described.ts';
import { sideWords, workedOut } from './expressions.ts';
import { factorWords } from './factor-list.ts';
import { lastDigits } from './last-digits.ts';
import { placedIn, verdictOn } from './line-verdict.ts';
import { offPath } from './off-path.ts';
import { listVerdict } from './on-the-way.ts';
import { optionWords, passedWords } from './option-words.ts';
import { figure, known, maths } from './pieces.ts';
import { proportionIn } from './proportions.ts';
import { ratioWords } from './ratios.ts';
import { named } from './values.ts';

/** What the value a working ends with is to this question: an option, what a step finds, or nothing that is known. */
function endOf(asked: Asked, value: number, said: readonly Said[]): Said | null {
  const { question } = asked;
  const option = question.options.find(({ text }) => {
    const worth = worthOf(text);
    const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
    const isSigned = value < 0 === /^[^\w−–-]*[-−–]\W*\d/.test(text);
    return worth.length === 1 && isSigned && roundsTo(Math.abs(value), worth[0] ?? Number.NaN, decimals);
  });
  if (option) return optionWords(asked, option);
  if (said.length > 0) return null;
  const step = stepWith(question, value);
  if (step === null) return null;
  return [`That is what step ${step + 1} finds.`, `Step ${step + 1} me yahi aata hai.`];
}

/** Words of somebody who tells how they came to their option. */
const explainsChoice =
  /\b(?:mark|cho[os]|pick|select|because|since|thought|socha|laga|maine|mene)\w*|\bi (?:only |just |also |first )?(?:took|did|used|subtracted|added|divided|multiplied|assumed|counted)\b/i;

/** The slip behind the option that was chosen, where it was not named yet. */
function chosenSlip({ question, situation: { answer, said } }: Asked): Ways {
  const option = optionOf(question, answer?.chosen ?? null);
  const name = `slip:${option?.letter}`;
  if (!option?.slip || option.letter === question.key || said.includes(name)) return [];
  return [[slipPiece(question, option)]];
}

/** Whether a value that an option has as well is one of the facts of a message: 'hyp is 10', 'sides 6+r, 4+r, 10'. */
function isFact({ question: { stem, steps }, message }: Asked, { letter, text }: Option): boolean {
  const [value, ...more] = worthOf(text);
  if (value === undefined || more.length > 0 || letterIn(message) === letter) return false;
  const known = [stem, ...steps.map(({ works }) => `$${works}$`)].flatMap(one => [
    ...numbersIn(one),
    ...recalculated(one),
  ]);
  const words = contentOf(message.replace(/[\d.,]+/g, ' '));
  const isAlone = numbersIn(message).length === 1 && words.every(word => units.has(word));
  return holds(known, value) && !isAlone && !saysAnswer.test(message);
}
const saysAnswer =
  /\b(?:ans\w*|option|jawab|key|why|how|wrong|correct|right|galat|sahi|ky[uo]\w*|mark\w*|cho\w+)\b/i;

/** The step that finds the largest number of a message without lines: '10 se 99 me 180'. */
function passedWays({ question, message }: Asked): Ways {
  const given = numbersIn(question.stem);
  const values = numbersIn(message).filter(value => value >= 10 && !holds(given, value));
  const value = Math.max(...values);
  const step = values.length === 0 || isOptionWorth(question, value) ? null : stepWith(question, value);
  const works = question.steps[step ?? -1]?.works;
  if (step === null || !works) return [];
  const text = inTongue(message)([
    `Yes, step ${step + 1} has ${maths(figure(value))}: $${works}$.`,
    `Haan, ${maths(figure(value))} step ${step + 1} me hai: $${works}$.`,
  ]);
  return [[{ id: `check:passed:${value}`, step, text }]];
}

/** A claim without lines: an option, the key that is doubted, or words. */
function claimed(asked: Asked): Ways {
  const { question, message, situation } = asked;
  const spoken = optionIn(message, question);
  const option = spoken && isFact(asked, spoken) ? null : spoken;
  const asks = /\b(?:why|how|kyu\w*|kyo\w*|kaise)\b/i.test(message);
  // The mistake behind an option that nobody chose or named is no answer to a claim.
  const isIts = (piece: Piece | undefined) =>
    asks || !piece?.id.startsWith('slip:') || piece.id === `slip:${situation.answer?.chosen}`;
  const hits = answersTo(asked, contentOf(message).length > 1 ? likely.claim : likely.other).filter(
    ([piece]) => isIts(piece),
  );
  const told =
    option?.slip && option.letter !== question.key && !passedWords(asked, option)
      ? `slip:${option.letter}`
      : `check:${option?.letter}`;
  const own = chosenSlip(asked);
  // What is said first of a wrong answer tells how it was found.
  const tells =
    explainsChoice.test(message) || (situation.said.length === 0 && !asks && contentOf(message).length > 2);
  const passed = passedWays(asked);
  if (!option && passed.length > 0 && !asks) return passed;
  if (!option && own.length > 0 && tells && !wantsProof.test(message)) return own;
  if (!option && wantsProof.test(message)) return proofWays(question).map(way => [stated(question), ...way]);
  // A wrong option may be right for what the message says it is: '195 only speak Odia'.
  const ofIt = contentOf(option?.slip ?? '').filter(word => /^[a-z]/.test(word));
  const isSo = contentOf(message).filter(word => ofIt.includes(word)).length > 1 && !saysAnswer.test(message);
  if (option?.slip && option.letter !== question.key && isSo && !situation.said.includes(told))
    return [
      [
        {
          id: told,
          text: inTongue(message)([
            `${option.text} is that, and not what is asked: ${option.slip}`,
            `${option.text} wahi hai, par pucha kuch aur gaya: ${option.slip}`,
          ]),
        },
      ],
    ];
  if (option && (hits.length === 0 || !asks)) {
    if (!situation.said.includes(told))
      return [[{ id: told, text: inTongue(message)(optionWords(asked, option)) }]];
    return proofWays(question).map(way => [stands(question, option), ...way]);
  }
  if (hits.length > 0) return hits;
  const key = keyOf(question);
  const made = madeWords(question, message);
  if (made) return [[{ id: `check:made:${known(message)}`, text: inTongue(message)(made) }]];
  return [
    ...own,
    ...(contentOf(message).length > 1 ? unsure(asked) : []),
    [{ id: 'check:key', text: `The correct answer is option ${key.letter}: ${key.text}.` }],
  ];
}

/** After it: lines are judged by all quantities; what their result is to the question is said. */
export function checkAfter(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const tell = inTongue(message);
  const id = `check:${known(message)}`;
  const list =
    ratioWords(asked) ??
    lastDigits(question, message, false) ??
    factorWords(message) ??
    listVerdict(question, message, false);
  if (list) return [[{ id, text: tell(list) }]];
  const wrote = [...(situation.wrote ?? []), message];
  const lines = judgedLines(message, question, false, situation.wrote);
  const claims = claimsIn(message);
  const worked = lines.length === 0 ? workedOut(message) : null;
  const side = sideWords(asked, lines);
  const names = named(
    question,
    lines.length === 0 && explainsChoice.test(message) ? [] : claims,
    lines,
    false,
    wrote,
  );
  const share = names.length > 0 ? null : proportionIn(question, message, false);
  const verdict =
    side.length > 0
      ? null
      : (verdictOn(question, placedIn(lines, message, names), false, wrote) ?? worked?.said ?? null);
  const failed = lines.some(
    ({ verdict: { is } }) =>
      is === 'fails' || is === 'contradicts' || is === 'no_identity' || is === 'barred',
  );
  const last = claims.at(-1);
  // '30/48' may be the answer in another form.
  const [only, ...rest] = claims;
  const isAlone =
    /\d\s*\/\s*\d/.test(message) && lines.length === 0 && rest.length === 0 && only?.words.length === 0;
  const value =
    (last?.put ? last.value : lines.at(-1)?.value) ?? worked?.value ?? (isAlone ? only.value : null);
  const calculated = ({ link: { left, right, relation } }: JudgedLine) =>
    relation !== '=' ||
    [left, right].some(one => (calculates(one) && !isNumber(one)) || one.maths.length > 1);
  const isPut = last?.put === true;
  const isWork = isAlone || isPut || lines.some(calculated) || worked !== null;
  const isPlaced =
    isAlone ||
    isPut ||
    worked !== null ||
    side.length > 0 ||
    lines.some(({ verdict: { is } }) => is !== 'unplaced');
  const end = failed || value === null || !isWork || !isPlaced ? null : endOf(asked, value, names);
  // What the end says of a value is not said twice.
  const others = names.filter(
    ([text]) => !end || !(end[0].includes(text) || /what step \d+ finds|^Do you mean/.test(text)),
  );
  const off = names.length === 0 && end === null ? offPath(question, lines, message, false) : null;
  const parts = [
    ...(verdict ? [verdict] : []),
    ...(share ? [share.said] : []),
    ...others,
    ...side,
    ...(off && !share ? [off] : []),
  ].map(tell);
  if (end) parts.push(tell(end));
  const chance = end !== null && value !== null && lines.length < 2 ? accident(asked) : null;
  if (chance) parts.push(tell(chance));
  const also = question.options.flatMap(({ letter, slip: words }) =>
    words && parts.some(part => part.includes(words)) ? [`slip:${letter}`] : [],
  );
  const chosen = optionOf(question, situation.answer?.chosen ?? null);
  // What the lines say of their own option is not said before them as well.
  const isTold = parts.some(part => part.includes(chosen?.slip ?? '-'));
  const lead = explainsChoice.test(message) && !isTold ? (chosenSlip(asked)[0] ?? []) : [];
  const isLines =
    parts.length > 0 &&
    ((isWork && isPlaced) || side.length > 0 || names.length > 0 || !optionIn(message, question));
  const isChosen =
    chosen !== null && worthOf(chosen.text).some(one => claims.some(claim => near(claim.value, one)));
  // Of a line that nothing places the slip behind the option says more, else what comes next.
  const slip =
    isPlaced || (names.length > 0 && !isChosen) || lead.length > 0 || isTold
      ? []
      : (chosenSlip(asked)[0] ?? []);
  const goesOn =
    slip.length === 0 && !failed && (asksOnward.test(message) || (!isPlaced && names.length === 0));
  const asks = asksFor.test(message);
  const [own] =
    failed || end !== null || !(asks || /\?|\bkya\b/i.test(message))
      ? []
      : answersTo(asked, likely.other).filter(
          ([piece]) => asks || piece?.id === `slip:${situation.answer?.chosen}`,
        );
  // Behind a mistake that was named no other one is told.
  const isMistaken = question.path?.slips.some(({ words }) => names.some(([text]) => text.includes(words)));
  const isRecited = (way: readonly Piece[] | undefined) => isMistaken && way?.[0]?.id.startsWith('slip:');
  const behind =
    (isRecited(own) ? [] : own?.slice(0, 1)) ?? (goesOn && end === null ? onward(asked, lines) : slip);
  // All of it is right: lines that hold, and an end that is no other option.
  const isSure =
    lines.length + (worked ? 1 : 0) > 0 &&
    lines.every(({ verdict: { is } }) => is !== 'unplaced') &&
    !failed &&
    off === null &&
    (tailOf(message) !== 'may' || isOnPath(question, message, false)) &&
    (end === null || !/sahi answer nahi/.test(end[1]));
  const first: (readonly Piece[])[] = isLines
    ? [[...lead, { id, text: isSure ? withYes(message, parts.join(' ')) : parts.join(' '), also }, ...behind]]
    : [...claimed(asked)];
  const [proof = [], ...steps] = proofWays(question);
  const isGeneral = /\b(?:always|generally|in general|hamesha|every time)\b/i.test(message);
  if (isGeneral && isLines) first[0] = [...(first[0] ?? []), principlePiece(question)];
  return [...first, proof, ...steps.reverse()].filter(way => way.length > 0);
}
