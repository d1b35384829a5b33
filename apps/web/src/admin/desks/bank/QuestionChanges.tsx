import type { QuestionChange } from '@twelvefold/contract';
import { Link } from '../../../shared/navigation/navigation.tsx';
import { dayTime } from '../../../shared/words/format.ts';

interface Props {
  changes: readonly QuestionChange[];
  /** Id of the version on screen. */
  shown: string;
  to: (id: string) => string;
}

/** Change history: time, administrator, reason and the text before. */
export function QuestionChanges({ changes, shown, to }: Props) {
  if (changes.length === 0) return null;
  return (
    <section aria-label="Changes" className="grid gap-3">
      <h2 className="type-h3">Changes</h2>
      <ol className="grid gap-4">
        {changes.map(({ at, admin_email, reason, before_id, after_id, fields }) => (
          <li key={`${at} ${after_id}`} className="border-t border-line pt-3">
            <p>
              <b>{dayTime(at)}</b>, {admin_email ?? 'somebody who has left'}: {reason}
            </p>
            <dl className="mt-2 grid gap-2">
              {fields.map(({ field, before, after }) => (
                <div key={field}>
                  <dt className="type-small font-semibold first-letter:uppercase">{field}</dt>
                  <dd className="break-words">
                    <del className="block whitespace-pre-wrap text-wrong">{before || '(empty)'}</del>
                    <ins className="block whitespace-pre-wrap text-correct no-underline">
                      {after || '(empty)'}
                    </ins>
                  </dd>
                </div>
              ))}
            </dl>
            {before_id !== after_id && (
              <p className="mt-2">
                {shown !== before_id && (
                  <Link to={to(before_id)} className="text-link underline">
                    The version before
                  </Link>
                )}{' '}
                {shown !== after_id && (
                  <Link to={to(after_id)} className="text-link underline">
                    The version after
                  </Link>
                )}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
