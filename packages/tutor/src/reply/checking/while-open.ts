import { givesAway } from '../../guard.ts';
import { tailOf } from '../../intents/tails.ts';
import { near, written } from '../../maths/evaluate.ts';
import { type Claim, claimsIn } from '../../reading/claimed.ts';
import { givesValue, isAskedLetter } from '../../reading/equations.ts';
import { lettersIn, oneValue } from '../../reading/links.ts';
import { quantityNamed } from '../../reading/names.ts';
import { segmentAt } from '../../reading/placing.ts';
import { statementsIn } from '../../reading/statements.ts';
import { isOptionWorth } from '../../reading/told.ts';
import { isOnPath, type JudgedLine, judgedLines } from '../../reading/work.ts';
import { contentOf } from '../../words/content.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import { ruledOutPiece } from '../asking/of-student.ts';
import { onward } from '../onward.ts';
import { concludes, proseWays, sentenceOn } from '../sentences.ts';
import type { Asked, Piece, Ways } from '../situation.ts';
import { finalWords, selfTest } from '../small-talk.ts';
import { unsure } from '../unsure.ts';
import { comesToOption } from './claimed-names.ts';
import { brokenCondition } from './conditions.ts';
import { directAnswer } from './direct.ts';
import { sideWords, workedOut } from './expressions.ts';
import { factorWords } from './factor-list.ts';
import { failing } from './failing.ts';
import { claimsAnswer, isLabelled, isOptionRatio, operands } from './final-claims.ts';
import { lastDigits } from './last-digits.ts';
import { placedIn, verdictOn } from './line-verdict.ts';
import { heldAgainst, nextAsk, nextOfSetUp, planned } from './next-pieces.ts';
import { beside, equated, givenNumber } from './no-line.ts';
import { offPath } from './off-path.ts';
import { listVerdict } from './on-the-way.ts';
import { known, maths, nearest } from './pieces.ts';
import { proportionIn } from './proportions.ts';
import { ratioWords } from './ratios.ts';
import { named, rightClaim } from './values.ts';

/** Messages in which it is looked for what a letter stands for. */
const mostMessages = 6;

