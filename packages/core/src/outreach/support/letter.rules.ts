import { compose, type Words } from "../../kernel/letter-frame.rules";
import { type Consultation, PRIORITY_NAMES } from "./consultation.schema";

const paragraphs = (text: string) => text.split(/\n{2,}/).map((one) => one.trim());

/** The mail to support: the whole consultation, and the page to handle it. */
export function deskLetter(kept: Consultation, url: string): Words {
  const { number, name, email, subject, priority, message, context, hasScreenshot } = kept;
  const facts = [
    `Consulta: ${subject}`,
    `Prioridad: ${PRIORITY_NAMES[priority]}`,
    `Escribe: ${name} (${email})`,
    ...(hasScreenshot ? ["Con una captura de pantalla"] : []),
  ];
  const technical = context
    ? [
        ["Pantalla", context.screen],
        ["Versión", context.version],
        ["Pedido", context.requestId],
        ["Navegador", context.browser],
      ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []))
    : [];
  return compose({
    subject: `[${number}] ${subject}: ${name}`,
    paragraphs: paragraphs(message),
    groups: [
      { title: `Consulta n.º ${number}`, lines: facts },
      ...(technical.length > 0 ? [{ title: "Datos técnicos", lines: technical }] : []),
    ],
    link: { label: "Abrir en Foja", url },
    closing: "Si respondés este mail, le llega a quien escribió, pero no queda registrado en Foja.",
  });
}

/** The receipt for the author. It repeats nothing of the text: anybody can enter any address. */
export const receiptLetter = ({ number, subject }: Consultation): Words =>
  compose({
    subject: `Recibimos tu consulta n.º ${number}`,
    paragraphs: [
      `Tu consulta quedó registrada con el número ${number} (${subject}).`,
      "Te respondemos a este correo dentro de las 24 horas.",
    ],
    closing: "Si no fuiste vos, ignorá este mail.",
  });

/** The mail to the author with support's answer. */
export const answerLetter = ({ number, subject }: Consultation, text: string): Words =>
  compose({
    subject: `Respuesta a tu consulta n.º ${number}`,
    paragraphs: paragraphs(text),
    closing: `Consulta n.º ${number} (${subject}). Podés responder este mail.`,
  });
