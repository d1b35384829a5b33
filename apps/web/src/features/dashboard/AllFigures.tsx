import { type ReactNode, useId, useState } from 'react';
import { inBrowser } from '../../shared/browser/stored.ts';
import { FoldButton } from '../../ui/controls/FoldButton.tsx';

const opened = inBrowser.entry('all_figures');

/** The figures below the first screen, folded; the browser stores whether they are open. */
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
      <FoldButton
        open={open}
        aria-controls={body}
        onClick={turn}
        className="no-print min-h-12 justify-center gap-2.5 rounded-md border border-line-strong font-semibold hover:bg-sunken"
      >
        All figures
      </FoldButton>
      <div id={body} className="grid gap-5 sm:gap-7">
        {open && children}
      </div>
    </>
  );
}
