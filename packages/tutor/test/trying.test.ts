import { describe, expect, it } from 'vitest';
import { type Question, triedIn } from '../src/index.ts';
import { lamp } from './questions.ts';

const asking = (...texts: string[]): Question => ({
  ...lamp,
  options: lamp.options.map((option, i) => ({ ...option, text: texts[i] ?? '' })),
});

const speeds = asking('$10$ km/h', '$12$ km/h', '$15$ km/h', '$12.5$ km/h');
const money = asking('₹1,020', '₹1,200', '₹1{,}250', '₹12,000');
const parts = asking('$\\frac{3}{4}$', '$\\frac{1}{4}$', '$\\frac{2}{3}$', '$1\\tfrac{1}{2}$');
const shares = asking('$12\\%$', '$12.5\\%$', '$33\\tfrac{1}{3}\\%$', '$-4\\%$');
const numbers = asking('$4$', '$-4$', '$3\\sqrt{2}$', '$8$');
const ratios = asking('$3 : 4$', '$4 : 3$', '$2 : 5$', '$9 : 16$');
const words = asking('A rise of 20%', 'A fall of 20%', 'No change', 'Cannot be determined');

describe('an answer to a question that is tried', () => {
  it.each([
    ['12 km/h', speeds, 'B'],
    ['12kmph', speeds, 'B'],
    ['12.5 km per hour i think', speeds, 'D'],
    ['ans is 15', speeds, 'C'],
    ['b', speeds, 'B'],
    ['its B na', speeds, 'B'],
    ['option c', speeds, 'C'],
    ['60/5 = 12', speeds, 'B'],
    ['Rs 1,200', money, 'B'],
    ['rs. 1200/-', money, 'B'],
    ['₹1,200', money, 'B'],
    ['1250 rupees', money, 'C'],
    ['3/4', parts, 'A'],
    ['0.75', parts, 'A'],
    ['2/3 hai', parts, 'C'],
    ['0.67', parts, 'C'],
    ['1 1/2', parts, 'D'],
    ['3/2', parts, 'D'],
    ['12.5%', shares, 'B'],
    ['12.5 percent', shares, 'B'],
    ['33.33%', shares, 'C'],
    ['-4 %', shares, 'D'],
    ['x = 4', numbers, 'A'],
    ['x=-4', numbers, 'B'],
    ['3√2', numbers, 'C'],
    ['3 root 2', numbers, 'C'],
    ['3:4', ratios, 'A'],
    ['4 : 3 aaya', ratios, 'B'],
    ['2 is to 5', ratios, 'C'],
    ['A fall of 20 percent', words, 'B'],
    ['no change', words, 'C'],
    ['cannot be determined i guess', words, 'D'],
  ] as const)('%s names an option', (message, question, letter) => {
    expect(triedIn(message, question)).toEqual({ kind: 'option', letter });
  });

  it.each([
    ['17 km/h', speeds, '17 km/h'],
    ['i got 900', money, '900'],
    ['x = 7', numbers, '7'],
  ] as const)('%s is a value of none', (message, question, value) => {
    expect(triedIn(message, question)).toEqual({ kind: 'value', value });
  });

  it.each([
    'why is B wrong',
    'explain step 2',
    'hint',
    'how did 12 come',
    '12 kahan se aaya',
    'thanks',
    'ok let me try it on paper first',
    'the train and the bus cross each other after 12 hours near the station',
  ])('%s is none', message => {
    expect(triedIn(message, speeds)).toBeNull();
  });
});
