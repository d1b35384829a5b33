import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

/** A bordered surface without shadow; cards are not nested. `flush` leaves the padding to the content. */
export function Card({ className, flush = false, ...rest }: ComponentProps<'section'> & { flush?: boolean }) {
  return (
    <section
      {...rest}
      className={classes('card rounded-lg border border-line bg-surface', !flush && 'p-5 sm:p-7', className)}
    />
  );
}
