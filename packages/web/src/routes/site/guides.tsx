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
        En <strong>Causas</strong>, elegí <strong>Nueva causa</strong> y escribí el número de
        expediente, como «CNT 4321/2024», o solo la carátula. Con el número, Foja busca la causa en
        el tribunal, te muestra su carátula y su juzgado y pregunta si es esa antes de traer nada.
        Lo demás se puede completar después.
      </p>
      <h2>Leer las fojas</h2>
      <p>
        En la página de la causa están sus movimientos y cédulas, numerados en el orden en que
        entraron, y tus tareas, eventos y cálculos. Lo que todavía no llegó está arriba, en{" "}
        <strong>Por venir</strong>. Con <strong>Copiar cita</strong> llevás una foja a un escrito.
      </p>
      <h2>Contar un plazo</h2>
      <p>
        En <strong>Plazos</strong> decís desde qué notificación y de cuántos días, y Foja cuenta con
        ferias, feriados, asuetos, gracia y distancia. <strong>Agendar</strong> hace de la cuenta
        una tarea que avisa a tiempo. Todo campo de fecha entiende «25/11», «lunes», «mañana» o «+5
        hábiles».
      </p>
      <h2>Atender las novedades</h2>
      <p>
        Lo que el tribunal publica en tus causas llega a <strong>Novedades</strong>, lo más urgente
        primero, con el plazo o la audiencia que propone. Lo aceptás, lo ajustás o decís que no
        requiere nada.
      </p>
      <h2>Dar turnos y usar Google Calendar</h2>
      <p>
        En <strong>Disponibilidad</strong> decís en qué horarios atendés y en{" "}
        <strong>Configuración de reservas</strong> armás la página donde tus clientes eligen el
        suyo: el turno entra en tu calendario y los avisos salen por e-mail. Desde el{" "}
        <strong>Calendario</strong> podés vincular Google Calendar: tus eventos van y vienen, y un
        horario ocupado allá no se ofrece.
      </p>
      <h2>Liquidar</h2>
      <p>
        <strong>Laboral</strong> e <strong>Intereses</strong> calculan mientras escribís y muestran
        cada renglón con su norma y su tasa. El resultado se guarda en la causa, se compara con otro
        y sale en PDF.
      </p>
      <h2>Corregir y deshacer</h2>
      <p>
        Todo dato de una causa se puede cambiar. Antes de eliminar, Foja pregunta; lo que eliminás
        queda 30 días en <strong>Eliminadas</strong>, y desde ahí una causa vuelve con sus tareas,
        sus eventos y sus cálculos. Cada cambio queda en el <strong>Historial</strong> de la causa,
        el contacto, la tarea o el evento, con lo que decía antes, y se deshace desde ahí mientras
        nadie haya vuelto a cambiar ese dato.
      </p>
      <h2>Elegir cómo se ve</h2>
      <p>
        Con el botón <strong>Apariencia</strong> elegís modo claro, oscuro o automático, la tinta y
        la posición del menú. Se recuerda en cada dispositivo.
      </p>
    </TextPage>
  );
}
