/** A response with the header of our server; a plain `Response` counts as another server's. */
export const ours = (
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response => Response.json(body, { status, headers: { ...headers, 'x-twelvefold': '1' } });
