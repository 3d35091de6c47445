import { Button } from "~/components/ui/button";
import { useGoogleSignIn } from "../hooks/use-google-sign-in";

type GoogleButtonProps = Parameters<typeof useGoogleSignIn>[0];

/** Signing in with Google, where it is configured. */
export function GoogleButton(props: GoogleButtonProps) {
  const google = useGoogleSignIn(props);
  if (!google) return null;
  return (
    <div>
      <p className="mb-5 flex items-center gap-3 text-ink-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        o
      </p>
      <Button
        className="h-10 w-full"
        busy={google.busy}
        busyLabel="Esperando a Google…"
        onClick={google.signIn}
      >
        <GoogleMark /> Continuar con Google
      </Button>
    </div>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M12 10.4v3.4h4.8c-.2 1.2-1.5 3.6-4.8 3.6a5.4 5.4 0 0 1 0-10.8c1.7 0 2.8.7 3.4 1.3l2.4-2.3A8.6 8.6 0 0 0 12 3.2a8.8 8.8 0 1 0 0 17.6c5.1 0 8.5-3.6 8.5-8.6 0-.7 0-1.2-.2-1.8z"
      />
    </svg>
  );
}
