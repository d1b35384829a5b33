import { givesAway } from '../guard.ts';
import { ladderOf } from '../ladder.ts';
import { near, written } from '../maths/evaluate.ts';
import { mathsOf } from '../maths/tex.ts';
import { holds, numbersIn, worthOf } from '../maths/values.ts';
import { keyOf, type Option, optionOf, type Question } from '../question.ts';
import { calculationIn, linkTex } from '../reading/judging.ts';
import { quantityNamed, quantityWith, slipWith, toldOf } from '../reading/placing.ts';
import { calculates, isNumber, statementsIn, texOf } from '../reading/statements.ts';
import { type Claim, claimsIn, type JudgedLine, judgedLines, sideIn, type Verdict } from '../reading/work.ts';
import { contentOf } from '../words/content.ts';
import { inTongue, type Said } from '../words/hinglish.ts';
import { termsIn } from '../words/terms.ts';
import { leastCoverage } from './explaining.ts';
import { kinshipOf } from './kinship.ts';
import { numberWhileOpen } from './numbers.ts';
import { asksOnward, onward } from './onward.ts';
import { isOptionWorth, letterIn, optionIn, speaksOfPoints, stepWith } from './options.ts';
import { hitsFor, pieceOf, unheard } from './passages.ts';
import { proofWays, stands, stated, wantsProof } from './proof.ts';
import { type Asked, type Piece, termPiece, type Ways } from './situation.ts';
import { finalWords, selfTest } from './small-talk.ts';
import { unsure } from './unsure.ts';

const known = (message: string) => message.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 80);

/** A quantity in words: its name, else the step that finds it. */
function quantityWords({ path }: Question, at: number, open: boolean): Said {
  const quantity = path?.quantities[at];
  const name = quantity?.name?.replace(/^[A-Z](?=[a-z ])/, first => first.toLowerCase());
  if (name) return [name, name];
  const step = (quantity?.step ?? 0) + 1;
  return open
    ? ['a value on the way', 'raaste ki ek value']
    : [`what step ${step} finds`, `step ${step} ka result`];
}

const maths = (tex: string) => `$${tex}$`;
const good = (verdict: Verdict) =>
  verdict.is === 'holds' || verdict.is === 'identity' || verdict.is === 'follows' || verdict.is === 'fits';

/** What is said of a line that fails, by what is known of it. */
function failing({ link, verdict }: JudgedLine, open: boolean): Said | null {
  const line = maths(linkTex(link));
  switch (verdict.is) {
    case 'fails': {
      const side = `${maths(texOf(link.left))}`;
      if (open || Number.isNaN(verdict.left))
        return verdict.sure
          ? [
              `Look at ${line} again: the two sides differ. Calculate ${side} once more.`,
              `${line} dobara dekho: dono sides alag aati hain. ${side} phir se calculate karo.`,
            ]
          : [
              `You wrote ${line}, as I read it, and by itself the two sides differ. Did you mean something else by it?`,
              `Tumne ${line} likha, aur akele dono sides alag aati hain. Kya tumhara matlab kuch aur tha?`,
            ];
      return verdict.sure
        ? [
            `Look at ${line} again: ${side} comes to ${maths(written(verdict.left))}.`,
            `${line} dobara dekho: ${side} se ${maths(written(verdict.left))} aata hai.`,
          ]
        : [
            `You wrote ${line}, as I read it. By itself ${side} would be ${maths(written(verdict.left))}; did you mean something else by it?`,
            `Tumne ${line} likha. Akele ${side} se ${maths(written(verdict.left))} aata hai; kya tumhara matlab kuch aur tha?`,
          ];
    }
    case 'contradicts':
      return [
        `${line} does not fit the line before it: put it in there, and the two sides differ.`,
        `${line} pichhli line se match nahi karta: usme daal ke dekho, dono sides alag aati hain.`,
      ];
    case 'no_identity': {
      const values = Object.entries(verdict.letters).map(
        ([letter, value]) => `${letter} = ${written(value)}`,
      );
      const [left, right] = [maths(written(verdict.left)), maths(written(verdict.right))];
      return [
        `${line} does not hold for all values: with ${maths(values.join(', '))} the left side is ${left}, and the right side is ${right}.`,
        `${line} har value ke liye sahi nahi: ${maths(values.join(', '))} rakho to left ${left} aur right ${right} aata hai.`,
      ];
    }
    case 'holds':
    case 'identity':
    case 'follows':
    case 'fits':
    case 'unplaced':
      return null;
  }
}

