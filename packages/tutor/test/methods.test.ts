import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { altos, lamp } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { answer: { outcome: 'incorrect', chosen: 'A' }, said: [], step: null };
const say = (question: Question, situation: Situation, message: string) =>
  replyTo(question, situation, message).blocks.join('\n');
const ofType = (code: string, stem: string, approach = altos.approach): Question => ({
  ...altos,
  stem,
  approach,
  topic: { ...altos.topic, code },
});
const tea = ofType(
  'AR.MIX.1',
  'Tea at ₹400 per kg is blended with tea at ₹560 per kg, and the blend is worth ₹540. What is the ratio?',
);
const loan = ofType(
  'AR.INT.1',
  'A loan at simple interest is repaid. The first payment is ₹24,750. How large was it?',
);

describe('a way that is named', () => {
  it.each(['can i use alligation', 'is alligation possible', 'alligation se ho jayega?'])(
    'is allowed where the question gives what it needs: %s',
    message => {
      expect(say(tea, open, message)).toMatch(
        /^(?:Yes|Haan).*\$400\$ and \$560\$ are the ends, and \$540\$/s,
      );
    },
  );

  it('is refused where the question says otherwise, and the own way is told', () => {
    expect(say(loan, open, 'can i use emi formula here')).toMatch(
      /^No, .* payments that are all equal.*begins so: /s,
    );
  });

  it('is the cosine rule where a triangle has an angle in degrees', () => {
    const sides = 'Two sides of a triangle are 7 and 32, and the angle between them is $120^\\circ$.';
    expect(say(ofType('GM.TRI.1', sides), open, 'can i use cosine rule')).toMatch(/^Yes/);
    expect(say(ofType('GM.TRI.1', 'Two sides are 7 and 32.'), open, 'can i use cosine rule')).not.toMatch(
      /^Yes/,
    );
  });

  it('is that of the solution', () => {
    const question = ofType('MM.DST.2', 'In how many ways can 9 coins be shared?', 'Use stars and bars.');
    expect(say(question, missed, 'will stars and bars work')).toContain('is what the solution uses, too');
  });

  it('that needs what the question has not tells the first step', () => {
    expect(say(lamp, open, 'can i use herons formula')).toMatch(
      /needs all three sides.*I do not find that.*begins so: /s,
    );
  });

  it('is judged together with its line', () => {
    expect(say(altos, missed, 'can i use two equations? 60 + 48 = 108')).toMatch(/60 \+ 48 = 108\$ is right/);
  });

  it('is no answer to who asks why', () => {
    expect(say(tea, missed, 'why can we use alligation')).not.toMatch(/^Yes, you can use alligation/);
  });
});
