import { expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { packWords } from './words.ts';

const offline = new ApiError('offline', 0);
const refused = (status: number) => new ApiError('unexpected', status);

it('the words of the specification for a pack that did not come', () => {
  const failed = 'Pack fetch failed (404) after 4 attempts. Current session preserved.';
  expect(packWords(refused(404), 4, false)).toBe(failed);
  expect(packWords(offline, 1, false)).toBe('Network error while fetching pack. Current session preserved.');
  expect(packWords(refused(404), 4, true)).toBe(
    'Session planning completed but pack not ready. Please refresh to try again.',
  );
});