/** Whether a figure has a corner of that name: `ABC`, `angle B`. */
const namesCorner = (stem: string, letter: string) =>
  new RegExp(`\\b(?:${letter}[A-Z]+|[A-Z]+${letter}[A-Z]*|angle ${letter})\\b`).test(stem);

/** What the letters of a line stand for, as far as it may be told. */
function standing(question: Question, { verdict }: JudgedLine, open: boolean): Said | null {
  if (verdict.is !== 'fits') return null;
  const told = new Set(question.path ? toldOf(question.path, open) : []);
  const parts = Object.entries(verdict.assignment).flatMap(([letter, { at }]): Said[] => {
    // A letter that the solution uses has its meaning there.
    if (
      at === null ||
      standsIn(question.steps.map(({ says, works }) => `${says} $${works}$`).join(' '), letter) ||
      namesCorner(question.stem, letter.toUpperCase())
    )
      return [];
    if (!told.has(at) || at === question.path?.asked)
      return [[`$${letter}$ for what is asked`, `$${letter}$ = jo pucha gaya hai`]];
    if (!question.path?.quantities[at]?.name) return [];
    const [name, other] = quantityWords(question, at, open);
    return [[`$${letter}$ for ${name}`, `$${letter}$ = ${other}`]];
  });
  return parts.length === 0
    ? null
    : [`with ${parts.map(([one]) => one).join(' and ')}`, parts.map(([, one]) => one).join(', ')];
}

/** What is said of lines that hold. */
function holding(question: Question, lines: readonly JudgedLine[], open: boolean): Said {
  const [only] = lines;
  const fits = lines.map(line => standing(question, line, open)).findLast(one => one !== null);
  const whole = lines.filter(({ verdict }) => verdict.is === 'holds' && verdict.loose === 'whole');
  const note: Said =
    whole.length > 0 ? [' You kept only the whole part.', ' Tumne sirf whole part rakha hai.'] : ['', ''];
  if (lines.length === 1 && only) {
    const line = maths(linkTex(only.link));
    if (only.verdict.is === 'follows')
      return [`${line}: yes, that follows.`, `${line}: haan, ye sahi nikalta hai.`];
    if (only.verdict.is === 'fits')
      return fits
        ? [`${line} holds here, ${fits[0]}.`, `${line} yahan sahi hai: ${fits[1]}.`]
        : [`${line} holds here.`, `${line} yahan sahi hai.`];
    // What the words beside it claim was not judged.
    const isClaim = [...only.link.left.words, ...only.link.right.words].length > 0;
    const as: Said = isClaim ? ['As a calculation ', 'Calculation ke taur par '] : ['', ''];
    return [`${as[0]}${line} is right.${note[0]}`, `${as[1]}${line} sahi hai.${note[1]}`];
  }
  const count =
    lines.length === 2
      ? ['Both lines hold', 'Dono lines sahi hain']
      : [`All ${lines.length} lines hold`, `Saari ${lines.length} lines sahi hain`];
  return [
    `${count[0]}${fits ? `, ${fits[0]}` : ''}.${note[0]}`,
    `${count[1]}${fits ? `: ${fits[1]}` : ''}.${note[1]}`,
  ];
}

/** Whether the question itself speaks of a letter. */
const standsIn = (stem: string, letter: string) =>
  mathsOf(stem).some(
    tex =>
      tex.includes(letter) &&
      (letter.length > 1 || new RegExp(`(?<![a-z\\\\])${letter}(?![a-z])`, 'i').test(tex)),
  );

/** Who asks how to go on is not asked about lines that could not be placed, beside others that hold. */
const placedIn = (lines: readonly JudgedLine[], message: string): readonly JudgedLine[] => {
  const placed = lines.filter(({ verdict }) => verdict.is !== 'unplaced');
  return placed.length > 0 && asksOnward.test(message) ? placed : lines;
};

