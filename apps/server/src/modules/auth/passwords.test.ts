import { describe, expect, test } from 'vitest';
import { freshEmail, testApp } from '../../../test/kit/app.ts';
import { refusalOf } from '../../platform/hashing/common-passwords.ts';

const about = { email: 'asha.rao@example.org', name: 'Asha Rao', productName: 'Twelvefold' };

test.each([
  'password',
  'Password123!',
  'P@ssw0rd',
  '123456',
  '987654321',
  'qwerty',
  'qwerty@123',
  '1q2w3e4r',
  'aaaaaa',
  'abcabcabc',
  'iloveyou2',
  'India@2025',
  'cat2026',
  'asha.rao@example.org',
  'asha.rao',
  'AshaRao1990',
  'twelvefold12',
  // Of leaks alone: no rule above catches them.
  'tigger01',
  'Blink182',
])('S006 %s is refused', password => {
  expect(refusalOf(password, about)).toMatch(/Please choose another one/);
});

test.each(['correct horse battery', 'kettle-9-violet', 'zq7!mPw2', 'ಕನ್ನಡ ನುಡಿ', '8304716295'])(
  '%s is accepted',
  password => {
    expect(refusalOf(password, about)).toBeNull();
  },
);

describe('in production', () => {
  const app = testApp({
    env: {
      NODE_ENV: 'production',
      APP_SECRET: 'a secret of at least thirty-two characters',
      ALLOW_EMBEDDED: '1',
      PUBLIC_URL: 'https://twelvefold.test',
      SMTP_URL: 'smtp://127.0.0.1:9',
    },
  });

  test('S006 a common password makes no account and the answer says why', async () => {
    const email = freshEmail();
    for (const password of ['password', '123456', 'qwerty', email]) {
      const answers = [
        await app.post('/auth/register', { full_name: 'Asha', email, password }),
        await app.post('/auth/send-verification-code', { name: 'Asha', email, password }),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(422);
        expect(body).toMatchObject({ code: 'password_refused' });
        expect(body.detail).toMatch(/^This password is /);
      }
      expect((await app.post('/auth/login', { email, password })).status).toBe(401);
    }
  });
});
