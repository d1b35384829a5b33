import { Fragment } from 'react';
import { paragraphsOf, type Segment, splitMaths } from './split-maths.ts';
import { BlockTex, InlineTex } from './Tex.tsx';

/** Words with their line breaks. */
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

/** A block of maths brings its own line: the line breaks around it are not drawn twice. */
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

/** A text of a question: plain words, with maths between `$…$` and `$$…$$`. Only phrasing elements come out. */
export const MathText = ({ text }: { text: string }) => <Parts segments={splitMaths(text)} />;

/** The same as paragraphs, one a line. */
export const MathParagraphs = ({ text }: { text: string }) =>
  paragraphsOf(splitMaths(text)).map((segments, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text do not move
    <p key={i} className={i > 0 ? 'mt-2' : undefined}>
      <Parts segments={segments} />
    </p>
  ));
