import { describe, expect, it } from 'vitest';
import { intentOf, type Question, replyTo, type Situation } from '../src/index.ts';
import { lamp } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { ...open, answer: { outcome: 'incorrect', chosen: 'A' } };

/** None of these stands among the matcher's examples. */
describe('a short message as typed in a chat', () => {
  it.each([
    ['whyyy is mine wrong yaar', 'why_wrong'],
    ['bt y divide bro', 'why_step'],
    ['n 45 kahan se aya', 'where_from'],
    ['arey chalo ek hint dedo', 'hint'],
    ['ye to ho gaya ab aage kya', 'next_hint'],
    ['koi chhota method h kya', 'shorter'],
    ['wts lcm', 'term'],
    ['so its 45 na', 'check'],
    ['is x + 2y = 29 ok', 'check'],
    ['ek aur aisa dedo plsss', 'similar'],
    ['bhai bas ans bolo', 'tell'],
    ['achaa ok samajh gya', 'thanks'],
    ['mtlb? nhi samjha', 'explain'],
  ])('%s asks for %s', (message, intent) => {
    expect(intentOf(message)).toBe(intent);
  });
});

/** None of these stands among the matcher's examples. */
describe('a message in Devanagari', () => {
  it.each([
    ['मेरा उत्तर गलत क्यों है?', 'why_wrong'],
    ['४५ कहाँ से आया?', 'where_from'],
    ['भाग क्यों किया', 'why_step'],
    ['एक संकेत दो', 'hint'],
    ['औसत का मतलब क्या होता है', 'term'],
    ['कोई छोटा तरीका है क्या', 'shorter'],
    ['शुरू से समझाइए', 'explain'],
    ['सही उत्तर बताओ', 'tell'],
    ['धन्यवाद, समझ आ गया', 'thanks'],
    ['250 × 1.2 = 300 सही है?', 'check'],
  ])('%s asks for %s', (message, intent) => {
    expect(intentOf(message)).toBe(intent);
  });

  it('has its number found and its term explained', () => {
    const number = replyTo(lamp, missed, '३०० कहाँ से आया?').blocks.join('\n');
    expect(number).toBe(replyTo(lamp, missed, '300 kahan se aaya?').blocks.join('\n'));
    expect(number).toContain('300');
    expect(replyTo(lamp, missed, 'प्रतिशत का अर्थ क्या है').term).toBe('per cent');
  });
});

/** None of these stands among the matcher's examples. */
describe('a word that is asked for', () => {
  it.each([
    "what does 'hitherto' mean here",
    'what is meant by a lattice',
    'munafa ka matlab kya hai',
    'define annuity',
  ])('is heard as a term: %s', message => {
    expect(intentOf(message)).toBe('term');
  });

  it.each([
    'so the lcm is 90 na',
    'took the average of both, fine na?',
    'why lcm and not hcf here',
    'found the ratio, ab kya',
    'iska kya matlab hai',
  ])('is not heard where a term only stands beside: %s', message => {
    expect(intentOf(message)).not.toBe('term');
  });

  it('of the wording of questions is explained', () => {
    expect(replyTo(lamp, missed, 'what does respectively mean?').blocks[0]).toContain('In the order');
  });
});

describe("an option's letter", () => {
  it.each([
    '{letter} right',
    'can {letter} be true',
    'drop {letter} yes or no',
    'what makes {letter} tempting',
  ])('%s is answered alike for all four while the question is open', probe => {
    const replies = lamp.options.map(({ letter }) =>
      replyTo(lamp, open, probe.replace('{letter}', letter)).blocks.join('\n'),
    );
    expect(new Set(replies).size).toBe(1);
  });

  it.each(['is it more than {option}?', 'check {option} in the question'])(
    'and a mixed fraction among plain values: %s is answered alike for all four',
    probe => {
      const texts = ['$16\\tfrac{8}{17}$ km', '$40$ km', '$44\\tfrac{8}{17}$ km', '$10\\tfrac{10}{27}$ km'];
      const question: Question = {
        ...lamp,
        options: lamp.options.map((option, i) => ({ ...option, text: texts[i] ?? '' })),
      };
      const replies = question.options.map(({ text }) =>
        replyTo(question, open, probe.replace('{option}', text)).blocks.join('\n'),
      );
      expect(new Set(replies).size).toBe(1);
    },
  );

  it('is not read out of the words of an option', () => {
    const worded: Question = {
      ...lamp,
      options: lamp.options.map(option =>
        option.letter === 'C' ? { ...option, text: 'A rise of one tenth' } : option,
      ),
    };
    const [slip] = worded.options.flatMap(option => (option.letter === 'C' ? [option.slip ?? ''] : []));
    const { blocks } = replyTo(
      worded,
      { ...missed, answer: { outcome: 'incorrect', chosen: 'C' } },
      'why is A rise of one tenth wrong',
    );
    expect(slip).not.toBe('');
    expect(blocks.join('\n')).toContain(slip);
  });
});
