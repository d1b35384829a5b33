import { useId } from 'react';
import { FieldFrame, inputClass } from '../../ui/fields/Field.tsx';

interface Props {
  label: string;
  name: string;
  value: string | undefined;
  /** What can be chosen, by its key. */
  options: Readonly<Record<string, string>>;
  /** The words of no choice; without them something is always chosen. */
  none?: string;
}

/** A choice of a form. */
export function Select({ label, name, value, options, none }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <select id={id} name={name} defaultValue={value ?? ''} className={inputClass}>
        {none !== undefined && <option value="">{none}</option>}
        {Object.entries(options).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
