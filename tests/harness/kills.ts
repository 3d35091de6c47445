type Write = (...given: never[]) => Promise<void>;

/** The writes to the table that a run may still make: later ones are not made. */
let left = Number.POSITIVE_INFINITY;
let killed = 0;

/** Lets a run make `writes` writes, after which all fail; without a number, none fails. */
export const killAt = (writes = Number.POSITIVE_INFINITY): void => {
  left = writes;
};

/** How many writes were not made. */
export const kills = (): number => killed;

/** How many writes a run may still make. */
export const writesLeft = (): number => left;

function mortal<W extends Write>(write: W): W {
  const tried = (...given: Parameters<W>) => {
    left -= 1;
    if (left >= 0) return write(...given);
    killed += 1;
    return Promise.reject(new Error("killed"));
  };
  return tried as W;
}

/**
 * The writes of the table, which fail as `killAt` sets: the module for `vi.mock` in place of
 * `core/src/kernel/dynamo/send`, in a test file with its own process.
 */
export const mortalWrites = <L extends { writeAlone: Write; writeTogether: Write }>(
  real: L,
): L => ({
  ...real,
  writeAlone: mortal(real.writeAlone),
  writeTogether: mortal(real.writeTogether),
});
