import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';

/** A part that opens and closes; on paper it is always open. */
export function Fold({
  title,
  open: first,
  children,
}: {
  title: string;
  open: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(first);
  const body = useId();
  return (
    <div className="border-t border-line">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={body}
          onClick={() => setOpen(!open)}
          className="type-part flex min-h-[52px] w-full items-center gap-3 text-left"
        >
          <Icon name="chevron" className={`no-print size-4 ${open ? 'rotate-90' : ''}`} />
          {title}
        </button>
      </h3>
      <div id={body} className={`pb-[22px] text-ink-2 sm:pl-7 ${open ? '' : 'hidden print:block'}`}>
        {children}
      </div>
    </div>
  );
}
