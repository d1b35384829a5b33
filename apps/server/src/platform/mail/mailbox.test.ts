import { email } from '@twelvefold/contract';
import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

const accepted = (text: string) => email.safeParse(text).success;

test.each([
  'asha@example.org',
  'Asha.Rao+cat@Example.co.in',
  "o'neil_x@mail.example.org",
  'a@xn--bcher-kva.example',
  '  asha@example.org\n',
])('%j is an address', text => {
  expect(accepted(text)).toBe(true);
});

test.each([
  'asha',
  'asha@localhost',
  'Asha<asha@example.org>',
  '<asha@example.org>',
  'asha@example.org(1)',
  '(1)asha@example.org',
  '"asha"@example.org',
  'asha@example.org,b@example.org',
  'asha@example.org;',
  'group:asha@example.org;',
  'asha@example.org.',
  'asha@[127.0.0.1]',
  'asha@127.0.0.1',
  '.asha@example.org',
  'a..b@example.org',
  'asha@-example.org',
  'asha@ex\u0430mple.org',
  'asha@\uff45xample.org',
  '\u0430sha@example.org',
  'as\u0000ha@example.org',
  'as\nha@example.org',
  'asha@example.org\u200b',
  'asha%b@example.org@example.com',
  `${'x'.repeat(65)}@example.org`,
  `asha@${'x'.repeat(64)}.org`,
])('%j is refused', text => {
  expect(accepted(text)).toBe(false);
});

test('one mailbox has one key, however its address is spelled', () => {
  expect(mailboxOf('A.sha+one@GoogleMail.com')).toBe(mailboxOf('asha@gmail.com'));
  expect(mailboxOf('Asha+one@outlook.com')).toBe('asha@outlook.com');
  expect(mailboxOf('a.sha+one@example.org')).toBe('a.sha+one@example.org');
});
