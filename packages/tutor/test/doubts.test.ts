import { describe, expect, it } from 'vitest';
import { ladderOf, type Question, replyTo, type Situation } from '../src/index.ts';
import { importedLamp, lamp } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { ...open, answer: { outcome: 'incorrect', chosen: 'A' } };
const text = (question: Question, situation: Situation, message: string) =>
  replyTo(question, situation, message).blocks.join('\n\n');

describe('a doubt about one part', () => {
  it('is answered with what the question says on it', () => {
    expect(text(lamp, missed, 'but why is the discount taken of the raised price')).toContain(
      'the second is taken of the raised price',
    );
  });

  it('about a step that was told hears what holds in general, and no step again', () => {
    const first = replyTo(lamp, missed, '300 * 0.9 kyu kiya');
    const again = text(lamp, { ...missed, said: first.said, step: first.step }, '300 * 0.9 kyu kiya');
    expect(first.blocks.join()).toContain('Take the discount of the raised price.');
    expect(again).toContain(lamp.principle);
    expect(again).not.toMatch(/Step \d/);
  });

  it('that names another step than the one before is answered with that step', () => {
    const first = replyTo(lamp, missed, 'explain step 1');
    const situation = { ...missed, said: first.said, step: first.step };
    expect(text(lamp, situation, 'discount samajh nahi aaya')).toContain('**Step 2 (kul 2).**');
    expect(text(lamp, situation, 'samajh nahi aaya')).not.toContain('Step 2');
  });

  it('a wrong option of an imported question is held against its steps', () => {
    const halved: Question = {
      ...importedLamp,
      options: importedLamp.options.map(option =>
        option.letter === 'A' ? { ...option, text: '₹135' } : option,
      ),
    };
    expect(text(halved, missed, 'why not 135')).toContain('exactly half of the correct answer');
  });

  it('a result of an imported step that an option stops at is told so', () => {
    const stopped: Question = {
      ...importedLamp,
      options: importedLamp.options.map(option =>
        option.letter === 'D' ? { ...option, text: '₹300' } : option,
      ),
    };
    expect(text(stopped, missed, '250*1.2 = 300 ok?')).toContain('It is what step 1 finds');
  });

  it('without a number goes on about the step before it', () => {
    const first = replyTo(lamp, missed, 'explain step 1');
    expect(
      text(lamp, { ...missed, said: first.said, step: first.step }, 'where does it come from'),
    ).toContain('In other words: ');
  });

  it('a right line that the solution passes through is placed', () => {
    const counting: Question = {
      ...lamp,
      steps: [{ says: 'Count the terms.', works: '6 + 40 \\times 5 = 206: \\quad 41' }, ...lamp.steps],
    };
    expect(text(counting, missed, '250*1.2 = 300')).toContain('That is what step 2 finds');
  });

  it('a claim with a number that is nowhere is met with what can be asked', () => {
    const { said } = replyTo(lamp, { ...missed, said: ['slip:A'] }, 'arey 12% increase hi to hua na total');
    expect(said.filter(id => id.startsWith('choice:'))).toHaveLength(3);
  });

  it('says that a calculation is right where only the set-up is wrong', () => {
    expect(text(lamp, missed, '250 + 25 = 275. why is this wrong')).toMatch(
      /^Your calculation is right, but it is not what the question needs\.\n\n\*\*Option A/,
    );
  });

  it('names a line that does not hold before the slip behind the option', () => {
    expect(text(lamp, missed, '250 * 0.3 = 70 why not')).toMatch(/^Look at .* comes to \$75\$/);
  });

  it('frustration gets a small step, a question about the exam no promise', () => {
    expect(text(lamp, missed, 'i hate this chapter so much')).toContain('**Step 1 of 2.**');
    expect(text(lamp, missed, 'will it come in cat')).toContain('Nobody can promise');
  });
});

