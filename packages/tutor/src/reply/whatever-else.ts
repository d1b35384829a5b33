import { givesAway } from '../guard.ts';
import { ladderOf } from '../ladder.ts';
import { numbersIn } from '../maths/values.ts';
import { askingIn, type Question } from '../question.ts';
import { statementsIn } from '../reading/statements.ts';
import { meaningsIn } from '../reading/supposed.ts';
import { quantityWith } from '../reading/told.ts';
import { judgedLines } from '../reading/work.ts';
import { contentOf } from '../words/content.ts';
import { inTongue } from '../words/hinglish.ts';
import { verdictOn } from './checking/line-verdict.ts';
import { known, quantityWords } from './checking/pieces.ts';
import { formulaWays } from './formulas/proposed.ts';
import { asksFormula, methodWays, namedMethodWays } from './methods.ts';
import { type Asked, hintPiece, type Piece, type Ways } from './situation.ts';
import { askedNext, exampleWays, scratchWays } from './teaching.ts';
import { temptingWays } from './tempting/ways.ts';

/** The name of the topic, for who asks for it; its type is named when the question is answered. */
function topicAsked({ question: { topic }, situation: { answer }, message }: Asked): Ways {
  if (
    !/\b(?:which|what|kis|kaun\s?sa|konsa|kaunse) (?:chapter|topic|unit)\b|\b(?:chapter|topic) (?:kaun|kya|name|ka naam)/i.test(
      message,
    )
  )
    return [];
  const name = `*${topic.subcategory}*${answer ? `: ${topic.type}` : ''}`;
  return [[{ id: 'topic', text: `This is ${name}.`, hinglish: `Ye ${name} ka question hai.` }]];
}

/** For who sets a value to try with, the same whichever it is. */
const assumed: Ways = [
  [
    {
      id: 'open:assume',
      text: 'You may take a value and try with it. If the question fixes no amount, take a round one such as 100 and scale at the end. If it does, your value has to meet every condition.',
      hinglish:
        'Koi value maan ke try kar sakte ho. Agar question ne amount fix nahi kiya, to 100 jaisa round number lo aur end me scale karo. Agar fix kiya hai, to tumhari value har condition ko maane.',
    },
  ],
];
const assuming =
  /\b(?:can|shall|should|may|could) (?:i|we) (?:just )?(?:take|assume|let|suppose|put|use)\b.*=|\b(?:can|shall|should) (?:i|we) assume\b.*\d|\b(?:maan (?:lu|lo|lete|sakte)|let me (?:take|assume))\b/i;

/** Words of somebody who names an unknown. */
const naming =
  /^\W*(?:so |to |ok )?(?:i |we |agar )?(?:let|suppose|assume|maan\s*(?:lo|lu|liya|lete|lete hain)|put|say)\b/i;
const lone = /^[b-hj-z]$/;
const supposes = /^(?:maan|man|le|lo|liya)/;

/** The same without such a word: 'x is the cost price', 'k cost price hai', 'cp ko c maan lo', 'sp = s', 'mp m hai'. */
function isMeaning(message: string): boolean {
  const words = message.toLowerCase().match(/[a-z]+|=|\d+/g) ?? [];
  const at = words.findIndex(word => lone.test(word));
  const [before, after] = [words.slice(0, at), words.slice(at + 1)];
  if (at < 0 || words.length > 8 || words.some(word => /\d/.test(word))) return false;
  const named = before.filter(word => word !== '=' && word !== 'ko');
  const [next = ''] = after;
  if (/^(?:is|means?|stands|denotes)$/.test(next)) return after.length > 1;
  if (named.length === 0) return /^(?:hai|h)$/.test(after.at(-1) ?? '') && after.length > 1;
  return next === '' ? before.at(-1) === '=' : /^(?:hai|h)$/.test(next) || supposes.test(next);
}
/** Words beside a letter that is an option. */
const ofOption =
  /\b(?:ans\w*|jawab|uttar|options?|choices?|cho?ose\w*|mark\w*(?! price)|tick\w*|pick\w*|select\w*|eliminat\w*|correct|right|sahi|wrong|galat|final|key|go with)\b/i;

/** What an earlier line says, now that its letters have a meaning; null where none does. */
function lineBefore({ question, situation, message }: Asked, letters: readonly string[]): Piece | null {
  const { wrote = [], answer } = situation;
  const at = wrote.findLastIndex(text =>
    statementsIn(text).some(one => letters.some(letter => one.letters.includes(letter.toLowerCase()))),
  );
  const [text] = wrote.slice(at, at + 1);
  if (at < 0 || text === undefined || meaningsIn([message])[letters[0]?.toLowerCase() ?? ''] === undefined)
    return null;
  const lines = judgedLines(text, question, answer === null, [...wrote.slice(0, at), message]);
  const isSaid = lines.every(({ verdict: { is } }) => is !== 'unplaced') || answer !== null;
  const verdict = isSaid ? verdictOn(question, lines, answer === null, [...wrote, message]) : null;
  return verdict && { id: `check:${known(text)}:declared`, text: inTongue(message)(verdict) };
}

