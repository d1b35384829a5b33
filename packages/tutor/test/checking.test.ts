import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { arithmeticOf } from '../src/reading/judging.ts';
import { linksOf, linkTex } from '../src/reading/links.ts';
import { statementsIn } from '../src/reading/statements.ts';
import { judgedLines } from '../src/reading/work.ts';
import { altos, altosPath, quantity } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const answered: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };
const say = (situation: Situation, message: string) => replyTo(altos, situation, message).blocks.join('\n');

const verdicts = (message: string) =>
  statementsIn(message)
    .flatMap(linksOf)
    .map(arithmeticOf)
    .filter(({ is }) => is !== 'open')
    .map(found => (found.is === 'fails' && !found.sure ? 'asked about' : found.is));

describe('numbers in the notation of students', () => {
  it.each([
    'ratio = 48 : 80 = 3 : 5',
    '48:80:16 = 3:5:1',
    '4! = 24 and 7C2 = 21',
    'HCF of 12 and 18 = 6',
    'lcm(4, 6) = 12',
    '17 mod 5 = 2',
    '17 ≡ 2 (mod 5)',
    'log 8 base 2 = 3',
    'log 100 = 2',
    'sin 30° = 1/2',
    'tan 60 = √3',
    '36 km/h = 10 m/s',
    '1.5 hours = 90 min',
    '2^10 > 1000',
    '५ + ३ = ८',
    '500 - 20% = 400',
    '100% + 25% = 125%',
    '60 ka 20% = 12',
    'half of 60 is 30',
    '2 1/2 * 4 = 10',
    '17/5 = 3',
    '6 + 14 = 20 / 4 = 5',
    '2/3 = 0.66',
    'total = 12*5 = 60',
    '1,20,000 / 4 = 30,000',
  ])('%s holds', message => {
    const found = verdicts(message);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set(['holds']));
  });

  it.each(['12x15 = 170', '48 : 80 = 3 : 4', '8C5 = 57', '2^10 < 1000', '25% of 80 = 25'])(
    '%s fails',
    message => {
      expect(verdicts(message)).toEqual(['fails']);
    },
  );

  it('a line with words that were not read is asked about, and never called wrong', () => {
    expect(verdicts('12 chairs * 5 tables = 50')).toEqual(['asked about']);
    expect(say(answered, '12 chairs * 5 tables = 50')).toContain('did you mean something else by it?');
  });
});

