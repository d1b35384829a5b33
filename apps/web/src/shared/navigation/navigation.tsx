import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useDeferredValue,
  useSyncExternalStore,
} from 'react';
import { Router, Link as RouterLink } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { goOnFromPlace, noteFollowed } from './return-focus.ts';

export { Redirect, useSearchParams } from 'wouter';
export { navigate };

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

/** Wouter announces its navigations by events of these names. */
const forward = ['pushState', 'replaceState'];

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

function subscribe(tell: () => void): () => void {
  const arrive = ({ type }: Event) => {
    if (place) noteFollowed(addressOf(place));
    place = look(forward.includes(type) ? 'forward' : 'back');
    tell();
  };
  const kinds = [...forward, 'popstate'];
  for (const kind of kinds) addEventListener(kind, arrive);
  return () => {
    for (const kind of kinds) removeEventListener(kind, arrive);
  };
}

const addressOf = ({ path, search }: Place) => path + search;

/** The focus is at the heading of a page that has just come: after a step back it may belong elsewhere. */
export function settleFocus(heading: HTMLElement): void {
  if (place?.kind === 'back') goOnFromPlace(addressOf(place), heading);
}

/** The part of the page that the end of an address (`#part`) names, if it is there. */
export const partNamed = (hash: string): HTMLElement | null => document.getElementById(hash.slice(1));

const PlaceContext = createContext<Place | null>(null);

/** The place that is shown: while a page's files are on their way, still the one before. */
export function usePlace(): Place {
  const place = use(PlaceContext);
  if (!place) throw new Error('No <Navigation> around this component');
  return place;
}

const useShownPath = (): [string, typeof navigate] => [usePlace().path, navigate];
const useShownSearch = (): string => usePlace().search;

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
  // On the way back the browser scrolls to where one was, at once: that page has to stand there by then.
  const shown = here.kind === 'back' ? here : ready;
  return (
    <PlaceContext value={shown}>
      <Router hook={useShownPath} searchHook={useShownSearch}>
        {children}
      </Router>
    </PlaceContext>
  );
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Goes along to the page, out of sight of the address. */
  state?: unknown;
  children: ReactNode;
}

/** A link within the product, without a new page load. */
export const Link = (props: LinkProps): ReactNode => <RouterLink {...props} />;
