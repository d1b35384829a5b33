import { inSentence } from '../../question.ts';
import { holdsWork } from '../../reading/claimed.ts';
import type { Said } from '../../words/hinglish.ts';
import { ratioStepIn } from '../options.ts';
import type { Asked } from '../situation.ts';
import { maths } from './pieces.ts';

/** That a ratio which a message claims is one of the solution; of an open question none of the last step. */
export function ratioWords({ question, situation: { answer }, message }: Asked): Said | null {
  const step = holdsWork(message) ? null : ratioStepIn(message, question);
  const [ratio] = /\d+(?:\s*:\s*\d+)+/.exec(message) ?? [];
  if (step === null || ratio === undefined || (answer === null && step >= question.steps.length - 1))
    return null;
  const name = question.path?.quantities.find(one => one.step === step && one.value.length > 1)?.name;
  const tex = maths(ratio.replace(/\s*:\s*/g, ' : '));
  return name
    ? [`Yes, ${tex} is ${inSentence(name)}.`, `Haan, ${tex} hi ${inSentence(name).replace(/^the /, '')} hai.`]
    : [`Yes, ${tex} is right.`, `Haan, ${tex} sahi hai.`];
}
