import { ButtonLink } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { requestReset } from "~/features/auth/api/codes";
import { AuthSheet } from "~/features/auth/components/auth-sheet";
import { Recipient } from "~/features/auth/components/recipient";
import { ResendButton } from "~/features/auth/components/resend-button";
import { useEmailInUrl } from "~/features/auth/hooks/use-from";
import { documentTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";

export const meta = () => documentTitle("Revisá tu correo");

export default function CheckMail() {
  const email = useEmailInUrl();
  return (
    <AuthSheet
      title="Revisá tu correo"
      lead={
        <>
          Si hay una cuenta con <Recipient email={email || "ese e-mail"} />, en unos instantes
          recibís un código de 6 números. Vence a los 10 minutos; si no lo ves, mirá en el correo no
          deseado.
        </>
      }
      foot={
        <Link to={paths.auth.forgotPassword()} className="link">
          Usar otro e-mail
        </Link>
      }
    >
      <div className="space-y-3 text-center">
        <ButtonLink to={paths.auth.resetPassword(email)} variant="primary" className="h-10 w-full">
          Ya tengo el código
        </ButtonLink>
        {email && (
          <ResendButton
            send={() => requestReset(email)}
            done="Instrucciones enviadas a tu correo"
            waitFirst
          />
        )}
      </div>
    </AuthSheet>
  );
}
