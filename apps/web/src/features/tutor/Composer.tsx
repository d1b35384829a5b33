import { figures } from '@twelvefold/contract/figures';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { flushSync } from 'react-dom';
import { characters, fitted } from '../../shared/form/fitting.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { inputClass } from '../../ui/fields/Field.tsx';

const { textMost, warnAbove } = figures.doubts;

interface Props {
  value: string;
  busy: boolean;
  onValue: (text: string) => void;
  onSend: () => void;
  field: Ref<HTMLTextAreaElement>;
}

/** Field for a doubt: Enter sends, Shift+Enter starts a new line; text beyond the limit is not accepted. */
export function Composer({ value, busy, onValue, onSend, field }: Props) {
  const id = useId();
  const length = characters(value);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        Your doubt
      </label>
      <div className="flex items-end gap-2.5">
        <textarea
          ref={field}
          id={id}
          rows={2}
          value={value}
          data-autofocus=""
          placeholder="Ask about this question"
          aria-describedby={`${id}-keys`}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget: area }) => {
            const wanted = area.value;
            const { text, caret } = fitted(value, wanted, textMost);
            flushSync(() => onValue(text));
            if (text !== wanted) area.setSelectionRange(caret, caret);
          }}
          className={classes(inputClass, 'block max-h-40 flex-1 resize-none field-sizing-content')}
        />
        <Button busy={busy} onClick={onSend}>
          Send
        </Button>
      </div>
      <p id={`${id}-keys`} className="sr-only">
        Enter sends, Shift and Enter begin a new line.
      </p>
      <p
        role="status"
        className={classes(
          'type-small mt-1.5 empty:mt-0',
          length >= textMost ? 'font-medium text-wrong' : 'text-ink-2',
        )}
      >
        {length > warnAbove && `${length} of ${textMost} characters`}
      </p>
    </div>
  );
}
