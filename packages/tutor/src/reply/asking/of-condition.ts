import { contentOf } from '../../words/content.ts';
import { inTongue } from '../../words/hinglish.ts';
import { answersIn, likely } from '../answers.ts';
import { tellable } from '../sentences.ts';
import type { Asked, Ways } from '../situation.ts';

/** Whether the doubt is one of the topic's common ones, which have a reply of their own. */
const isCommon = (asked: Asked): boolean => {
  const [first] = answersIn(asked);
  return first?.part.kind === 'doubt' && first.share >= likely.sure;
};

const aroundIt =
  /\b(?:does|do|is|it|this|the|formula|rule|result|way|method|only|sirf|just|holds?|works?|true|valid|appl(?:y|ies)|for|when|if|in|case|chal\w*|lag\w*|sahi|hai|kya|me|ke|liye|na|hoga)\b/gi;

/** Whether something holds under a condition alone: whether the question states it; that it holds nowhere else is not judged. */
export function conditionWays(asked: Asked): Ways {
  const { question, message } = asked;
  if (isCommon(asked)) return [];
  const words = contentOf(message.replace(aroundIt, ' '));
  const stated =
    words.length === 0
      ? undefined
      : question.stem
          .split(/(?<=[.?!])\s+(?=[A-Z$])/)
          .find(sentence => words.every(word => contentOf(sentence).includes(word)));
  const text = inTongue(message)(
    stated
      ? [
          `The question says “${stated}”, so here that is given. Whether it also holds without that I cannot judge from the lines.`,
          `Question kehta hai “${stated}”, to yahan ye diya hua hai. Iske bina bhi sahi hai ya nahi, ye main lines se nahi bata sakta.`,
        ]
      : [
          'That I cannot judge from the lines: they are about the numbers of this question alone. One case in which it fails would be enough for a no.',
          'Ye main lines se nahi bata sakta: wo sirf is question ke numbers ki hain. Ek bhi case jisme wo galat ho, “nahi” ke liye kaafi hai.',
        ],
  );
  return [[{ id: `asking:condition:${words.join('-')}`, text }]];
}

/** Whether an unknown number is odd, even or prime: not judged, unless the solution speaks of it. */
export function parityWays(asked: Asked, { kind }: { kind: string }): Ways {
  if (tellable(asked).some(sentence => contentOf(sentence).includes(kind))) return [];
  const text = inTongue(asked.message)([
    `You say that it is ${kind}. I judge lines and numbers, and this follows from none that I have read: from which line do you take it?`,
    `Tum kehte ho ki wo ${kind} hai. Main lines aur numbers dekhta hoon, aur ye kisi padhi hui line se nahi nikalta: kaunsi line se liya?`,
  ]);
  return [[{ id: `asking:parity:${kind}`, text }]];
}