/** What is said of all lines of a message together: the first that fails, else one that cannot be placed, else that they hold. */
function verdictOn(question: Question, lines: readonly JudgedLine[], open: boolean): Said | null {
  if (lines.length === 0) return null;
  const bad = lines.findIndex(line => failing(line, open) !== null);
  const wrong = lines[bad] && failing(lines[bad], open);
  if (wrong) {
    const before: Said =
      bad === 0
        ? ['', '']
        : bad === 1
          ? ['The line before it holds. ', 'Usse pehle ki line sahi hai. ']
          : [`The ${bad} lines before it hold. `, `Usse pehle ki ${bad} lines sahi hain. `];
    return lines.slice(0, bad).every(({ verdict }) => good(verdict))
      ? [`${before[0]}${wrong[0]}`, `${before[1]}${wrong[1]}`]
      : wrong;
  }
  const held = lines.filter(({ verdict }) => good(verdict));
  // A value that was tried needs no reason where a later line follows from it.
  const lastFollows = lines.findLastIndex(({ verdict }) => verdict.is === 'follows');
  const open_ = lines.find(
    ({ verdict }, i) => verdict.is === 'unplaced' && !(verdict.tried && i < lastFollows),
  );
  const yes: Said = held.length > 0 ? holding(question, held, open) : ['', ''];
  if (!open_) return yes;
  const line = maths(linkTex(open_.link));
  const own = open_.link.statement.letters.filter(letter => !standsIn(question.stem, letter));
  const letters = own.map(letter => `$${letter}$`);
  const numbers = numbersIn(line);
  const isOfQuestion = numbers.length > 1 && numbers.every(value => holds(numbersIn(question.stem), value));
  const asks: Said =
    open_.verdict.is === 'unplaced' && open_.verdict.tried
      ? [
          'Put it into your line above, and see whether what comes out is possible.',
          'Ise apni upar wali line me rakho, aur dekho jo aata hai wo ho sakta hai ya nahi.',
        ]
      : letters.length > 1 && isOfQuestion
        ? [
            `Its numbers are the question's. Say in words what ${letters.join(' and ')} are, and it is set up.`,
            `Numbers question ke hi hain. Bas ye likho ki ${letters.join(' aur ')} kya hain.`,
          ]
        : letters.length === 0
          ? ['From which line does it follow?', 'Ye kaunsi line se nikla?']
          : letters.length === 1
            ? [
                `What does ${letters[0]} stand for, and which sentence of the question says this?`,
                `${letters[0]} kya hai, aur question ki kaunsi line ye kehti hai?`,
              ]
            : [
                `What do ${letters.join(' and ')} stand for, and which sentence of the question says this?`,
                `${letters.join(' aur ')} kya hain, aur question ki kaunsi line ye kehti hai?`,
              ];
  return [
    `${yes[0]} You wrote ${line}. ${asks[0]}`.trim(),
    `${yes[1]} Tumne ${line} likha. ${asks[1]}`.trim(),
  ];
}

/** A calculation without its result, worked out. */
function workedOut(message: string): { said: Said; value: number } | null {
  const found = calculationIn(message);
  if (!found) return null;
  const line = `${maths(`${found.tex} = ${written(found.value)}`)}.`;
  return { said: [line, line], value: found.value };
}

