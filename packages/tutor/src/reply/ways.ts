import { givesAway } from '../guard.ts';
import type { Intent } from '../intents/intent.ts';
import { ladderOf } from '../ladder.ts';
import { keyOf, optionOf } from '../question.ts';
import { glossary, type Term } from '../words/glossary.ts';
import { termIn } from '../words/terms.ts';
import { checkAfter, checkWhileOpen } from './checking.ts';
import { numberAfter, numberWhileOpen } from './numbers.ts';
import { optionIn } from './options.ts';
import type { Asked, Piece, Ways } from './situation.ts';
import {
  elsewhere,
  noAnswerYet,
  notUnderstood,
  twins,
  welcomeAfter,
  welcomeWhileOpen,
} from './small-talk.ts';
import { stepIn, stepPiece, stepsFrom, waysOfStep } from './steps.ts';

/** The rungs of the ladder, one a reply. */
const hints = ({ question }: Asked): Ways => ladderOf(question).map((text, i) => [{ id: `hint:${i}`, text }]);

const termPiece = ({ name, means }: Term): Piece => ({
  id: `term:${name}`,
  text: `**${name[0]?.toUpperCase()}${name.slice(1)}.** ${means}`,
});

function meanings({ question, message }: Asked): Ways {
  const asked = termIn(message, question.topic.code.split('.').slice(0, 2).join('.'));
  if (!asked)
    return [
      [
        {
          id: 'term:unknown',
          text: 'Which word do you mean? Name it as it stands in the question, and I explain it.',
        },
      ],
    ];
  return [
    [termPiece(asked)],
    [{ id: `term:${asked.name}:here`, text: `Where it matters here: ${question.snapRead}` }],
  ];
}

/** Terms of the question's own topic, for whoever has heard all else. */
const ownTerms = ({ question: { topic } }: Asked): Ways =>
  glossary
    .filter(({ of }) => of.includes(topic.code.split('.').slice(0, 2).join('.')))
    .map(term => [termPiece(term)]);

const whileOpen: Readonly<Record<Intent, (asked: Asked) => Ways>> = {
  hint: hints,
  next_hint: hints,
  explain: hints,
  shorter: hints,
  why_step: hints,
  tell: asked =>
    hints(asked).map((way, i) =>
      [...(noAnswerYet[Math.min(i, noAnswerYet.length - 1)] ?? []), ...way].toReversed(),
    ),
  why_wrong: () => [
    [
      {
        id: 'open:why',
        text: 'You have not answered yet, so no option is wrong or right so far. Send me your working and I check each line, or ask for a hint.',
      },
    ],
  ],
  where_from: numberWhileOpen,
  term: meanings,
  check: checkWhileOpen,
  similar: () => [
    [
      {
        id: 'open:similar',
        text: 'First this one: a similar question comes after your answer. Shall I give you a hint?',
      },
    ],
  ],
  thanks: () => welcomeWhileOpen,
  other: ({ message }) => (/[a-z]{3,}\s+[a-z]{2,}/i.test(message) ? elsewhere : notUnderstood),
};

/** The slip behind the chosen option first; then the steps it departs from. */
function whyWrong({ question, situation, message }: Asked): Ways {
  const { answer } = situation;
  const named = optionIn(message, question);
  const asked = named ?? optionOf(question, answer?.chosen ?? null);
  const key = keyOf(question);
  const plan: Piece = { id: 'plan', text: `The way that leads to ${key.text}: ${question.approach}` };
  const walk = stepsFrom(question, 0);
  if (!asked)
    return [
      [
        {
          id: 'why:none',
          text: `You chose no option, so there is no slip to name. The key is option ${key.letter}: ${key.text}.`,
        },
        plan,
      ],
      ...walk,
    ];
  if (asked.letter === question.key)
    return [[{ id: 'why:right', text: `Option ${key.letter} is right: ${key.text}.` }, plan], ...walk];
  const words =
    asked.slip ??
    `Option ${asked.letter} is not what the solution comes to; compare your lines with its steps.`;
  const text = `**Option ${asked.letter}, ${asked.text}.** ${words}`;
  return [[{ id: `slip:${asked.letter}`, text }], [plan], ...walk];
}

function whyStep(asked: Asked): Ways {
  const { question, situation, message } = asked;
  const step = stepIn(message, question.steps.length) ?? situation.step ?? 0;
  return [...waysOfStep(question, step), ...stepsFrom(question, 0)];
}

/** What comes next: the step after the one spoken of last. */
const goOn = ({ question, situation: { step } }: Asked): Ways =>
  stepsFrom(question, step === null ? 0 : step + 1);

function shorter({ question }: Asked): Ways {
  const faster = question.faster
    ? [[{ id: 'faster', text: `**Faster.** ${question.faster}` }]]
    : [
        [
          {
            id: 'faster:none',
            text: `A shorter way than the steps is not known to me here. What saves time is the plan: ${question.approach}`,
          },
        ],
      ];
  return [...faster, [{ id: 'principle', text: `What makes it quick next time: ${question.principle}` }]];
}

function tell({ question }: Asked): Ways {
  const key = keyOf(question);
  return [
    [
      { id: 'key', text: `The answer is option ${key.letter}: ${key.text}.` },
      { id: 'plan', text: question.approach },
    ],
  ];
}

const after: Readonly<Record<Intent, (asked: Asked) => Ways>> = {
  why_wrong: whyWrong,
  why_step: whyStep,
  where_from: numberAfter,
  hint: ({ question }) => [[{ id: 'plan', text: question.approach }], ...stepsFrom(question, 0)],
  next_hint: goOn,
  shorter,
  term: meanings,
  check: checkAfter,
  similar: () => twins,
  tell,
  thanks: ({ question }) => welcomeAfter(question.principle),
  explain: ({ question }) => stepsFrom(question, 0),
  other: whileOpen.other,
};

/** What is left to say when an intent's own ways are used up. */
function generally(asked: Asked): Ways {
  const { question, situation } = asked;
  if (!situation.answer) return [...hints(asked), ...safeTerms(asked)];
  const parts: (Piece | null)[] = [
    { id: 'principle', text: `What to remember: ${question.principle}` },
    question.faster ? { id: 'faster', text: `**Faster.** ${question.faster}` } : null,
    question.check
      ? { id: 'proof', text: `You can check the key without the solution. ${question.check}` }
      : null,
    { id: 'read', text: `What the question shows at first sight: ${question.snapRead}` },
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
const short: ReadonlySet<Intent> = new Set(['thanks', 'other', 'check', 'similar']);

/** All replies to a message, in order of preference. */
export function waysFor(asked: Asked): Ways {
  const own = (asked.situation.answer ? after : whileOpen)[asked.intent](asked);
  return short.has(asked.intent) ? own : [...own, ...generally(asked)];
}
