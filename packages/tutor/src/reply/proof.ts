import { keyOf, type Option, type Question } from '../question.ts';
import type { Piece, Ways } from './situation.ts';
import { stepPiece } from './steps.ts';

/** Words of somebody who doubts the key and names no option. */
export const wantsProof =
  /\bpro(?:ve|of)\b|\b(?:believe|convinced?|yakeen|yakin|bharosa)\b|\b(?:key|solution)\b.*\b(?:wrong|galat|incorrect|off|mistaken?)\b/i;

/** The check of the key, where somebody wrote one. */
export const proofPiece = ({ check }: Question): Piece | null =>
  check === null
    ? null
    : {
        id: 'proof',
        text: `You can check the correct answer without the solution. ${check}`,
        hinglish: `Sahi answer ko solution ke bina bhi check kar sakte ho: ${check}`,
      };

/** Before what is said to somebody who holds on to an option. */
export function stands(question: Question, option: Option): Piece {
  const { letter, text } = keyOf(question);
  const [word, haan] =
    option.letter === letter ? ['Yes', 'Haan'] : [`No, not ${option.text}`, `${option.text} nahi`];
  return {
    id: `check:stands:${option.letter}`,
    text: `${word}: the correct answer is option ${letter}, ${text}.`,
    hinglish: `${haan}: sahi answer option ${letter} hai, ${text}.`,
    lead: true,
  };
}

/** Before the proof for somebody who names no option. */
export const stated = (question: Question): Piece => {
  const { letter, text } = keyOf(question);
  return {
    id: 'check:stated',
    text: `The correct answer is option ${letter}, ${text}, and here is why.`,
    hinglish: `Sahi answer option ${letter} hai, ${text}. Wajah ye hai:`,
    lead: true,
  };
};

/** What proves the key to somebody who doubts it: its check, then the steps, the last first. */
export function proofWays(question: Question): Ways {
  const proof = proofPiece(question);
  const steps = question.steps.map((_, i): Piece[] => [stepPiece(question, i)]).reverse();
  return [...(proof ? [[proof]] : []), ...steps];
}
