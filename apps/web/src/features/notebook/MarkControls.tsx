import type { OwnReason } from '@twelvefold/contract';
import { wordsFor } from '../../shared/api/api-error.ts';
import { classes } from '../../ui/classes.ts';
import { Notice } from '../../ui/notices/Banner.tsx';
import { NotLoaded } from '../../ui/notices/NotLoaded.tsx';
import { Note } from './Note.tsx';
import { reasons } from './queries.ts';
import { useMark } from './useMark.ts';

interface PressProps {
  on: boolean;
  onPress: () => void;
  children: string;
}

const Press = ({ on, onPress, children }: PressProps) => (
  <button
    type="button"
    aria-pressed={on}
    onClick={onPress}
    className={classes(
      'min-h-10 rounded-control border px-3.5 font-medium transition-colors',
      on ? 'border-action bg-tint text-ink' : 'border-line-strong text-ink-2 hover:bg-sunken',
    )}
  >
    {children}
  </button>
);

/** Marks of a question: bookmark, 'to review', cause of the mistake, and a note. */
export function MarkControls({ questionId, wentWrong }: { questionId: string; wentWrong: boolean }) {
  const { query, mark, save, error, busy } = useMark(questionId);
  if (query.error && !mark)
    return <NotLoaded query={query}>{wordsFor(query.error, 'Your marks could not be loaded.')}</NotLoaded>;
  if (!mark) return null;
  return (
    <div className="no-print grid w-full gap-4">
      <div className="flex flex-wrap gap-2">
        <Press on={mark.bookmarked} onPress={() => save({ bookmarked: !mark.bookmarked })}>
          Bookmark
        </Press>
        <Press on={mark.to_review} onPress={() => save({ to_review: !mark.to_review })}>
          To review
        </Press>
      </div>
      {wentWrong && (
        <fieldset>
          <legend className="mb-1.5 font-strong">What went wrong?</legend>
          <div className="flex flex-wrap gap-2">
            {Object.entries(reasons).map(([reason, words]) => (
              <Press
                key={reason}
                on={mark.reason === reason}
                onPress={() => save({ reason: mark.reason === reason ? null : (reason as OwnReason) })}
              >
                {words}
              </Press>
            ))}
          </div>
        </fieldset>
      )}
      <Note key={questionId} mark={mark} questionId={questionId} busy={busy} save={save} />
      {error && <Notice tone="error">{wordsFor(error, 'This was not saved. Please try again.')}</Notice>}
    </div>
  );
}
