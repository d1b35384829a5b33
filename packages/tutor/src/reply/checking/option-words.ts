import { worthOf } from '../../maths/values.ts';
import { keyOf, type Option } from '../../question.ts';
import { quantityWith } from '../../reading/told.ts';
import type { Said } from '../../words/hinglish.ts';
import { kinshipOf } from '../kinship.ts';
import { letterIn, stepWith } from '../options.ts';
import type { Asked } from '../situation.ts';
import { isOf, nameOf, quantityWords } from './pieces.ts';

/**
 * The words on an option's value that is no mistake: the solution comes past it, or the student chose the key. Null of an
 * option that the message names by its letter.
 */
export function passedWords(
  { question, situation: { answer }, message }: Asked,
  option: Option,
): Said | null {
  const key = keyOf(question);
  const [value, ...more] = worthOf(option.text);
  if (option === key || value === undefined || more.length > 0 || letterIn(message) === option.letter)
    return null;
  const at = quantityWith(question, value, false);
  const step = stepWith(question, value);
  const end: Said = [
    `The answer is option ${key.letter}: ${key.text}.`,
    `Answer option ${key.letter} hai: ${key.text}.`,
  ];
  if (at !== null && nameOf(question, at) !== null) {
    const [name, other] = quantityWords(question, at, false);
    return [`${option.text} ${isOf(name)} ${name}. ${end[0]}`, `${option.text} ${other} hai. ${end[1]}`];
  }
  if (step !== null)
    return [`It is what step ${step + 1} finds. ${end[0]}`, `Step ${step + 1} me yahi aata hai. ${end[1]}`];
  return answer?.chosen === key.letter
    ? [
        `Option ${option.letter} has ${option.text}, too. The answer is the one that you chose, option ${key.letter}: ${key.text}.`,
        `${option.text} option ${option.letter} me bhi hai. Answer wahi hai jo tumne chuna, option ${key.letter}: ${key.text}.`,
      ]
    : null;
}

/** What an option is: the key, or the wrong computation behind it. */
export function optionWords(asked: Asked, option: Option): Said {
  const { question } = asked;
  const key = keyOf(question);
  if (option === key)
    return [
      `${key.text} is the correct answer, option ${key.letter}.`,
      `${key.text} hi sahi answer hai, option ${key.letter}.`,
    ];
  const passed = passedWords(asked, option);
  if (passed) return passed;
  const words = option.slip ?? kinshipOf(question, option);
  const slip = words ? ` ${words}` : '';
  return [
    `${option.text} is option ${option.letter}, and it is not the correct answer.${slip} The correct answer is option ${key.letter}: ${key.text}.`,
    `${option.text} option ${option.letter} hai, aur ye sahi answer nahi.${slip} Sahi answer option ${key.letter} hai: ${key.text}.`,
  ];
}
