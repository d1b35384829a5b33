import { near } from '../maths/evaluate.ts';
import { holds, numbersIn } from '../maths/values.ts';
import type { Question } from '../question.ts';
import { lettersIn, linksOf, linkTex, oneValue } from '../reading/links.ts';
import { statementsIn } from '../reading/statements.ts';
import { contentOf } from '../words/content.ts';
import { inTongue, type Said } from '../words/hinglish.ts';
import { maths } from './checking/pieces.ts';
import type { Asked, Ways } from './situation.ts';

/** A step with its reason behind an answer in one word, and the step that it speaks of. */
function withStep({ question, message }: Asked, id: string, step: number, head: Said): Ways {
  const { says = '' } = question.steps[step] ?? {};
  const text = `${inTongue(message)(head)} ${question.path?.because[step] ?? says}`;
  return [[{ id: `${id}:${step}`, step, text }]];
}

const need =
  /\b(?:zar[ou]+ri|zarur\w*|necessary|needed|compulsory|have to|had to|has to|must|need to|pad(?:ta|ti|ega|egi|a|i)|karn[ai] hog[ai]|nikaln[ai] hog[ai]|lagan[ai] hog[ai])\b/gi;
/** What a solution may do without. */
const tool =
  /\b(?:formulas?|discriminant|theorem|derivative|differentia\w+|calculus|graph|diagram|table|quadratic|equations?|lcm|hcf|alligation|determinant|factori[sz]\w+)\b/i;
const loneLetter = /(?<![a-z'’\d])[b-hj-z](?![a-z'’\d])/i;

/** Whether a step had to be taken: a letter that no step finds is not needed, and a step that speaks of it is. */
function neededWays(asked: Asked): Ways {
  const { question, message } = asked;
  if (!/[?]|\bkya\b/i.test(message) && message.search(need) < 0) return [];
  if (message.search(need) < 0 || /\b(?:why|kyu\w*|kyo\w*|how|kaise)\b/i.test(message)) return [];
  const isPointed = /^\W*(?:but |par |to )?(?:ye|yeh|it|this|wo)\b/i.test(message);
  const [letter] = loneLetter.exec(isPointed ? (asked.situation.wrote?.at(-1) ?? '') : message) ?? [];
  const words = contentOf(message.replace(need, ' ').replace(/\b(?:nikal\w*|find\w*|check)\b/gi, ' '));
  if (letter && words.length < 2) {
    const isAlone = (side: Link['left']) =>
      side.maths.length === 1 && lettersIn(side).includes(letter.toLowerCase());
    const at = question.steps.findIndex(({ works }) =>
      statementsIn(`$${works}$`)
        .flatMap(linksOf)
        .some(({ left, right }) => isAlone(left) || isAlone(right)),
    );
    if (at >= 0)
      return withStep(asked, 'needed', at, [
        `Yes, step ${at + 1} finds it.`,
        `Haan, step ${at + 1} me wo nikalta hai.`,
      ]);
    const last = question.steps.length - 1;
    const text = inTongue(message)([
      `No: no step finds ${maths(letter)}. The answer comes from step ${last + 1}: $${question.steps[last]?.works}$.`,
      `Nahi: koi step ${maths(letter)} nahi nikalta. Answer step ${last + 1} se aata hai: $${question.steps[last]?.works}$.`,
    ]);
    return [[{ id: `needed:${letter}`, step: last, text }]];
  }
  const at =
    words.length === 0
      ? -1
      : question.steps.findIndex(({ says }) => words.every(word => contentOf(says).includes(word)));
  const told = contentOf(question.steps.map(({ says, works }) => `${says} $${works}$`).join(' '));
  if (at < 0 && tool.test(message) && !words.some(word => told.includes(word))) {
    const text = inTongue(message)([
      `No: the steps do without it. The plan: ${question.approach}`,
      `Nahi: steps uske bina chalte hain. Plan ye hai: ${question.approach}`,
    ]);
    return [[{ id: `needed:${words.join('-')}`, text, also: ['plan'] }]];
  }
  // One word of a step may be said of another thing: 'the roots' in 'the sum of the roots'.
  return at < 0
    ? []
    : withStep(
        asked,
        'needed',
        at,
        words.length > 1
          ? [`Yes, in step ${at + 1}.`, `Haan, step ${at + 1} me.`]
          : [`Step ${at + 1} speaks of it.`, `Step ${at + 1} me iski baat hai.`],
      );
}

const learns = /\b(?:yaad|remember|memori[sz]e|rat(?:na|ta|kar)|by heart)\b/i;

