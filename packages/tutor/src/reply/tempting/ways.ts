import { equationsIn } from '../../reading/equations.ts';
import { lettersIn, linkTex } from '../../reading/links.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import type { Asked, Ways } from '../situation.ts';
import {
  cancelWords,
  commonWords,
  divideWords,
  equatedWords,
  factorIn,
  hasFactor,
  linesOf,
  termsOf,
} from './on-lines.ts';
import { joinedWays } from './on-numbers.ts';

/** Words of somebody who asks why something may not be done. */
const whyNot =
  /\b(?:why|y|kyu\w*|kyo\w*)\b.{0,40}\b(?:not|nahi|nhi|na|can.?t|cannot|couldn.?t)\b|\b(?:can.?t|cannot|could ?n.?t) (?:i|we)\b|\b(?:nahi|nhi) (?:kar |le |de |jod |ghata )?sakt\w*/i;

const capital = (text: string) => text.replace(/^[a-z]/, first => first.toUpperCase());

/** Why a tempting step is not taken: the line in which it would be done, what it gives there, and what fails. */
export function temptingWays(asked: Asked): Ways {
  const { question, situation, message } = asked;
  if (!question.path || !whyNot.test(message)) return [];
  const open = situation.answer === null;
  const lines = linesOf(question, open);
  const way = (said: Said | null, id: string, step: number | null): Ways =>
    said
      ? [
          [
            {
              id: `tempting:${id}`,
              ...(step === null ? {} : { step }),
              text: capital(inTongue(message)(said)),
            },
          ],
        ]
      : [];
  const [own] = equationsIn([message]);
  if (own && lettersIn(own.left, own.right).length === 1)
    for (const { link, step } of lines) {
      const said = open ? null : equatedWords(own, link, step);
      if (said) return way(said, linkTex(own), step);
    }
  const factor = factorIn(message);
  const [letter = ''] = factor?.letters ?? [];
  const target = lines.find(
    ({ link }) =>
      factor && [...termsOf(link.left), ...termsOf(link.right)].some(term => hasFactor(term, link, factor)),
  );
  if (factor && !own) {
    const { link, step } = target ?? {};
    if (link && step !== undefined && /\bcommon\b|\btake (?:it |this )?out\b|\bfactor\w*\b/i.test(message))
      return way(commonWords(link, step, factor), `common:${factor.text}`, step);
    if (link && step !== undefined && /\bdivid\w*\b|\bbhag\b/i.test(message))
      return way(divideWords(link, step, factor), `divide:${factor.text}`, step);
    if (/\bcancel\w*\b|\bkaat\w*|\bkat\b|\bhata\w*/i.test(message))
      for (const line of lines) {
        const said = cancelWords(line.link, line.step, letter);
        if (said) return way(said, `cancel:${letter}`, line.step);
      }
  }
  return joinedWays(asked);
}
