import { Link } from "~/components/ui/link";
import { AuthSheet } from "~/features/auth/components/auth-sheet";
import { RegisterForm } from "~/features/auth/components/register-form";
import { useFrom } from "~/features/auth/hooks/use-from";
import { documentTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";

export const meta = () => documentTitle("Crear cuenta");

export default function Register() {
  const from = useFrom();
  return (
    <AuthSheet
      title="Abrí tu estudio en Foja"
      lead="El plan Gratuito alcanza para empezar y no pide tarjeta."
      foot={
        <>
          ¿Ya tenés cuenta?{" "}
          <Link to={paths.auth.login(from)} className="link">
            Ingresá
          </Link>
        </>
      }
    >
      <RegisterForm />
    </AuthSheet>
  );
}
