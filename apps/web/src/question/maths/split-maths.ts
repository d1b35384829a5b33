/** A segment of a question's text: words, inline LaTeX or block LaTeX. */
export type Segment =
  | { kind: 'words'; text: string }
  | { kind: 'inline'; tex: string }
  | { kind: 'block'; tex: string };

/** `$$…$$` may contain line breaks, `$…$` may not; `\$` is a dollar sign in both. */
const maths = /\\[\s\S]|\$\$((?:\\[\s\S]|[^\\$]|\$(?!\$))+?)\$\$|\$((?:\\.|[^\\$\n])+)\$/g;

const unescaped = (text: string) => text.replaceAll('\\$', '$');

/** Splits a text into words and maths; a dollar sign without a partner is words. */
export function splitMaths(text: string): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  const words = (to: number) => {
    if (to > end) segments.push({ kind: 'words', text: unescaped(text.slice(end, to)) });
  };
  for (const match of text.matchAll(maths)) {
    const [whole, block, inline] = match;
    // An escaped character is neither: it stays with the words.
    if (block === undefined && inline === undefined) continue;
    words(match.index);
    segments.push(
      inline === undefined ? { kind: 'block', tex: block ?? '' } : { kind: 'inline', tex: inline },
    );
    end = match.index + whole.length;
  }
  words(text.length);
  return segments;
}

/** The segments split into paragraphs at line ends; block maths stays with the line before it. */
export function paragraphsOf(segments: readonly Segment[]): Segment[][] {
  const paragraphs: Segment[][] = [];
  let atStart = true;
  const add = (segment: Segment) => {
    if (atStart && (segment.kind !== 'block' || paragraphs.length === 0)) paragraphs.push([]);
    paragraphs.at(-1)?.push(segment);
    atStart = false;
  };
  for (const segment of segments) {
    if (segment.kind !== 'words') add(segment);
    else
      for (const [i, line] of segment.text.split('\n').entries()) {
        if (i > 0) atStart = true;
        if (line.trim() !== '') add({ kind: 'words', text: line });
      }
  }
  return paragraphs;
}

/** A formula that is only a number as in a sentence: 45, 12{,}500, 7.2, -3, 20\%. */
const bareNumber = /^-?\d+(?:(?:\{,\}|,)\d+)*(?:\.\d+)?(?:\\%)?$/;

const isBare = (segment: Segment) =>
  segment.kind === 'words' || (segment.kind === 'inline' && bareNumber.test(segment.tex));

/** Whether all maths of a text is bare numbers, which read better in the page's font. */
export const hasOnlyNumbers = (text: string): boolean => splitMaths(text).every(isBare);

/** Whether a question needs KaTeX to be readable; its texts count together. */
export const needsMaths = (texts: readonly string[]): boolean => !texts.every(hasOnlyNumbers);

/** Bare numbers as words, with a true minus; other segments unchanged. */
export const numbersAsWords = (segments: readonly Segment[]): Segment[] =>
  segments.map(segment =>
    segment.kind === 'inline' && isBare(segment)
      ? {
          kind: 'words',
          text: segment.tex.replaceAll('{,}', ',').replace('\\%', '%').replace('-', '\u2212'),
        }
      : segment,
  );
