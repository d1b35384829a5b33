import { givesAway } from '../../guard.ts';
import { near, written } from '../../maths/evaluate.ts';
import { numbersIn, worthOf } from '../../maths/values.ts';
import { askingIn, type Question } from '../../question.ts';
import { type Claim, claimsIn, expressionAlone } from '../../reading/claimed.ts';
import { equalityOf, equationsIn, givesValue, isAskedLetter } from '../../reading/equations.ts';
import { type Link, lettersIn, oneValue, valuesOf } from '../../reading/judging.ts';
import { labelsAsked, quantityNamed, quantityWith, segmentAt } from '../../reading/placing.ts';
import { calculates, isNumber, type Statement, statementsIn, texOf } from '../../reading/statements.ts';
import { type JudgedLine, judgedLines } from '../../reading/work.ts';
import { contentOf } from '../../words/content.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import { answersIn, likely } from '../answers.ts';
import { numberWhileOpen } from '../numbers.ts';
import { asksOnward, onward, progressOf } from '../onward.ts';
import { isOptionWorth, letterIn, optionIn, speaksOfPoints } from '../options.ts';
import type { Asked, Piece, Ways } from '../situation.ts';
import { finalWords, selfTest } from '../small-talk.ts';
import { askedNext } from '../teaching.ts';
import { unsure } from '../unsure.ts';
import { comesToOption } from './claimed-names.ts';
import { factorWords } from './factor-list.ts';
import { lastDigits } from './last-digits.ts';
import { failing, placedIn, typedAs, verdictOn } from './line-verdict.ts';
import { holdsAlways, nextMove } from './next-move.ts';
import { offPath } from './off-path.ts';
import { listVerdict } from './on-the-way.ts';
import { known, maths, nearest, quantityWords } from './pieces.ts';
import { proportionIn } from './proportions.ts';
import { ratioWords } from './ratios.ts';
import { named, rightClaim, sideWords, workedOut } from './values.ts';

const spokenOfAnswer = /\b(?:ans(?:wer)?|answr|jawab|final|option|correct (?:one|option)|result)\b/i;

/** Messages in which it is looked for what a letter stands for. */
const mostMessages = 6;

/** Whether a message holds a calculation with letters. */
const expressionIn = (message: string) =>
  statementsIn(message).some(({ letters, sides }) => letters.length > 0 && sides.some(calculates));

/** Numbers side by side, with words between them and no sign. */
const listed = /\d[^-+*/^=\d]*(?:,\s|\band\b|\baur\b)[^-+*/^=\d]*\d/i;

/** Whether a message claims what is asked, or a value that could be it, without a calculation that is its own. */
function claimsAnswer(
  { question, message }: Asked,
  lines: readonly JudgedLine[],
  claims: readonly Claim[],
): boolean {
  if (lines.some(({ verdict }) => verdict.is !== 'unplaced')) return false;
  const isEquation = lines.some(({ link: { left, right } }) =>
    [left, right].some(one => calculates(one) && !isNumber(one)),
  );
  if (isEquation) return false;
  if (spokenOfAnswer.test(message) || (letterIn(message) && !speaksOfPoints(question))) return true;
  // Of an expression in letters nothing is claimed.
  if (lines.length === 0 && expressionIn(message)) return false;
  // A letter's value is asked about, whichever it is: 'x = 8' is no claim because an option is 8.
  if (lines.length > 0 && lines.every(({ link }) => link.statement.letters.length > 0)) return false;
  // Of several numbers none is a claim, unless they are one option together: '2 and 90 then'.
  const isSeveral = listed.test(message);
  const chosen = optionIn(message, question);
  return (
    (chosen !== null && !(isSeveral && worthOf(chosen.text).length === 1)) ||
    (!isSeveral &&
      (numbersIn(message).some(value => isOptionWorth(question, value)) ||
        claims.some(
          ({ value, words }) =>
            quantityNamed(question, words, true) === null && isOptionWorth(question, value),
        )))
  );
}

