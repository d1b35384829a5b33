import { figures } from '@twelvefold/contract/figures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { download, stream, upload } from './transfers.ts';

const headers = { 'x-twelvefold': '1' };
const network = vi.fn<typeof fetch>();
/** No endpoint of the contract has these kinds yet. */
const [key, nothing] = ['POST /somewhere' as never, {} as never];
const silenceMs = 1000 * figures.stream.silenceSeconds;
const uploadMs = 300_000;
const downloadMs = 120_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  network.mockReset();
});

/** Serves a body that is written by the test and stays open. */
function serve(more: Record<string, string> = {}) {
  const opened = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const body = new ReadableStream<Uint8Array>({ start: it => opened.resolve(it) });
  network.mockResolvedValue(new Response(body, { headers: { ...headers, ...more } }));
  return {
    say: async (text: string) => (await opened.promise).enqueue(new TextEncoder().encode(text)),
    end: async () => (await opened.promise).close(),
  };
}
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('a stream', () => {
  it('yields its parts as they arrive, however they are split, and returns the reply', async () => {
    const { say } = serve();
    const parts = stream(key, nothing) as AsyncGenerator<unknown, unknown>;
    await say(': \n\nevent: part\nda');
    await say('ta: {"text":"One"}\n\n');
    expect(await parts.next()).toEqual({ done: false, value: { text: 'One' } });
    await say('event: reply\ndata: {"text":"One two"}\n\n');
    expect(await parts.next()).toEqual({ done: true, value: { text: 'One two' } });
    expect(new Headers(network.mock.calls[0]?.[1]?.headers).get('accept')).toBe('text/event-stream');
  });

  it('stays open with heartbeats and times out without them', async () => {
    const { say } = serve();
    const next = failure((stream(key, nothing) as AsyncGenerator<unknown, unknown>).next());
    await vi.advanceTimersByTimeAsync(silenceMs - 1);
    await say(': \n\n');
    await vi.advanceTimersByTimeAsync(silenceMs - 1);
    const settled = vi.fn();
    void next.then(settled);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await next).code).toBe('timeout');
  });

  it('fails like a call when refused half-way, and as a network failure when it breaks off', async () => {
    const refused = serve();
    await refused.say(
      'event: problem\ndata: {"code":"too_many_requests","status":429,"detail":"Enough"}\n\n',
    );
    const error = await failure((stream(key, nothing) as AsyncGenerator<unknown, unknown>).next());
    expect(error).toMatchObject({ code: 'too_many_requests', status: 429, message: 'Enough' });
    const broken = serve();
    await broken.end();
    expect((await failure((stream(key, nothing) as AsyncGenerator<unknown, unknown>).next())).code).toBe(
      'offline',
    );
  });
});

describe('a download', () => {
  it('returns the file with its name and reports progress', async () => {
    const { say, end } = serve({
      'content-length': '6',
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="answers.csv"',
    });
    const told: unknown[] = [];
    const coming = download(key, { onProgress: (at: unknown) => told.push(at) } as never);
    await say('one');
    await say('two');
    await end();
    const { file, name } = await coming;
    expect([await file.text(), file.type, name]).toEqual(['onetwo', 'text/csv', 'answers.csv']);
    expect(told).toEqual([
      { bytes: 3, of: 6 },
      { bytes: 6, of: 6 },
    ]);
  });

  it('times out after 120 s without a chunk', async () => {
    const { say } = serve();
    const coming = failure(download(key, nothing));
    const settled = vi.fn();
    void coming.then(settled);
    for (let piece = 0; piece < 3; piece += 1) {
      await vi.advanceTimersByTimeAsync(downloadMs - 1);
      await say('one');
    }
    await vi.advanceTimersByTimeAsync(downloadMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await coming).code).toBe('timeout');
  });

  it('rejects a response that our server did not send', async () => {
    network.mockResolvedValue(new Response('Sign in to this network'));
    expect(await failure(download(key, nothing))).toMatchObject({ code: 'intercepted', status: 0 });
  });
});

describe('an upload', () => {
  /** Stands in for `XMLHttpRequest`. */
  class Sender {
    static last: Sender;
    upload: { onprogress?: (event: object) => void } = {};
    onload = () => {};
    onerror = () => {};
    abort = vi.fn();
    open = vi.fn();
    setRequestHeader = vi.fn();
    status = 0;
    responseText = '';
    send = vi.fn();
    getAllResponseHeaders = () => 'x-twelvefold: 1\r\ncontent-type: application/json\r\n';
    constructor() {
      Sender.last = this;
    }
    answer(status: number, body: object) {
      Object.assign(this, { status, responseText: JSON.stringify(body) });
      this.onload();
    }
  }
  const file = new File(['a,b'], 'items.csv');
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', Sender));

  it('reports progress and returns the reply', async () => {
    const told: unknown[] = [];
    const coming = upload(key, file, { field: 'file', onProgress: (at: unknown) => told.push(at) } as never);
    Sender.last.upload.onprogress?.({ loaded: 2, total: 3, lengthComputable: true });
    Sender.last.answer(200, { imported: 1 });
    expect([await coming, told]).toEqual([{ imported: 1 }, [{ bytes: 2, of: 3 }]]);
    const [form] = Sender.last.send.mock.calls[0] ?? [];
    expect((form as FormData).get('file')).toMatchObject({ name: 'items.csv' });
    expect(Sender.last.open).toHaveBeenCalledWith('POST', '/api/somewhere');
  });

  it('times out 300 s after the last byte sent, not while the server is working within that time', async () => {
    const coming = upload(key, file, { field: 'file' } as never);
    await vi.advanceTimersByTimeAsync(uploadMs - 1);
    Sender.last.upload.onprogress?.({ loaded: 3, total: 3, lengthComputable: true });
    await vi.advanceTimersByTimeAsync(uploadMs - 1);
    Sender.last.answer(200, { imported: 1 });
    expect(await coming).toEqual({ imported: 1 });
  });

  it('fails with the server’s words when refused, and is aborted when it stalls', async () => {
    const refused = failure(upload(key, file, { field: 'file' } as never));
    Sender.last.answer(413, { code: 'payload_too_large', detail: 'At most 5 MB.' });
    expect(await refused).toMatchObject({ code: 'payload_too_large', message: 'At most 5 MB.' });
    const stalled = failure(upload(key, file, { field: 'file' } as never));
    await vi.advanceTimersByTimeAsync(uploadMs);
    expect((await stalled).code).toBe('timeout');
    expect(Sender.last.abort).toHaveBeenCalled();
  });
});
