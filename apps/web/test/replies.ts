/** An answer of our server, which says so of itself; a plain `Response` is somebody else's. */
export const ours = (
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response => Response.json(body, { status, headers: { ...headers, 'x-twelvefold': '1' } });
