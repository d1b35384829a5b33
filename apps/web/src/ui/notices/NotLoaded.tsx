import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Button } from '../controls/Button.tsx';
import { Notice } from './Banner.tsx';

interface Props {
  query: { isFetching: boolean; refetch: () => unknown };
  className?: string;
  /** The error in words. */
  children: ReactNode;
}

/** Replaces content that did not load, with a retry button. */
export const NotLoaded = ({ query: { isFetching, refetch }, className, children }: Props) => (
  <div className={classes('grid justify-items-start gap-4', className)}>
    <Notice tone="error">{children}</Notice>
    <Button look="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  </div>
);
