import { TextPage } from "~/features/site/components/text-page";
import { documentTitle } from "~/lib/page-title";

export const meta = () => documentTitle("Política de privacidad");

export default function PrivacyPolicy() {
  return (
    <TextPage title="Política de privacidad">
      <h2>Qué guardamos</h2>
      <p>
        Los datos de tu cuenta (nombre, e-mail y lo que completes en tu perfil), lo que cargás de
        tus causas y, de cada sesión, el dispositivo, la dirección de red y las fechas. La
        contraseña se guarda transformada de modo que nadie puede leerla.
      </p>
      <h2>Para qué</h2>
      <p>
        Para darte el servicio y cuidar tu cuenta. No vendemos datos, no mostramos publicidad y no
        usamos el contenido de tus causas para otra cosa.
      </p>
      <h2>Quién lo ve</h2>
      <p>
        Solo quien ingresa con tu cuenta. Si elegís ingresar con Google, Google nos confirma tu
        nombre y tu e-mail; no recibe nada de tus causas.
      </p>
      <p>
        Si vinculás Google Calendar, Google recibe los eventos de tu agenda, o solo que estás
        ocupado si así lo elegís, y Foja lee los de ese calendario. Al desvincularlo se devuelve el
        permiso y se va lo que solo vino de ahí.
      </p>
      <p>
        Quien reserva un turno en la página de un estudio deja su nombre, su e-mail y lo que
        responda. Lo ve ese estudio y nadie más; la página no muestra nada de su agenda, salvo qué
        horarios están libres.
      </p>
      <h2>Tus derechos</h2>
      <p>
        La Ley 25.326 te da derecho a acceder a tus datos, corregirlos y pedir que se supriman. En
        Perfil podés verlos y corregirlos en todo momento. La Agencia de Acceso a la Información
        Pública, órgano de control de la ley, atiende los reclamos de quien vea afectados sus
        derechos.
      </p>
    </TextPage>
  );
}
