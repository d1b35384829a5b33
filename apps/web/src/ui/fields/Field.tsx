import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import { inputClass } from './input-class.ts';

export { inputClass };

interface FieldProps {
  label: string;
  /** Shown under the label. */
  hint?: ReactNode;
  /** The message of the broken rule. */
  error?: string | undefined;
  /** Placed right of the label (a link such as 'Forgot password?'). */
  aside?: ReactNode;
}

interface FrameProps extends FieldProps {
  id: string;
  children: ReactNode;
}

export const describedBy = (id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) =>
  classes(hint != null && `${id}-hint`, error && `${id}-error`) || undefined;

/** Frame of a field: label, hint under it, error under the control. */
export function FieldFrame({ id, label, hint, error, aside, children }: FrameProps) {
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        {aside}
      </div>
      {hint != null && (
        <p id={`${id}-hint`} className="type-small -mt-1 mb-1.5 text-ink-2">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="type-small mt-1.5 flex items-start gap-1.5 font-medium text-wrong">
          <Icon name="warning" className="mt-px size-[1.2em]" />
          {error}
        </p>
      )}
    </div>
  );
}

/** A text field. `error` marks it invalid and describes it. */
export function Field({
  label,
  hint,
  error,
  aside,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
        className={classes(inputClass, className)}
      />
    </FieldFrame>
  );
}
