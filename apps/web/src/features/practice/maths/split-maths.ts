/** A stretch of a question's text: words, or LaTeX in the line or in a block of its own. */
export type Segment =
  | { kind: 'words'; text: string }
  | { kind: 'inline'; tex: string }
  | { kind: 'block'; tex: string };

/** `$$…$$` may run over lines, `$…$` may not; `\$` is a dollar sign in both. */
const maths = /\$\$((?:\\[\s\S]|[^\\$]|\$(?!\$))+?)\$\$|\$((?:\\.|[^\\$\n])+)\$/g;

const unescaped = (text: string) => text.replaceAll('\\$', '$');

/** Splits a text at its maths; a dollar sign without a partner is words. */
export function splitMaths(text: string): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  const words = (to: number) => {
    if (to > end) segments.push({ kind: 'words', text: unescaped(text.slice(end, to)) });
  };
  for (const match of text.matchAll(maths)) {
    const [whole, block, inline = ''] = match;
    words(match.index);
    segments.push(block === undefined ? { kind: 'inline', tex: inline } : { kind: 'block', tex: block });
    end = match.index + whole.length;
  }
  words(text.length);
  return segments;
}