const lettersNamed = (message: string) => [
  ...new Set(message.match(/(?<![a-z'’])(?:[b-hj-z]|[ai](?=\s*=))(?![a-z'’])/gi) ?? []),
];
const isValued = (message: string) => /= ?-?\d+(?:\.\d+)?(?! ?[a-z\d(*+/^.-])/i.test(message);

/** Whether a message says something of the question with the letters that it names. */
const isPlaced = ({ question, situation, message }: Asked) =>
  judgedLines(message, question, situation.answer === null, situation.wrote).some(
    ({ verdict: { is } }) => is !== 'unplaced',
  );

/** A region of sets with the letter that somebody gives it: 'R∩C = y'. */
const region = /^\W*(?:let |so |then |to )?([a-z](?:\s*[∩∪]\s*[a-z])+)\s*=\s*([a-z])\W*$/i;

/** The sentence of the question that gives a number, else the one that asks. */
const factOf = (question: Question) =>
  question.stem.split(/(?<=[.?!])\s+(?=[A-Z$])/).find(one => /\d/.test(one) && !/\?$/.test(one)) ??
  askingIn(question);

/** For who names an unknown: what an earlier line says with it, else what to write. */
export function declaredWays(asked: Asked): Ways {
  const { question, message } = asked;
  const [, set, name] = region.exec(message) ?? [];
  if (set && name) {
    const own = set.toUpperCase().replace(/\s*([∩∪])\s*/g, ' $1 ');
    const text = inTongue(message)([
      `Good: $${name}$ is your name for ${own}. Which equation does the question give for it? “${factOf(question)}”`,
      `Theek hai: $${name}$ tumne ${own} ka naam rakha. Question se iska equation kya banta hai? “${factOf(question)}”`,
    ]);
    return [[{ id: `declared:${own}`, text }]];
  }
  const letters = lettersNamed(message);
  const isLine = message.includes('=') && /[-+*/^]/.test(message);
  const says =
    isMeaning(message) && !/[?]|\bkya\b/i.test(message) && Object.keys(meaningsIn([message])).length > 0;
  if (!(naming.test(message) || (says && !ofOption.test(message))) || isValued(message) || isLine) return [];
  if (letters.length === 0 || letters.length > 3 || isPlaced(asked)) return [];
  const placed = lineBefore(asked, letters);
  if (placed) return [[placed]];
  const tell = inTongue(message);
  const fact = factOf(question);
  const own = letters.map(letter => `$${letter}$`);
  const text = tell([
    `Good. Now write with ${own.join(' and ')} what the question says: “${fact}”`,
    `Theek hai. Ab ${own.join(' aur ')} ke saath wo likho jo question kehta hai: “${fact}”`,
  ]);
  return [[{ id: `declared:${letters.join('')}`, text }]];
}

/** For who sets a value: which quantity it is. */
function taken(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const tell = inTongue(message);
  const letters = lettersNamed(message);
  const isTried =
    (assuming.test(message) && !asksFormula.test(message)) || (isValued(message) && naming.test(message));
  if (situation.answer !== null || !isTried || (letters.length > 0 && isPlaced(asked))) return [];
  const value = numbersIn(message).at(-1) ?? 0;
  const at = quantityWith(question, value, true);
  if (at === null || !question.path?.quantities[at]?.name) return assumed;
  const [name, other] = quantityWords(question, at, true);
  const text = tell([`Yes, you can: then $${value}$ is ${name}.`, `Haan: tab $${value}$ ${other} hai.`]);
  const next = askedNext(asked, at + 1, text);
  return [[{ id: `taken:${at}`, text }, ...(next ? [next] : [])]];
}

/** For who wants a drawing: what to sketch. */
function drawn({ question, situation: { answer }, message }: Asked): Ways {
  if (
    !/\b(?:diagram|figure|sketch|chitra)\b.*\b(?:do|bana\w*|dikha\w*|please|pls|for me)\b|\bdraw (?:it|this|the|a|me)\b(?! \d)|^\W*(?:draw|sketch)\b/i.test(
      message,
    ) ||
    /\bhow\b|\bkaise\b|\bkyu\w*/i.test(message)
  )
    return [];
  const lead: Piece = {
    id: 'drawing',
    text: 'I cannot draw in this chat. Sketch it by hand: first what is given, then a mark at what is asked.',
    hinglish:
      'Is chat me main draw nahi kar sakta. Khud banao: pehle jo diya hai, phir jo pucha hai us par mark.',
    lead: true,
  };
  const on = answer
    ? [[{ id: 'plan', text: question.approach }]]
    : ladderOf(question).map((text, i) => [hintPiece(text, i)]);
  return on.map(way => [lead, ...way]);
}

/** Replies to messages that ask one thing whatever else they are read as; none to all others. */
export const whateverElse = (asked: Asked): Ways => [
  ...exampleWays(asked),
  ...scratchWays(asked),
  ...formulaWays(asked),
  ...temptingWays(asked),
  ...namedMethodWays(asked),
  ...taken(asked),
  ...methodWays(asked),
  ...topicAsked(asked),
  ...drawn(asked),
  ...(asked.situation.answer === null && missesGiven.test(asked.message) ? beginning(asked) : []),
];

/** Words that ask what the question wants. */
const asksWhatIsAsked =
  /\b(?:what|kya)\b.*\b(?:asked|asking|to find|p(?:oo|u)chh?\w*)\b|\b(?:understand|(?:not|dont|don.t|didnt|didn.t) get|samajh\w*|samjh\w*)\b.*\b(?:question|sawal|sawaal|ques|qn)\b|\b(?:question|sawal|sawaal|ques|qn)\b.*\b(?:samajh\w*|samjh\w*|matlab|mean\w*)\b/i;

/** The sentence in which the question asks, and what to notice in it; for whoever does not see what is wanted. */
export function wanted({ question, situation, message }: Asked): Ways {
  if (!asksWhatIsAsked.test(message)) return [];
  const [first] = ladderOf(question);
  const notice = situation.answer ? { id: 'read', text: question.snapRead } : hintPiece(first ?? '', 0);
  return notice.text === ''
    ? []
    : [
        [
          {
            id: 'wanted',
            text: `What is asked: “${askingIn(question)}”`,
            hinglish: `Pucha ye gaya hai: “${askingIn(question)}”`,
          },
          notice,
        ],
      ];
}

/** Words that ask for the beginning, 'how do I start', 'shuru kaise karu', or of somebody who sees none. */
const asksForStart =
  /\b(?:how|where|help|kaise|kaha\w*|idk)\b.*\b(?:start|begin)\b|\b(?:start|begin) (?:kaise|kaha\w*)|\b(?:shuru|shuruat)\b|\bfirst (?:step|thing|line)\b|\bpa?e?hl[aei] (?:step|kya|kis\w*|kaun\w*|kons\w*)\b|\bwhat\b.*\b(?:do|find|write|calculate) first\b|\b(?:kuch|kuchh|nothing|anything|bilkul|ekdum)\b.*\b(?:samajh|samjh|understand|get|clear|aa ?ra?ha|pata)\w*|^\W*(?:(?:sir|bhai|please|pls|yaar)\W+)?(?:idk|no (?:idea|clue)|clueless|blank|pata nahi|nahi (?:aata|aa raha|ho raha)|how|help(?: me)?|kaise (?:kar\w*|solve kar\w*|hoga|banega)|samajh nahi (?:aaya|aa raha|aya))\b(?: (?:ye|isko|hai|h|what to do|yaar|sir|bhai)\b){0,3}[.?! ]*$/i;
const lost =
  /\b(?:samajh|samjh)\w* (?:nahi|nhi|nai)\b|\b(?:nahi|nhi|nai) (?:samajh|samjh)|\b(?:not|dont|don.t|cant|can.t) (?:get|understand)/i;
/** Words of somebody who misses something in the question. */
const missesGiven =
  /\b(?:diya|diye|di|given|mention\w*|bataya|likha)\b.*\b(?:nahi|nhi|nai|not)\b|\b(?:not|isn.?t|nahi|nhi|never|without) (?:given|mention\w*|diya|diye|di|bataya)\b/i;

/** The first step of the solution with its reason, for whoever does not know how to begin; the plan where that says too much. */
export function beginning({ question, situation, message }: Asked): Ways {
  const misses = missesGiven.test(message) && !/\d/.test(message);
  const isLost = situation.said.length === 0 && lost.test(message) && contentOf(message).length < 3;
  if (!misses && !isLost && !asksForStart.test(message)) return [];
  const ladder = ladderOf(question);
  const [first] = question.steps;
  const [because] = question.path?.because ?? [];
  const tell = inTongue(message);
  const lead: Piece[] = misses
    ? [
        {
          id: `not-given:${situation.said.length}`,
          text: tell([
            'The question does not give it, and you can do without it. Begin with what is given:',
            'Question me ye nahi diya, aur iske bina ho jaata hai. Jo diya hai usse shuru karo:',
          ]),
          lead: true,
        },
      ]
    : [];
  const whole = because ? `${first?.says} ${because}` : null;
  return [whole, first?.says ?? '', question.approach]
    .filter(text => text !== null && !givesAway(question, text, ladder))
    .map(text => [
      ...lead,
      {
        id: text === question.approach ? `hint:${ladder.indexOf(text)}` : 'start',
        text: text ?? '',
        hinglish: `Shuru aise karo: ${text}`,
        also: text === whole ? ['because:0'] : [],
      },
    ]);
}
