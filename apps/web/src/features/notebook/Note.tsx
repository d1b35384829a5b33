import type { MarkChange, QuestionMark } from '@twelvefold/contract';
import { figures } from '@twelvefold/contract/figures';
import { useEffect, useId, useRef, useState } from 'react';
import { inTab } from '../../shared/browser/stored.ts';
import { credentials } from '../../shared/sign-in/credentials.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { FieldFrame, inputClass } from '../../ui/fields/Field.tsx';

const { noteMost, noteWarnAbove } = figures.notebook;

interface Props {
  questionId: string;
  mark: QuestionMark;
  busy: boolean;
  save: (change: MarkChange) => void;
}

/** The unsaved text, or null. It survives a reload, and is saved when the field unmounts or the tab is hidden. */
function useDraft({ questionId, mark, save }: Omit<Props, 'busy'>) {
  const [place] = useState(() => inTab.note(credentials.user()?.id ?? '', questionId));
  const [draft, setDraft] = useState(place.read);
  const isNew = draft !== null && draft.trim() !== mark.note;
  const commit = () => {
    if (isNew) save({ note: draft });
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
    if (!isNew) place.remove();
  });
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && latest.current();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      latest.current();
    };
  }, []);
  const type = (text: string) => {
    place.write(text);
    setDraft(text);
  };
  // Without unsaved text the field shows later changes from other tabs.
  const leave = () => {
    if (!isNew) setDraft(null);
  };
  return { text: draft ?? mark.note, isNew, type, leave, commit };
}

export function Note({ questionId, mark, busy, save }: Props) {
  const id = useId();
  const { text, isNew, type, leave, commit } = useDraft({ questionId, mark, save });
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <form
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault();
        // The button disappears once saved, so focus moves to the field.
        field.current?.focus();
        commit();
      }}
    >
      <FieldFrame id={id} label="Your note">
        <textarea
          ref={field}
          id={id}
          rows={3}
          maxLength={noteMost}
          value={text}
          onChange={event => type(event.target.value)}
          onBlur={leave}
          className={classes(inputClass, 'max-h-80 field-sizing-content')}
        />
      </FieldFrame>
      <p role="status" className="type-small text-ink-2 empty:-mt-3">
        {text.length > noteWarnAbove && `${text.length} of ${noteMost} characters`}
      </p>
      {isNew && (
        <Button type="submit" look="quiet" size="small" busy={busy} className="justify-self-start">
          {busy ? 'Saving...' : 'Save note'}
        </Button>
      )}
    </form>
  );
}
