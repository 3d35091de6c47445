/**
 * Stripe's time, in seconds. It follows the machine's until somebody moves it; from then on it
 * stays there until it is moved again or the machine's time has passed it.
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

  /** Moves the time forward. False for a time that has passed. */
  move(to: number): boolean {
    if (to < this.now) return false;
    this.moved.to = to;
    return true;
  }

  /** Does something at a moment of the past that nobody looked at yet. */
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