/** Which value of the path a claim or a result is, and the slip that leads to it. */
function named(
  question: Question,
  claims: readonly Claim[],
  lines: readonly JudgedLine[],
  open: boolean,
): Said[] {
  const said: Said[] = [];
  for (const { words, value, calculated, letter } of claims) {
    const byName = quantityNamed(question, words, open);
    const own = byName === null ? undefined : question.path?.quantities[byName];
    if (byName !== null && own && own.value.length === 1) {
      const [name, other] = quantityWords(question, byName, open);
      const right = own.value[0] ?? Number.NaN;
      if (near(right, value) || near(100 * right, value) || near(right, 100 * value)) {
        said.push([
          `Yes, ${maths(written(value))} is ${name}.`,
          `Haan, ${maths(written(value))} hi ${other} hai.`,
        ]);
        continue;
      }
      const slip = slipWith(question, value, open);
      if (slip) said.push([slip, slip]);
      else
        said.push(
          open
            ? [
                `I get another value for ${name}. Which numbers did you take for it?`,
                `Mujhe ${other} ki value alag mil rahi hai. Tumne kaunse numbers liye?`,
              ]
            : [
                `I find ${maths(own.tex)} for ${name}, in step ${own.step + 1}. Which numbers did you take for it?`,
                `${other} ${maths(own.tex)} aata hai, step ${own.step + 1} me. Tumne kaunse numbers liye?`,
              ],
        );
      continue;
    }
    // While the question is open a bare number that an option has is the same to the tutor whichever option that is.
    if (open && !calculated && isOptionWorth(question, value)) continue;
    if (!calculated && letter === null && words.length > 0) continue;
    const at = quantityWith(question, value, open);
    if (at !== null) {
      const [name, other] = quantityWords(question, at, open);
      const isNamed = question.path?.quantities[at]?.name;
      if (isNamed || !open)
        said.push([`${maths(written(value))} is ${name}.`, `${maths(written(value))} ${other} hai.`]);
      continue;
    }
    if (lines.some(({ verdict }) => verdict.is === 'fails')) continue;
    const slip = slipWith(question, value, open);
    if (slip) said.push([slip, slip]);
  }
  return said.filter((one, i) => said.findIndex(([words]) => words === one[0]) === i).slice(-2);
}

const spokenOfAnswer = /\b(?:ans(?:wer)?|answr|jawab|final|option|correct (?:one|option)|result)\b/i;

/** That an expression in letters, by itself or behind words, is a side of a line of the solution. */
function sideWords({ question, situation, message }: Asked, lines: readonly JudgedLine[]): Said[] {
  // With a relation around it, 'yes' would be heard as said of the whole line.
  if (lines.length > 0) return [];
  const works = question.steps.map(({ works: line }) => line);
  const found = sideIn(message, situation.answer ? works : works.slice(0, -1));
  if (!found) return [];
  const tex = maths(found.tex);
  return situation.answer
    ? [[`Yes, ${tex} is in step ${found.step + 1}.`, `Haan, ${tex} step ${found.step + 1} me hai.`]]
    : [[`Yes, ${tex} comes up on the way.`, `Haan, ${tex} raaste me aata hai.`]];
}

/** Whether a message holds a calculation with letters. */
const expressionIn = (message: string) =>
  statementsIn(message).some(({ letters, sides }) => letters.length > 0 && sides.some(calculates));

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
  return (
    optionIn(message, question) !== null ||
    claims.some(
      ({ value, words }) => quantityNamed(question, words, true) === null && isOptionWorth(question, value),
    ) ||
    numbersIn(message).some(value => isOptionWorth(question, value))
  );
}

/** Before the answer: lines are judged by themselves and by all quantities but the one that is asked. */
export function checkWhileOpen(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const tell = inTongue(message);
  const lines = judgedLines(message, question, true, situation.wrote);
  const claims = claimsIn(message);
  const refusals = finalWords.map((way, i): Piece[] => [...way, ...selfTest(question, i)]);
  if (claimsAnswer(asked, lines, claims)) {
    const own = named(
      question,
      claims.filter(({ words }) => quantityNamed(question, words, true) !== null),
      lines,
      true,
    );
    return own.length > 0
      ? [[{ id: `check:${known(message)}`, text: own.map(tell).join(' ') }], ...refusals]
      : refusals;
  }
  const worked = lines.length === 0 ? workedOut(message) : null;
  const side = sideWords(asked, lines);
  const verdict =
    side.length > 0 ? null : (verdictOn(question, placedIn(lines, message), true) ?? worked?.said ?? null);
  const names = named(question, claims, lines, true).filter(
    ([text]) => !givesAway(question, text) || /^\$/.test(text) || /^Yes/.test(text),
  );
  const parts = [...(verdict ? [verdict] : []), ...names, ...side];
  const goesOn = asksOnward.test(message) || lines.some(({ verdict: { is } }) => is === 'unplaced');
  if (parts.length > 0)
    return [
      [
        { id: `check:${known(message)}`, text: parts.map(tell).join(' ') },
        ...(goesOn ? onward(asked, lines) : []),
      ],
      ...refusals,
    ];
  const term = termsIn(message, question).find(one => one.of.length > 0);
  const piece = term && termPiece(term);
  const own: Ways = piece && !givesAway(question, piece.text, ladderOf(question)) ? [[piece]] : [];
  // Who only asks 'sure?' speaks of what they wrote before.
  const before = situation.wrote?.at(-1);
  const asksOn =
    !/\d/.test(message) && contentOf(message).length < 2 && before !== undefined && /\d/.test(before);
  const earlier = asksOn
    ? checkWhileOpen({
        ...asked,
        message: before,
        situation: { ...situation, wrote: situation.wrote?.slice(0, -1) ?? [] },
      })
    : [];
  return [
    ...earlier,
    ...nearest(asked),
    ...own,
    ...givenNumber(asked),
    ...beside(asked, claims),
    ...unsure(asked),
  ];
}

