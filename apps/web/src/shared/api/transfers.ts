import type { Api, Endpoint, KeyOf, Outgoing, Part, Problem, Reply } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { ApiError, isOurs, notOurs, refusalIn } from './api-error.ts';
import { type Plain, prepare, reached, refused, send } from './request.ts';

/** Parameters of the endpoint's address and body, and an abort signal. */
type Given<E> = (E extends Endpoint ? { [P in keyof Outgoing<E>]?: Outgoing<E>[P] } : never) & {
  signal?: AbortSignal;
};
type Of<K> = K extends keyof Api ? Api[K] : never;

/** Bytes transferred, and the total when known. */
export interface Progress {
  bytes: number;
  of: number | null;
}

/** Maximum seconds without activity, by kind of transfer. */
const silence = {
  stream: figures.stream.silenceSeconds,
  upload: figures.timeoutsSeconds.upload,
  download: figures.timeoutsSeconds.download,
};

/** Aborts with a `TimeoutError` after `seconds` without activity, however long the whole takes. */
function silenceLimit(seconds: number, outer: AbortSignal | undefined) {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => silent.abort(new DOMException('Nothing was heard', 'TimeoutError')),
      1000 * seconds,
    );
  };
  heard();
  const signal = outer ? AbortSignal.any([outer, silent.signal]) : silent.signal;
  return { signal, heard, end: () => clearTimeout(timer) };
}

/** The chunks of a body; each restarts the limit on silence. */
async function* piecesOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  { signal, heard }: ReturnType<typeof silenceLimit>,
  outer: AbortSignal | undefined,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const piece = await reached(reader.read(), signal, outer);
      if (piece.done) return;
      heard();
      yield piece.value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

/** Sends the request and returns the response once its headers are there. Fails as `call` does. */
async function opened(key: string, given: Plain, accept: string, limit: ReturnType<typeof silenceLimit>) {
  const asked = prepare(key, given, accept);
  const response = await reached(send(asked, { signal: limit.signal }), limit.signal, given.signal);
  if (!isOurs(response)) throw notOurs(response);
  if (!response.ok) throw await refused(response, asked, body => reached(body, limit.signal, given.signal));
  limit.heard();
  return response;
}

/** Downloads a file. Fails as `call` does; it may take any time, but a stalled download times out. */
export async function download<K extends KeyOf<Api, 'file'>>(
  key: K,
  options: Given<Of<K>> & { onProgress?: (progress: Progress) => void },
): Promise<{ file: Blob; name: string | null }> {
  const given = options as unknown as Plain & { onProgress?: (progress: Progress) => void };
  const limit = silenceLimit(silence.download, given.signal);
  try {
    const response = await opened(key, given, '*/*', limit);
    const length = Number(response.headers.get('content-length'));
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for await (const piece of piecesOf(response.body, limit, given.signal)) {
      pieces.push(piece);
      bytes += piece.byteLength;
      given.onProgress?.({
        bytes,
        of: length > 0 && !response.headers.has('content-encoding') ? length : null,
      });
    }
    const [, name = null] =
      /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    return { file: new Blob(pieces, { type: response.headers.get('content-type') ?? '' }), name };
  } finally {
    limit.end();
  }
}

/** Complete events of a stream; `rest` is the text after the last blank line. */
function eventsIn(text: string): { events: { name: string; data: unknown }[]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.flatMap(block => {
    const name = /^event: (.*)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    return name && data ? [{ name, data: JSON.parse(data) as unknown }] : [];
  });
  return { events, rest };
}

/** The stream itself began with 200: the status of the refusal is in its problem document. */
const statusIn = (problem: unknown): number => (problem as Partial<Problem> | null)?.status ?? 500;

/**
 * A reply in parts: yields each part and returns the reply. Fails as `call` does, also half-way;
 * `figures.stream.silenceSeconds` without even a heartbeat is a time-out. Leaving the loop aborts it.
 */
export async function* stream<K extends KeyOf<Api, 'stream'>>(
  key: K,
  options: Given<Of<K>>,
): AsyncGenerator<Part<Of<K>>, Reply<Of<K>>> {
  const given = options as unknown as Plain;
  const limit = silenceLimit(silence.stream, given.signal);
  try {
    const response = await opened(key, given, 'text/event-stream', limit);
    const decoder = new TextDecoder();
    let waiting = '';
    for await (const piece of piecesOf(response.body, limit, given.signal)) {
      const { events, rest } = eventsIn(waiting + decoder.decode(piece, { stream: true }));
      waiting = rest;
      for (const { name, data } of events) {
        if (name === 'part') yield data as Part<Of<K>>;
        if (name === 'problem') throw refusalIn(data, statusIn(data), null);
        if (name === 'reply') return data as Reply<Of<K>>;
      }
    }
    // Broken off before the reply.
    throw new ApiError('offline', 0);
  } finally {
    limit.end();
  }
}

/** Sends a file and reports progress. Only `XMLHttpRequest` reports the progress of an upload. */
export function upload<K extends KeyOf<Api, 'upload'>>(
  key: K,
  file: File,
  options: Given<Of<K>> & { field: string; onProgress?: (progress: Progress) => void },
): Promise<Reply<Of<K>>> {
  const given = options as unknown as Plain & { field: string; onProgress?: (progress: Progress) => void };
  const { method, url, headers, token } = prepare(key, given);
  const form = new FormData();
  form.append(given.field, file);
  const limit = silenceLimit(silence.upload, given.signal);
  const request = new XMLHttpRequest();
  request.open(method, url);
  for (const [name, value] of headers) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    limit.heard();
    given.onProgress?.({ bytes: loaded, of: lengthComputable ? total : null });
  };
  const sent = new Promise<Response>((resolve, reject) => {
    request.onload = () =>
      resolve(
        new Response(request.status === 204 ? null : request.responseText, {
          status: request.status,
          headers: headersIn(request.getAllResponseHeaders()),
        }),
      );
    request.onerror = () => reject(new TypeError('network error'));
  });
  limit.signal.addEventListener('abort', () => request.abort(), { once: true });
  request.send(form);
  const answered = async () => {
    const response = await reached(sent, limit.signal, given.signal);
    if (!isOurs(response)) throw notOurs(response);
    // The body has arrived in full.
    if (!response.ok)
      throw await refused(response, { method, url, headers, token, body: null }, body => body);
    return (await response.json()) as Reply<Of<K>>;
  };
  return answered().finally(limit.end);
}

/** Parses the headers of an `XMLHttpRequest`, one a line. */
function headersIn(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split(/[\r\n]+/).filter(Boolean)) {
    const [name = '', ...value] = line.split(':');
    headers.append(name, value.join(':').trim());
  }
  return headers;
}
