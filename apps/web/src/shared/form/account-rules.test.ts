import { account } from '@twelvefold/contract/account';
import { auth } from '@twelvefold/contract/auth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailRule, nameRule, newPasswordRule, phoneRule } from './account-rules.ts';

/** The server's messages for the same values. */
function serverWords(full_name: string, email: string, password: string): string[] {
  const parsed = auth['POST /auth/register'].body.safeParse({ full_name, email, password });
  return parsed.error?.issues.map(issue => issue.message) ?? [];
}

describe('the rules of the sign-up form', () => {
  it('use the specification’s words', () => {
    expect(nameRule(' ')).toBe('Full name is required');
    expect(emailRule('')).toBe('Email is required');
    expect(emailRule('asha@example')).toBe('Please enter a valid email address');
    expect(newPasswordRule('')).toBe('Password is required');
    expect(newPasswordRule('12345')).toBe('Password must be at least 6 characters long');
    expect(newPasswordRule('123456')).toBeUndefined();
  });

  it('never refuse what the server accepts, and never accept what it refuses', () => {
    const email = fc.oneof(fc.emailAddress(), fc.string(), fc.constantFrom('a@b', ' a@b.c ', 'a b@c.d'));
    fc.assert(
      fc.property(
        fc.string({ maxLength: 140 }),
        email,
        fc.string({ maxLength: 12 }),
        (name, address, password) => {
          const here = [nameRule(name), emailRule(address), newPasswordRule(password)].some(Boolean);
          expect(here).toBe(serverWords(name, address, password).length > 0);
        },
      ),
    );
  });
});

it('the form and the server refuse the same phone numbers', () => {
  const digits = fc.stringMatching(/^[+]?[0-9 ().-]{0,22}$/);
  fc.assert(
    fc.property(fc.oneof(digits, fc.string({ maxLength: 30 })), phone => {
      const accepted = account['PATCH /account'].body.safeParse({ phone }).success;
      expect(phoneRule(phone) === undefined).toBe(accepted);
    }),
  );
});
