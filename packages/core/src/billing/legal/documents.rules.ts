import type { LegalKind } from "./legal.schema";

/** A plan and its price in words: «Estándar», «US$ 1,99 por día». */
export type Offer = { displayName: string; price: string };

/** A heading, its paragraphs (text) and lists (several lines). */
export type Section = [heading: string, ...blocks: (string | string[])[]];

type Document = {
  /** The day of publication; any changed word makes a new version. */
  version: string;
  title: string;
  sections(offer: Offer | null): Section[];
};

const priceOf = (offer: Offer | null): string =>
  offer
    ? `El plan ${offer.displayName} cuesta ${offer.price}, más los impuestos que tu tarjeta o tu banco sumen a las compras en esa moneda.`
    : "Cada plan cuesta lo que dice la página de planes, más los impuestos que tu tarjeta o tu banco sumen a las compras en esa moneda.";

/** The current documents of the subscription. */
export const documents: Record<LegalKind, Document> = {
  subscription: {
    version: "2026-11-22",
    title: "Condiciones de la suscripción",
    sections: (offer) => [
      [
        "Qué contratás",
        `El uso de Foja con lo que admite el plan que elegís: cantidad de causas, cálculos, contactos y archivos, y sus funciones. ${priceOf(offer)}`,
        "El contrato se celebra a distancia (Código Civil y Comercial, artículos 1105 y siguientes; ley 24.240, artículos 33 y 34). Antes de pagar ves el importe, cada cuánto se cobra y estas condiciones, y quedan registradas la versión que aceptaste y la fecha.",
      ],
      [
        "Cuánto dura y cómo se renueva",
        "La suscripción se renueva sola al terminar cada período, por otro igual y al precio vigente para vos, hasta que la canceles. Si el precio de un plan cambia, seguís pagando el que contrataste; si alguna vez te pedimos pasar al nuevo, te avisamos antes por mail y podés irte sin cargo.",
      ],
      [
        "Cómo cambiás de plan",
        [
          "A un plan mayor: en el momento. Antes de confirmar ves el importe exacto, que descuenta lo que no usaste del plan anterior.",
          "A un plan menor: al terminar el período que ya pagaste. Hasta ese día podés deshacerlo.",
        ],
      ],
      [
        "Cómo cancelás",
        "Desde Cuenta → Plan y seguridad, por el mismo medio por el que contrataste (ley 24.240, artículo 10 ter), sin llamar ni explicar nada. Elegís si termina al final del período pago o en el momento.",
      ],
      [
        "Qué pasa con tus datos si el plan no alcanza",
        "Nada se borra, se oculta ni se congela: todo sigue a la vista y editable, con sus plazos y alertas. Hasta que vuelva a entrar en el plan no se agrega ni se desarchiva más, y la lectura automática de los portales judiciales sigue para tantas causas como el plan admite, empezando por las que usaste último.",
      ],
      [
        "Lo que Foja no reemplaza",
        "La consulta del expediente y el criterio profesional. El control de plazos y notificaciones sigue a cargo de quien ejerce.",
      ],
    ],
  },
  refund: {
    version: "2026-11-23",
    title: "Arrepentimiento y devoluciones",
    sections: () => [
      [
        "Diez días para arrepentirte",
        "Podés revocar la contratación dentro de los diez días corridos desde que la hiciste, sin dar motivos y sin ningún costo (ley 24.240, artículo 34; Código Civil y Comercial, artículos 1110 a 1115). Te devolvemos todo lo que pagaste por ella, por el mismo medio de pago.",
        "Usá el «Botón de arrepentimiento» del pie de todas las páginas, sin registrarte, o escribinos a soporte@foja.ar desde el e-mail de tu cuenta. Dentro de las 24 horas recibís el número con el que quedó registrada tu revocación (Disposición 954/2025 de la Subsecretaría de Defensa del Consumidor y Lealtad Comercial).",
      ],
      [
        "Después de los diez días",
        "Al cancelar al final del período usás lo que ya pagaste y no se devuelve. Al cancelar en el momento, el tiempo que falta se acredita a tu cuenta para una próxima contratación.",
      ],
      [
        "Si cobramos de más",
        "Devolvemos la diferencia en cuanto lo advertimos o nos lo decís, con el mismo medio de pago. La devolución aparece en tu resumen según los tiempos de tu banco.",
      ],
    ],
  },
  billing: {
    version: "2026-11-22",
    title: "Cobros y comprobantes",
    sections: (offer) => [
      [
        "Cuánto y cuándo",
        `${priceOf(offer)} El primer cobro es al contratar y los siguientes al empezar cada período.`,
      ],
      [
        "Quién cobra",
        "Los pagos los procesa Stripe. Los datos de tu tarjeta los recibe Stripe y no pasan por Foja: de ellos guardamos la marca, los últimos cuatro números y el vencimiento, para mostrártelos.",
      ],
      [
        "Si un cobro falla",
        [
          "Tu plan sigue igual mientras se reintenta el cobro.",
          "Te avisamos por mail en cada intento, con el camino para cambiar la tarjeta.",
          "Si ninguno sale, la suscripción termina y pasás al plan gratuito. No perdés nada de lo que cargaste.",
        ],
      ],
      [
        "Comprobantes",
        "Cada pago tiene su comprobante en Cuenta → Plan y seguridad. Son comprobantes de Stripe; si necesitás factura electrónica, escribinos a soporte@foja.ar con tu CUIT y tu condición ante el IVA.",
      ],
    ],
  },
};
