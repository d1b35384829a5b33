/** A reply of 900 tokens is well below, with all that stands around each of its pieces. */
const mostBytes = 4_000_000;
/** A server that asks to be left alone for longer is not tried again: the built-in tutor is quicker. */
const longestWaitMs = 2_000;

/** How long a server asks not to be called, in milliseconds; 0 where it does not say. */
function waitAskedMs(headers: Headers): number {
  const given = headers.get('retry-after');
  if (given === null) return 0;
  const seconds = Number(given);
  return Number.isFinite(seconds) ? 1000 * seconds : Number.POSITIVE_INFINITY;
}

/** The body as it comes; one that does not come to an end fails. */
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
 * Calls a language model's server and no other: a redirect is a failure, since a prompt and its key go to the configured
 * address alone. Throws plain errors, which the library does not try again.
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
