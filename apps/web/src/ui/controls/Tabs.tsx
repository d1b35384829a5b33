import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classes } from '../classes.ts';

interface Tab<Name extends string> {
  name: Name;
  label: string;
}

interface Props<Name extends string> {
  /** What the tabs switch between. */
  label: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose: (name: Name) => void;
  /** `segment`: equal parts in a sunken track; `line`: a row that scrolls sideways when too wide. */
  look?: 'segment' | 'line';
  /** The panel has a focusable control. */
  panelHasControls?: boolean;
  panelClass?: string;
  children: ReactNode;
}

const step = (key: string, at: number, length: number): number | null => {
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return null;
};

const track = {
  segment: 'grid auto-cols-fr grid-flow-col rounded-[14px] bg-sunken p-1',
  line: 'flex gap-1 overflow-x-auto border-b border-line max-sm:pr-8 max-sm:[mask-image:linear-gradient(90deg,#000_calc(100%-32px),transparent)]',
};
const tabLook = {
  segment:
    'min-h-[46px] rounded-[11px] text-large font-semibold text-ink-2 aria-selected:bg-surface aria-selected:text-ink aria-selected:shadow-[var(--shadow-1),0_0_0_1px_var(--line)]',
  line: 'min-h-12 flex-none px-3.5 font-medium whitespace-nowrap text-ink-2 hover:text-ink -outline-offset-2 aria-selected:text-ink aria-selected:shadow-[inset_0_-3px_0_var(--action)]',
};

/** Tabs with one tab stop; arrows, Home and End choose at once. The panel shows `children`. */
export function Tabs<Name extends string>(props: Props<Name>) {
  const {
    label,
    tabs,
    chosen,
    onChoose,
    look = 'segment',
    panelHasControls = true,
    panelClass,
    children,
  } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(tab => tab.name === chosen);
    const next = step(event.key, at, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.name}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={track[look]} onKeyDown={onKeyDown}>
        {tabs.map(tab => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}${tab.name}`}
            data-tab={tab.name}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            className={tabLook[look]}
            onClick={() => onChoose(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${chosen}`}
        tabIndex={panelHasControls ? undefined : 0}
        className={classes(panelClass)}
      >
        {children}
      </div>
    </>
  );
}
