import { describe, expect, it } from 'vitest';
import { tellsKey } from '../src/turn/alike.ts';
import { lamp } from './questions.ts';

describe('the key could be told from replies', () => {
  const ofKey = (message: string) => [
    /\b270\b/.test(message) ? 'The rise comes first.' : 'Look at the changes.',
  ];

  it.each(['why ₹270?', 'why ₹275?', 'why ₹225?', 'why ₹280?'])(
    'that have words of their own for it, whichever option is named: %s',
    message => expect(tellsKey(lamp, message, ofKey)).toBe(true),
  );

  it('and not from those that it shares with another option', () =>
    expect(tellsKey(lamp, 'why ₹270?', m => [/2[78]0/.test(m) ? 'Yes.' : 'No.'])).toBe(false));

  it('and not from those that differ by the number that was named alone', () =>
    expect(tellsKey(lamp, 'why ₹270?', m => [`You wrote ${m.slice(4)}.`])).toBe(false));

  it.each(['why not 25?', 'is it ₹270 or ₹280', '300 * 0.9 = ₹270'])(
    'and a message is not tried that names no option, several, or one within a calculation: %s',
    message => expect(tellsKey(lamp, message, ofKey)).toBe(false),
  );
});