/** Whether something has to be learnt: what the question teaches, instead of its own line. */
function learntWays({ question, message }: Asked): Ways {
  if (
    !learns.test(message) ||
    !/\?|\bkya\b|\b(?:do|should|have) i\b/i.test(message) ||
    /\bwhy|kyu/i.test(message)
  )
    return [];
  const text = inTongue(message)([
    `No need: the steps lead to it each time. What is worth remembering: ${question.principle}`,
    `Zaroori nahi: steps se wo har baar ban jaata hai. Yaad rakhne layak ye hai: ${question.principle}`,
  ]);
  return [[{ id: 'learnt', text, also: ['principle'] }]];
}

const asksUse =
  /\b(?:us[ei]d?|kaam|lag[ai])\b.*\b(?:where|kah?an?|kidhar)\b|\b(?:where|kah?an?|kidhar)\b.*\b(?:us[ei]d?|kaam|lag[ai])\b/i;

/** Where the solution uses a number of the question. */
function useWays(asked: Asked): Ways {
  const { question, message } = asked;
  const [value, ...more] = numbersIn(message);
  if (
    !asksUse.test(message) ||
    value === undefined ||
    more.length > 0 ||
    !holds(numbersIn(question.stem), value)
  )
    return [];
  const at = question.steps.findIndex(({ says, works }) => holds(numbersIn(`${says} $${works}$`), value));
  const number = maths(String(value));
  const tell = inTongue(message);
  if (at < 0) {
    const text = tell([
      `Nowhere: no step needs ${number}. It only belongs to the story.`,
      `Kahin nahi: kisi step me ${number} nahi lagta, wo sirf kahani ka hissa hai.`,
    ]);
    return [[{ id: `use:${value}`, text }]];
  }
  const { says = '', works = '' } = question.steps[at] ?? {};
  const sentence = says.split(/(?<=[.;:])\s+/).find(one => holds(numbersIn(one), value));
  const text = tell([
    `In step ${at + 1}: ${sentence ?? maths(works)}`,
    `Step ${at + 1} me: ${sentence ?? maths(works)}`,
  ]);
  return [[{ id: `use:${value}`, step: at, text }]];
}

const tries =
  /\b(?:check|try|put|test|plug|dekh|daal|rakh)\w*\b.{0,20}\boptions?\b|\boptions?\b.{0,25}\b(?:check|try|put|test|plug|dekh|daal|rakh|se|elimina|verif)\w*\b|\b(?:kaa?fi|enough|sufficient)\b.{0,25}\bproof\b|\bproof\b.{0,25}\b(?:kaa?fi|enough|sufficient)\b/i;

/** Whether the options may be tried instead of a solution, with the check of this one. */
function optionsWays({ question, message }: Asked): Ways {
  if (!tries.test(message) || /\b(?:why|kyu\w*|galat|wrong)\b/i.test(message)) return [];
  const { check } = question;
  const here: Said = check ? [` Here: ${check}`, ` Yahan: ${check}`] : ['', ''];
  const text = inTongue(message)([
    `Yes, in a multiple-choice question that is enough: exactly one option meets every condition, so the one that does is the answer. A proof would also have to show that no other value fits.${here[0]}`,
    `Haan, MCQ me itna kafi hai: ek hi option saari conditions poori karta hai, to jo poori kare wahi answer. Proof me ye bhi dikhana padta ki koi aur value nahi chalti.${here[1]}`,
  ]);
  return [[{ id: 'options:tried', text, also: ['proof'] }]];
}

/** Who asks whether a value will do. */
const asksAllowed = /\b(?:chal\w*|allowed|possible|ho sakt\w*|can|okay|ok|valid|works?|include\w*)\b/i;

/** Whether a value that is put for a letter meets the last line of the solution with that letter alone: 'x = 9.5 chalega?'. */
function putWays({ question, message }: Asked): Ways {
  const [link, ...more] = statementsIn(message).flatMap(linksOf);
  const [letter, ...others] = link ? lettersIn(link.left, link.right) : [];
  const value = link ? oneValue(link.right, link.statement.senses) : null;
  if (!link || more.length + others.length > 0 || !letter || value === null || link.left.maths.length > 1)
    return [];
  if (!asksAllowed.test(message)) return [];
  const lines = linesWith(question, letter);
  const step = lines.at(-1)?.step;
  const last = lines.filter(one => one.step === step);
  if (step === undefined || last.length === 0) return [];
  const fails = last.find(one => !meets(one.link, letter, value));
  const own = maths(linkTex(link));
  const shown = maths(linkTex((fails ?? last[0])?.link ?? link));
  const text = inTongue(message)(
    fails
      ? [
          `No: ${own} does not meet ${shown} of step ${step + 1}.`,
          `Nahi: ${own} step ${step + 1} ki line ${shown} ko poora nahi karta.`,
        ]
      : [
          `Yes: ${own} meets ${last.map(one => maths(linkTex(one.link))).join(' and ')} of step ${step + 1}.`,
          `Haan: ${own} step ${step + 1} ki line ${last.map(one => maths(linkTex(one.link))).join(' aur ')} ko poora karta hai.`,
        ],
  );
  return [[{ id: `put:${letter}:${value}`, step, text }]];
}

