import { useEffect, useRef, useState } from "react";

type Options = { remember: () => boolean; onError: (message: string | undefined) => void };

/** Shorter than a challenge is valid: a passkey chosen later would answer an expired one. */
const RENEW_MS = 4 * 60_000;

// Loaded at its first use, to keep the login small.
const way = () => import("../lib/passkey-way");

/**
 * Signing in with a passkey: by a button, and from the browser's autofill list of the e-mail field,
 * once that field has been used.
 */
export function usePasskeySignIn({ remember, onError }: Options) {
  const [busy, setBusy] = useState(false);
  const renewal = useRef<ReturnType<typeof setInterval>>(undefined);
  const form = useRef<AbortController>(undefined);

  useEffect(
    () => () => {
      form.current?.abort();
      if (renewal.current) void leave(renewal.current);
    },
    [],
  );

  const offer = () => {
    if (renewal.current || !("PublicKeyCredential" in window)) return;
    const left = new AbortController();
    form.current = left;
    const ask = () =>
      void way()
        .then(({ offered }) => offered(remember, onError, left.signal))
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
