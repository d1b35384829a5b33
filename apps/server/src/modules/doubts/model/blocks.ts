/** A reply that is longer is broken off. */
const mostCharacters = 6_000;

/** What stands where bytes were no text: a sign or a digit is missing there. */
const unreadable = '\uFFFD';
/** Signs that turn the order of others round, or are not seen. */
const hidden = /[\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\uFEFF]|(?![\t\n\r])\p{Cc}/gu;

/** Pictures and addresses are left out: their words stay. HTML stays the text it is. */
const plain = (text: string): string =>
  text
    .replace(hidden, '')
    .replace(/!?\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .trim();

/** Whether all formulas of a text are closed: a blank line inside of `$$` parts nothing. */
const isWhole = (text: string) => (text.match(/\$\$/g)?.length ?? 0) % 2 === 0;

/** The paragraphs of a text that comes in pieces, each as soon as a blank line ends it. Throws when it is endless or broken. */
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
