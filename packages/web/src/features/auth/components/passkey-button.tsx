import { useSyncExternalStore } from "react";
import { Button } from "~/components/ui/button";
import type { usePasskeySignIn } from "../hooks/use-passkey-sign-in";

type PasskeyButtonProps = Pick<ReturnType<typeof usePasskeySignIn>, "busy" | "signIn">;

const never = () => () => {};
const isThere = () => "PublicKeyCredential" in window;

/** Signing in with a passkey, where the browser supports it. */
export function PasskeyButton({ busy, signIn }: PasskeyButtonProps) {
  const offered = useSyncExternalStore(never, isThere, () => false);
  if (!offered) return null;
  return (
    <Button className="h-10 w-full" busy={busy} busyLabel="Esperando la llave…" onClick={signIn}>
      Entrar con una llave de acceso
    </Button>
  );
}
