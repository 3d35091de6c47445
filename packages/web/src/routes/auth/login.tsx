import { Link } from "react-router";
import { AuthSheet } from "~/features/auth/components/auth-sheet";
import { LoginForm } from "~/features/auth/components/login-form";
import { documentTitle } from "~/lib/page-title";
import { paths } from "~/lib/paths";

export const meta = () => documentTitle("Ingresar");

export default function Login() {
  return (
    <AuthSheet
      title="Ingresá a tu estudio"
      foot={
        <>
          ¿No tenés cuenta?{" "}
          <Link to={paths.auth.register} className="link">
            Creá una
          </Link>
        </>
      }
    >
      <LoginForm />
    </AuthSheet>
  );
}