/** Before the answer: lines are judged by themselves and by all quantities but the one that is asked. */
export function checkWhileOpen(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const tell = inTongue(message);
  const wrote = [...(situation.wrote ?? []), message];
  const lines = judgedLines(message, question, true, situation.wrote);
  const claims = claimsIn(message);
  const refusals = finalWords.map((way, i): Piece[] => [...way, ...selfTest(question, i)]);
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
    const parts = [...(verdict ? [verdict] : []), ...own, ...operands(question, labelled)];
    const lead: Piece[] =
      parts.length > 0
        ? [{ id: `check:${known(message)}`, text: parts.map(tell).join(' '), lead: true }]
        : [];
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
  const parts = [
    ...(verdict ? [verdict] : []),
    ...(share ? [share.said] : []),
    ...names,
    ...side,
    ...(off ? [off] : []),
    ...(joint ? [joint] : []),
  ];
  // Who asks about a right calculation asks whether it is the one that is needed.
  const asksUse =
    message.includes('?') && names.length === 0 && lines.every(({ verdict: { is } }) => is === 'holds');
  const goesOn =
    asksUse || asksOnward.test(message) || lines.some(({ verdict: { is } }) => is === 'unplaced');
  const isHeld =
    !joint &&
    share?.holds !== false &&
    lines.every(line => failing(question, line, true) === null) &&
    names.every(([text]) => /^(?:\$|Yes)[^?]*$/.test(text)) &&
    !off;
  const isPlaced = lines.every(({ verdict, link }) => verdict.is !== 'unplaced' || givesValue(link));
  const onSetUp = isHeld && isPlaced ? nextOfSetUp(asked, lines) : [];
  if (parts.length > 0 && isFinalLine)
    return [
      [
        { id: `check:${known(message)}`, text: parts.map(tell).join(' ') },
        {
          id: `next:${situation.said.length}`,
          text: tell([
            `Hold it against what is asked: “${askingIn(question)}”`,
            `Ise us se milao jo pucha gaya hai: “${askingIn(question)}”`,
          ]),
        },
      ],
      ...refusals,
    ];
  if (parts.length > 0)
    return [
      [
        { id: `check:${known(message)}`, text: parts.map(tell).join(' ') },
        ...(onSetUp.length > 0
          ? onSetUp
          : goesOn
            ? onward(asked, lines)
            : isHeld
              ? nextAsk(asked, parts)
              : []),
      ],
      ...refusals,
    ];
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
    ...nearest(asked),
    ...beside(asked, claims),
    ...unsure(asked),
  ];
}

/** Whether the numbers of a ratio are those of an option: 'd : c = 10 : 27'. */
const isOptionRatio = ({ options }: Question, { right, statement: { senses } }: Link) => {
  const values = senses[0] && valuesOf(right, senses[0])?.values;
  return (
    values !== undefined &&
    values.length > 1 &&
    options.some(({ text }) => {
      const worth = worthOf(text);
      return worth.length === values.length && worth.every((one, i) => near(one, values[i] ?? Number.NaN));
    })
  );
};

/** Whether a statement gives a value of what is asked: 'time = 140/25'. */
const isLabelled = (question: Question, { sides: [label], relations: [relation], letters }: Statement) =>
  letters.length === 0 && label?.maths.length === 0 && relation === '=' && labelsAsked(question, label.label);

