import { compose, oneLine, type Words } from "../../kernel/letter-frame.rules";

type About = { name: string; day: string; url: string };

/** The mail on a requested erasure; with `byAdministration`, requested in the person's name. */
export const askedLetter = ({ name, day, url }: About, byAdministration: boolean): Words =>
  compose({
    subject: "Tu cuenta de Foja se va a borrar",
    paragraphs: [
      `Hola, ${oneLine(name)}.`,
      byAdministration
        ? `La administración de Foja registró tu pedido de borrar tu cuenta. Se borra el ${day}, con todo lo que hay en ella.`
        : `Pediste borrar tu cuenta de Foja. Se borra el ${day}, con todo lo que hay en ella.`,
      "Hasta ese momento la cuenta sigue funcionando: podés descargar tus datos o deshacer el pedido. Después no hay manera de volver atrás.",
    ],
    link: { label: "Descargar mis datos o deshacer el pedido", url },
    closing:
      "Si no lo pediste, entrá ahora, deshacé el pedido y cambiá la contraseña. También podés escribirnos a soporte@foja.ar.",
  });

/** The mail on a cancelled erasure. */
export const undoneLetter = (name: string): Words =>
  compose({
    subject: "Tu cuenta de Foja no se borra",
    paragraphs: [
      `Hola, ${oneLine(name)}.`,
      "El pedido de borrar tu cuenta quedó sin efecto. Todo sigue como estaba.",
    ],
  });

/** The last mail to an account, sent right before its address is deleted. */
export const doneLetter = (name: string, number: string): Words =>
  compose({
    subject: "Borramos tu cuenta de Foja",
    paragraphs: [
      `Hola, ${oneLine(name)}.`,
      "Borramos tu cuenta y todo lo que había en ella: causas, contactos, agenda, archivos y lo demás. Las copias de seguridad se van solas dentro de los 35 días.",
      "Solo quedan, si las hubo, las facturas autorizadas por ARCA, que la ley 11.683 (artículo 33) manda conservar diez años, y la constancia de que la cuenta se borró, sin ningún dato tuyo.",
      `El número de esa constancia es ${number}. También olvidamos esta dirección: no vas a recibir más correos nuestros.`,
    ],
  });
