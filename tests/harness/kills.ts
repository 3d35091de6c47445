type Write = (...given: never[]) => Promise<void>;

/** The writes of the table that a run may still make: none of the later ones is made. */
let left = Number.POSITIVE_INFINITY;
let killed = 0;

/** Lets the run make so many writes, after which it is as good as dead; without a number, all. */
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
 * The table's library whose writes die as `killAt` says: what `vi.mock` puts in the place of
 * `core/src/kernel/dynamo/library`, in a test file of its own process.
 */
export const mortalLibrary = <L extends { writeAlone: Write; writeTogether: Write }>(
  real: L,
): L => ({
  ...real,
  writeAlone: mortal(real.writeAlone),
  writeTogether: mortal(real.writeTogether),
});
