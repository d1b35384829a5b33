import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { useLate } from './useLate.ts';

/** A static box of the content's own size, so that nothing moves when it arrives. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden="true" className={classes('rounded-sm bg-sunken', className)} />
);

interface LoadingProps {
  says: string;
  /** It is asked for again after a failure. */
  again?: boolean;
  children?: ReactNode;
}

/** Shows the boxes after 300 ms, and says the loading sentence to assistive technology then. */
export function Loading({ says, again = false, children }: LoadingProps) {
  const late = useLate(true, 300);
  return (
    <>
      <p role="status" className={again ? 'type-small mt-3 text-ink-2' : 'sr-only'}>
        {again ? 'Still loading. Trying again.' : late && says}
      </p>
      <div data-loading className={late ? undefined : 'invisible'}>
        {children}
      </div>
    </>
  );
}
