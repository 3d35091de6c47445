import { factorMessage } from "~/lib/factors/message";
import { answerWithPasskey, offersPasskeys, stopAsking } from "~/lib/factors/passkeys";
import { askPasskey, signInWithPasskey } from "../api/second-factor";
import { enter } from "./enter";

type Remember = () => boolean;
type OnError = (message: string | undefined) => void;

/** Signs in with a passkey, by the browser's dialog. */
export async function asked(remember: Remember, onError: OnError): Promise<void> {
  try {
    await goIn(await answer(), remember);
  } catch (error) {
    onError(factorMessage(error));
  }
}

/**
 * Signs in with a passkey that the person chooses from the browser's autofill list. A list that cannot
 * be offered is no error of theirs: it says nothing, and leaves what the password's answer said.
 * `left` says that the form was left: it is not offered any more.
 */
export async function offered(
  remember: Remember,
  onError: OnError,
  left: AbortSignal,
): Promise<void> {
  if (!(await offersPasskeys())) return;
  const chosen = await answer(left).catch(() => undefined);
  if (!chosen) return;
  try {
    await goIn(chosen, remember);
  } catch (error) {
    onError(factorMessage(error));
  }
}

/** With `left`, until then from the autofill list. */
async function answer(left?: AbortSignal) {
  const { options } = await askPasskey();
  return answerWithPasskey(options, left);
}

const goIn = async (chosen: Awaited<ReturnType<typeof answer>>, remember: Remember) =>
  enter(await signInWithPasskey(chosen, remember()));

export { stopAsking as stop };
