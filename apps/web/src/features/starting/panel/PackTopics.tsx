import type { Availability } from '@twelvefold/contract';

type Preview = NonNullable<Availability['preview']>;

/** Maximum number of topics named; the rest is counted. */
const namedMost = 3;

/** Topics of the prepared pack: one reason, then the topics by number of questions. */
export function PackTopics({ preview: { reason, subcategories } }: { preview: Preview }) {
  const some = subcategories.slice(0, namedMost);
  const more = subcategories.length - some.length;
  return (
    <>
      {/* Hidden on a phone, whose first screen has no room; the start dialog has the reasons. */}
      {reason && <p className="mb-1.5 leading-snug text-hero-ink max-sm:hidden">{reason}</p>}
      <ul
        className="leading-snug [&>li]:inline [&>li:not(:last-child)]:after:content-['\00a0·_']"
        aria-label="Topics of your next 12"
      >
        {some.map(({ name, questions }) => (
          <li key={name}>
            {name}
            {questions > 1 && <b className="text-hero-ink">&nbsp;×&nbsp;{questions}</b>}
          </li>
        ))}
        {more > 0 && <li>{more} more</li>}
      </ul>
    </>
  );
}
