import { type ReactNode, useId, useState } from 'react';
import { inBrowser } from '../../shared/browser/stored.ts';
import { Icon } from '../../ui/Icon.tsx';

const opened = inBrowser.entry('all_figures');

/** What stands below the first screen, unfolded on demand; the browser remembers which it was. */
export function AllFigures({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(() => opened.read() !== null);
  const body = useId();
  const turn = () => {
    if (open) opened.remove();
    else opened.write('open');
    setOpen(!open);
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={body}
        onClick={turn}
        className="no-print flex min-h-12 w-full items-center justify-center gap-2.5 rounded-md border border-line-strong font-semibold hover:bg-sunken"
      >
        <Icon name="chevron" className={`size-4 ${open ? '-rotate-90' : 'rotate-90'}`} />
        All figures
      </button>
      <div id={body} className="grid gap-5 sm:gap-7">
        {open && children}
      </div>
    </>
  );
}
