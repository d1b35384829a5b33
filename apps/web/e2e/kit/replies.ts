/** What a test that answers in the place of our server sends along, to be believed. */
export const ours = { 'x-twelvefold': '1' };
