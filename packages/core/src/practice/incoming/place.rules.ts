import type { Verdicts, Way } from "./letter.schema";

/** A case that a letter may belong to, and why. `isOnly`: by that way no other one was found. */
export type Candidate = { folderId: string; way: Way; isOnly: boolean };

export type Placed = {
  folderId: string | null;
  way: Way | null;
  proposal: { folderId: string; way: Way } | null;
};

type Facts = { verdicts: Verdicts; isAutomatic: boolean; isWhole: boolean };

/** Whether the sender may not be who they say, as far as the verdicts tell: one proof is enough. */
export const isForged = ({ spf, dkim, dmarc }: Verdicts) =>
  dmarc === "fail" || (spf === "fail" && dkim !== "pass") || (dkim === "fail" && spf !== "pass");

/**
 * The case of a letter, from the candidates in the order of their weight. It waits in the tray with
 * a proposal where it is spam or carries a virus, where no person wrote it, where only its head could
 * be read, where more than one case fits, and where its sender may be forged, unless it names the
 * case's own address.
 */
export function place(
  candidates: readonly Candidate[],
  { verdicts, isAutomatic, isWhole }: Facts,
): Placed {
  const [first] = candidates;
  if (!first) return { folderId: null, way: null, proposal: null };
  const { folderId, way, isOnly } = first;
  const isHeld =
    isAutomatic ||
    !isWhole ||
    !isOnly ||
    verdicts.spam === "fail" ||
    verdicts.virus === "fail" ||
    (way !== "address" && isForged(verdicts));
  return isHeld
    ? { folderId: null, way: null, proposal: { folderId, way } }
    : { folderId, way, proposal: null };
}
