import { lazy, Suspense } from "react";
import { Link } from "~/components/ui/link";
import { AuthSheet } from "~/features/auth/components/auth-sheet";
import { LoginForm } from "~/features/auth/components/login-form";
import { useFrom } from "~/features/auth/hooks/use-from";
import { useAsked } from "~/features/auth/hooks/use-missing";
import { documentTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";

export const meta = () => documentTitle("Ingresar");

// The second step is loaded only if needed, because everybody waits for the first.
const FactorStep = lazy(() => import("~/features/auth/components/factor-step"));

export default function Login() {
  const from = useFrom();
  const asked = useAsked();
  if (asked) {
    return (
      <Suspense>
        <FactorStep asked={asked} key={asked.challenge} />
      </Suspense>
    );
  }
  return (
    <AuthSheet
      title="Ingresá a tu estudio"
      foot={
        <>
          ¿No tenés cuenta?{" "}
          <Link to={paths.auth.register(from)} className="link">
            Creá una
          </Link>
        </>
      }
    >
      <LoginForm />
    </AuthSheet>
  );
}
