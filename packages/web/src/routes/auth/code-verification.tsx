import { Navigate } from "react-router";
import { Link } from "~/components/ui/link";
import { AuthSheet } from "~/features/auth/components/auth-sheet";
import { Recipient } from "~/features/auth/components/recipient";
import { VerifyForm } from "~/features/auth/components/verify-form";
import { useEmailInUrl, useFrom } from "~/features/auth/hooks/use-from";
import { documentTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";

export const meta = () => documentTitle("Verificar el e-mail");

export default function CodeVerification() {
  const session = useSession();
  const from = useFrom();
  const email = useEmailInUrl() || session.email;
  if (!email) return <Navigate to={paths.auth.login()} replace />;
  return (
    <AuthSheet
      title="Verificá tu e-mail"
      lead={
        <>
          Mandamos un código a <Recipient email={email} />. Vence a los 10 minutos.
        </>
      }
      foot={
        <Link to={paths.auth.register(from)} className="link">
          Usar otro e-mail
        </Link>
      }
    >
      <VerifyForm email={email} />
    </AuthSheet>
  );
}
