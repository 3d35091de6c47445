import { type Asked, type Run, simulate } from "./run";
import { smaller } from "./smaller.rules";
import { daysFrom, START, type Step, stepsOf } from "./steps";

/** The smallest run that was found to break the same rule. */
export type Shrunk = {
  asked: Asked;
  /** The acts that are left, and what still goes wrong in which steps. */
  acts: string[];
  harms: string[];
  run: Run;
};

/** The rule that a run broke. */
const ruleOf = ({ failure }: Run): string | undefined => failure?.rule;

/** How many runs shrinking may take, and how many minutes. */
const MOST = { runs: 120, minutes: 10 };

/**
 * Finds a smaller run with the same failure, by delta debugging over its acts and then over its
 * harms: half of what is left goes, then a quarter, and so on to one by one.
 */
export async function shrink(asked: Asked, failed: Run): Promise<Shrunk> {
  const rule = ruleOf(failed);
  const start = asked.start ?? START;
  const last = failed.failure?.step.id.split("/")[0] ?? "";
  const days = daysFrom(start, asked.days).indexOf(last) + 1;
  const steps = daysFrom(start, days).flatMap((day) => stepsOf(asked.seed, day, start));
  let [runs, best, smallest] = [0, failed, asked];

  /** Whether the same rule breaks with these acts and harms alone. */
  const breaks = async (acts: readonly Step[], harms: readonly Step[]): Promise<boolean> => {
    runs += 1;
    const kept = new Set([...acts, ...steps.filter(({ job }) => job)].map(({ id }) => id));
    const shaken = new Set(harms.map(({ id }) => id));
    const rest = (left: ReadonlySet<string>) =>
      new Set(steps.flatMap(({ id }) => (left.has(id) ? [] : [id])));
    const tried = { ...asked, days, without: rest(kept), calm: rest(shaken) };
    const run = await simulate(tried);
    if (ruleOf(run) !== rule) return false;
    [best, smallest] = [run, tried];
    return true;
  };

  const until = performance.now() + MOST.minutes * 60_000;
  const within = () => runs < MOST.runs && performance.now() < until;
  const harmful = steps.filter(({ harm }) => harm !== "none");
  const isCalm = await breaks(steps.filter(isAct), []);
  const acts = await smaller(
    steps.filter(isAct),
    (some) => breaks(some, isCalm ? [] : harmful),
    within,
  );
  const harms = isCalm ? [] : await smaller(harmful, (some) => breaks(acts, some), within);
  const names = (some: readonly Step[]) => some.map(({ id }) => id);
  return { asked: smallest, acts: names(acts), harms: names(harms), run: best };
}

const isAct = ({ job }: Step) => job === undefined;
