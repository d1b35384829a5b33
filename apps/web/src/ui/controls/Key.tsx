import { classes } from '../classes.ts';

export const Key = ({ children, className }: { children: string; className?: string }) => (
  <kbd
    className={classes(
      'inline-block min-w-[22px] rounded-[6px] border border-current px-1.5 py-1 text-center font-text text-tiny leading-none font-semibold opacity-85',
      className,
    )}
  >
    {children}
  </kbd>
);
