/** Header of our server's responses, for tests that respond in its place. */
export const ours = { 'x-twelvefold': '1' };