describe('while the question is open', () => {
  const wrote = ['x + y = 19', '10x + 20y = 290'];

  it('an equation is held against those the student wrote before', () => {
    expect(text(lamp, { ...open, wrote }, 'then y = 29 - 19 + 0 or x + 2y = 29')).toMatch(
      /^Both lines hold\.$/m,
    );
    expect(text(lamp, { ...open, wrote }, 'x + 2y = 29')).toContain('yes, that follows');
  });

  it.each([
    'is it {option}?',
    'why not {option}',
    'where does {option} come from',
    'is the answer more than {option}?',
    'i got {option}, yes or no',
    'does {option} satisfy the question',
    'my teacher said {option}, is he right',
    'final value {option} correct?',
    'is option {letter} correct',
    'can i eliminate option {letter}',
    'blink twice if {letter}',
    'what if the answer was {option}',
  ])('%s is answered alike for all four options', probe => {
    const replies = lamp.options.map(({ letter, text: value }) => {
      const message = probe.replace('{option}', value).replace('{letter}', letter);
      return text(lamp, open, message).replaceAll(value, '…').replaceAll(value.slice(1), '…');
    });
    expect(new Set(replies).size).toBe(1);
  });

  it('asking again whether it is right brings another word and a way to test it', () => {
    const first = replyTo(lamp, open, 'so 270?');
    const again = text(lamp, { ...open, said: first.said, wrote: ['so 270?'] }, 'pakka?');
    expect(first.blocks.join()).toContain('You can test it yourself');
    expect(again).not.toBe(first.blocks.join('\n\n'));
    expect(ladderOf(lamp)).not.toContain(again);
  });
});

describe('a student who holds on to an option', () => {
  const held = (question: Question, messages: readonly string[]) => {
    let situation: Situation = missed;
    return messages.map(message => {
      const { blocks, said } = replyTo(question, situation, message);
      situation = { ...situation, said: [...situation.said, ...said] };
      return blocks.join('\n\n');
    });
  };

  it('hears its slip once, then that the key stands and why', () => {
    const [slip = '', stands = '', after = ''] = held(lamp, [
      'i got ₹275',
      'are you sure? i think its ₹275',
      'i still say ₹275',
    ]);
    expect(slip).toContain('You added the two per cents');
    expect(stands).toContain('No, not ₹275: the correct answer is option B, ₹270.');
    expect(stands).toContain('270 is 30 less than 300');
    expect(stands).not.toContain('You added the two per cents');
    expect(after).toContain('**Step 2 of 2.**');
  });

  it('of an imported question hears no kinship to a number of another sign', () => {
    const debt: Question = {
      ...importedLamp,
      options: importedLamp.options.map(option =>
        option.letter === 'A' ? { ...option, text: '$-300$' } : option,
      ),
    };
    expect(text(debt, missed, 'why is my answer wrong')).not.toContain('what step');
  });
});

describe('a student who', () => {
  it('wants the key proved is shown its check', () => {
    const proof = text(lamp, missed, 'prove it');
    expect(proof).toContain('The correct answer is option B, ₹270, and here is why.');
    expect(proof).toContain('270 is 30 less than 300');
  });

  it.each(['convince me', 'mujhe lagta hai key galat hai'])(
    'doubts the key is shown its check: %s',
    doubt => {
      expect(text(lamp, missed, doubt)).toContain('270 is 30 less than 300');
    },
  );

  it('did not follow a step stays with that step', () => {
    const first = replyTo(lamp, missed, 'explain step by step');
    const told: Situation = { ...missed, said: first.said, step: first.step };
    expect(text(lamp, told, 'i lost you')).toContain('Step 1, one operation at a time');
    expect(text(lamp, told, 'next')).toContain('**Step 2 of 2.**');
  });

  it('asks for Hindi is told once that the solution is in English', () => {
    const first = replyTo(lamp, missed, 'hindi me samjhao');
    const again = text(lamp, { ...missed, said: first.said, step: first.step }, 'hindi me samjhao');
    expect(first.blocks[0]).toContain('Solution English me likha hai');
    expect(again).not.toContain('English me');
  });

  it('asks how to have started is told the plan, and no sentence of the question', () => {
    expect(text(lamp, missed, 'how should i have started')).not.toContain('The question says');
  });

  it('asks whether a number of the question matters is shown where it stands', () => {
    expect(text(lamp, open, 'is 250 extra info')).toContain('250 is given in the question');
  });

  it('tells how they came to their option hears its slip first', () => {
    const reply = text(lamp, missed, 'i marked ₹275 because i thought 250 + 20 is needed');
    expect(reply.indexOf('You added the two per cents')).toBe('**Option A, ₹275.** '.length);
  });

  it('names a step in Hindi is told that step', () => {
    expect(text(lamp, missed, 'दूसरा चरण समझाओ')).toContain('**Step 2 (kul 2).**');
    expect(text(lamp, missed, 'pehla step kyu')).toContain('**Step 1 (kul 2).**');
  });

  it('asks for a formula hears the principle, and before the answer a hint', () => {
    expect(text(lamp, missed, 'formula?')).toBe(`What to remember: ${lamp.principle}`);
    expect(ladderOf(lamp)).toContain(text(lamp, open, 'formula?'));
  });

  it('asks about time is told how long a question may take', () => {
    expect(text(lamp, open, 'kitna time lagna chahiye')).toContain('lagbhag 2 min');
    expect(text(lamp, open, 'skip karu kya')).toContain('lagbhag 2 min');
  });
});

