import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';

interface Props extends ComponentProps<'button'> {
  open: boolean;
  /** Of the chevron. */
  size?: string;
}

/**
 * Opens what stands below it, in a list or a table: that is drawn only while it is open, and a table's rows cannot stand
 * in a `<details>`. Texts that the page's search should find fold in a `Disclosure`.
 */
export const FoldButton = ({ open, size = 'size-4', className, children, ...button }: Props) => (
  <button
    type="button"
    aria-expanded={open}
    className={classes('flex w-full items-center text-left', className)}
    {...button}
  >
    <Icon name="chevron" className={classes('no-print', size, open && 'rotate-90')} />
    {children}
  </button>
);
