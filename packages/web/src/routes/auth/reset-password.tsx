import { Link, Navigate } from "react-router";
import { AuthSheet } from "~/features/auth/components/auth-sheet";
import { Recipient } from "~/features/auth/components/recipient";
import { ResetForm } from "~/features/auth/components/reset-form";
import { useEmailInUrl } from "~/features/auth/hooks/use-from";
import { documentTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";

export const meta = () => documentTitle("Elegir una contraseña nueva");

export default function ResetPassword() {
  const email = useEmailInUrl();
  if (!email) return <Navigate to={paths.auth.forgotPassword()} replace />;
  return (
    <AuthSheet
      title="Elegí una contraseña nueva"
      lead={
        <>
          Escribí el código que mandamos a <Recipient email={email} />.
        </>
      }
      foot={
        <Link to={paths.auth.checkMail(email)} className="link">
          No me llegó el código
        </Link>
      }
    >
      <ResetForm email={email} />
    </AuthSheet>
  );
}
