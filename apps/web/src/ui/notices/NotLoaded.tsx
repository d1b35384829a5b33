import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Button } from '../controls/Button.tsx';
import { Notice } from './Banner.tsx';

interface Props {
  query: { isFetching: boolean; refetch: () => unknown };
  className?: string;
  /** Why, in words. */
  children: ReactNode;
}

/** Stands in a card for what could not be loaded, with the way to ask again. */
export const NotLoaded = ({ query: { isFetching, refetch }, className, children }: Props) => (
  <div className={classes('grid justify-items-start gap-4', className)}>
    <Notice tone="error">{children}</Notice>
    <Button look="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  </div>
);
