import { figures } from '@twelvefold/contract/figures';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { characters, fitted } from '../../shared/form/fitting.ts';
import { classes } from '../../ui/classes.ts';
import { describedBy, FieldFrame, inputClass } from '../../ui/fields/Field.tsx';

const { textMost, warnAbove } = figures.feedback;

/** Announced at the two limits, not on every key. */
function saidOf(length: number): string {
  if (length >= textMost) return 'Character limit reached';
  return length > warnAbove ? `More than ${warnAbove} of ${textMost} characters` : '';
}

interface Props {
  value: string;
  error: string | undefined;
  /** Read-only while sending. */
  locked: boolean;
  onValue: (text: string) => void;
}

/** The feedback's text field with its counter; text beyond the limit is not accepted. */
export function FeedbackText({ value, error, locked, onValue }: Props) {
  const id = useId();
  const length = characters(value);
  return (
    <div>
      <FieldFrame id={id} label="Your feedback *" error={error}>
        <textarea
          id={id}
          name="feedback"
          rows={5}
          value={value}
          readOnly={locked}
          data-autofocus=""
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={classes(describedBy(id, { error }), `${id}-count`)}
          onChange={({ currentTarget: area }) => {
            const wanted = area.value;
            const { text, caret } = fitted(value, wanted, textMost);
            flushSync(() => onValue(text));
            if (text !== wanted) area.setSelectionRange(caret, caret);
          }}
          className={classes(inputClass, 'block min-h-[8.5rem] resize-y')}
        />
      </FieldFrame>
      <p
        id={`${id}-count`}
        className={classes(
          'type-small mt-1.5 flex flex-wrap justify-between gap-x-4',
          length > warnAbove ? 'font-medium text-wrong' : 'text-ink-2',
        )}
      >
        <span>
          {length}/{textMost} characters
        </span>
        {length >= textMost && <span>Character limit reached</span>}
      </p>
      <p role="status" className="sr-only">
        {saidOf(length)}
      </p>
    </div>
  );
}
