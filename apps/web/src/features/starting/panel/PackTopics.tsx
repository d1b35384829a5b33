import type { Availability } from '@twelvefold/contract';

type Preview = NonNullable<Availability['preview']>;

/** Topics that are named; the rest is a number: the panel stays one glance. */
const namedMost = 3;

/** What the prepared twelve are about, counted from the pack itself: one reason, then topics, most questions first. */
export function PackTopics({ preview: { reason, subcategories } }: { preview: Preview }) {
  const some = subcategories.slice(0, namedMost);
  const more = subcategories.length - some.length;
  return (
    <>
      {/* A phone has the whole day on one screen; there the reasons stand in the dialog before the start. */}
      {reason && <p className="mb-1.5 leading-snug text-hero-ink max-sm:hidden">{reason}</p>}
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
    </>
  );
}
