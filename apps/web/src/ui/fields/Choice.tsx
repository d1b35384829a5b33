import { type ReactNode, useId } from 'react';

interface Props<Value> {
  legend: string;
  options: readonly { value: Value; label: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A choice of a few chips; natively radio buttons. */
export function Choice<Value extends string | number | null>({
  legend,
  options,
  chosen,
  onChoose,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-strong">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, label }) => (
          <label
            key={String(value)}
            className="relative flex min-h-11 min-w-10 sm:min-w-11 cursor-pointer items-center justify-center rounded-control border border-line-strong px-2 font-medium sm:px-2.5 has-checked:border-action has-checked:bg-tint has-checked:text-link has-checked:shadow-[inset_0_0_0_1px_var(--action)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 m-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
