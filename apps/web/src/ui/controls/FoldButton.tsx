import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';

interface Props extends ComponentProps<'button'> {
  open: boolean;
  /** Size of the chevron. */
  size?: string;
}

/**
 * Button that unfolds content below it in a list or table. The content is rendered only while open, and table rows
 * cannot be in a `<details>`. Texts that the browser's page search should find use `Disclosure`.
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
