import { near, roundsTo, written } from '../../maths/evaluate.ts';
import { claimsIn } from '../../reading/claimed.ts';
import { isOptionWorth } from '../../reading/told.ts';
import { inTongue, type Said } from '../../words/hinglish.ts';
import { known } from '../checking/pieces.ts';
import type { Asked, Ways } from '../situation.ts';
import { movedArea } from './areas.ts';
import { changeIn } from './change.ts';
import { drawWords, otherDraw, probabilityOf } from './draws.ts';
import { whatIfWays } from './ways.ts';

/** What a variant of the question comes to, with how it is found where that can be told. */
interface Found {
  what: Said;
  value: number;
  tex: string;
}

const supposing = /\b(?:if|agar|suppose|maan lo)\b/i;

/** A change of the question that is worked out: another draw, or a point elsewhere. */
function variantIn({ question, message }: Asked): Found | null {
  const draw = otherDraw(question, message);
  const found = draw && probabilityOf(question, draw);
  if (draw && found) return { ...found, what: [drawWords(draw), drawWords(draw)] };
  const area = movedArea(question, message);
  if (area) {
    const what: Said = [
      `triangle ${area.name} with ${area.at} there`,
      `${area.at} wahan ho to triangle ${area.name}`,
    ];
    return { what, value: area.value, tex: written(area.value) };
  }
  return null;
}

/** The value that a message claims last, with the decimals it is written with. */
function claimIn(message: string): { value: number; decimals: number } | null {
  const bare = message.replace(/\d+(?:\.\d+)? ?: ?\d+(?:\.\d+)?/g, ' ');
  const claims = claimsIn(bare).filter(({ value }) => !Number.isInteger(value) || value > 2);
  const value = claims.at(-1)?.value ?? null;
  const fraction = [...bare.matchAll(/(\d{1,6}) ?\/ ?(\d{1,6})/g)].at(-1);
  const own = value ?? (fraction ? Number(fraction[1]) / Number(fraction[2]) : null);
  return own === null ? null : { value: own, decimals: /\.(\d+)\D*$/.exec(message)?.[1]?.length ?? 0 };
}

/** A variant of the question that can be worked out: whether the student's value for it is right, after the answer with its own. */
export function variantWays(asked: Asked): Ways {
  const { question, message, situation } = asked;
  const variant = variantIn(asked);
  const claim = claimIn(message);
  if (!variant) {
    // A value that is claimed for another number: the lines of this question do not judge it.
    const isClaimed =
      situation.answer && supposing.test(message) && claimsIn(message).some(one => one.letter);
    return isClaimed && changeIn(message, question.stem)?.is === 'change' ? whatIfWays(asked) : [];
  }
  const { what, value, tex } = variant;
  const isRight =
    claim !== null && (near(value, claim.value) || roundsTo(claim.value, value, claim.decimals));
  // Which option another question leads to would tell that it is not this one's.
  if (situation.answer === null && claim && isOptionWorth(question, claim.value)) return [];
  const told = situation.answer !== null || isRight;
  const result: Said = [`For ${what[0]} it is $${tex}$.`, `${what[1]} ke liye $${tex}$ aata hai.`];
  const said: Said = isRight
    ? [`Yes, that is right. ${result[0]}`, `Haan, sahi hai. ${result[1]}`]
    : claim && told
      ? [`Not quite. ${result[0]}`, `Nahi. ${result[1]}`]
      : claim
        ? [
            `For ${what[0]} I get another value. Send me how you found yours.`,
            `${what[1]} ke liye mujhe alag value milti hai. Apni line bhejo, kaise nikala.`,
          ]
        : told
          ? result
          : [
              `That is another question: ${what[0]}. Write your value for it, and I check it.`,
              `Wo alag question hai: ${what[1]}. Uski value likho, main check karta hoon.`,
            ];
  return [[{ id: `what-if:${known(message)}`, text: inTongue(message)(said) }]];
}
