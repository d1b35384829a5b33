import { givesAway } from '../guard.ts';
import type { Kind } from '../intents/intent.ts';
import { numbersIn } from '../maths/values.ts';
import { arithmeticIn } from '../reading/calculations.ts';
import { holdsWork } from '../reading/claimed.ts';
import { isOptionWorth } from '../reading/told.ts';
import { contentOf } from '../words/content.ts';
import { glossary } from '../words/glossary.ts';
import type { Said } from '../words/hinglish.ts';
import { asksMeaning, termIn } from '../words/terms.ts';
import { againWays, saidAgain } from './again.ts';
import { calmed, goOn, notWhatWasAsked, shorter, tell, thanked } from './answered.ts';
import { answersTo, likely } from './answers.ts';
import { askingWays } from './asking/index.ts';
import { beyondWays } from './beyond.ts';
import { checkAfter } from './checking/after.ts';
import { checkWhileOpen } from './checking/while-open.ts';
import { aboutExam, examAdvice, examined, selfWays } from './exam.ts';
import { explained, inEnglish, whereFrom, whyStep, whyWrong } from './explaining.ts';
import { fittingHints, hints } from './hints.ts';
import { meanings, wordWays } from './meaning.ts';
import { calculationOf } from './naming.ts';
import { expressionWays, noSuchNumber, numbersAskedIn, numberWhileOpen } from './numbers.ts';
import { letterIn, stepWith } from './options.ts';
import { proofPiece } from './proof.ts';
import { toldOnIt } from './ranking.ts';
import { proseWays } from './sentences.ts';
import { type Asked, type Piece, termPiece, type Ways } from './situation.ts';
import { meantSlipWays } from './slips.ts';
import {
  elsewhere,
  encouraged,
  greeting,
  missed,
  noAnswerYet,
  principlePiece,
  twins,
  welcomeWhileOpen,
  whatIf,
} from './small-talk.ts';
import { stepPiece } from './steps.ts';
import { doubtWays, pleads, sureWays } from './sure-ways.ts';
import { unsure } from './unsure.ts';
import { changeIn } from './what-if/change.ts';
import { slipSupposed } from './what-if/supposed-slip.ts';
import { variantWays } from './what-if/variants.ts';
import { whatIfWays } from './what-if/ways.ts';
import { declaredWays, wanted, whateverElse } from './whatever-else.ts';
import { directWays } from './yes-no.ts';

/** A way on behind a word that is no help by itself; the word is another one each time. */
function after(ways: Ways, name: string, words: readonly Said[], { situation }: Asked): Ways {
  const times = situation.said.filter(id => id.startsWith(`${name}:`)).length;
  const [text, hinglish] = words[Math.min(times, words.length - 1)] ?? ['', ''];
  const lead: Piece = { id: `${name}:${times}`, text, hinglish, lead: true };
  return times < words.length ? ways.map(way => [lead, ...way]) : ways;
}

/** Terms of the question's own topic, for whoever has heard all else. */
const ownTerms = ({ question: { topic } }: Asked): Ways =>
  glossary
    .filter(({ of }) => of.includes(topic.code.split('.').slice(0, 2).join('.')))
    .map(term => [termPiece(term)]);

/** From this share on a message is about something else, and not one that was not understood. */
const surelyElsewhere = 0.5;

/** Who sends lines and asks what is wrong with them asks for no meaning of a letter in them. */
const asksError = ({ message }: Asked) =>
  holdsWork(message) && /\b(?:wrong|galat|galti|mistake|error|correct|sahi|right)\b/i.test(message);

/** What nobody asks of a tutor, unless the question or its topic speaks of it. */
function strange(asked: Asked): Ways {
  const inWords = /[a-z]{3,}\s+[a-z]{2,}/i.test(asked.message);
  return [
    ...(contentOf(asked.message).length > 1 ? answersTo(asked, likely.other) : []),
    ...(inWords && asked.share > surelyElsewhere ? elsewhere : unsure(asked)),
  ];
}

