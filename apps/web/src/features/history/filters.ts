import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from '../../shared/navigation/navigation.tsx';
import type { Filters } from './queries.ts';

const bands = ['Easy', 'Medium', 'Hard'] as const;
const outcomes = ['correct', 'incorrect', 'skipped'] as const;

/** Filters of an address; invalid ones are ignored. */
function filtersOf(address: URLSearchParams): Filters {
  const given = (name: string) => address.get(name) ?? '';
  return {
    search: given('search').slice(0, 100),
    topic: given('topic').slice(0, 16),
    band: bands.find(band => band === given('band')) ?? '',
    outcome: outcomes.find(outcome => outcome === given('outcome')) ?? '',
  };
}

export const isFiltered = (filters: Filters): boolean => Object.values(filters).some(Boolean);

/** Filters stored in the address, so that a reload and going back keep them. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [address, setAddress] = useSearchParams();
  const filters = filtersOf(address);
  const set = (change: Partial<Filters>) => {
    const next = Object.entries({ ...filters, ...change }).filter(([, value]) => value);
    setAddress(new URLSearchParams(next));
  };
  return [filters, set];
}

/** Debounce of the search, in milliseconds. */
const debounceMs = 300;

/** Value of the search field; `onRest` gets it after the debounce. */
export function useTyped(known: string, onRest: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(known);
  const [last, setLast] = useState(known);
  const say = useEffectEvent(onRest);
  if (last !== known) {
    // The address changed: by this field, or because the filters were cleared.
    setLast(known);
    if (typed.trim() !== known) setTyped(known);
  }
  useEffect(() => {
    if (typed.trim() === known) return;
    const timer = setTimeout(() => say(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, known]);
  return [typed, setTyped];
}
