import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "~/lib/paths";
import { type GoogleConfiguration, googleConfiguration, loginWithGoogle } from "../api/google";
import { enter } from "../lib/enter";
import { askGoogle } from "../lib/google-window";
import { googleMessage } from "../lib/login-messages";
import { useFrom } from "./use-from";

type Options = { remember: () => boolean; onError: (message: string | undefined) => void };

/** Signing in with Google: null until it is known to be configured. */
export function useGoogleSignIn({ remember, onError }: Options) {
  const [configuration, setConfiguration] = useState<GoogleConfiguration | null>(null);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const from = useFrom();

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
      const pending = enter(await loginWithGoogle(token, remember()));
      if (pending) navigate(paths.auth.codeVerification(pending.verify, from));
    } catch (error) {
      onError(googleMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, signIn };
}
