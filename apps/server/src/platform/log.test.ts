import { expect, test } from 'vitest';
import { createLog, describeError } from './log.ts';

test('a failed query is logged without its parameters', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(a@b.c)',
  });
  const failed = Object.assign(new Error('Failed query: insert …\nparams: hash-of-a-password', { cause }), {
    query: 'insert into "users" values ($1)',
    params: ['hash-of-a-password'],
  });
  const described = describeError(failed);
  expect(described.message).toBe('Failed query: insert into "users" values ($1)');
  expect(described.cause).toMatchObject({ errorCode: '23505', message: 'duplicate key value' });
  expect(described.stack).toMatch(/^\s+at /);
  expect(JSON.stringify(described)).not.toMatch(/hash-of|a@b\.c/);
});

test('a mailbox that was refused is not named', () => {
  const refused = new Error(
    "Can't send mail - all recipients were rejected: 550 5.1.1 <asha.rao+cat@example.org>: Recipient address rejected",
  );
  const { message, stack } = describeError(refused);
  expect(message).toContain('550 5.1.1 <[address]>: Recipient address rejected');
  expect(stack).not.toContain('asha');
});

test('secrets are struck out wherever they are logged', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: line => void lines.push(line) });
  log.info({ password: 'one', given: { code: 'two', access_token: 'three' }, body: 'four' }, 'said');
  expect(lines.join()).not.toMatch(/one|two|three|four/);
});

test('the code of an error is told, and a code beside it is not', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: line => void lines.push(line) });
  log.warn({ err: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), given: { code: '123456' } });
  expect(lines.join()).toContain('"errorCode":"ECONNREFUSED"');
  expect(lines.join()).not.toContain('123456');
});
