/** Reads a size from the page; what it returns is called with all sizes read, and may change the page. */
type Measure = () => () => unknown;

const asked = new Set<Measure>();

function measureAll(): void {
  const measures = [...asked];
  asked.clear();
  const changes = measures.map(measure => measure());
  for (const change of changes) change();
}

/**
 * Measures before the next paint, with all others that ask for it meanwhile. The browser lays a page out once for all
 * of them: one after the other, each change would make the next reading lay it out again, 10 seconds for the formulas of
 * 24 solutions.
 */
export function measureTogether(measure: Measure): void {
  if (asked.size === 0) queueMicrotask(measureAll);
  asked.add(measure);
}
