import { TextPage } from "~/features/site/components/text-page";
import { documentTitle } from "~/lib/page-title";

export const meta = () => documentTitle("Términos");

export default function Terms() {
  return (
    <TextPage title="Términos">
      <h2>El servicio</h2>
      <p>
        Foja es una herramienta para organizar el trabajo de un estudio jurídico. No reemplaza la
        consulta del expediente ni el criterio profesional: el control de plazos y notificaciones
        sigue a cargo de quien ejerce.
      </p>
      <h2>Tu cuenta</h2>
      <p>
        La cuenta es personal. Cuidá la contraseña y cerrá la sesión en los equipos que compartas.
        Podés desactivarla cuando quieras, desde Cuenta.
      </p>
      <h2>Lo que cargás</h2>
      <p>
        Es tuyo. Sos responsable de tener derecho a cargarlo y de respetar el secreto profesional.
        Lo guardamos para mostrártelo a vos y no le damos otro uso.
      </p>
      <h2>Los planes</h2>
      <p>
        Cada plan admite una cantidad de causas, cálculos, contactos y archivos. Al llegar al límite
        no se borra ni se oculta nada: solo se espera para agregar más.
      </p>
    </TextPage>
  );
}
