import { TextPage } from "~/features/site/components/text-page";
import { documentTitle } from "~/lib/page-title";

export const meta = () => documentTitle("Guías");

export default function Guides() {
  return (
    <TextPage title="Guías" lead="Lo necesario para empezar, en cinco minutos.">
      <h2>Abrir la cuenta</h2>
      <p>
        Completá tu nombre, tu e-mail y una contraseña de 8 caracteres o más. Te mandamos un código
        de 6 números: escribilo en la pantalla siguiente y ya estás adentro. El código vence a los
        10 minutos; si no llegó, pedí otro desde la misma pantalla.
      </p>
      <h2>Cargar la primera causa</h2>
      <p>
        En <strong>Causas</strong>, elegí <strong>Nueva causa</strong>. Solo la carátula es
        obligatoria; fuero, jurisdicción, materia, cliente y fechas se pueden completar después. El
        estado dice si la causa es nueva, está en proceso, pendiente o cerrada.
      </p>
      <h2>Corregir y deshacer</h2>
      <p>
        Todo dato de una causa se puede cambiar. Si eliminás una, el aviso de abajo ofrece{" "}
        <strong>Deshacer</strong>, y durante 30 días está en <strong>Eliminadas</strong>: desde ahí
        vuelve con sus tareas, sus eventos y sus cálculos, tal como estaba.
      </p>
      <h2>Elegir cómo se ve</h2>
      <p>
        Con el botón <strong>Apariencia</strong> elegís modo claro, oscuro o automático, la tinta y
        la posición del menú. Se recuerda en cada dispositivo.
      </p>
    </TextPage>
  );
}
