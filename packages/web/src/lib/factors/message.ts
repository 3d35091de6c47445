import { messageOf } from "../api/messages";
import { PasskeyError } from "./passkeys";

/** The sentence to show where a factor was not taken; none where there is nothing to say. */
export function factorMessage(error: unknown): string | undefined {
  if (!(error instanceof PasskeyError)) return messageOf(error);
  return error.replaced ? undefined : error.message;
}
