import { TextPage } from "~/features/site/components/text-page";
import { documentTitle } from "~/lib/page-title";

export const meta = () => documentTitle("Preguntas frecuentes");

const questions = [
  {
    question: "¿Cuánto cuesta empezar?",
    answer:
      "Nada. El plan Gratuito admite 5 causas, 3 cálculos, 10 contactos y 50 MB de archivos, y no pide tarjeta.",
  },
  {
    question: "¿Qué pasa si llego al límite?",
    answer:
      "Podés seguir leyendo y corrigiendo todo lo que cargaste. Lo único que espera es agregar más.",
  },
  {
    question: "¿Quién puede ver mis causas?",
    answer:
      "Solo quien ingresa con tu cuenta. Las causas de cada estudio se guardan bajo su propia clave y no hay dirección que las muestre a otro.",
  },
  {
    question: "¿Qué hago si dejé la sesión abierta en otra computadora?",
    answer:
      "En Cuenta ves los dispositivos donde está abierta y podés cerrarlas desde ahí. Cambiar la contraseña cierra todas las demás.",
  },
  {
    question: "¿Foja cambia algo en el expediente del tribunal?",
    answer:
      "No. Lee lo que el tribunal publica de las causas que vinculás, y lo copia en la tuya después de que confirmás que es esa.",
  },
  {
    question: "¿Puedo confiar en la fecha de un plazo?",
    answer:
      "La cuenta se muestra día por día, con la norma y el acto de cada feria, feriado o asueto. Donde falta un acto oficial, Foja lo dice y no da la fecha por cierta. La decisión es siempre tuya.",
  },
  {
    question: "¿Qué hago si no me llega el código de verificación?",
    answer:
      "Mirá en el correo no deseado y comprobá que el e-mail esté bien escrito. Podés pedir otro código a los 60 segundos.",
  },
  {
    question: "¿Puedo desactivar mi cuenta?",
    answer:
      "Sí, desde Cuenta. Se cierran todas las sesiones; si después querés volver, ingresás con tu contraseña y la reactivás.",
  },
];

export default function Faq() {
  return (
    <TextPage title="Preguntas frecuentes">
      {questions.map(({ question, answer }) => (
        <section key={question}>
          <h2>{question}</h2>
          <p>{answer}</p>
        </section>
      ))}
    </TextPage>
  );
}
