import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused, spoken, type Wire, wires, written } from '../../../test/kit/wires.ts';
import { type Prompt, tutorModel } from './model.ts';

const prompt: Prompt = {
  system: 'You are a tutor.',
  messages: [
    { role: 'user', content: 'one' },
    { role: 'assistant', content: 'two' },
    { role: 'user', content: 'three' },
  ],
};

interface Call {
  url: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

let calls: Call[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += piece;
  calls.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(body) });
  answer(response);
});
let baseUrl = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls = [];
});

/** What a provider's model says when its server answers like this, up to where it throws. */
async function said({ provider }: Wire, how: typeof answer, patienceMs = 5_000) {
  answer = how;
  const model = tutorModel({ provider, model: 'm', baseUrl, apiKey: 'secret' });
  let text = '';
  try {
    for await (const piece of model(prompt, AbortSignal.timeout(patienceMs))) text += piece;
  } catch (error) {
    return { text, failed: true, error };
  }
  return { text, failed: false };
}

const requests: Record<Wire['provider'], (call: Call) => void> = {
  'openai-compatible': ({ headers, body }) => {
    expect(headers.authorization).toBe('Bearer secret');
    expect(body).toMatchObject({ model: 'm', stream: true });
    expect(body.messages).toEqual([{ role: 'system', content: prompt.system }, ...prompt.messages]);
  },
  anthropic: ({ headers, body }) => {
    expect(headers).toMatchObject({ 'x-api-key': 'secret', 'anthropic-version': '2023-06-01' });
    expect(body).toMatchObject({ model: 'm', stream: true, max_tokens: expect.any(Number) });
    expect(body.system).toEqual([{ type: 'text', text: prompt.system }]);
    expect(body.messages).toEqual(
      prompt.messages.map(({ role, content }) => ({ role, content: [{ type: 'text', text: content }] })),
    );
  },
  google: ({ url, headers, body }) => {
    expect(headers['x-goog-api-key']).toBe('secret');
    expect(url).not.toContain('secret');
    expect(body.systemInstruction).toEqual({ parts: [{ text: prompt.system }] });
    expect(body.contents).toEqual(
      prompt.messages.map(({ role, content }) => ({
        role: role === 'assistant' ? 'model' : 'user',
        parts: [{ text: content }],
      })),
    );
  },
};

describe.each(wires.map(wire => [wire.provider, wire] as const))('a model of %s', (_, wire) => {
  const some = `${wire.begin}${wire.piece('The base is ')}`;

  it('is asked as its protocol has it, without tools, and its pieces are passed on', async () => {
    expect(await said(wire, spoken(wire, 'The base is', ' 250.'))).toEqual({
      text: 'The base is 250.',
      failed: false,
    });
    const [call, ...more] = calls;
    if (!call) throw new Error('Nothing was asked');
    expect(more).toEqual([]);
    expect(call.url).toBe(wire.path);
    expect(call.body).not.toHaveProperty('tools');
    requests[wire.provider](call);
  });

  it('that thinks aloud has its thoughts left out', async () => {
    const stream = written(
      wire.begin + wire.thought('The key is B.') + wire.piece('Yes.') + wire.end('stop'),
    );
    expect(await said(wire, stream)).toEqual({ text: 'Yes.', failed: false });
  });

  it.each([
    ['reaches its limit', written(some + wire.end('length'))],
    ['is stopped by a filter', written(some + wire.end('refused'))],
    ['sends an error', written(some + wire.error)],
    ['ends without saying so', written(some)],
    ['is cut', written(some, 'cut')],
  ])('that %s has failed, after what it said', async (_case, how) => {
    expect(await said(wire, how)).toMatchObject({ text: 'The base is ', failed: true });
  });

  it('that falls silent is left at the signal', async () => {
    const { text, failed, error } = await said(wire, written(some, 'open'), 300);
    expect({ text, failed }).toEqual({ text: 'The base is ', failed: true });
    expect(error).toMatchObject({ name: 'TimeoutError' });
  });

  it('whose key is refused is asked once; one that is overloaded, once more', async () => {
    expect(await said(wire, refused(wire, 401))).toMatchObject({ text: '', failed: true });
    expect(calls).toHaveLength(1);
    expect(await said(wire, refused(wire, 503))).toMatchObject({ text: '', failed: true });
    expect(calls).toHaveLength(3);
  });
});
