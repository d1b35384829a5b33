import type { ReactNode } from 'react';
import { Link } from '../../../shared/navigation/navigation.tsx';
import { site } from '../../../shared/words/site.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Key } from '../../../ui/controls/Key.tsx';
import { LogoMark } from '../../../ui/page/Logo.tsx';
import { useFrame } from './SessionFrame.tsx';

interface Props {
  /** 'Session 14'; undefined until known. */
  title?: string;
  subtitle?: string;
  progress?: ReactNode;
  tools?: ReactNode;
}

/** On a phone it is visible only with keyboard focus: a wide screen zoomed to 400% has the same layout. */
function ShortcutsButton() {
  const { openShortcuts } = useFrame();
  return (
    <Button look="text" size="small" className="max-sm:not-focus-visible:sr-only" onClick={openShortcuts}>
      <span className="sr-only">Keyboard shortcuts</span>
      <span aria-hidden="true">
        <Key>?</Key>
      </span>
    </Button>
  );
}

/** The session's top bar: title, progress and tools; below it the page's banners. */
export function SessionHeader({ title, subtitle, progress, tools }: Props) {
  const { banner } = useFrame();
  return (
    <>
      <header className="taller:sticky lg:tall:sticky top-0 z-bar border-b border-line bg-paper">
        <div className="wrap grid grid-cols-[1fr_auto] items-center gap-3 py-3 lg:h-[76px] lg:grid-cols-[1fr_auto_1fr] lg:gap-6 lg:py-0">
          <div className="flex min-w-0 items-center gap-4">
            <Link
              to="/dashboard"
              aria-label={`${site().name}, back to dashboard`}
              className="-m-1.5 rounded-sm p-1.5 text-ink no-underline"
            >
              <LogoMark className="size-8" />
            </Link>
            {title && (
              <p className="min-w-0 leading-tight">
                <b>{title}</b>
                <br />
                <span className="type-small text-ink-2">{subtitle}</span>
              </p>
            )}
          </div>
          <div className="max-lg:col-span-2 max-lg:row-start-2">{progress}</div>
          <div className="flex items-center justify-end gap-2">
            {tools}
            <ShortcutsButton />
          </div>
        </div>
      </header>
      {banner}
    </>
  );
}
