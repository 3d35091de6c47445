import type {
  Assertion,
  Attestation,
  CreationOptions,
  RequestOptions,
} from "@foja/core/accounts/factors/factor.schema";

// Loaded when a passkey is used: signing in with a password does not wait for it.
const library = () => import("@simplewebauthn/browser");

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean =>
  typeof window !== "undefined" && "PublicKeyCredential" in window;

/** Why a passkey was not used. `message` is a Spanish sentence, ready to be shown. */
export class PasskeyError extends Error {
  constructor(
    message: string,
    /** Another passkey request replaced this one: nothing is shown. */
    readonly replaced = false,
  ) {
    super(message);
    this.name = "PasskeyError";
  }
}

const CANCELLED = "No se usó ninguna llave de acceso. Probá de nuevo.";
const KNOWN = "Esa llave de acceso ya está en tu cuenta.";
const FAILED = "El navegador no pudo usar la llave de acceso.";

/** The error for what the library threw. */
function toPasskeyError(error: unknown): PasskeyError {
  const { name = "", code = "" } = error instanceof Error ? (error as ErrorWithCode) : {};
  if (code === "ERROR_CEREMONY_ABORTED" || name === "AbortError") {
    return new PasskeyError(CANCELLED, true);
  }
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return new PasskeyError(KNOWN);
  return new PasskeyError(name === "NotAllowedError" ? CANCELLED : FAILED);
}

type ErrorWithCode = Error & { code?: string };

/**
 * Has the person sign with a passkey; with `left`, from the browser's autofill list, which waits until
 * they choose one, and is not offered once the form was left. Throws a `PasskeyError`.
 */
export async function answerWithPasskey(
  optionsJSON: RequestOptions,
  left?: AbortSignal,
): Promise<Assertion> {
  const { startAuthentication } = await library();
  if (left?.aborted) throw new PasskeyError(CANCELLED, true);
  try {
    return (await startAuthentication({
      optionsJSON,
      useBrowserAutofill: left !== undefined,
    })) as Assertion;
  } catch (error) {
    throw toPasskeyError(error);
  }
}

/** Has the person's device create a passkey. Throws a `PasskeyError`. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<Attestation> {
  const { startRegistration } = await library();
  try {
    return (await startRegistration({ optionsJSON })) as Attestation;
  } catch (error) {
    throw toPasskeyError(error);
  }
}

/** Whether the browser can offer passkeys in the autofill list of an e-mail input. */
export async function offersPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Cancels the pending passkey request, when another way to sign in was chosen. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}
