import { factorMessage } from "~/lib/factors/message";
import { answerWithPasskey, offersPasskeys, stopAsking } from "~/lib/factors/passkeys";
import { askPasskey, signInWithPasskey } from "../api/second-factor";
import { enter } from "./enter";

type Remember = () => boolean;
type OnError = (message: string | undefined) => void;

/** Signs in with a passkey, by the browser's dialog. */
export const asked = (remember: Remember, onError: OnError) => goIn(remember, onError, false);

/** Signs in with a passkey that the person chooses from the browser's autofill list. */
export async function offered(remember: Remember, onError: OnError): Promise<void> {
  if (await offersPasskeys()) await goIn(remember, onError, true);
}

async function goIn(remember: Remember, onError: OnError, conditional: boolean): Promise<void> {
  try {
    const { options } = await askPasskey();
    const credential = await answerWithPasskey(options, conditional);
    enter(await signInWithPasskey(credential, remember()));
  } catch (error) {
    onError(factorMessage(error));
  }
}

export { stopAsking as stop };
