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

/** The browser's address, and how it got there. */
export interface Place {
  path: string;
  /** With `?`, or empty. */
  search: string;
  /** With `#`, or empty. */
  hash: string;
  /** State passed to the last `navigate`. */
  state: unknown;
  /** 'back' includes the first page of a visit: the browser restores the scroll position of both. */
  kind: 'forward' | 'back';
}

let place: Place | undefined;

function readPlace(kind: Place['kind']): Place {
  const { pathname: path, search, hash } = location;
  return { path, search, hash, state: history.state, kind };
}

const isHere = ({ path, search, hash, state }: Place): boolean =>
  path + search + hash === location.pathname + location.search + location.hash && state === history.state;

/** The same object until the address changes. */
function herePlace(): Place {
  if (!place || !isHere(place)) place = readPlace('back');
  return place;
}

const navigations = listenersOf();

interface Options {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** State for the page, not part of the address. */
  state?: unknown;
}

/** Goes to an address of the product without loading a document. */
export function navigate(to: string, { replace = false, state = null }: Options = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', to);
  place = readPlace('forward');
  navigations.notify();
}

function subscribe(listener: () => void): () => void {
  const back = () => {
    place = readPlace('back');
    listener();
  };
  const leave = navigations.subscribe(listener);
  addEventListener('popstate', back);
  return () => {
    leave();
    removeEventListener('popstate', back);
  };
}

/** The element that a hash (`#part`) names, or null. */
const partNamed = (hash: string): HTMLElement | null => document.getElementById(hash.slice(1));

/** Scrolls to the element that a hash names and focuses its heading; false when there is none. */
export function goToPart(hash: string): boolean {
  const part = partNamed(hash);
  if (!part) return false;
  part.scrollIntoView();
  const heading = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Whether a page was already rendered in this visit: on the first one the browser's own focus stays. */
let arrived = false;
/**
 * The place whose hash was followed: headings rendered there later, such as the next question's, do not follow it
 * again.
 */
let partOf: Place | undefined;

/** Whether the document was loaded by a reload or by going back or forward. */
export const isReload = (): boolean => {
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loading !== undefined && loading.type !== 'navigate';
};

/**
 * After a page is rendered: goes to the element its hash names, else focuses the heading. Focusing does not scroll,
 * because the browser restores the position after going back or reloading.
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

/** For the heading of a page: it gets focus once rendered, unless the hash names an element. */
export function useArrival(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (heading.current) arriveAt(heading.current);
  }, [heading]);
}

const PlaceContext = createContext<Place | null>(null);

/** The place on screen: the previous one while a page's files load. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('No <Navigation> around this component');
  return place;
}

/** The query of the place on screen, and a function that replaces it unless the browser has left the page. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams) => void] {
  const { path, search } = usePlace();
  const replace = (next: URLSearchParams) => {
    if (location.pathname === path) navigate(next.size > 0 ? `${path}?${next}` : path, { replace: true });
  };
  return [new URLSearchParams(search), replace];
}

interface Props {
  children: ReactNode;
  /** The path to render without a browser (prerendering). */
  path?: string;
}

/** Renders `children` for the current address. */
export function Navigation({ children, path = '/' }: Props) {
  const elsewhere: Place = { path, search: '', hash: '', state: null, kind: 'back' };
  const here = useSyncExternalStore(subscribe, herePlace, () =>
    import.meta.env.SSR ? elsewhere : herePlace(),
  );
  const ready = useDeferredValue(here);
  // Going back renders at once, because the browser restores the scroll position at once. So does a change within the
  // page: a deferred search query would lag behind typing.
  const shown = here.kind === 'back' || here.path === ready.path ? here : ready;
  return <PlaceContext value={shown}>{children}</PlaceContext>;
}

/** Replaces this page with another on mount. */
export function Redirect({ to, ...options }: Options & { to: string }): null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once
  useLayoutEffect(() => navigate(to, options), []);
  return null;
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** State for the page, not part of the address. */
  state?: unknown;
  children: ReactNode;
}

/** A link within the product, without loading a document; with a modifier key the browser opens it elsewhere. */
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
