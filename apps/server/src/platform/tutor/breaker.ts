/** Failures in a row that open the breaker. */
const mostFailures = 3;
/** Rest in ms; then one call probes the service. */
const restMs = 20_000;

/** A circuit breaker: nobody waits for a failing service. */
export class Breaker {
  readonly #monotonicMs: () => number;
  #failures = 0;
  #restsUntil = 0;

  constructor(monotonicMs: () => number) {
    this.#monotonicMs = monotonicMs;
  }

  /** Whether the service may be called now. After a rest one caller may; the others wait for its result. */
  mayCall(): boolean {
    if (this.#failures < mostFailures) return true;
    const now = this.#monotonicMs();
    if (now < this.#restsUntil) return false;
    this.#restsUntil = now + restMs;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= mostFailures) this.#restsUntil = this.#monotonicMs() + restMs;
  }
}