describe('lines held against the path', () => {
  const judged = (message: string, isOpen = true) =>
    judgedLines(message, altos, isOpen).map(({ verdict: { is } }) => is);

  it('an equation holds where its letters stand for quantities of the question', () => {
    expect(judged('60 + a = 108')).toEqual(['fits']);
    expect(say(open, '60 + a = 108')).toContain('$60 + a = 108$ holds here, with $a$ for the altos now.');
  });

  it('a set-up in the asked quantity is confirmed, and no line that holds for its value alone', () => {
    expect(judged('60 + x + 12 = 108')).toEqual(['fits']);
    expect(judged('7a + w = 252 + w')).toEqual(['unplaced']);
    expect(judged('a - 30 = 6')).toEqual(['unplaced']);
    expect(judged('x = 36')).toEqual(['unplaced']);
  });

  it('is asked for the meaning of a letter, and not called wrong', () => {
    expect(replyTo(altos, open, 'x + y = 35').blocks).toEqual([
      'You wrote $x + y = 35$. What do $x$ and $y$ stand for, and which sentence of the question says this?',
      altos.snapRead,
    ]);
  });

  it('names a value that a calculation comes to, also where an option has it', () => {
    expect(say(open, '108 - 60 = 48')).toBe('$108 - 60 = 48$ is right. $48$ is the altos now.');
    expect(say(open, 'altos now = 48')).toBe('Yes, $48$ is the altos now.');
  });

  it('a value claimed in words is confirmed by the name of its quantity, where that alone can be meant', () => {
    expect(say(open, 'altos now 48 hai')).toBe('Haan, $48$ hi altos now hai.');
    expect(say(open, 'so there are 108 cars?')).toMatch(/^\$108\$ are the cars of both kinds\.$/m);
    expect(say(open, 'altos = 48')).toContain('I do not say whether a final value is right');
  });

  it('a wrong value of a named quantity is told so with the reason of its step', () => {
    const path = { ...altosPath, because: [null, 'The 12 that came are among them.', null] };
    const { blocks } = replyTo({ ...altos, path }, open, 'altos now = 50');
    expect(blocks).toEqual(['I get another value for the altos now. The 12 that came are among them.']);
  });

  it('numbers of the working without a name of their own are known, by themselves and in a list', () => {
    const remainders: Question = {
      ...altos,
      stem: 'Find the greatest number that divides $118$ and $914$ leaving remainders of $4$ and $2$.',
      options: altos.options.map((option, i) => ({ ...option, text: `$${[38, 114, 57, 19][i]}$` })),
      key: 'A',
      path: null,
      steps: [
        { says: 'Take the remainders off.', works: '118 - 4 = 114, \\quad 914 - 2 = 912' },
        { says: 'Divide the rest.', works: '(912 - 8 \\times 114) \\div 7 + 5 = 5' },
        { says: 'Find the HCF.', works: '\\operatorname{hcf}(114, 912) = 38' },
      ],
    };
    const told = (message: string) => replyTo(remainders, open, message).blocks.join('\n');
    expect(told('114, 912')).toBe('Yes, $114$ and $912$ are right.');
    expect(told('114, 912 and 913')).toBe('$114$ and $912$ are right. Work $913$ out once more.');
    expect(told('118, 914')).not.toMatch(/right/);
    expect(told('38, 912')).not.toMatch(/38/);
  });

  it('of several numbers none is refused because an option has it', () => {
    expect(say(open, '48 and 60 then')).not.toContain('final value');
    expect(say(open, '48 then')).toContain('final value');
  });

  it('a line that holds for several choices of its letters does not say what they stand for', () => {
    expect(say(answered, 'x > y').split('\n')[0]).toBe(
      'As I read it, $x > y$ is true for the values of the solution, but the solution does not need it.',
    );
    expect(say(answered, 'a + 60 = 108')).toBe('$a + 60 = 108$ holds here, with $a$ for the altos now.');
  });

  it('says nothing of the asked value before the answer, and all of it after', () => {
    const lines = ['48 - 12 = 36', '48 - 8 = 40', '48 * 2 = 96'].map(line => say(open, line));
    expect(new Set(lines.map(text => text.replace(/\$[^$]*\$/, '…'))).size).toBe(1);
    const turned = ['36 + 12 = 48', '40 + 8 = 48', '96 / 2 = 48'].map(line => say(open, line));
    expect(new Set(turned.map(text => text.replace(/\$[^$]*\$/, '…'))).size).toBe(1);
    const claims = altos.options.map(({ text }) => say(open, `altos before = ${text}`));
    expect(new Set(claims).size).toBe(1);
    expect(say(answered, '48 - 12 = 36')).toContain('option B');
  });

  it('recognises a slip of the form by its value, though no option has it', () => {
    expect(say(answered, '72 - 20 = 52')).toContain('The rise was taken off');
    expect(say(open, 'altos now = 52')).toContain('The rise was taken off');
  });

  it('answers in Hinglish who writes it', () => {
    expect(say(open, 'maine 108 - 60 = 48 kiya, sahi hai?')).toBe(
      'Haan. $108 - 60 = 48$ sahi hai. $48$ altos now hai.',
    );
  });
});

describe('a question with another number', () => {
  const changed: Question = {
    ...altos,
    path: {
      ...altosPath,
      stem: altos.stem,
      changed: ([change]) =>
        change?.at === altos.stem.indexOf('108') && change.to === '120'
          ? {
              ...altosPath,
              stem: altos.stem.replace('108', '120'),
              answer: '$48$',
              quantities: [
                quantity('the cars of both kinds', 120, 0),
                quantity('the altos now', 60, 1),
                quantity('the altos before', 48, 2),
              ],
              steps: ['120', '120 - 60 = 60', '60 - 12 = 48'].map(works => ({ says: '', works })),
            }
          : null,
    },
  };
  const asks = 'what if there were 120 cars instead of 108';

  it('is walked, and told from the line where it begins to differ', () => {
    const reply = replyTo(changed, answered, asks).blocks.join('\n');
    expect(reply).toContain('With $120$ in place of $108$ it begins to differ in step 1.');
    expect(reply).toContain('The answer would be $48$');
  });

  it('that leads to the same answer is told so', () => {
    const path = changed.path?.changed([{ at: altos.stem.indexOf('108'), to: '120' }]);
    const same = { ...changed, path: { ...changed.path, changed: () => ({ ...path, answer: '$36$' }) } };
    expect(replyTo(same as Question, answered, asks).blocks.join()).toContain('The answer stays $36$.');
  });

  it('tells no result while the question is open', () => {
    expect(replyTo(changed, open, asks).blocks.join('\n')).not.toContain('48');
  });

  it('is not made up where the form does not allow the number', () => {
    expect(replyTo(changed, answered, 'what if there were 121 cars instead of 108').blocks.join()).toContain(
      'I cannot put $121$ in place of $108$',
    );
  });
});

