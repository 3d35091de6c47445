/** Something a person can put right before Foja starts: one Spanish sentence, no stack trace. */
export class StartError extends Error {
  override name = "StartError";
}