/** What is no line to be judged: a value that no option has, or a sentence, beside what the hints say on it. */
function beside(asked: Asked, claims: readonly Claim[]): Ways {
  const { message } = asked;
  const [only, ...more] = claims;
  const isResult = only !== undefined && more.length === 0 && contentOf(message).length === 1;
  if (!isResult && contentOf(message).length < 2) return [];
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
  return on.length === 0 ? [] : [[{ id: `beside:${isResult ? only.value : ''}`, text, lead: true }, ...on]];
}

/** Where the question gives a number, for who asks about that one in words. */
function givenNumber(asked: Asked): Ways {
  const [only, ...more] = numbersIn(asked.message);
  const isGiven =
    only !== undefined && only >= 10 && more.length === 0 && !isOptionWorth(asked.question, only);
  return isGiven ? numberWhileOpen(asked) : [];
}

/** What the question's own parts say on a claim in words. */
const nearest = (asked: Asked): Ways =>
  unheard(hitsFor(asked), asked)
    .filter(
      ({ passage: { kind }, coverage }) =>
        kind !== 'given' && kind !== 'term' && coverage >= leastCoverage.alone,
    )
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

/** What the value a working ends with is to this question: an option, what a step finds, or nothing that is known. */
function endOf(question: Question, value: number, said: readonly Said[]): string | null {
  const option = question.options.find(({ text }) => {
    const worth = worthOf(text);
    return worth.length === 1 && near(worth[0] ?? Number.NaN, Math.abs(value));
  });
  if (option) return optionWords(question, option);
  if (said.length > 0) return null;
  const step = stepWith(question, value);
  if (step === null) return null;
  return step < question.steps.length - 1
    ? `That is what step ${step + 1} finds. The question asks for what comes after it.`
    : `It stands in step ${step + 1}, the last one.`;
}

/** Words of somebody who tells how they came to their option. */
const explainsChoice = /\b(?:mark|cho[os]|pick|select|because|since|thought|socha|laga|maine)\w*/i;

/** The slip behind the option that was chosen, where it was not named yet. */
function chosenSlip({ question, situation: { answer, said } }: Asked): Ways {
  const option = optionOf(question, answer?.chosen ?? null);
  const name = `slip:${option?.letter}`;
  if (!option?.slip || option.letter === question.key || said.includes(name)) return [];
  return [[{ id: name, text: `**Option ${option.letter}, ${option.text}.** ${option.slip}` }]];
}

/** A claim without lines: an option, the key that is doubted, or words. */
function claimed(asked: Asked): Ways {
  const { question, message, situation } = asked;
  const option = optionIn(message, question);
  const hits = nearest(asked);
  const asks = /\b(?:why|how|kyu\w*|kyo\w*|kaise)\b/i.test(message);
  const told =
    option?.slip && option.letter !== question.key ? `slip:${option.letter}` : `check:${option?.letter}`;
  if (!option && wantsProof.test(message)) return proofWays(question).map(way => [stated(question), ...way]);
  if (option && (hits.length === 0 || !asks)) {
    if (!situation.said.includes(told)) return [[{ id: told, text: optionWords(question, option) }]];
    return proofWays(question).map(way => [stands(question, option), ...way]);
  }
  if (hits.length > 0) return hits;
  const key = keyOf(question);
  const inGeneral: Ways =
    contentOf(message).length > 1
      ? [[{ id: 'principle', text: `What holds here: ${question.principle}` }]]
      : [];
  return [
    ...chosenSlip(asked),
    ...inGeneral,
    [{ id: 'check:key', text: `The correct answer is option ${key.letter}: ${key.text}.` }],
  ];
}