/** The sentence that gives a number; a number of one digit stands in many, and what is said around it tells more. */
function fromWhileOpen(of: Asked): Ways {
  // Who asks how to go on from lines, or how to use a condition, asks for no number.
  const asked = { ...of, message: numbersAskedIn(of.message) };
  if (asked.message !== of.message && numbersIn(asked.message).length === 0) return fittingHints(of);
  const given = numberWhileOpen(asked);
  const hits = answersTo(asked, likely.other);
  const tellsLittle = (value: number) => value < 10 && !isOptionWorth(asked.question, value);
  const isSmall = numbersIn(asked.message).every(tellsLittle);
  // Of a number that the student has found already, and of an option's whichever it is, a hint.
  const isFound = numbersIn(asked.message).some(
    value => isOptionWorth(asked.question, value) || stepWith(asked.question, value) !== null,
  );
  return [
    ...(isSmall || calculationOf(asked.message) !== null ? [...hits, ...given] : [...given, ...hits]),
    ...(isFound ? hints(asked) : noSuchNumber(asked)),
  ];
}

/** A changed number worked out; of another change what the question, and its mistakes, say on it. */
function supposed(asked: Asked): Ways {
  const ways = whatIfWays(asked);
  const isNone =
    ways.every(way => way.every(({ id }) => id.endsWith(':none'))) && numbersIn(asked.message).length < 2;
  const meant = ways.length === 0 ? slipSupposed(asked) : null;
  if (meant) return [[meant]];
  const own = isNone && (ways.length > 0 || !/\d/.test(asked.message)) ? answersTo(asked, likely.other) : [];
  return [...own, ...ways];
}

const shorterLater: readonly Said[] = [
  [
    'The shortest way I show after you have answered. What saves time here:',
    'Sabse chhota tareeka main answer ke baad dikhaunga. Yahan time isse bachta hai:',
  ],
];

const openWhy: Ways = [
  [
    {
      id: 'open:why',
      text: 'You have not answered yet, so I do not say which option is wrong. Send me your working and I check each line, or ask for a hint.',
      hinglish:
        'Abhi tumne answer nahi kiya, to main nahi batata kaunsa option galat hai. Apni lines bhejo, main har line check karta hoon, ya hint mango.',
    },
  ],
];

const openSimilar: Ways = [
  [
    {
      id: 'open:similar',
      text: 'Answer this one first, and then I give you a similar question. Would you like a hint?',
      hinglish: 'Pehle iska answer do, phir main aisa hi ek aur question dunga. Hint chahiye?',
    },
  ],
];

const whileOpen: Readonly<Record<Kind, (asked: Asked) => Ways>> = {
  hint: fittingHints,
  next_hint: hints,
  explain: asked => inEnglish(fittingHints(asked), asked),
  shorter: asked => after(hints(asked), 'shorter', shorterLater, asked),
  why_step: fittingHints,
  tell: asked => after(hints(asked), 'no-answer', noAnswerYet, asked),
  why_wrong: asked =>
    /\d/.test(asked.message) || (!letterIn(asked.message) && /\d/.test(asked.situation.wrote?.at(-1) ?? ''))
      ? checkWhileOpen(asked)
      : letterIn(asked.message) || !/\b(?:can.?t|cannot|why not|instead|kyu nahi)\b/i.test(asked.message)
        ? openWhy
        : fittingHints(asked),
  where_from: fromWhileOpen,
  term: meanings,
  check: checkWhileOpen,
  similar: () => openSimilar,
  thanks: () => welcomeWhileOpen,
  greeting: () => [...greeting, ...welcomeWhileOpen],
  upset: asked => [...wanted(asked), ...after(hints(asked), 'upset', encouraged, asked)],
  exam: asked => (aboutExam.test(asked.message) ? examAdvice(asked) : fittingHints(asked)),
  what_if: asked => [...supposed(asked), ...whatIf],
  other: strange,
};

/** A line that does not hold comes before the slip behind an option. */
const wrongFirst = (asked: Asked): Ways =>
  arithmeticIn(asked.message).some(({ is }) => is === 'fails')
    ? [...checkAfter(asked).slice(0, 1), ...whyWrong(asked)]
    : whyWrong(asked);

const answered: Readonly<Record<Kind, (asked: Asked) => Ways>> = {
  why_wrong: wrongFirst,
  why_step: whyStep,
  where_from: whereFrom,
  hint: asked => [...wanted(asked), ...explained(asked)],
  next_hint: goOn,
  shorter,
  term: asked => (asksError(asked) ? checkAfter(asked) : meanings(asked)),
  check: checkAfter,
  similar: () => twins,
  tell,
  thanks: thanked,
  greeting: () => greeting,
  upset: asked =>
    notWhatWasAsked.test(asked.message)
      ? after(calmed(asked), 'missed', missed, asked)
      : after(calmed(asked), 'upset', encouraged, asked),
  exam: examined,
  what_if: asked => {
    const [own = [], ...more] = whatIf;
    return [...supposed(asked), [...own, principlePiece(asked.question)], ...more];
  },
  explain: asked => [...wanted(asked), ...explained(asked)],
  other: strange,
};

