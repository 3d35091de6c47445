import { messageOf } from "../api/messages";
import { PasskeyError } from "./passkeys";

/** The sentence to show when a factor was not accepted; undefined when there is none to show. */
export function factorMessage(error: unknown): string | undefined {
  if (!(error instanceof PasskeyError)) return messageOf(error);
  return error.replaced ? undefined : error.message;
}