describe('a quantity that the tutor asked for', () => {
  const asking: Situation = { ...open, said: ['hint:1', 'ask:1:2'] };

  it('is read from the next message, and told from a slip of the form', () => {
    expect(say(asking, '48')).toBe('Yes, $48$ is the altos now. What comes next?');
    expect(say(asking, '52')).toBe('The rise was taken off the number of all cars.');
    expect(say(asking, '50')).toContain('Not yet: the altos now is another number.');
  });
});

describe('a value that was asked for', () => {
  const hinted: Situation = { answer: null, said: ['hint:1', 'ask:1:0'], step: null };

  it('is confirmed', () => {
    expect(say(hinted, '48')).toBe('Yes, $48$ is the altos now. What comes next?');
  });

  it('is not looked for in a message that says something else', () => {
    expect(say(hinted, 'cars in all 108')).toBe('$108$ are the cars of both kinds.');
    expect(say(hinted, '108 - 60 = 48')).toBe('Yes, $48$ is the altos now. What comes next?');
    expect(say(hinted, '12 + 60 = 72')).toBe(
      '$12 + 60 = 72$ is right. $72$ is the sum of $12$ altos and $60$ vans. What do you do with it next?',
    );
  });

  it('of another quantity is told which it is', () => {
    expect(say(hinted, '120')).toContain('Not yet: the altos now is another number.');
  });
});

describe('hints after lines of work', () => {
  it('go on from the step that the lines have come to', () => {
    const steps = [
      { says: 'Add the cars of both kinds.', works: '' },
      { says: 'Take the vans off all cars.', works: '' },
      { says: 'Take off those that came.', works: '' },
      { says: 'That is what is asked.', works: '' },
    ];
    const question = { ...altos, steps, path: { ...altosPath, steps } };
    const { blocks } = replyTo(question, { ...open, wrote: ['90 - 42 = 48'] }, 'next hint');
    expect(blocks[0]).toBe('Take off those that came.');
    expect(replyTo(question, open, 'next hint').blocks[0]).toBe(question.snapRead);
  });

  it('are given their reason where it is asked for', () => {
    const steps = ['Add all cars.', 'Take the vans off.', 'That is it.'].map(says => ({ says, works: '' }));
    const because = ['Both kinds are in the yard.', null, null];
    const question = { ...altos, steps, path: { ...altosPath, steps, because } };
    const said = ['hint:0', 'hint:1', 'hint:2', 'hint:3'];
    expect(replyTo(question, { ...open, said }, 'why?').blocks[0]).toBe('Both kinds are in the yard.');
  });
});

describe('what is no line to be judged', () => {
  const said = (message: string, wrote: readonly string[] = []) =>
    replyTo(altos, { ...open, wrote }, message).blocks;

  it('a value that no option has is said to be none, with a hint', () => {
    expect(said('I got 24')).toEqual([
      '24 is none of the four options. Send me the lines that led to it, and I check each.',
      altos.snapRead,
    ]);
    expect(said('I got 40')[0]).toContain('I do not say whether a final value is right');
  });

  it('a sentence is held beside the hint that is nearest to it', () => {
    const [lead, hint] = said('vans stay parked overnight in the yard, sahi hai?');
    expect(lead).toMatch(/not this sentence|ye sentence nahi/);
    expect(hint).toContain(altos.snapRead);
  });

  it('an expression in letters is held against the sides of the solution', () => {
    const question = {
      ...altos,
      steps: [
        { says: 'Set it up.', works: '2(a + 12) = 96' },
        { says: '', works: '' },
      ],
    };
    expect(replyTo(question, open, 'formula is 2a + 24 right?').blocks[0]).toBe(
      'Yes, $2a + 24$ comes up on the way.',
    );
  });
});

