import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { classes } from '../classes.ts';
import { describedBy, FieldFrame, inputClass } from './Field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  aside?: ReactNode;
}

/** A password field with Show and Hide; pasting and password managers work. */
export function PasswordField({ label, hint, error, aside, className, ...input }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} aside={aside}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={classes(inputClass, 'pr-[76px]', className)}
        />
        <button
          type="button"
          aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 my-[3px] mr-[3px] min-w-[64px] rounded-[9px] px-3 text-small font-medium text-link"
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
    </FieldFrame>
  );
}