/** After it: lines are judged by all quantities; what their result is to the question is said. */
export function checkAfter(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const tell = inTongue(message);
  const id = `check:${known(message)}`;
  const lines = judgedLines(message, question, false, situation.wrote);
  const claims = claimsIn(message);
  const worked = lines.length === 0 ? workedOut(message) : null;
  const side = sideWords(asked, lines);
  const verdict =
    side.length > 0 ? null : (verdictOn(question, placedIn(lines, message), false) ?? worked?.said ?? null);
  const names = named(question, claims, lines, false);
  const failed = lines.some(
    ({ verdict: { is } }) => is === 'fails' || is === 'contradicts' || is === 'no_identity',
  );
  const value = lines.at(-1)?.value ?? worked?.value ?? null;
  const calculated = ({ link: { left, right, relation } }: JudgedLine) =>
    relation !== '=' ||
    [left, right].some(one => (calculates(one) && !isNumber(one)) || one.maths.length > 1);
  const isWork = lines.some(calculated) || worked !== null;
  const isPlaced =
    worked !== null || side.length > 0 || lines.some(({ verdict: { is } }) => is !== 'unplaced');
  const end = failed || value === null || !isWork || !isPlaced ? null : endOf(question, value, names);
  // What the end says of a value is not said twice.
  const others = names.filter(([text]) => !end || !(end.includes(text) || /what step \d+ finds/.test(text)));
  const parts = [...(verdict ? [verdict] : []), ...others, ...side].map(tell);
  if (end) parts.push(end);
  const chosen = optionOf(question, situation.answer?.chosen ?? null);
  const lead =
    chosen && explainsChoice.test(message) && message.includes(chosen.text)
      ? (chosenSlip(asked)[0] ?? [])
      : [];
  const isLines =
    parts.length > 0 &&
    ((isWork && isPlaced) || side.length > 0 || names.length > 0 || !optionIn(message, question));
  // Of a line that nothing places the slip behind the option says more, else what comes next.
  const slip =
    isPlaced || parts.some(part => part.includes(chosen?.slip ?? '-')) ? [] : (chosenSlip(asked)[0] ?? []);
  const goesOn = slip.length === 0 && !failed && (asksOnward.test(message) || !isPlaced);
  const behind = goesOn && end === null ? onward(asked, lines) : slip;
  const first: Ways = isLines ? [[...lead, { id, text: parts.join(' ') }, ...behind]] : claimed(asked);
  const [proof = [], ...steps] = proofWays(question);
  return [...first, proof, ...steps.reverse()].filter(way => way.length > 0);
}

/** What is said of the lines of a message that asks something else besides; null where they hold nothing to be judged. */
export function verdictPiece({ question, situation, message }: Asked): Piece | null {
  const open = situation.answer === null;
  const lines = judgedLines(message, question, open, situation.wrote).filter(
    ({ verdict: { is } }) => is !== 'unplaced',
  );
  const verdict = verdictOn(question, lines, open);
  return verdict && { id: `check:${known(message)}`, text: inTongue(message)(verdict), lead: true };
}

/** A value that the tutor asked for: whether it is the quantity at that place, and the mistake that leads to another. */
export function answerTo({ question, message }: Asked, at: number): Piece | null {
  const quantity = question.path?.quantities[at];
  const value = claimsIn(message).at(-1)?.value;
  const own = quantity?.value[0];
  if (!quantity || value === undefined || own === undefined) return null;
  const tell = inTongue(message);
  const [name, other] = quantityWords(question, at, true);
  const id = `check:${known(message)}`;
  if (near(own, value) || near(100 * own, value) || near(own, 100 * value))
    return {
      id,
      text: tell([
        `Yes, ${maths(written(value))} is ${name}. What comes next?`,
        `Haan, ${maths(written(value))} hi ${other} hai. Ab aage kya?`,
      ]),
    };
  const slip = slipWith(question, value, true);
  if (slip && !givesAway(question, slip, ladderOf(question))) return { id, text: slip };
  const step = question.steps[quantity.step]?.says ?? '';
  return {
    id,
    text: `${tell([`Not yet: ${name} is another number.`, `Abhi nahi: ${other} alag hai.`])} ${givesAway(question, step, ladderOf(question)) ? '' : step}`.trim(),
  };
}
