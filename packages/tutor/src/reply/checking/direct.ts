import { tailOf } from '../../intents/tails.ts';
import { inSentence } from '../../question.ts';
import { toldOf } from '../../reading/told.ts';
import { contentOf } from '../../words/content.ts';
import type { Said } from '../../words/hinglish.ts';
import type { Asked } from '../situation.ts';
import { goesOut } from './conditions.ts';
import { quantityWords } from './pieces.ts';

/** Words of a clause that asks what is needed, and of none of the things that are. */
const asking =
  /\b(?:nikal\w*|padeg\w*|zaroor\w*|zarur\w*|need\w*|find|required?|use\w*|useful|kaam|kahin|chahiye|extra|info|separately|both|dono|value|pehle|first|have|alag)\b/gi;

/** The quantity on the way that the last clause names, for who asks whether it is needed; null where it names none, or asks to do without. */
function neededOne({ question, message }: Asked): number | null {
  const { path } = question;
  const clause = message.split(/[.;,?\n]\s*/).findLast(one => /[a-z]{3}/i.test(one)) ?? '';
  const words = contentOf(clause.replace(asking, ' '));
  if (!path || /\b(?:bina|without)\b/i.test(clause) || words.length === 0) return null;
  // 'The roots' are not the sum of the roots: all words of a name have to stand there.
  const nameOf = (at: number) => contentOf((path.quantities[at]?.name ?? '').replace(asking, ' '));
  const isNamed = (at: number) => nameOf(at).length > 0 && nameOf(at).every(word => words.includes(word));
  const [best] = [...toldOf(path, true)].filter(isNamed).sort((a, b) => nameOf(b).length - nameOf(a).length);
  return best ?? null;
}

/** How lines that were judged stand: all hold, one fails, or neither is known. */
export type Standing = 'held' | 'failed' | 'open';

/**
 * What a message asks beside its lines, answered in a word; null where nothing that is known answers it. Of an open question no
 * value that an option has is agreed to: that is seen to before.
 */
export function directAnswer(asked: Asked, standing: Standing): Said | null {
  const { question, message } = asked;
  switch (tailOf(message)) {
    case 'right':
    case 'may':
      return standing === 'held' ? ['Yes.', 'Haan.'] : null;
    case 'error':
      return standing === 'held'
        ? ['Nothing is wrong in it so far.', 'Isme ab tak kuch galat nahi hai.']
        : null;
    case 'drop':
      return goesOut(asked);
    case 'needed': {
      const at = neededOne(asked);
      if (at === null) return null;
      const [name, other] = quantityWords(question, at, true);
      return [
        `Yes, you need ${inSentence(name)} on the way.`,
        `Haan, raaste me ${inSentence(other)} chahiye.`,
      ];
    }
    case 'onward':
    case 'complete':
    case 'none':
      return null;
  }
}
