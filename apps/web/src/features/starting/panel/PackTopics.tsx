import type { Availability } from '@twelvefold/contract';

type Preview = NonNullable<Availability['preview']>;

/** Characters of the topics named one by one, three lines of a phone; the rest is a number: the panel stays one glance. */
const namedMost = 120;

function named(topics: Preview['subcategories']): Preview['subcategories'] {
  let length = 0;
  return topics.filter(({ name }) => {
    // With what stands between two topics.
    length += name.length + ' × 2 · '.length;
    return length <= namedMost;
  });
}

/** What the prepared twelve are about, counted from the pack itself: topics, most questions first. */
export function PackTopics({ preview: { subcategories } }: { preview: Preview }) {
  const some = named(subcategories);
  const more = subcategories.length - some.length;
  return (
    <ul
      className="leading-snug [&>li]:inline [&>li:not(:last-child)]:after:content-['_·_']"
      aria-label="Topics of your next 12"
    >
      {some.map(({ name, questions }) => (
        <li key={name}>
          {name}
          {questions > 1 && <b className="text-hero-ink"> × {questions}</b>}
        </li>
      ))}
      {more > 0 && <li>{more} more</li>}
    </ul>
  );
}
