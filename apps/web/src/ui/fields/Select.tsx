import { type ComponentProps, useId } from 'react';
import { FieldFrame, inputClass } from './Field.tsx';

interface Props extends ComponentProps<'select'> {
  label: string;
  /** What can be chosen, by its key. */
  options?: Readonly<Record<string, string>>;
  /** The words of no choice; without them something is always chosen. */
  none?: string;
}

/** One of many, from the browser's own list. `children` follow the options, as groups of more. */
export function Select({ label, options = {}, none, children, ...select }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <select {...select} id={id} className={inputClass}>
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
