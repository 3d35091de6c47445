/** For how long a notice is on the screen. */
const SHOWN_MS = 6000;
/** The most alerts that are shown one by one in that time. */
const MOST = 3;

/**
 * Judges alerts as they arrive: 0 to show each, else how many came in these seconds, which one notice
 * says. Times in ms.
 */
export function newCrowd(): (arrived: number, at: number) => number {
  let shown: number[] = [];
  let crowd = { count: 0, at: Number.NEGATIVE_INFINITY };
  return (arrived, at) => {
    shown = shown.filter((time) => at - time < SHOWN_MS);
    const goesOn = at - crowd.at < SHOWN_MS;
    if (!goesOn && shown.length + arrived <= MOST) {
      shown.push(...Array.from({ length: arrived }, () => at));
      return 0;
    }
    crowd = { count: (goesOn ? crowd.count : shown.length) + arrived, at };
    return crowd.count;
  };
}
