import { figures } from '@twelvefold/contract/figures';
import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame } from './Field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onValue: (digits: string) => void;
}

/** One text field styled as six boxes; it keeps only the digits of typed or pasted text. */
export function CodeInput({ label, hint, error, value, onValue, ...input }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="code-boxes">
        <input
          {...input}
          id={id}
          value={value}
          onChange={event => onValue(event.target.value.replace(/\D/g, '').slice(0, figures.code.digits))}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </div>
    </FieldFrame>
  );
}
