/** Far above a reply of 900 tokens with its framing. */
const mostBytes = 4_000_000;
/** A longer Retry-After is not retried: the built-in tutor answers sooner. */
const longestWaitMs = 2_000;

/** Retry-After in ms; 0 when absent. */
function waitAskedMs(headers: Headers): number {
  const given = headers.get('retry-after');
  if (given === null) return 0;
  const seconds = Number(given);
  return Number.isFinite(seconds) ? 1000 * seconds : Number.POSITIVE_INFINITY;
}

/** Passes a body on; fails above `mostBytes`. */
function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, out) {
        bytes += piece.byteLength;
        if (bytes > mostBytes) throw new Error('The model did not come to an end');
        out.enqueue(piece);
      },
    }),
  );
}

/**
 * `fetch` for the language model. A redirect is a failure: prompt and key go to the configured address only. Throws
 * plain errors, which the library does not retry.
 */
export const modelFetch: typeof fetch = async (address, options) => {
  const response = await fetch(address, { ...options, redirect: 'manual' });
  const refusal =
    response.status >= 300 && response.status < 400
      ? 'The model redirects'
      : !response.ok && waitAskedMs(response.headers) > longestWaitMs
        ? 'The model asks to be left alone'
        : null;
  if (refusal) {
    await response.body?.cancel();
    throw new Error(`${refusal} (${response.status})`);
  }
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(bounded(response.body), { status, statusText, headers });
};