describe('who asks how to go on from a line', () => {
  it.each(['108 - 60 = 48, then?', '108 - 60 = 48. ab kya karu', '108 - 60 = 48 done. now?'])(
    'has it judged and hears what comes after it: %s',
    message => {
      const [verdict, ...more] = replyTo(altos, open, message).blocks;
      expect(verdict).toContain('48');
      expect(more.join()).toMatch(/How many altos were there before/);
    },
  );

  it('a value that is tried in a line before is not asked for its meaning', () => {
    expect(tried('y = 3', ['3x + 8y = 229'])).toContain('Put it into your line above');
    expect(tried('y=2 se x=71 aaya', ['3x + 8y = 229'])).toBe(
      '$y = 2$ lo to $x = 71$: haan, ye sahi nikalta hai.',
    );
  });
});

const tried = (message: string, wrote: readonly string[]) =>
  replyTo(altos, { ...open, wrote }, message).blocks[0];

describe('letters and words', () => {
  it('a rule for the names of roots is refuted by a value', () => {
    expect(say(answered, '(alpha - beta)^2 = alpha^2 - beta^2 nahi hota?')).toContain(
      'har value ke liye sahi nahi',
    );
  });

  it('a letter among words states nothing', () => {
    expect(
      statementsIn('angle of n sided polygon is (n-2)*180')
        .flatMap(linksOf)
        .filter(({ left }) => left.maths.length > 0),
    ).toEqual([]);
  });
});

describe('signs and words that may be read in more than one way', () => {
  it('a value that fits one reading of the line before it is not called wrong', () => {
    expect(say(open, 'h/21√3 = 1/√3 so 2h = 42')).not.toMatch(/does not fit|differ/);
    expect(say(open, 'h/21 = 2 so h = 41')).toContain('does not fit the line before it');
  });

  it('a name before what it has is no letter of a calculation', () => {
    expect(say(open, 'P ka multiplier 60 + 35 = 95 hai')).toBe(
      'Calculation ke taur par $60 + 35 = 95$ sahi hai. Mere steps me $95$ nahi aata. Question ke words me ye kya hai?',
    );
  });
});

describe('a line that is cut out of others', () => {
  const read = (message: string) => statementsIn(message).flatMap(linksOf).map(linkTex);

  it.each([
    ['similar triangle (21-h)/21 = r/14 h=2r', ['(21 - h) / 21 = r / 14', 'h = 2r']],
    ['(x+11)(x+1) at x=-6 = 5*-5', ['x = -6', '(x + 11)(x + 1) = 5 \\times - 5']],
    ['x=7 check: 9 15 25 ratio 5/3', ['x = 7']],
    ['12 = 3x y = 4', ['12 = 3x', 'y = 4']],
    ['V = l^2 b = 100', ['V = l^2b', 'l^2b = 100']],
    ['time = 420/60 h = 7 h', ['\\text{time} = 420 / 60\\text{ h}', '420 / 60\\text{ h} = 7\\text{ h}']],
  ])('is parted from the next one where both are whole: %s', (message, lines) => {
    expect(read(message)).toEqual(lines);
  });

  it('is not judged where its number belongs to a word', () => {
    expect(verdicts('so price of 1 pot = 100/75 = 4/3')).toEqual(['holds']);
  });

  it('is not the line before the next where words part it', () => {
    expect(say({ ...open, wrote: ['12x = 5 vans 3x'] }, 'so 7x = 40')).not.toContain('does not fit');
    expect(say({ ...open, wrote: ['12x = 5'] }, 'so 7x = 40')).toContain('does not fit');
  });

  it('is no plea for an option that has one of its numbers', () => {
    const [first, ...others] = altos.options;
    const question = {
      ...altos,
      path: null,
      options: first ? [{ ...first, text: '$12$' }, ...others] : others,
    };
    const told = (message: string) =>
      replyTo(question, { ...answered, said: ['check:A'] }, message).blocks.join();
    expect(told('vans 60 new 12')).not.toContain('No, not');
    expect(told('answer is 12')).toContain('No, not');
    expect(told('12')).toContain('No, not');
  });
});