/** Kinds that ask for the ladder and for nothing else. */
const hintsAlone: ReadonlySet<Kind> = new Set(['hint', 'next_hint', 'tell', 'upset']);

/** What is left to say when an intent's own ways are used up. */
function generally(asked: Asked): Ways {
  const { question, situation } = asked;
  // Who asks for hints alone has no use for terms that nobody named.
  if (!situation.answer) return hintsAlone.has(asked.intent) ? [] : [...hints(asked), ...safeTerms(asked)];
  const parts: (Piece | null)[] = [
    principlePiece(question),
    question.faster
      ? {
          id: 'faster',
          text: `**Faster.** ${question.faster}`,
          hinglish: `**Faster.** Jaldi ka tareeka ye hai: ${question.faster}`,
        }
      : null,
    proofPiece(question),
    {
      id: 'read',
      text: `You can see this at first sight: ${question.snapRead}`,
      hinglish: `Pehli nazar me ye dikh sakta hai: ${question.snapRead}`,
    },
  ];
  return [
    ...question.steps.map((_, i) => [stepPiece(question, i)]),
    ...parts.filter(piece => piece !== null).map(piece => [piece]),
    ...ownTerms(asked),
  ];
}

const safeTerms = (asked: Asked): Ways =>
  ownTerms(asked).filter(way => way.every(({ text }) => !givesAway(asked.question, text)));

/** Intents after which nothing more is said than their own ways, and a closing word. */
const short: ReadonlySet<Kind> = new Set([
  'thanks',
  'greeting',
  'other',
  'exam',
  'what_if',
  'check',
  'similar',
]);

/** Kinds that are read into many messages. */
const loose: ReadonlySet<Kind> = new Set(['other', 'exam', 'what_if', 'tell', 'term', 'similar']);

/** Whether a message may be a doubt on what the question or its topic says, whatever it was read as. */
function mayBeDoubt({ intent, message, question }: Asked): boolean {
  if (!loose.has(intent) || holdsWork(message) || contentOf(message).length < 2) return false;
  if (intent === 'tell' && pleads.test(message)) return false;
  if (intent === 'what_if') return !/\d/.test(message) && changeIn(message, question.stem) === null;
  if (intent === 'exam') return !aboutExam.test(message);
  return intent !== 'term' || !asksMeaning.test(message) || termIn(message, question) === null;
}

/** Kinds that ask on about what was told. */
const asksOnAboutIt: ReadonlySet<Kind> = new Set(['why_step', 'where_from', 'explain', 'hint']);

/** For who asks again about a part that was told: that part in other words, and not another part. */
function toldWays(asked: Asked): Ways {
  if (!asked.question.path || !asksOnAboutIt.has(asked.intent) || contentOf(asked.message).length < 2)
    return [];
  const told = toldOnIt(asked);
  return told && told.coverage >= 0.5 ? saidAgain(asked, told.piece.id) : [];
}

/** All replies to a message, in order of preference. */
export function waysFor(asked: Asked): Ways {
  const own = [
    ...doubtWays(asked),
    ...directWays(asked),
    ...variantWays(asked),
    ...expressionWays(asked),
    ...againWays(asked),
    ...askingWays(asked),
    ...declaredWays(asked),
    ...selfWays(asked),
    ...wordWays(asked),
    ...meantSlipWays(asked),
    ...whateverElse(asked),
  ];
  // A long message says by its words what it is about.
  const least = contentOf(asked.message).length > 2 ? likely.other : likely.sure;
  return [
    ...own,
    ...toldWays(asked),
    ...proseWays(asked),
    ...beyondWays(asked),
    ...sureWays(asked),
    ...(mayBeDoubt(asked) ? answersTo(asked, least) : []),
    ...waysOfKind(asked),
  ];
}

function waysOfKind(asked: Asked): Ways {
  const own = (asked.situation.answer ? answered : whileOpen)[asked.intent](asked);
  return short.has(asked.intent) ? own : [...own, ...generally(asked)];
}
