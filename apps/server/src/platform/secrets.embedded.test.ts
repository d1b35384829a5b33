import { expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets('a secret of the tests that is long enough');

test('what was sealed for a purpose is opened for it alone', () => {
  const sealed = secrets.seal('letter', 'twelve a day');
  expect(secrets.open('letter', sealed)).toBe('twelve a day');
  expect(() => secrets.open('parcel', sealed)).toThrow();
});

test('a new secret in front seals and hashes, and those behind it still open and find', () => {
  const [older, newer] = ['the secret of until now, long enough', 'the secret from now on, long enough'];
  const [before, after] = [createSecrets(older), createSecrets(newer, older)];
  expect(after.open('letter', before.seal('letter', 'twelve a day'))).toBe('twelve a day');
  expect(after.keyedHashes('code', '123456')).toContain(before.keyedHash('code', '123456'));

  const rotated = createSecrets(newer);
  expect(rotated.open('letter', after.seal('letter', 'twelve a day'))).toBe('twelve a day');
  expect(after.keyedHash('code', '123456')).toBe(rotated.keyedHash('code', '123456'));
  expect(() => rotated.open('letter', before.seal('letter', ''))).toThrow();
});

test('a seal that is cut short is refused, also where what is left of it is right', () => {
  const bytes = Buffer.from(secrets.seal('letter', ''), 'base64url');
  for (const kept of [4, 8, 12, 15])
    expect(() => secrets.open('letter', bytes.subarray(0, 12 + kept).toString('base64url'))).toThrow();
});
