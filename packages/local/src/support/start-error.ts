/** A problem that the person starting Foja can solve: shown as one sentence, without a stack. */
export class StartError extends Error {
  override name = "StartError";
}
