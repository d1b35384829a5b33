import { expect, it } from 'vitest';
import { questionsWords } from './SentNotice.tsx';

it('names questions as one would', () => {
  expect(questionsWords([3])).toBe('question 3');
  expect(questionsWords([3, 4])).toBe('questions 3 and 4');
  expect(questionsWords([3, 4, 5, 6])).toBe('questions 3 to 6');
  expect(questionsWords([3, 5, 6])).toBe('questions 3, 5 and 6');
});
