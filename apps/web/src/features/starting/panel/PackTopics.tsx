import type { Availability } from '@twelvefold/contract';

type Preview = NonNullable<Availability['preview']>;

/** Topics that are named; the rest is a number: the panel stays one glance. */
const namedMost = 3;

/** What the prepared twelve are about, counted from the pack itself: topics, most questions first. */
export function PackTopics({ preview: { subcategories } }: { preview: Preview }) {
  const some = subcategories.slice(0, namedMost);
  const more = subcategories.length - some.length;
  return (
    <ul
      className="leading-snug [&>li]:inline [&>li:not(:last-child)]:after:content-['_·_']"
      aria-label="Topics of your next 12"
    >
      {some.map(({ name, questions }) => (
        <li key={name}>
          {name}
          {questions > 1 && <b className="text-hero-ink"> ×&nbsp;{questions}</b>}
        </li>
      ))}
      {more > 0 && <li>{more} more</li>}
    </ul>
  );
}