/** Before the answer: lines are judged by themselves and by all quantities but the one that is asked. */
export function checkWhileOpen(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const tell = inTongue(message);
  const wrote = [...(situation.wrote ?? []), message];
  const lines = judgedLines(message, question, true, situation.wrote);
  const claims = claimsIn(message);
  const refusals = finalWords.map((way, i): Piece[] => [
    ...way,
    ...selfTest(question, i, situation.wrote ?? []),
  ]);
  const list =
    ratioWords(asked) ??
    lastDigits(question, message, true) ??
    factorWords(message) ??
    listVerdict(question, message, true);
  if (list)
    return [[{ id: `check:${known(message)}`, text: tell(list) }, ...nextAsk(asked, [list])], ...refusals];
  // Of what is asked no value is judged, whichever it is; all else in the message is.
  const labelled = statementsIn(message).filter(one => isLabelled(question, one));
  const standsForAsked = (letter: string | undefined) =>
    [...(situation.wrote ?? []).slice(-mostMessages), message].some((text, i, of) =>
      judgedLines(text, question, true, of.slice(0, i)).some(
        ({ verdict }) =>
          verdict.is === 'fits' && verdict.assignment[letter ?? '']?.at === question.path?.asked,
      ),
    );
  const isFinal = ({ link }: JudgedLine) =>
    isLabelled(question, link.statement) ||
    isOptionRatio(question, link) ||
    (givesValue(link) &&
      (isAskedLetter(link, question, wrote) ||
        (isOptionWorth(question, oneValue(link.right, link.statement.senses) ?? Number.NaN) &&
          standsForAsked(lettersIn(link.left)[0]))));
  const finalLines = lines.filter(isFinal);
  if (finalLines.length + labelled.length > 0 || claimsAnswer(asked, lines, claims)) {
    const others = lines.filter(line => !finalLines.includes(line) && line.verdict.is !== 'unplaced');
    const own = named(
      question,
      claims.filter(
        claim =>
          segmentAt(question, claim.letter ?? '') !== null ||
          (!Number.isInteger(claim.value) && !isOptionWorth(question, claim.value)) ||
          quantityNamed(question, claim.words, true) !== null ||
          rightClaim(question, claim, true) !== null,
      ),
      others,
      true,
      wrote,
    );
    const isNamed = ({ link }: JudgedLine) =>
      own.length > 0 && givesValue(link) && segmentAt(question, lettersIn(link.left)[0] ?? '') !== null;
    const verdict = verdictOn(
      question,
      others.filter(line => !isNamed(line)),
      true,
      wrote,
    );
    const broken = brokenCondition(asked);
    const parts = [
      ...(verdict ? [verdict] : []),
      ...own,
      ...operands(question, labelled),
      ...(broken ? [broken] : []),
    ];
    const lead: Piece[] =
      parts.length > 0
        ? [{ id: `check:${known(message)}`, text: parts.map(tell).join(' '), lead: true }]
        : [];
    const out = ruledOutPiece(asked);
    if (out) return refusals.map(([refusal]) => [out, ...lead, ...(refusal ? [refusal] : [])]);
    // What is asked back is more than a refusal, whichever value it is.
    if (broken || (tailOf(message) === 'complete' && planned(asked).length > 0))
      return [
        [...lead.map(({ id, text }) => ({ id, text })), ...(broken ? [] : planned(asked))],
        ...refusals,
      ];
    const isAll = finalLines.length + labelled.length === 0 && own.length >= claims.length;
    // A question about the numbers of the line is test enough.
    const plain = (way: readonly Piece[]) =>
      labelled.length > 0 && parts.length > own.length ? way.slice(0, 1) : way;
    return own.length > 0 && isAll
      ? [lead.map(({ id, text }) => ({ id, text })), ...refusals]
      : refusals.map(way => [...lead, ...plain(way)]);
  }
  const worked = lines.length === 0 ? workedOut(message) : null;
  const side = sideWords(asked, lines);
  const names = named(question, claims, lines, true, wrote).filter(
    ([text]) => !givesAway(question, text) || /^\$/.test(text) || /^Yes/.test(text),
  );
  const placed = placedIn(lines, message, names);
  const verdict = side.length > 0 ? null : (verdictOn(question, placed, true, wrote) ?? worked?.said ?? null);
  const joint = jointWords(lines, claims);
  const share = names.length > 0 ? null : proportionIn(question, message, true);
  const last = lines.at(-1);
  const isFinalLine = last !== undefined && comesToOption(question, last);
  const off =
    names.length === 0 && !joint && !share && !isFinalLine ? offPath(question, lines, message, true) : null;
  const parts: Said[] = [
    ...(verdict ? [verdict] : []),
    ...(share ? [share.said] : []),
    ...names,
    ...side,
    ...(off ? [off] : []),
    ...(joint ? [joint] : []),
  ];
  const broken = brokenCondition(asked);
  const tail = tailOf(message);
  const isFailed = lines.some(line => failing(question, line, true) !== null);
  const isHeld =
    !joint &&
    !broken &&
    share?.holds !== false &&
    !isFailed &&
    names.every(([text]) => /^(?:\$|Yes)[^?]*$/.test(text)) &&
    !off;
  const isPlaced = lines.every(({ verdict, link }) => verdict.is !== 'unplaced' || givesValue(link));
  const isConfirmed = isHeld && isPlaced && !isFinalLine && parts.length > 0 && concludes(message) === '';
  // 'May I do this' asks of the way, and not only of the numbers.
  const isWay = tail !== 'may' || isOnPath(question, message, true);
  const direct = directAnswer(asked, isFailed ? 'failed' : isConfirmed && isWay ? 'held' : 'open');
  if (parts.length > 0) {
    const isYes = /^Yes\b/.test(parts[0]?.[0] ?? '');
    const said = [
      ...(direct && !(isYes && direct[0] === 'Yes.') ? [direct] : []),
      ...parts,
      ...(broken ? [broken] : []),
    ];
    const piece: Piece = { id: `check:${known(message)}`, text: said.map(tell).join(' ') };
    return [[piece, ...(broken || isFailed ? [] : nextPieces())], ...refusals];
  }
  function nextPieces(): Piece[] {
    if (isFinalLine || (off && tail === 'error')) return heldAgainst(asked);
    if (tail === 'complete') return planned(asked);
    const unread = concludes(message);
    const on = unread === '' ? null : sentenceOn(asked, unread);
    if (on) return [on];
    const onSetUp = isHeld && isPlaced ? nextOfSetUp(asked, lines) : [];
    const isUnplaced = lines.length > 0 && lines.every(one => one.verdict.is === 'unplaced');
    if (isUnplaced || (tail === 'onward' && onSetUp.length === 0)) return onward(asked, lines);
    return onSetUp.length > 0 ? onSetUp : isHeld ? nextAsk(asked, parts) : [];
  }
  // Who only asks 'sure?' speaks of what they wrote before.
  const before = situation.wrote?.at(-1);
  const asksOn =
    !/\d/.test(message) &&
    (contentOf(message).length === 0 || /\b(?:sure|sahi|right|correct|pakka|galat|wrong)\b/i.test(message)) &&
    contentOf(message).length < 2 &&
    before !== undefined &&
    /\d/.test(before);
  const earlier = asksOn
    ? checkWhileOpen({
        ...asked,
        message: before,
        situation: { ...situation, wrote: situation.wrote?.slice(0, -1) ?? [] },
      })
    : [];
  return [
    ...earlier,
    ...equated(message),
    ...givenNumber(asked),
    ...proseWays(asked),
    ...nearest(asked),
    ...beside(asked, claims),
    ...unsure(asked),
  ];
}

const joining: readonly [string, (a: number, b: number) => number, Said][] = [
  ['+', (a, b) => a + b, ['added', 'jodna']],
  ['\\times', (a, b) => a * b, ['multiplied', 'multiply karna']],
  ['-', (a, b) => Math.abs(a - b), ['subtracted', 'ghatana']],
];

/** For who makes one value of two lines without saying how: which operation it is, and a question for its reason. */
function jointWords(lines: readonly JudgedLine[], claims: readonly Claim[]): Said | null {
  const found = lines.flatMap(({ value, verdict: { is } }) =>
    value !== null && is !== 'unplaced' && is !== 'fails' ? [value] : [],
  );
  const last = claims.at(-1);
  const [a, b] = found.slice(-2);
  if (!last || last.calculated || !a || !b || near(last.value, a) || near(last.value, b)) return null;
  const joined = joining.find(([, join]) => near(join(a, b), last.value));
  if (!joined) return null;
  const [sign, , [how, hindi]] = joined;
  const [large, small] = sign === '-' && a < b ? [b, a] : [a, b];
  const line = maths(`${written(large)} ${sign} ${written(small)} = ${written(last.value)}`);
  return [
    `Then you take ${line}. Say why the two have to be ${how} here: what does one of the ${maths(written(a))} go with?`,
    `Phir tumne ${line} liya. Batao ki yahan ${hindi} kyu hai: ${maths(written(a))} me se ek ke saath kya jaata hai?`,
  ];
}
