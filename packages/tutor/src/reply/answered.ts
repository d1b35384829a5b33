import { keyOf } from '../question.ts';
import { arithmeticIn } from '../reading/calculations.ts';
import { answersTo, likely } from './answers.ts';
import { checkAfter } from './checking/after.ts';
import { optionIn } from './options.ts';
import { proofPiece } from './proof.ts';
import type { Asked, Piece, Ways } from './situation.ts';
import { welcomeAfter } from './small-talk.ts';
import { stepsFrom } from './steps.ts';

/** What comes next: the step after the one spoken of last. */
export const goOn = ({ question, situation: { step } }: Asked): Ways =>
  stepsFrom(question, step === null ? 0 : step + 1);

/** Words of somebody whose doubt was not answered. */
export const notWhatWasAsked = /\b(?:asked|pucha|poocha|listening|answer what|my question)\b/i;

/** Who says 'I asked why' gets an answer to that. */
export const calmed = (asked: Asked): Ways => {
  const on = [...goOn(asked), ...stepsFrom(asked.question, 0)];
  return /\b(?:why|how|kyu\w*|kyo\w*|kaise)\b/i.test(asked.message)
    ? [...answersTo(asked, likely.other), ...on]
    : on;
};

export function shorter({ question, message }: Asked): Ways {
  const inApproach = /A (?:faster|quicker|shorter) way:\s*(\S.*)$/s.exec(question.approach)?.[1];
  const way = question.faster ?? inApproach;
  const text = way
    ? `**Faster.** ${way[0]?.toUpperCase()}${way.slice(1)}`
    : `I know no shorter way than the steps here. The plan saves you time: ${question.approach}`;
  const hinglish = way
    ? `**Faster.** Jaldi ka tareeka ye hai: ${way[0]?.toUpperCase()}${way.slice(1)}`
    : `In steps se chhota tareeka mujhe nahi pata. Plan yaad rakho to time bachega: ${question.approach}`;
  const other = way ? null : proofPiece(question);
  return [
    ...(other && /\b(?:another|other|different|dusr[ai]|alag)\b/i.test(message) ? [[other]] : []),
    [{ id: way ? 'faster' : 'plan', text, hinglish }],
    [
      {
        id: 'principle',
        text: `This makes it quicker next time: ${question.principle}`,
        hinglish: `Agli baar isse jaldi hoga: ${question.principle}`,
      },
    ],
  ];
}

export function tell({ question }: Asked): Ways {
  const key = keyOf(question);
  return [
    [
      {
        id: 'key',
        text: `The answer is option ${key.letter}: ${key.text}.`,
        hinglish: `Answer option ${key.letter} hai: ${key.text}.`,
      },
      { id: 'plan', text: question.approach, hinglish: `Plan ye hai: ${question.approach}` },
    ],
  ];
}

/** Thanks that end with a value are answered with a word on it. */
export function thanked(asked: Asked): Ways {
  const { question, message } = asked;
  const option = optionIn(message, question);
  const key = keyOf(question);
  if (arithmeticIn(message).some(({ is }) => is === 'fails') || (option && option !== key))
    return checkAfter(asked);
  const yes: Piece = {
    id: 'yes',
    text: `Yes: ${key.text}, option ${key.letter}.`,
    hinglish: `Haan: ${key.text}, option ${key.letter}.`,
    lead: true,
  };
  const welcome = welcomeAfter(question.principle);
  return option ? welcome.map(way => [yes, ...way]) : welcome;
}
