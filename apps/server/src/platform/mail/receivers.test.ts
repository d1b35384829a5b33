import { expect, test } from 'vitest';
import { Postponed } from '../jobs/definitions.ts';
import { createReceivers, isRefusal } from './receivers.ts';

const busy = Object.assign(new Error('450 4.2.1 busy'), { responseCode: 450, command: 'RCPT TO' });
const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', command: 'CONN' });
const fail = (error: Error) => async () => {
  throw error;
};
const done = async () => {};

/** Receivers whose time stands until it is moved. */
function standing(lane = { atOnce: 8, share: 5 }) {
  let now = 0;
  const receivers = createReceivers(lane, () => now);
  const tries: string[] = [];
  return {
    pass: (ms: number) => {
      now += ms;
    },
    /** 'left' or the error's words. */
    deliver: (domain: string, work: () => Promise<void>) =>
      receivers
        .deliver(domain, async () => {
          tries.push(domain);
          await work();
        })
        .then(
          () => 'left',
          error => (error instanceof Postponed ? 'held' : error.message),
        ),
    tries,
  };
}

test('a domain that put three mails off is held, without being asked; others are not', async () => {
  const { deliver, tries } = standing();
  for (let n = 0; n < 3; n++) expect(await deliver('busy.example', fail(busy))).toBe(busy.message);
  expect(await deliver('busy.example', done)).toBe('held');
  expect(await deliver('fine.example', done)).toBe('left');
  expect(tries).toEqual(['busy.example', 'busy.example', 'busy.example', 'fine.example']);
});

test('after the pause one mail tries; what it meets decides for all others, and pauses grow', async () => {
  const { deliver, pass } = standing();
  for (let n = 0; n < 3; n++) await deliver('busy.example', fail(busy));
  pass(15_001);
  const answered = Promise.withResolvers<void>();
  const probe = deliver('busy.example', () => answered.promise);
  expect(await deliver('busy.example', done)).toBe('held');
  answered.resolve();
  expect(await probe).toBe('left');
  expect(await deliver('busy.example', done)).toBe('left');

  for (let n = 0; n < 3; n++) await deliver('busy.example', fail(busy));
  pass(15_001);
  await deliver('busy.example', fail(busy));
  pass(15_001);
  expect(await deliver('busy.example', done)).toBe('held');
  pass(15_001);
  expect(await deliver('busy.example', done)).toBe('left');
});

test('a mail server that is away, or closing, says nothing of a domain', async () => {
  const { deliver } = standing();
  const closing = Object.assign(new Error('421'), { responseCode: 421, command: 'RCPT TO' });
  for (const error of [away, away, away, closing, closing, closing])
    await deliver('fine.example', fail(error));
  expect(await deliver('fine.example', done)).toBe('left');
});

test('a domain has a share of the deliveries, and none beyond while two of them hang', async () => {
  const { deliver, pass } = standing({ atOnce: 8, share: 3 });
  const hang = () => new Promise<void>(() => {});
  for (let n = 0; n < 3; n++) void deliver('full.example', hang);
  expect(await deliver('full.example', done)).toBe('held');
  for (let n = 0; n < 2; n++) void deliver('slow.example', hang);
  pass(2001);
  expect(await deliver('slow.example', done)).toBe('held');
  expect(await deliver('fine.example', done)).toBe('left');
});

test('a burst to a domain that takes mail quickly has the lane but for one place, until it is slow or refuses', async () => {
  const { deliver, pass } = standing({ atOnce: 8, share: 3 });
  const burst = (domain: string) => {
    const ends = Array.from({ length: 8 }, () => Promise.withResolvers<void>());
    const results = ends.map(end => deliver(domain, () => end.promise));
    return { results, end: () => ends.map(end => end.resolve()) };
  };
  const left = async ({ results }: ReturnType<typeof burst>) =>
    (await Promise.all(results)).filter(result => result === 'left').length;

  await deliver('good.example', done);
  const quick = burst('good.example');
  quick.end();
  expect(await left(quick)).toBe(7);

  const slow = burst('good.example');
  pass(2001);
  slow.end();
  await left(slow);
  const after = burst('good.example');
  after.end();
  expect(await left(after)).toBe(3);
});

test('a refusal of this mail is for good; one of the sender or the sign-in is for the operator to mend', () => {
  const reply = (responseCode: number, command: string) => isRefusal({ responseCode, command });
  expect(reply(550, 'RCPT TO')).toBe(true);
  expect(reply(554, 'DATA')).toBe(true);
  expect(reply(450, 'RCPT TO')).toBe(false);
  expect(reply(550, 'MAIL FROM')).toBe(false);
  expect(reply(535, 'AUTH PLAIN')).toBe(false);
  expect(isRefusal(away)).toBe(false);
});
