import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MarkChange, OwnReason, QuestionMark } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { useId, useRef, useState } from 'react';
import { call } from '../../shared/api/api.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { keys } from '../../shared/query/keys.ts';
import { useSingle } from '../../shared/query/single.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { FieldFrame, inputClass } from '../../ui/fields/Field.tsx';
import { announce } from '../../ui/notices/Announcer.tsx';
import { Notice } from '../../ui/notices/Banner.tsx';
import { markQuery, reasons } from './queries.ts';

function useMark(questionId: string) {
  const client = useQueryClient();
  const { data } = useQuery(markQuery(questionId));
  const saving = useSingle({
    mutationFn: (change: MarkChange) =>
      call('POST /notebook/marks/:question_id', { params: { question_id: questionId }, body: change }),
    onSuccess: (mark, { note }) => {
      client.setQueryData(keys.mark(questionId), mark);
      if (note !== undefined) announce('Your note is saved.');
      void client.invalidateQueries({ queryKey: keys.notebook });
    },
  });
  return { mark: data ?? null, save: saving.mutate, error: saving.error, busy: saving.isPending };
}

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

function Note({
  mark,
  busy,
  save,
}: {
  mark: QuestionMark;
  busy: boolean;
  save: (change: MarkChange) => void;
}) {
  const id = useId();
  const [note, setNote] = useState(mark.note);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault();
        // The button goes when the note is saved.
        field.current?.focus();
        save({ note });
      }}
    >
      <FieldFrame id={id} label="Your note">
        <textarea
          ref={field}
          id={id}
          rows={3}
          maxLength={figures.notebook.noteMost}
          value={note}
          onChange={event => setNote(event.target.value)}
          className={inputClass}
        />
      </FieldFrame>
      {note.trim() !== mark.note && (
        <Button type="submit" look="quiet" size="small" busy={busy} className="justify-self-start">
          {busy ? 'Saving...' : 'Save note'}
        </Button>
      )}
    </form>
  );
}

/** Bookmark, 'to review', why it went wrong and an own note, on any question. */
export function MarkControls({ questionId, wentWrong }: { questionId: string; wentWrong: boolean }) {
  const { mark, save, error, busy } = useMark(questionId);
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
      <Note mark={mark} busy={busy} save={save} />
      {error && <Notice tone="error">{wordsFor(error, 'This was not saved. Please try again.')}</Notice>}
    </div>
  );
}
