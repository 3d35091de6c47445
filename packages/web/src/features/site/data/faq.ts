import { PLANS } from "@foja/core/billing/plans/plan.rules";
import { formatBytes, formatNumber } from "~/lib/format";
import { DOCKET, isReady } from "./docket";

const count = (name: "folders" | "calculators" | "contacts") =>
  formatNumber(PLANS.free.limits[name]);

const comingText = () =>
  new Intl.ListFormat("es-AR").format(
    DOCKET.filter((entry) => !isReady(entry)).map(({ title }) => title.toLowerCase()),
  );

/** The frequent questions, answered in plain text: search engines show it as it is. */
export const FAQ: readonly { question: string; answer: string }[] = [
  {
    question: "¿Cuánto cuesta empezar?",
    answer: `Nada. El plan ${PLANS.free.displayName} admite ${count("folders")} causas, ${count("calculators")} cálculos, ${count("contacts")} contactos y ${formatBytes(PLANS.free.limits.storage)} de archivos, y no pide tarjeta.`,
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
  {
    question: "¿Cómo cancelo un plan pago?",
    answer:
      "Desde Cuenta, en «Plan y seguridad», o con el «Botón de baja de servicio» del pie de esta página, sin llamar a nadie. Dentro de los diez días de haberlo contratado podés arrepentirte y te devolvemos todo, con el «Botón de arrepentimiento».",
  },
  {
    question: "¿Puedo contar un plazo o actualizar un monto sin abrir una cuenta?",
    answer:
      "Sí. «Contar un plazo» y «Actualizar un monto», en el pie de esta página, usan los mismos motores que Foja y no piden nada. La dirección de la página guarda la cuenta, para compartirla o volver a ella.",
  },
  {
    question: "¿Qué hay que todavía no está?",
    answer: `Lo que el índice de la portada marca como «Próximamente»: ${comingText()}. Todo lo demás que ves anunciado funciona hoy.`,
  },
];
