import type { Availability } from '@twelvefold/contract';
import { Fragment } from 'react';

type Preview = NonNullable<Availability['preview']>;

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

function stretchWords({ bands }: Preview): string | null {
  const hard = bands.filter(band => band === 'Hard').length;
  if (hard === 0) return null;
  return `${numbers[hard] ?? hard} hard ${hard === 1 ? 'question' : 'questions'} to stretch you`;
}

/** What the prepared twelve are about, counted from the pack itself. */
export function PackWords({ preview }: { preview: Preview }) {
  const { leaning_on: topics } = preview;
  const stretch = stretchWords(preview);
  if (topics.length === 0)
    return `A look at ${numbers[preview.topics] ?? preview.topics} ${preview.topics === 1 ? 'topic' : 'topics'} of the syllabus${stretch ? `, with ${stretch}` : ''}.`;
  return (
    <>
      Leaning on{' '}
      {topics.map((topic, i) => (
        <Fragment key={topic}>
          {i > 0 && (i === topics.length - 1 ? ' and ' : ', ')}
          <b>{topic}</b>
        </Fragment>
      ))}
      {stretch && `, with ${stretch}`}.
    </>
  );
}
