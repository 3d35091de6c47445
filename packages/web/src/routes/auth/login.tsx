import { Link } from "react-router";
import { AuthSheet } from "~/features/auth/components/auth-sheet";
import { LoginForm } from "~/features/auth/components/login-form";
import { useFrom } from "~/features/auth/hooks/use-from";
import { documentTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";

export const meta = () => documentTitle("Ingresar");

export default function Login() {
  const from = useFrom();
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
