import { useEffect, useState } from "react";
import { type GoogleConfiguration, googleConfiguration, loginWithGoogle } from "../api/google";
import { enter } from "../lib/enter";
import { askGoogle } from "../lib/google-window";
import { googleMessage } from "../lib/login-messages";
import { useMissing } from "./use-missing";

type Options = { remember: () => boolean; onError: (message: string | undefined) => void };

/** Signing in with Google: null until the configuration is read. */
export function useGoogleSignIn({ remember, onError }: Options) {
  const [configuration, setConfiguration] = useState<GoogleConfiguration | null>(null);
  const [busy, setBusy] = useState(false);
  const goOn = useMissing();

  useEffect(() => {
    googleConfiguration()
      .then(setConfiguration)
      // Without an answer there is no button; the password still works.
      .catch(() => undefined);
  }, []);

  if (!configuration?.clientId) return null;
  const signIn = async () => {
    setBusy(true);
    onError(undefined);
    try {
      const token = await askGoogle(configuration);
      goOn(enter(await loginWithGoogle(token, remember())));
    } catch (error) {
      onError(googleMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, signIn };
}
