/** Maximum of characters of a reply. */
const mostCharacters = 6_000;

/** The replacement character: a sign or digit is missing there. */
const unreadable = '\uFFFD';
/** Characters that are invisible or change the text direction. */
const hidden = /[\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\uFEFF]|(?![\t\n\r])\p{Cc}/gu;

/** Removes images, link addresses and headings; HTML stays as text. */
const plain = (text: string): string =>
  text
    .replace(hidden, '')
    .replace(/!?\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .trim();

/** Whether all `$$` are closed: a blank line inside of one does not end the paragraph. */
const isWhole = (text: string) => (text.match(/\$\$/g)?.length ?? 0) % 2 === 0;

/** Paragraphs of a streamed text, each when a blank line ends it. Throws when it is too long or has broken bytes. */
export async function* paragraphs(pieces: AsyncIterable<string>): AsyncGenerator<string, void, void> {
  let waiting = '';
  let length = 0;
  for await (const piece of pieces) {
    waiting += piece;
    length += piece.length;
    if (piece.includes(unreadable)) throw new Error('The model sent bytes that are no text');
    if (length > mostCharacters) throw new Error('The model did not come to an end');
    const parts = waiting.split(/\n\s*\n/);
    let open = '';
    for (const part of parts.slice(0, -1)) {
      const text = open + part;
      open = isWhole(text) ? '' : `${text}\n`;
      if (open === '' && plain(text) !== '') yield plain(text);
    }
    waiting = open + (parts.at(-1) ?? '');
  }
  if (plain(waiting) !== '') yield plain(waiting);
}
