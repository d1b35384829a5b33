import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '../../../ui/notices/Banner.tsx';

interface Props extends Omit<ComponentProps<'form'>, 'title'> {
  title: string;
  subtitle?: ReactNode;
  failure: string | null;
  /** A success message, shown above the fields. */
  message?: string | null;
  children: ReactNode;
}

/** Frame of every form on the card: heading, messages, fields. */
export function AuthForm({ title, subtitle, failure, message, children, ...form }: Props) {
  return (
    // Method 'dialog': a submit before hydration sends nothing, so no password gets into an address.
    <form
      {...form}
      method="dialog"
      noValidate
      className="grid grid-cols-1 gap-3.5 px-3 pt-5 min-[360px]:px-[18px] sm:gap-[18px] sm:pt-6"
    >
      <div>
        <h2 className="type-h2">{title}</h2>
        {subtitle && <p className="mt-1.5 text-ink-2">{subtitle}</p>}
      </div>
      {message && <Notice tone="success">{message}</Notice>}
      {failure && <Notice tone="error">{failure}</Notice>}
      {children}
    </form>
  );
}
