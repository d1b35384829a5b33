import type { Availability } from '@twelvefold/contract';

type Preview = NonNullable<Availability['preview']>;

/** Topics named one by one; the rest is a number, so that the panel stays one glance. */
const namedMost = 8;

/** What the prepared twelve are about, counted from the pack itself: topics, most questions first. */
export function PackTopics({ preview: { subcategories } }: { preview: Preview }) {
  const named = subcategories.slice(0, subcategories.length > namedMost + 1 ? namedMost : namedMost + 1);
  const more = subcategories.length - named.length;
  return (
    <ul
      className="leading-snug [&>li]:inline [&>li:not(:last-child)]:after:content-['_·_']"
      aria-label="Topics of your next 12"
    >
      {named.map(({ name, questions }) => (
        <li key={name}>
          {name}
          {questions > 1 && <b className="text-hero-ink"> × {questions}</b>}
        </li>
      ))}
      {more > 0 && <li>{more} more</li>}
    </ul>
  );
}
