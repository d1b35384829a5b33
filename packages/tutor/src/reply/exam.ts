import type { Question } from '../question.ts';
import type { Said } from '../words/hinglish.ts';
import { hints } from './hints.ts';
import type { Asked, Piece, Ways } from './situation.ts';
import { slipPiece } from './slips.ts';
import { principlePiece } from './small-talk.ts';

const piece = (id: string, [text, hinglish]: Said, lead = false): Piece => ({
  id,
  text,
  hinglish,
  ...(lead ? { lead: true } : {}),
});

const habits: readonly Said[] = [
  [
    'Two habits help in every question. Before you calculate, write what is asked, with its unit. After the last line, read that sentence once more.',
    'Do aadatein har question me kaam aati hain. Calculate karne se pehle likho kya pucha hai, unit ke saath. Aakhri line ke baad wo sentence phir padho.',
  ],
  [
    'Note each slip in one sentence in your own words. Your notebook brings questions of this kind back until you get them right.',
    'Har galti ek sentence me apne shabdon me likho. Tumhari notebook aise questions tab tak laati hai jab tak sahi na hon.',
  ],
];
const habitWays: Ways = habits.map((said, i) => [piece(`exam:habit:${i}`, said)]);

/** From this many questions in a paper on they are counted by paper, below it the papers for one are. */
const oneEach = 0.75;

/** How often questions of the topic are set; the figure is an estimate from past papers. */
function often({ topic, exam, principle }: Question, open: boolean): Said {
  const name = `*${topic.subcategory}*`;
  // Of an open question its type says too much.
  const kind = open
    ? ''
    : ` This one is of the type *${topic.type}*; it is settled by one idea: ${principle}`;
  const kism = open ? '' : ` Ye *${topic.type}* type ka hai; ek hi idea chahiye: ${principle}`;
  if (!exam || exam.perPaper === 0)
    return [
      `Nobody can promise what the exam asks; ${name} is part of its syllabus.${kind}`,
      `Exam me kya aayega koi pakka nahi keh sakta; ${name} syllabus me hai.${kism}`,
    ];
  const papers = Math.round(1 / exam.perPaper);
  const count = Math.round(exam.perPaper);
  const [how, kitna]: Said =
    exam.perPaper >= oneEach
      ? [`about ${count} of the 22 questions of a paper`, `paper ke 22 me se lagbhag ${count} question`]
      : [`about one question in every ${papers} papers`, `har ${papers} paper me lagbhag ek question`];
  return [
    `By past papers ${name} is worth ${how}, so it pays to know its basic types. Nobody can promise more.${kind}`,
    `Purane papers ke hisaab se ${name} se ${kitna} aata hai, to iske basic types aane chahiye. Isse zyada koi pakka nahi keh sakta.${kism}`,
  ];
}

/** A number of seconds as minutes are spoken. */
function spoken(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 ? `${rest} s` : ''].filter(Boolean).join(' ');
}

/** The time that is planned for a question, two minutes where nobody planned one. */
function timely({ exam }: Question, open: boolean): Said {
  const time = spoken(exam?.seconds ?? 120);
  return [
    `About ${time} is a good time for this question. If you have no plan after half of it, leave it and come back.${open ? ' Here you may take longer, or skip it and read the whole solution.' : ''}`,
    `Is question ke liye lagbhag ${time} theek hai. Aadhe time tak plan na bane to chhod do, baad me wapas aao.${open ? ' Yahan zyada le sakte ho, ya skip karke poora solution padho.' : ''}`,
  ];
}

/** Words that ask about the exam and its time, and not for what the question teaches. */
export const aboutExam =
  /\b(?:exam|cat|paper|come|aata|aayega|important|weightage|percentile|level|tough|hard|time|minutes?|mins?|skip|leave|chhod\w*)\b/i;
const asksTime = /\b(?:skip\w*|time|minutes?|mins?|seconds?|leave|chhod\w*|long|slow|fast\w*|der)\b/i;
const asksOften =
  /\b(?:important|weightage|common|often|frequent\w*|chances?|percentile|aat[aei]|aay?eg[ai]|come|asked|puch\w*|pooch\w*|level|easy|tough|hard)\b/i;