type Link = ReturnType<typeof linksOf>[number];

/** The inequalities of the solution in one letter, each with its step. */
const linesWith = ({ steps }: Question, letter: string) =>
  steps.flatMap(({ works }, step) =>
    statementsIn(`$${works}$`)
      .flatMap(linksOf)
      .filter(
        ({ left, right, relation }) => /[<>]/.test(relation) && lettersIn(left, right).join() === letter,
      )
      .map(link => ({ link, step })),
  );

function meets({ left, right, relation, statement }: Link, letter: string, value: number): boolean {
  const [a, b] = [left, right].map(side => oneValue(side, statement.senses, { [letter]: value }));
  if (a === null || a === undefined || b === null || b === undefined) return true;
  if (near(a, b)) return relation.includes('=');
  return relation.startsWith('<') ? a < b : a > b;
}

const rejects =
  /\b(?:reject\w*|discard\w*|hata\w*|nikal (?:do|diya)|not (?:possible|allowed)|impossible|nahi (?:chal|ho|le)\w*)\b/i;

/** That a value is out which a line of the solution calls impossible: '$x = -4$ is impossible'. */
function rejectedWays(asked: Asked): Ways {
  const { question, message } = asked;
  const [, letter = '', value = ''] = /(?<![a-z])([a-z]) ?= ?(-? ?\d[\d.]*)/i.exec(message) ?? [];
  if (value === '' || !rejects.test(message) || /\b(?:why|kyu\w*)\b/i.test(message)) return [];
  const line = `${letter}=${value}`.replaceAll(' ', '');
  const step = question.steps.findIndex(({ works }) =>
    works.replaceAll(' ', '').includes(`${line}\\text{isimpossible}`),
  );
  return step < 0
    ? []
    : withStep(asked, 'rejected', step, [
        `Yes, ${maths(`${letter} = ${value}`)} is out.`,
        `Haan, ${maths(`${letter} = ${value}`)} nahi chalega.`,
      ]);
}

/** Replies of one word with its reason to what is asked after the answer: was it needed, where is it used, may I try the options. */
export const directWays = (asked: Asked): Ways =>
  asked.situation.answer === null
    ? []
    : [
        ...neededWays(asked),
        ...learntWays(asked),
        ...useWays(asked),
        ...optionsWays(asked),
        ...rejectedWays(asked),
        ...putWays(asked),
      ];

const asksYes =
  /^\W*(?:can|could|may|is|are|do|does|kya|shall|should)\b|\?\s*$|\b(?:right|ryt|na|sahi|correct|kya|theek|thik|ok|done|valid)\b\W*$|\b(?:is|are) (?:it|this|that) (?:right|ok|valid|correct)\b/i;
const asksElse =
  /\b(?:why|how|what|which|where|kyu\w*|kyo\w*|kaise|kah?an?|kitn\w*|kaun\w*|kis\w*|ya|or|galti|galat|mistake|wrong|bh[ou]+l\w*|miss\w*)\b/i;

/** A yes before a doubt of the topic that has the very number which a message asks of: '-7.5 hoga kya?'. */
export function withNumber(question: Question, message: string, text: string): string {
  if (/\b(?:not|nahi|nhi|n.t)\b/i.test(message)) return text;
  const given = numbersIn(question.stem);
  const telling = numbersIn(message).filter(
    value => (value >= 20 || !Number.isInteger(value)) && !holds(given, value),
  );
  return telling.length === 1 && holds(numbersIn(text), telling[0] ?? 0) ? withYes(message, text) : text;
}

/** A yes before what confirms a message that asks for one. */
export function withYes(message: string, said: string): string {
  if (!asksYes.test(message) || asksElse.test(message) || /^(?:Yes|No|Haan|Nahi)\b/.test(said)) return said;
  return `${inTongue(message)(['Yes.', 'Haan.'])} ${said.replace(/\b(?:Yes, |Haan, )(\S)/, (_, first: string) => first)}`;
}
