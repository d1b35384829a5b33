import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { loadWords, packWords, questionsWords, skipWords, submitWords } from './words.ts';

const offline = new ApiError('offline', 0);
const refused = (status: number) => new ApiError('unexpected', status);

describe('the words of the specification', () => {
  it('for an answer that was not saved', () => {
    expect(submitWords(offline)).toBe('Could not save your answer. Please retry.');
    expect(submitWords(refused(401))).toBe('Session expired. Please refresh to re-login.');
    expect(submitWords(refused(404))).toBe('No active session or question found.');
    expect(submitWords(refused(503))).toBe('Submit failed (503). Please try again.');
  });

  it('for a question that was not skipped', () => {
    expect(skipWords(offline)).toBe('Failed to skip question');
    expect(skipWords(refused(401))).toBe('Session expired. Please refresh to re-login.');
  });

  it('for questions that did not load', () => {
    expect(loadWords(refused(500))).toBe('Failed to load question');
    expect(loadWords(refused(404))).toBe('Pack unavailable for this session. Please refresh to restart.');
  });
});

it('a session just created says that it is not ready yet', () => {
  const words = 'Session planning completed but pack not ready. Please refresh to try again.';
  expect(packWords(refused(404), 4, true)).toBe(words);
});

it('positions of questions are joined in words', () => {
  expect(questionsWords([3])).toBe('question 3');
  expect(questionsWords([3, 4])).toBe('questions 3 and 4');
  expect(questionsWords([3, 4, 5, 6])).toBe('questions 3 to 6');
  expect(questionsWords([3, 5, 6])).toBe('questions 3, 5 and 6');
});
