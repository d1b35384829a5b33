import { numbersIn } from '../maths/values.ts';
import { asksAgain } from '../reply/again.ts';
import type { Situation } from '../reply/situation.ts';
import { contentOf } from '../words/content.ts';
import { romanised } from '../words/romanised.ts';

const correcting =
  /^\s*(?:(?:no|nahi|nhi|nah)\b[\s,.!]*)?(?:not that\b[\s,]*)?(?:i (?:mean|meant)\b|mera matlab|matlab\b|(?:the )?(?:other|dusr[aei])\b(?: one| wal[aei])?)[\s,:]*/i;

interface Gone {
  message: string;
  corrects: boolean;
  /** Whether it wants the other thing that the message before may have meant. */
  wantsOther?: boolean;
}

/** A message that corrects the one before, or asks for the other thing in it; what is left of it says which. */
export function goneOn(message: string, { wrote = [] }: Situation): Gone {
  const before = wrote.findLast(
    text => !asksAgain(romanised(text)) && romanised(text).replace(correcting, '') === romanised(text),
  );
  const rest = message.replace(correcting, '');
  if (before === undefined || rest === message) return { message, corrects: false };
  // 'no i meant 300' asks of another number what was asked before.
  const [number] = /^\W*(?:the |wo |woh )?\d+(?:\.\d+)?\W*$/.exec(rest) ?? [];
  if (number && numbersIn(before).length === 1)
    return {
      message: romanised(before).replace(/\d+(?:\.\d+)?/, number.replace(/[^\d.]/g, '')),
      corrects: false,
    };
  return contentOf(rest).length === 0
    ? { message: romanised(before), corrects: false, wantsOther: /\b(?:other|dusr)/i.test(message) }
    : { message: rest, corrects: true };
}
