/**
 * Stripe's time, in seconds. It follows the machine's until it is moved; from then on it is fixed
 * until it is moved again or the machine's time has passed it.
 */
export class Clock {
  private passing: number | undefined;

  constructor(
    private moved: { to: number },
    private readonly real: () => number = Date.now,
  ) {}

  get now(): number {
    return this.passing ?? Math.max(this.moved.to, Math.floor(this.real() / 1000));
  }

  /** Moves the time forward. Returns false for a past time. */
  move(to: number): boolean {
    if (to < this.now) return false;
    this.moved.to = to;
    return true;
  }

  /** Runs a function at a past instant not yet processed. */
  at<T>(moment: number, work: () => T): T {
    const before = this.passing;
    this.passing = moment;
    try {
      return work();
    } finally {
      this.passing = before;
    }
  }
}
