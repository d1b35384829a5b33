import type { Dispatcher } from 'undici';
import type { z } from 'zod';

interface Service {
  connectMs: number;
  /** Longest silence, before and within the answer. */
  silenceMs: number;
  /** Longest time of a call with its retries: a dripping answer is never silent. */
  wholeMs: number;
  mostBytes: number;
  /** Retries of GET only: a repeated order or mail would be made twice. */
  retry?: { maxRetries: number; minTimeout: number; maxTimeout: number; timeoutFactor: number };
  /** The error for no answer or a senseless one: a retry may succeed. The request may have been carried out. */
  unavailable(what: string, cause?: unknown): Error;
  /** The error for a permanent refusal (3xx, 4xx); null when it is temporary. `json` may be undefined. */
  refusal(status: number, json: unknown): Error | null;
}

interface Asked {
  method: 'GET' | 'POST' | 'PATCH';
  headers: Record<string, string>;
  body?: string;
}

/** Calls to one JSON service. */
export interface OutgoingJson {
  /** The parsed JSON of a 2xx answer; otherwise throws `refusal` or `unavailable`. */
  call<S extends z.ZodType>(shape: S, url: string, asked: Asked): Promise<z.output<S>>;
  close(): Promise<void>;
}

/** Statuses that are retried. */
const passing = [429, 500, 502, 503, 504];

export function outgoingJson(service: Service): OutgoingJson {
  let opened: Promise<Dispatcher> | undefined;
  const dispatcher = () => {
    opened ??= open(service);
    return opened;
  };
  return {
    call: async (shape, url, asked) => {
      const what = `${asked.method} ${new URL(url).pathname}`;
      const { status, text } = await answerTo(url, asked, service.wholeMs, dispatcher).catch(error => {
        throw service.unavailable(what, error);
      });
      const json = jsonOf(text);
      if (status < 200 || status >= 300)
        throw (
          (status < 500 && service.refusal(status, json)) || service.unavailable(`${what} answered ${status}`)
        );
      const parsed = shape.safeParse(json);
      if (!parsed.success) throw service.unavailable(`${what} answered in another shape`);
      return parsed.data;
    },
    close: async () => {
      await (await opened)?.close();
    },
  };
}

/** Loaded at the first call to keep the start quick. */
async function open({ connectMs, silenceMs, mostBytes, retry }: Service): Promise<Dispatcher> {
  const { Agent, interceptors } = await import('undici');
  const agent = new Agent({
    connect: { timeout: connectMs },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    maxResponseSize: mostBytes,
  });
  return retry
    ? agent.compose(interceptors.retry({ ...retry, methods: ['GET'], statusCodes: passing }))
    : agent;
}

async function answerTo(url: string, asked: Asked, wholeMs: number, dispatcher: () => Promise<Dispatcher>) {
  const { request } = await import('undici');
  const response = await request(url, {
    ...asked,
    dispatcher: await dispatcher(),
    signal: AbortSignal.timeout(wholeMs),
  });
  return { status: response.statusCode, text: await response.body.text() };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
