import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { useLate } from './useLate.ts';

/** A static placeholder of the content's size, so that nothing moves when the content arrives. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden="true" className={classes('rounded-sm bg-sunken', className)} />
);

interface LoadingProps {
  says: string;
  /** A failed load is being retried; the text is then visible. */
  again?: boolean;
  children?: ReactNode;
}

/** Shows the placeholders after 300 ms, and then announces the loading text. */
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