/** Advice for the exam: how often, how long, else a habit; while the question is open, nothing of its principle. */
export function examAdvice({ question, situation, message }: Asked): Ways {
  const open = situation.answer === null;
  if (asksOften.test(message) && !/\b(?:how (?:much|long)|kitna) time\b/i.test(message))
    return [[piece('exam:often', often(question, open))], ...habitWays];
  if (asksTime.test(message)) return [[piece('exam:time', timely(question, open))], ...habitWays];
  return open ? habitWays : [[piece('exam:often', often(question, open))], ...habitWays];
}

/** Who asks what to remember hears that; only who asks about the exam hears that nobody can promise it. */
export const examined = (asked: Asked): Ways =>
  aboutExam.test(asked.message) ? examAdvice(asked) : [[principlePiece(asked.question)], ...habitWays];

/** The mistake behind the option that was chosen; what to remember where it was right. */
function mistakeOf({ question, situation: { answer, said } }: Asked): Piece[] {
  const chosen = question.options.find(
    ({ letter, slip }) => letter === answer?.chosen && slip !== null && !said.includes(`slip:${letter}`),
  );
  return chosen ? [slipPiece(question, chosen)] : [principlePiece(question)];
}

const guesses =
  /\b(?:i|maine|mene|just|bas|sirf|only)\b.{0,25}\b(?:guess(?:ed|ing)?|tukka|andaz[ae]?|random(?:ly)?)\b|\b(?:guess(?:ed)?|tukka|andaz[ae]?)\b.{0,15}\b(?:kiya|lagaya|maara|mara|tha|se|it|this)\b/i;

/** For who guessed: what the option stands for that was chosen. */
function guessed(asked: Asked): Ways {
  const { answer } = asked.situation;
  const said: Said = !answer
    ? [
        'A guess is allowed; it costs nothing to look for one idea first.',
        'Guess kar sakte ho; pehle ek idea dhundh lo, usme kuch nahi jaata.',
      ]
    : answer.outcome === 'correct'
      ? [
          'A right guess does not come twice, so take the idea with it.',
          'Tukka dobara nahi lagta, to idea saath le lo.',
        ]
      : [
          'Good that you say it. This is what your option stands for.',
          'Achha kiya bata diya. Tumhara option kis galti se aata hai:',
        ];
  const lead = piece('guessed:0', said, true);
  return (answer ? [mistakeOf(asked)] : hints(asked)).map(way => [lead, ...way]);
}

const messes =
  /\b(?:always|every ?time|again and again|hamesha|har baar|kabhi)\b.{0,40}\b(?:mess\w*|wrong|confus\w*|mistakes?|galat|galti|fail\w*|phas\w*|stuck|bhul\w*|forget|sahi nahi)\b|\bmess(?:ed|ing)? up\b|\b(?:silly|careless|stupid)\b.{0,20}\b(?:mistakes?|errors?|galti\w*)\b|\b(?:mistakes?|galti\w*)\b.{0,20}\b(?:avoid|kaise (?:roku|bachu|avoid))\b|\b(?:i am|i.?m|im|main?)\b.{0,15}\b(?:bad|weak|poor|kamzor|kamjor|kachcha)\b/i;

/** For who complains of mistakes that come again: where this one was made, and the line to note. */
function messed(asked: Asked): Ways {
  const { situation } = asked;
  if (!situation.answer) return [];
  const isWrong = situation.answer.outcome === 'incorrect';
  const lead = piece(
    'mess:0',
    isWrong
      ? [
          'It is one step that goes wrong, not all of it. Write this one down in your own words, and look for it before you mark an option.',
          'Galti ek step me hai, sab me nahi. Ise apne shabdon me likh lo, aur option mark karne se pehle yahi dekho.',
        ]
      : [
          'This one you have. Keep its idea in one line.',
          'Ye question ho gaya. Iska idea ek line me rakh lo.',
        ],
    true,
  );
  return [[lead, ...mistakeOf(asked)], ...habitWays];
}

/** Replies to what is said of oneself and not of the question. */
export const selfWays = (asked: Asked): Ways =>
  /[=\d]/.test(asked.message)
    ? []
    : guesses.test(asked.message)
      ? guessed(asked)
      : messes.test(asked.message)
        ? messed(asked)
        : [];
