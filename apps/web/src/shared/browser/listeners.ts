/** A set of listeners, with the `subscribe` that `useSyncExternalStore` takes. */
export function listenersOf() {
  const all = new Set<() => void>();
  return {
    subscribe(listener: () => void): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
    notify(): void {
      for (const listener of all) listener();
    },
  };
}