/** What the numbers are of which somebody makes what is asked, the same for a right and a wrong line. */
function operands(question: Question, statements: readonly Statement[]): Said[] {
  return statements.flatMap(({ sides }): Said[] => {
    const line = sides.find(calculates);
    const parts = (line?.maths ?? []).flatMap((token): Said[] => {
      const at = token.is === 'number' ? quantityWith(question, token.value, true) : null;
      if (at === null || token.is !== 'number' || !question.path?.quantities[at]?.name) return [];
      const [name, other] = quantityWords(question, at, true);
      return [[`${maths(token.text)} is ${name}`, `${maths(token.text)} ${other} hai`]];
    });
    if (!line || parts.length === 0) return [];
    const tex = maths(texOf(line, true));
    return [
      [
        `In ${tex}, ${parts.map(([one]) => one).join(' and ')}. Is this what the question needs there?`,
        `${tex} me ${parts.map(([, one]) => one).join(' aur ')}. Kya question me yahan yahi chahiye?`,
      ],
    ];
  });
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

/** What can be found next by who has come somewhere, where they were not asked for it before. */
function nextAsk(asked: Asked, parts: readonly Said[]): Piece[] {
  const done = progressOf(asked);
  const piece = done < 0 ? null : askedNext(asked, done + 1, parts.map(([text]) => text).join(' '));
  const about = /^ask:\d+:/.exec(piece?.id ?? '')?.[0];
  const isNew = piece && about && !asked.situation.said.some(id => id.startsWith(about));
  return isNew ? [piece] : [];
}

/** How an equation of the student's own goes on: by its one letter, by what is asked when that is found, else by the next step. */
function nextOfSetUp(asked: Asked, lines: readonly JudgedLine[]): Piece[] {
  const {
    question,
    situation: { wrote = [], said },
    message,
  } = asked;
  const { link, verdict } = lines.at(-1) ?? {};
  const isOwn = verdict?.is === 'fits' || verdict?.is === 'follows' || verdict?.is === 'identity';
  if (!link || !isOwn || link.relation !== '=' || link.left.maths.length * link.right.maths.length === 0)
    return [];
  const own = lettersIn(link.left, link.right);
  const [letter = '', ...others] = own;
  const move = nextMove(asked, lines)?.find(([text]) => !givesAway(question, text));
  if (move) return [{ id: `move:${move[0]}`, text: inTongue(message)(move) }];
  if (holdsAlways(equalityOf(link))) return onward(asked, lines);
  // A letter told by another one is to be put in: the next step says where.
  if (
    others.length > 0 &&
    [link.left, link.right].some(({ maths: [only, ...more] }) => only?.is === 'letter' && more.length === 0)
  )
    return onward(asked, lines);
  const isSolved =
    others.length === 0 &&
    (verdict.is === 'identity' ||
      equationsIn([...wrote, message]).some(one => givesValue(one) && lettersIn(one.left).includes(letter)) ||
      [link.left, link.right].every(
        one => isNumber(one) || (lettersIn(one).length === 1 && one.maths.length === 1),
      ));
  const name = maths(typedAs(link, letter));
  const next: Said | null = isSolved
    ? [`The question asks: “${askingIn(question)}”`, `Pucha gaya hai: “${askingIn(question)}”`]
    : own.length === 0
      ? null
      : own.length === 1
        ? [`Only ${name} is left in it: solve for ${name}.`, `Isme sirf ${name} hai: ab ${name} nikalo.`]
        : null;
  return next ? [{ id: `next:${said.length}`, text: inTongue(message)(next) }] : onward(asked, lines);
}

/** What is no line to be judged: a value that no option has, or a sentence, beside what the hints say on it. */
function beside(asked: Asked, claims: readonly Claim[]): Ways {
  const { message } = asked;
  const [only, ...more] = claims;
  const isResult = only !== undefined && more.length === 0 && contentOf(message).length === 1;
  const isNear = (answersIn(asked)[0]?.share ?? 0) >= likely.sure;
  if (!isResult && contentOf(message).length < 2 && !isNear) return [];
  const text = inTongue(message)(
    isResult
      ? [
          `${written(only.value)} is none of the four options. Send me the lines that led to it, and I check each.`,
          `${written(only.value)} chaaron options me nahi hai. Apni lines bhejo, main har line check karta hoon.`,
        ]
      : [
          'I can judge lines with numbers, not this sentence. Compare it with this hint:',
          'Main numbers wali lines judge kar sakta hoon, ye sentence nahi. Ise is hint se milao:',
        ],
  );
  const on = onward(asked, []);
  // Only who wants a sentence judged is told that it cannot be.
  if (!isResult && !/\b(?:sahi|right|correct|galat|wrong)\b/i.test(message))
    return on.length === 0 ? [] : [on];
  return on.length === 0 ? [] : [[{ id: `beside:${isResult ? only.value : ''}`, text, lead: true }, ...on]];
}

/** For an expression in letters alone: what it would be equal to. */
function equated(message: string): Ways {
  const tex = expressionAlone(message);
  if (tex === null) return [];
  const text = inTongue(message)([
    `What is ${maths(tex)} equal to? Write the sentence of the question in which it stands as an equation.`,
    `${maths(tex)} kiske barabar hai? Question ki wo line equation me likho.`,
  ]);
  return [[{ id: `check:${known(message)}`, text }]];
}

/** Where the question gives a number, for who asks about that one in words. */
function givenNumber(asked: Asked): Ways {
  const [only, ...more] = numbersIn(asked.message);
  const isGiven =
    only !== undefined && only >= 10 && more.length === 0 && !isOptionWorth(asked.question, only);
  return isGiven ? numberWhileOpen(asked) : [];
}
