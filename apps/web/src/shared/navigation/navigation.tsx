import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  use,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { listenersOf } from '../browser/listeners.ts';

/** Where the browser is, and how it got there. */
export interface Place {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
  /** What went along with the last `navigate`. */
  state: unknown;
  /** 'back' is the first page of a visit too: the browser has put it where it was. */
  kind: 'forward' | 'back';
}

let place: Place | undefined;

function look(kind: Place['kind']): Place {
  const { pathname: path, search, hash } = location;
  return { path, search, hash, state: history.state, kind };
}

const isHere = ({ path, search, hash, state }: Place): boolean =>
  path + search + hash === location.pathname + location.search + location.hash && state === history.state;

/** The same object until the browser goes elsewhere. */
function herePlace(): Place {
  if (!place || !isHere(place)) place = look('back');
  return place;
}

const navigations = listenersOf();

interface Options {
  /** Takes the place of this page in the history. */
  replace?: boolean;
  /** Goes along to the page, out of sight of the address. */
  state?: unknown;
}

/** Goes to an address of the product without a new page load. */
export function navigate(to: string, { replace = false, state = null }: Options = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', to);
  place = look('forward');
  navigations.notify();
}

function subscribe(listener: () => void): () => void {
  const back = () => {
    place = look('back');
    listener();
  };
  const leave = navigations.subscribe(listener);
  addEventListener('popstate', back);
  return () => {
    leave();
    removeEventListener('popstate', back);
  };
}

/** The part of the page that the end of an address (`#part`) names, if it is there. */
const partNamed = (hash: string): HTMLElement | null => document.getElementById(hash.slice(1));

/** Goes to the part of the page that an address names: reading, and the Tab key, go on from there. */
export function goToPart(hash: string): boolean {
  const part = partNamed(hash);
  if (!part) return false;
  part.scrollIntoView();
  const heading = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Whether a page has been drawn in this visit: the first one keeps the browser's own focus. */
let arrived = false;
/** The place whose part was gone to: a title that is drawn there later, as of the next question, is not an arrival. */
let partOf: Place | undefined;

/** Whether the browser has loaded this address again, or gone back to it, rather than come to it. */
export const isReload = (): boolean => {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loading !== undefined && loading.type !== 'navigate';
};

/**
 * A page has just been drawn: goes to the part its address names, else to its heading. After a step back or a reload
 * the browser scrolls it to where it was; the heading is focused without scrolling.
 */
function arriveAt(heading: HTMLElement): void {
  const isFirst = !arrived;
  arrived = true;
  const isBack = isFirst ? isReload() : place?.kind === 'back';
  if (!isBack && partOf !== place && goToPart(location.hash)) {
    partOf = place;
    return;
  }
  if (isFirst) return;
  heading.focus({ preventScroll: true });
}

/** For the heading of a page: reading begins there when it is drawn, or at the part that was asked for. */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (heading.current) arriveAt(heading.current);
  }, [heading]);
}

const PlaceContext = createContext<Place | null>(null);

/** The place that is shown: while a page's files are on their way, still the one before. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('No <Navigation> around this component');
  return place;
}

/** The query of the page that is shown. Another takes its place unless the browser has left that page meanwhile. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  const { path, search } = usePlace();
  const replace = (next: URLSearchParams) => {
    if (location.pathname === path) navigate(next.size > 0 ? `${path}?${next}` : path, { replace: true });
  };
  return [new URLSearchParams(search), replace];
}

interface Props {
  children: ReactNode;
  /** The address to draw where there is no browser. */
  path?: string;
}

/** Draws `children` for the place the browser is at. */
export function Navigation({ children, path = '/' }: Props) {
  const elsewhere: Place = { path, search: '', hash: '', state: null, kind: 'back' };
  const here = useSyncExternalStore(subscribe, herePlace, () =>
    import.meta.env.SSR ? elsewhere : herePlace(),
  );
  const ready = useDeferredValue(here);
  // On the way back the browser scrolls to where one was, at once: that page has to stand there by then. And on the same
  // page nothing has to be waited for: what is typed into a search would be drawn behind what is typed next.
  const shown = here.kind === 'back' || here.path === ready.path ? here : ready;
  return <PlaceContext value={shown}>{children}</PlaceContext>;
}

/** Another page is shown in place of this one. */
export function Redirect({ to, ...options }: Options & { to: string }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => navigate(to, options), []);
  return null;
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Goes along to the page, out of sight of the address. */
  state?: unknown;
  children: ReactNode;
}

/** A link within the product, without a new page load; with a key held down the browser opens it elsewhere. */
export function Link({ to, state, onClick, ...props }: LinkProps): ReactNode {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const { ctrlKey, metaKey, altKey, shiftKey, button } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || button !== 0) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(to, { state });
  };
  return <a {...props} href={to} onClick={follow} />;
}
