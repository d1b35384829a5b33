import type { Piece } from '../reply/situation.ts';

/** The first piece that answers, behind what was said of lines before it; of a number what it is, without its step. */
export function inShort(pieces: readonly Piece[]): readonly Piece[] {
  const number = pieces.find(
    ({ id, text }) => /^number:.*:step$/.test(id) && !/ (?:comes out of|stands in) step/.test(text),
  );
  if (number) return [number];
  const at = pieces.findIndex(({ id, lead }) => !lead && !id.startsWith('check:'));
  const kept = at < 0 ? pieces : pieces.slice(0, at + 1);
  return [...kept, ...pieces.filter(piece => piece.id.startsWith('ask:') && !kept.includes(piece))].map(
    piece =>
      piece.id.endsWith(':explained')
        ? { ...piece, text: piece.text.replace(/\n\n[^\n]*(?: given: “|, from step )[^\n]*$/, '') }
        : piece,
  );
}

/** Pieces without the sentences that another one before them has said; a piece that says nothing else is left out. */
export function unrepeated(pieces: readonly Piece[]): Piece[] {
  const said = new Set<string>();
  return pieces.flatMap(piece => {
    const sentences = piece.text.split(/(?<=[.!?](?:\*\*)?)(?= +(?:[A-Z$“*]))/);
    const fresh = sentences.filter(one => !said.has(one.trim()));
    for (const one of sentences) said.add(one.trim());
    const isHead = fresh.length === 1 && /^\*\*[^*]*\*\*$/.test(fresh[0]?.trim() ?? '');
    return fresh.length === 0 || isHead ? [] : [{ ...piece, text: fresh.join('').trim() }];
  });
}
