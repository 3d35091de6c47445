import { Link } from "~/components/ui/link";
import { AuthSheet } from "~/features/auth/components/auth-sheet";
import { ForgotForm } from "~/features/auth/components/forgot-form";
import { documentTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";

export const meta = () => documentTitle("Recuperar la contraseña");

export default function ForgotPassword() {
  return (
    <AuthSheet
      title="¿Olvidaste tu contraseña?"
      lead="Escribí tu e-mail y te mandamos un código para elegir una nueva."
      foot={
        <Link to={paths.auth.login()} className="link">
          Volver a ingresar
        </Link>
      }
    >
      <ForgotForm />
    </AuthSheet>
  );
}
