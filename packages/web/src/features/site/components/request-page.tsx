import { TextPage } from "~/components/text-page";
import { Button, ButtonLink } from "~/components/ui/button";
import { paths } from "~/lib/paths";
import { askSupport } from "~/lib/support-dialog";

type RequestPageProps = { title: string; lead: string; subject: string; norms: string };

/**
 * The page of one of the two exits that the law requires: at once with the account open, or by a
 * request.
 */
export function RequestPage({ title, lead, subject, norms }: RequestPageProps) {
  const message = `${subject}: lo pido para mi plan de Foja, con el e-mail de mi cuenta.`;
  return (
    <TextPage plain title={title} lead={lead}>
      <div className="prose">
        <h2>Con tu cuenta abierta, en el momento</h2>
        <p>
          En Cuenta, «Plan y seguridad», está «Cancelar la suscripción»: elegís si termina ahora
          mismo o al final de lo que ya pagaste.
        </p>
      </div>
      <ButtonLink to={paths.account("settings")} variant="primary" className="mt-4">
        Ir a mi plan
      </ButtonLink>
      <div className="prose">
        <h2>Sin ingresar ni registrarte</h2>
        <p>
          Hacé el pedido con el e-mail de tu cuenta. Al enviarlo ves el número con el que quedó
          registrado, y lo recibís por correo.
        </p>
      </div>
      <Button className="mt-4" onClick={() => askSupport({ subject: "Facturación", message })}>
        Hacer el pedido
      </Button>
      <p className="mt-8 max-w-[38rem] text-ink-faint text-sm">{norms}</p>
    </TextPage>
  );
}
