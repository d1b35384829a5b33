import { type ReactNode, useEffect, useState } from 'react';
import { classes } from '../classes.ts';

/** A static box of the content's own size, so that nothing moves when it arrives. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden="true" className={classes('rounded-sm bg-sunken', className)} />
);

/** Says the loading sentence to assistive technology at once and shows the boxes after 300 ms. */
export function Loading({ says, children }: { says: string; children?: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status" className="sr-only">
        {says}
      </p>
      <div className={late ? undefined : 'invisible'}>{children}</div>
    </>
  );
}
