import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, inputClass } from './Field.tsx';

interface Props extends ComponentProps<'select'> {
  label: string;
  /** Label of each value. */
  options?: Readonly<Record<string, string>>;
  /** Label of the empty value; without it a value is always chosen. */
  none?: string;
  error?: string | undefined;
}

/** A native select. `children` follow the options, such as option groups. */
export function Select({ label, options = {}, none, error, children, ...select }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: undefined, error })}
        className={inputClass}
      >
        {none !== undefined && <option value="">{none}</option>}
        {Object.entries(options).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
        {children}
      </select>
    </FieldFrame>
  );
}
