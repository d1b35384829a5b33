import { Fragment } from 'react';
import { hasOnlyNumbers, numbersAsWords, paragraphsOf, type Segment, splitMaths } from './split-maths.ts';
import { BlockTex, InlineTex } from './Tex.tsx';

/** Text with its line breaks. */
function Words({ text }: { text: string }) {
  return text.split('\n').map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text do not move
    <Fragment key={i}>
      {i > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function Part({ segment }: { segment: Segment }) {
  switch (segment.kind) {
    case 'words':
      return <Words text={segment.text} />;
    case 'inline':
      return <InlineTex tex={segment.tex} />;
    case 'block':
      return <BlockTex tex={segment.tex} />;
  }
}

/** Removes line breaks around block maths, which starts its own line. */
function trimmed(segments: readonly Segment[]): Segment[] {
  return segments.map((segment, i) => {
    if (segment.kind !== 'words') return segment;
    let { text } = segment;
    if (segments[i - 1]?.kind === 'block') text = text.replace(/^\n+/, '');
    if (segments[i + 1]?.kind === 'block') text = text.replace(/\n+$/, '');
    return { kind: 'words', text };
  });
}

const Parts = ({ segments }: { segments: readonly Segment[] }) =>
  trimmed(segments).map((segment, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text do not move
    <Part key={i} segment={segment} />
  ));

interface Props {
  text: string;
  /** Texts shown beside this one, such as the four options: bare numbers are set as text in all of them or in none. */
  beside?: readonly string[];
}

/**
 * Text of a question: plain words, with maths between `$…$` and `$$…$$`. Renders only phrasing elements. When all of
 * its maths is bare numbers, they are set as text.
 */
export const MathText = ({ text, beside = [] }: Props) => {
  const segments = splitMaths(text);
  return <Parts segments={[text, ...beside].every(hasOnlyNumbers) ? numbersAsWords(segments) : segments} />;
};

/** The same as paragraphs, one per line. */
export const MathParagraphs = ({ text }: { text: string }) =>
  paragraphsOf(splitMaths(text)).map((segments, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text do not move
    <p key={i} className={i > 0 ? 'mt-2' : undefined}>
      <Parts segments={segments} />
    </p>
  ));