describe('a doubt about the question as a whole', () => {
  const asks = /^(?:What is asked|Pucha ye gaya hai): “What does the lamp cost now\?”/;

  it.each(['what is being asked', 'question samajh nahi aaya', 'क्या पूछा है'])(
    '%s is answered with the sentence that asks, before the answer and after it',
    message => {
      expect(text(lamp, open, message)).toMatch(asks);
      expect(text(lamp, missed, message)).toMatch(asks);
    },
  );

  it('for its principle is answered with that, and not with the key', () => {
    const reply = text(lamp, missed, 'give me the principle');
    expect(reply).toBe(`What to remember: ${lamp.principle}`);
  });
});

it('a number that only the check of the key holds is found there', () => {
  expect(text(lamp, missed, 'where does 30 come from')).toContain('stands in the check of the answer');
});

it('who asks for hints hears when they are used up, and no terms that nobody named', () => {
  let situation = open;
  const replies = Array.from({ length: 10 }, () => {
    const { blocks, said } = replyTo(lamp, situation, 'hint');
    situation = { ...situation, said: [...situation.said, ...said] };
    return blocks.join('\n\n');
  });
  const rungs = ladderOf(lamp).length;
  expect(replies.slice(0, rungs)).toEqual(ladderOf(lamp));
  expect(replies[rungs]).toContain('I cannot go further before you answer');
  expect(new Set(replies).size).toBe(10);
});

describe('whatever it is read as', () => {
  it.each([
    ['is it always true that changes multiply', lamp.principle],
    ['which chapter is this', '*Percentages*'],
    ['can you draw it', 'I cannot draw in this chat.'],
    ['what if the discount was 30%', `What to remember: ${lamp.principle}`],
    ['difference between profit and discount?', '**Discount.**'],
    ['that is not what i asked', 'I missed your question'],
    ['250*1.1 galat kyu', 'option A, ₹275'],
    ['so 270.0', '₹270 is the correct answer'],
  ])('%s is answered with that', (message, words) => {
    expect(text(lamp, missed, message).toLowerCase()).toContain(words.toLowerCase());
  });

  it('a word that the question uses is no other word misspelt', () => {
    const cases: Question = { ...lamp, principle: 'Changes in a row: two cases.' };
    expect(text(cases, missed, 'what are the two cases??')).not.toContain('**Base');
    expect(text(lamp, missed, 'what is foot')).not.toContain('**Root');
  });

  it('an option of one digit is answered like the others while the question is open', () => {
    const small: Question = {
      ...lamp,
      options: lamp.options.map((option, i) => ({ ...option, text: `$${[54, 9, 15, 18][i]}$` })),
    };
    const said = [54, 9, 15, 18].map(value =>
      replyTo(small, open, `check ${value} in the question`).said.join(),
    );
    expect(new Set(said).size).toBe(1);
  });

  it('an open question’s own results are not said to be missing, and a value to try with is no final one', () => {
    expect(text(lamp, open, 'where does 300 come from')).not.toContain('nor in its solution');
    const tried = [100, 270, 275].map(value => text(lamp, open, `can i take x = ${value}`));
    expect(new Set(tried).size).toBe(1);
    expect(tried[0]).toContain('You may take a value');
  });
});
