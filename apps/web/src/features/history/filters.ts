import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from '../../shared/navigation/navigation.tsx';
import type { Filters } from './queries.ts';

const bands = ['Easy', 'Medium', 'Hard'] as const;
const outcomes = ['correct', 'incorrect', 'skipped'] as const;

/** The filters an address names; what it gets wrong is no filter. */
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

/** They stand in the address, so that a reload and a step back keep them. */
export function useFilters(): [Filters, (change: Partial<Filters>) => void] {
  const [address, setAddress] = useSearchParams();
  const filters = filtersOf(address);
  const set = (change: Partial<Filters>) => {
    const next = Object.entries({ ...filters, ...change }).filter(([, value]) => value);
    setAddress(new URLSearchParams(next));
  };
  return [filters, set];
}

/** After so many milliseconds without a key what was typed is searched for. */
const restMs = 300;

/** What stands in the search field, told on when it rests. */
export function useTyped(known: string, onRest: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(known);
  const [last, setLast] = useState(known);
  const say = useEffectEvent(onRest);
  if (last !== known) {
    // The address changed: by this field, or by clearing the filters.
    setLast(known);
    if (typed.trim() !== known) setTyped(known);
  }
  useEffect(() => {
    if (typed.trim() === known) return;
    const timer = setTimeout(() => say(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed, known]);
  return [typed, setTyped];
}
