import { useEffect, useRef, useState } from "react";

type Options = { remember: () => boolean; onError: (message: string | undefined) => void };

/** Less than a challenge lives: a passkey chosen later would answer one that is over. */
const RENEW_MS = 4 * 60_000;

// What it takes comes when it is used: the login's first load is everybody's.
const way = () => import("../lib/passkey-way");

/**
 * Signing in with a passkey: by a button, and among what the browser offers where the e-mail is
 * typed, from the moment that field is visited.
 */
export function usePasskeySignIn({ remember, onError }: Options) {
  const [busy, setBusy] = useState(false);
  const renewal = useRef<ReturnType<typeof setInterval>>(undefined);

  useEffect(
    () => () => {
      if (renewal.current) void leave(renewal.current);
    },
    [],
  );

  const offer = () => {
    if (renewal.current || !("PublicKeyCredential" in window)) return;
    const ask = () =>
      void way()
        .then(({ offered }) => offered(remember, onError))
        .catch(() => undefined);
    renewal.current = setInterval(ask, RENEW_MS);
    ask();
  };
  const signIn = async () => {
    setBusy(true);
    onError(undefined);
    try {
      await (await way()).asked(remember, onError);
    } finally {
      setBusy(false);
    }
  };
  return { busy, signIn, offer };
}

async function leave(renewal: ReturnType<typeof setInterval>) {
  clearInterval(renewal);
  await (await way()).stop();
}
