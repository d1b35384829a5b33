import type { LessonEntry } from '@twelvefold/contract';
import { Link } from '../../shared/navigation/navigation.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useReadMarks } from './marks.ts';

const byCategory = (lessons: readonly LessonEntry[]) =>
  Object.entries(Object.groupBy(lessons, ({ category }) => category));

/** All lessons by category, with the signed-in student's read marks. */
export function LessonList({ lessons }: { lessons: readonly LessonEntry[] }) {
  const [read] = useReadMarks();
  return (
    <div className="grid gap-12">
      {byCategory(lessons).map(([category, own = []]) => (
        <section key={category}>
          <h2 className="type-h2 mb-5">{category}</h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {own.map(({ name, subcategory, title, description, minutes }) => (
              <li
                key={name}
                className="card relative flex flex-col rounded-lg border border-line bg-surface p-5 hover:border-line-strong has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-[var(--focus)] sm:p-6"
              >
                <p className="type-small mb-1.5 text-ink-2">{subcategory}</p>
                <h3 className="type-h3 mb-2">
                  <Link
                    to={`/learn/${name}`}
                    className="text-ink no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none"
                  >
                    {title}
                  </Link>
                </h3>
                <p className="mb-4 text-ink-2">{description}</p>
                <p className="type-small mt-auto flex items-center gap-2 text-ink-2">
                  {minutes} minutes
                  {read?.has(name) && (
                    <span className="inline-flex items-center gap-1.5 font-medium text-correct">
                      <Icon name="tick" className="size-4" /> Read
                    </span>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
