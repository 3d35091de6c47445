import { Navigate } from "react-router";
import { Link } from "~/components/ui/link";
import { AuthSheet } from "~/features/auth/components/auth-sheet";
import { Recipient } from "~/features/auth/components/recipient";
import { ResetForm } from "~/features/auth/components/reset-form";
import { useCarriedCode } from "~/features/auth/hooks/use-carried-code";
import { useEmailInUrl } from "~/features/auth/hooks/use-from";
import { documentTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";

export const meta = () => documentTitle("Elegir una contraseña nueva");

export default function ResetPassword() {
  const email = useEmailInUrl();
  const code = useCarriedCode();
  if (!email) return <Navigate to={paths.auth.forgotPassword()} replace />;
  return (
    <AuthSheet
      title={code ? "Elegí tu contraseña" : "Elegí una contraseña nueva"}
      lead={code ? <Verified email={email} /> : <Asked email={email} />}
      foot={
        <Link to={paths.auth.checkMail(email)} className="link">
          {code ? "Pedir otro código" : "No me llegó el código"}
        </Link>
      }
    >
      <ResetForm email={email} carried={code} />
    </AuthSheet>
  );
}

const Asked = ({ email }: { email: string }) => (
  <>
    Escribí el código que mandamos a <Recipient email={email} />.
  </>
);

/** The account was registered in another browser: only this one shows who reads that mailbox. */
const Verified = ({ email }: { email: string }) => (
  <>
    <Recipient email={email} /> quedó verificado. Como la cuenta se empezó en otro navegador, elegí
    acá la contraseña con la que vas a entrar.
  </>
);
