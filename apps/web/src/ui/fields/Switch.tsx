import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  hint: ReactNode;
  on: boolean;
  /** Disabled while a change is being saved. */
  busy?: boolean;
  onSwitch: (on: boolean) => void;
}

/** A setting that takes effect at once. */
export function Switch({ label, hint, on, busy = false, onSwitch }: Props) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-5">
      <div className="min-w-0">
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        <p id={`${id}-hint`} className="type-small mt-1 text-ink-2">
          {hint}
        </p>
      </div>
      <b className="hidden print:block">{on ? 'On' : 'Off'}</b>
      <span className="no-print relative mt-0.5 inline-flex h-8 w-14 flex-none">
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state
          role="switch"
          checked={on}
          aria-disabled={busy || undefined}
          aria-describedby={`${id}-hint`}
          onChange={() => !busy && onSwitch(!on)}
          className="peer absolute -inset-1.5 z-1 m-0 cursor-pointer appearance-none rounded-full"
        />
        <span
          aria-hidden="true"
          className="size-full rounded-full border-2 border-line-strong bg-surface transition-colors peer-checked:border-action peer-checked:bg-action peer-aria-disabled:opacity-55"
        />
        <span
          aria-hidden="true"
          className="dot pointer-events-none absolute top-1.5 left-1.5 size-5 rounded-full bg-line-strong transition-transform peer-checked:translate-x-6 peer-checked:bg-on-action"
          data-filled={on ? '' : undefined}
        />
      </span>
    </div>
  );
}
