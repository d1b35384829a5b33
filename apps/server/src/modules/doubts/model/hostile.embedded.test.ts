import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { intentOf } from '@twelvefold/tutor';
import pino from 'pino';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chunk, end, type ModelAnswer, modelServer, toolCall } from '../../../../test/kit/model-server.ts';
import { lampDoubt, noTwins } from '../../../../test/kit/tutored.ts';
import { Breaker } from '../../../platform/tutor/breaker.ts';
import { tutorModel } from '../../../platform/tutor/model.ts';
import { builtInTutor, type Given } from '../tutoring.ts';
import { withModel } from './consulting.ts';

const server = modelServer();
const builtIn = '**Option A, ₹275.** You added the two per cents.';

// The built-in tutor learns at its first doubt; these are about time.
beforeAll(() => void intentOf('hint'));

let breaker: Breaker;
let taken: number;
beforeEach(() => {
  breaker = new Breaker(() => 0);
  taken = 0;
  server.asked = [];
});

/** The reply to a doubt, where the server answers like this; and how long it took, in milliseconds. */
async function reply(...answers: ModelAnswer[]) {
  server.answers = answers;
  const tutor = withModel({
    called: () => {},
    model: () =>
      tutorModel({ provider: 'openai-compatible', model: 'm', baseUrl: server.url, apiKey: 'secret' }),
    breaker,
    budget: async () => {
      taken += 1;
      return true;
    },
    builtIn: builtInTutor(noTwins),
    log: pino({ enabled: false }),
    limitsMs: { first: 1000, all: 1500 },
  });
  const begun = performance.now();
  const blocks = tutor(lampDoubt('why is my answer wrong'), new Date(0), new AbortController().signal);
  const streamed: string[] = [];
  for (;;) {
    const next = await blocks.next();
    if (!next.done) streamed.push(next.value.block);
    else return { given: next.value as Given, streamed, ms: performance.now() - begun };
  }
}

const events =
  (...pieces: (string | Buffer)[]) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces) response.write(piece);
    response.end();
  };
const stalls =
  (...pieces: string[]) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces) response.write(piece);
  };
const answers =
  (status: number, headers: Record<string, string>, body = '') =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end(body);

const html = '<!doctype html><h1>502 Bad Gateway</h1><p>The answer is 225.</p>';
const megabytes = (count: number) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const piece = chunk('x'.repeat(50_000));
  let left = count * 20;
  const more = () => {
    while (left > 0) {
      left -= 1;
      if (!response.write(piece)) return void response.once('drain', more);
    }
    response.end(end);
  };
  more();
};

describe('a model server that', () => {
  it.each<[string, ModelAnswer]>([
    ['sends events that are no JSON', events('data: {"choices": [oops\n\n', end)],
    ['sends events of another shape', events('data: {"choices": "many"}\n\n', end)],
    ['stalls in the middle of its first event', stalls('data: {"id":"r","object":"chat.comp')],
    ['calls a tool that it was not given', events(toolCall('print_key', '{"all":true}'), end)],
    ['says nothing', events(end)],
    ['closes at once', events()],
    ['sends blank lines only', events(chunk('\n\n \n\n'), end)],
    ['answers with a page', answers(200, { 'content-type': 'text/html' }, html)],
    ['answers with a page of an error', answers(502, { 'content-type': 'text/html' }, html)],
    [
      'sends its events as something else',
      answers(200, { 'content-type': 'application/json' }, '{"ok":true}'),
    ],
    ['is asked too often', answers(429, { 'content-type': 'application/json' }, '{}')],
    ['is asked too often, and says for how long', answers(429, { 'retry-after': '40' })],
    [
      'does not know the key',
      answers(401, { 'content-type': 'application/json' }, '{"error":{"message":"no"}}'),
    ],
    ['resets the connection', response => void response.socket?.resetAndDestroy()],
    ['says ten megabytes', megabytes(10)],
    ['says ten megabytes in one event', events(`data: ${'x'.repeat(10_000_000)}\n\n`, end)],
    [
      'sends bytes that are no text',
      events(Buffer.from(chunk('The answer is ~.')).map(b => (b === 126 ? 0xff : b)) as Buffer, end),
    ],
  ])('%s is replaced by the built-in tutor, whole and in time', async (_what, answer) => {
    const { streamed, given, ms } = await reply(answer);
    expect(streamed).toEqual([builtIn]);
    expect(given.blocks).toEqual([builtIn]);
    expect(ms).toBeLessThan(5000);
    expect(taken).toBe(1);
  });

  it.each<[string, ModelAnswer]>([
    ['stalls in the middle of an event', stalls(chunk('You added them.\n\n'), 'data: {"id":"r","ob')],
    [
      'resets the connection',
      response => {
        stalls(chunk('You added them.\n\n'))(response);
        setImmediate(() => setImmediate(() => response.socket?.resetAndDestroy()));
      },
    ],
    ['goes on without an end', megabytesAfter('You added them.\n\n')],
    ['sends an event that is no JSON', events(chunk('You added them.\n\n'), 'data: oops\n\n')],
  ])('%s after its first paragraph has the built-in tutor say the rest', async (_what, answer) => {
    const { streamed, ms } = await reply(answer);
    expect(streamed).toEqual(['You added them.', builtIn]);
    expect(ms).toBeLessThan(5000);
  });

  it('redirects is not followed: prompt and key go to no other address', async () => {
    const seen: unknown[] = [];
    const elsewhere = createServer((request, response) => {
      seen.push(request.headers);
      events(chunk('The answer is ₹270.'), end)(response);
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const address = elsewhere.address();
    const location = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
    for (const status of [301, 302, 303, 307, 308])
      expect((await reply(answers(status, { location }))).streamed).toEqual([builtIn]);
    elsewhere.close();
    expect(seen).toEqual([]);
  });

  it('says something wrong in its last paragraph alone is asked for that one again', async () => {
    const { streamed } = await reply(
      ['You added them.\n\n', '$$250 \\times 1.2 = 300$$\n\n', 'So the answer is ₹225.'],
      ['So the answer is ₹270.'],
    );
    expect(streamed).toEqual(['You added them.', '$$250 \\times 1.2 = 300$$', 'So the answer is ₹270.']);
  });

  it('is no longer read is hung up on', async () => {
    const closed = new Promise(resolve => {
      server.answers = [];
      void reply(
        response => {
          response.once('close', resolve);
          stalls(chunk('The answer is ₹225.\n\n'))(response);
        },
        ['The answer is ₹225.'],
      );
    });
    await closed;
  });

  it('refuses three times in a row is left alone, and every call of it was one of the day’s', async () => {
    for (let i = 0; i < 5; i += 1) await reply(answers(401, {}));
    expect([server.asked.length, taken]).toEqual([3, 3]);
  });

  it('is wrong twice in every reply is not down', async () => {
    for (let i = 0; i < 5; i += 1) await reply(['The answer is ₹225.'], ['The answer is ₹280.']);
    expect([server.asked.length, taken]).toEqual([10, 5]);
  });
});

/** A paragraph, and behind it text without an end. */
function megabytesAfter(text: string) {
  return (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk(text));
    const piece = chunk('x'.repeat(1000));
    const more = () => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  };
}
