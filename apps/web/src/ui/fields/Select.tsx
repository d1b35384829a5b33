import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, inputClass } from './Field.tsx';

interface Props extends ComponentProps<'select'> {
  label: string;
  /** What can be chosen, by its key. */
  options?: Readonly<Record<string, string>>;
  /** The words of no choice; without them something is always chosen. */
  none?: string;
  error?: string | undefined;
}

/** One of many, from the browser's own list. `children` follow the options, as groups of more. */
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
