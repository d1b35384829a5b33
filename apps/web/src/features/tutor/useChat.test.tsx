import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asha } from '../../../test/people.ts';
import { ours } from '../../../test/replies.ts';
import { append, noteLostRead } from '../../shared/log/log.ts';
import { queryClient } from '../../shared/query/query.ts';
import { auth } from '../../shared/sign-in/auth.ts';
import { useChat } from './useChat.ts';

const said = (content: string) => [
  { role: 'user', content, timestamp: '2026-01-01T00:00:00.000Z' },
  { role: 'assistant', content: `About ${content}`, timestamp: '2026-01-01T00:00:00.000Z' },
];
const counters = (used: number) => ({ message_count: used, remaining_messages: 10 - used, is_locked: false });
/** Doubts that the server has stored. */
let written: string[];
/** Delays the log. */
let before: Promise<void>;
/** Delays the thread's reply after it was read. */
let late: Promise<void>;
/** The server's handling of a doubt. */
let ask: (message: string) => Promise<Response>;
const asked: string[] = [];

function reply(message: string): Response {
  written.push(message);
  const data = { success: true, ...counters(written.length), error: null, reply: said(message)[1] };
  return new Response(`event: reply\ndata: ${JSON.stringify(data)}\n\n`, {
    headers: { 'x-twelvefold': '1' },
  });
}

async function network(url: string, { body, signal }: RequestInit): Promise<Response> {
  if (url.endsWith('/history')) {
    const read = { ...counters(written.length), messages: written.flatMap(said) };
    await late;
    return ours(read);
  }
  if (url.endsWith('/session/log')) {
    await before;
    return ours({ code: 'not_found', detail: '' }, { status: 404 });
  }
  const { message } = JSON.parse(String(body));
  asked.push(message);
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
    ask(message).then(resolve, reject);
  });
}

beforeEach(() => {
  written = [];
  late = Promise.resolve();
  asked.length = 0;
  vi.stubGlobal('fetch', vi.fn(network));
});
afterEach(() => {
  cleanup();
  noteLostRead();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function chat() {
  const { result } = renderHook(() => useChat('s1', 'q1'), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  await vi.waitFor(() => expect(result.current.thread.data).toBeTruthy());
  return result;
}
const lines = ({ current }: Awaited<ReturnType<typeof chat>>) =>
  current.thread.data?.messages.map(({ content }) => content);
const silent = () => new Promise<Response>(() => {});

it('a doubt stays after waiting is stopped, and can be sent again', async () => {
  ask = silent;
  const result = await chat();
  act(() => void result.current.send('why?'));
  expect(result.current.busy).toBe(true);
  act(() => result.current.stop());
  expect(result.current).toMatchObject({ busy: false, pending: { text: 'why?', blocks: [] } });
  expect(result.current.pending?.trouble).toMatch(/^You stopped waiting/);
  ask = async message => reply(message);
  await act(() => result.current.send('why?'));
  expect([lines(result), result.current.pending]).toEqual([['why?', 'About why?'], null]);
});

it('a reply is kept when an older thread arrives after it', async () => {
  ask = async message => reply(message);
  const result = await chat();
  const slow = Promise.withResolvers<void>();
  late = slow.promise;
  const again = queryClient.refetchQueries();
  await act(() => result.current.send('why?'));
  slow.resolve();
  await act(() => again);
  expect(lines(result)).toEqual(['why?', 'About why?']);
});

it('a doubt whose reply was lost is read from the thread, not sent and counted again', async () => {
  ask = async message => {
    reply(message);
    throw new TypeError('Failed to fetch');
  };
  const result = await chat();
  await act(() => result.current.send('why?'));
  expect(result.current.pending?.trouble).toContain('could not reach the server');
  await act(() => result.current.send('why?'));
  expect([asked, lines(result), result.current.pending]).toEqual([['why?'], ['why?', 'About why?'], null]);
  // Sent again on purpose, the same doubt is asked again.
  ask = async message => reply(message);
  await act(() => result.current.send('why?'));
  expect(asked).toEqual(['why?', 'why?']);
});

it('another doubt after a lost reply is asked, and comes after that reply', async () => {
  ask = async message => {
    reply(message);
    throw new TypeError('Failed to fetch');
  };
  const result = await chat();
  await act(() => result.current.send('why?'));
  ask = async message => reply(message);
  await act(() => result.current.send('how?'));
  expect(lines(result)).toEqual(['why?', 'About why?', 'how?', 'About how?']);
});

it('a refused doubt can be sent again', async () => {
  ask = async () => ours({ code: 'too_many_requests', detail: 'Enough' }, { status: 429 });
  const result = await chat();
  await act(() => result.current.send('why?'));
  expect(result.current.pending?.trouble).toBe('Enough');
  ask = async message => reply(message);
  await act(() => result.current.send('why?'));
  expect(lines(result)).toEqual(['why?', 'About why?']);
});

it('earlier decisions are sent first, and waiting for them can be stopped', async () => {
  const first = Promise.withResolvers<void>();
  ask = async message => reply(message);
  const result = await chat();
  auth.signIn({ access_token: 'token', user: asha });
  append('s1', { kind: 'skip', position: 1, ms: 1 });
  before = first.promise;
  let sent = Promise.resolve();
  act(() => {
    sent = result.current.send('why?');
  });
  act(() => result.current.stop());
  first.resolve();
  await act(() => sent);
  expect(asked).toEqual([]);
  expect(result.current.pending).toMatchObject({ text: 'why?', trouble: expect.any(String) });
});
