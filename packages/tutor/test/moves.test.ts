import { describe, expect, it } from 'vitest';
import { type Question, replyTo, type Situation } from '../src/index.ts';
import { moves } from '../src/words/moves.ts';
import { altos, lamp } from './questions.ts';

const open: Situation = { answer: null, said: [], step: null };
const missed: Situation = { ...open, answer: { outcome: 'incorrect', chosen: 'A' } };
const about = (code: string): Question => ({ ...altos, topic: { ...altos.topic, code } });
const said = (question: Question, situation: Situation, message: string) =>
  replyTo(question, situation, message).said;

describe('a step that students doubt in many questions', () => {
  it.each([
    ['AL.INQ.2', 'can i multiply both sides by x-17', 'multiply an inequality'],
    ['AL.QUA.1', 'can i cancel x from both sides', 'divide by an unknown'],
    ['AL.QUA.3', 'can we square both sides', 'square both sides'],
    ['AL.LOG.1', 'cant i split log(a+b)', 'split a logarithm'],
    ['AL.MOD.1', 'mod hata sakte hai kya', 'open a modulus'],
    ['AR.PCT.2', 'why not add 20% and 10%', 'add per cents'],
    ['AR.PCT.1', 'why cant i take 10% off from 770', 'undo a per cent'],
    ['AR.TNW.2', 'can i add the days and divide by 2', 'add times of work'],
    ['AR.TSD.3', 'isnt the average of the speeds enough', 'average of speeds'],
    ['AR.AVG.2', 'cant i just add the averages and divide by 3', 'average of averages'],
    ['MM.PNC.3', 'why combination and not permutation', 'order or not'],
    ['GM.TRI.1', 'it looks isosceles, can i assume its equal', 'trust the figure'],
    ['NS.REM.2', 'can i multiply the remainders', 'work with remainders'],
  ])('%s: %s', (code, message, name) => {
    expect(said(about(code), open, message)).toContain(`move:${name}`);
  });

  it('is told behind the slip of the option that was chosen, and alone when that was told', () => {
    const ask = 'why cant i add 20% and 10%';
    expect(said(lamp, missed, ask)).toEqual(['slip:A', 'move:add per cents']);
    expect(said(lamp, { ...missed, said: ['slip:A'] }, ask)).toEqual(['move:add per cents']);
  });

  it('is no answer where the topic does not know it, or where nobody doubts it', () => {
    expect(said(about('MM.SET.1'), open, 'can i multiply both sides by x-17').join()).not.toContain('move:');
    expect(said(about('AR.TNW.2'), open, 'i added the days').join()).not.toContain('move:');
  });

  it('has a name of its own', () => {
    expect(new Set(moves.map(({ name }) => name)).size).toBe(moves.length);
  });
});
