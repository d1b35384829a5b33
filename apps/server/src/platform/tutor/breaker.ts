/** Failures in a row after which a service is left alone. */
const mostFailures = 3;
/** How long, in milliseconds. Then one call tries it again. */
const restMs = 20_000;

/** Leaves a service that fails alone for a while, so that nobody waits for it; it closes by itself. */
export class Breaker {
  readonly #monotonicMs: () => number;
  #failures = 0;
  #restsUntil = 0;

  constructor(monotonicMs: () => number) {
    this.#monotonicMs = monotonicMs;
  }

  /** Whether the service may be called now. After a rest one caller may, and the others wait for how it fares. */
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
