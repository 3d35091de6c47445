import { compose, nameInLetter } from "../../kernel/letter-frame.rules";
import type { MemberRole } from "../../kernel/member.rules";

const AS: Record<MemberRole, string> = {
  titular: "titular",
  abogado: "abogado o abogada",
  asistente: "asistente",
  lectura: "lectura: todo se ve y nada se cambia",
};

/** The letter that invites to a practice; `until` is a Spanish day. */
export function invitationLetter(given: {
  practiceName: string;
  /** The name of the person who invites. */
  by: string;
  role: MemberRole;
  until: string;
  url: string;
}) {
  const [by, practice] = [nameInLetter(given.by), nameInLetter(given.practiceName)];
  const invites = `${by} te invita a trabajar en ${practice}`;
  return compose({
    subject: invites,
    paragraphs: [
      `${invites}. El estudio trabaja con Foja. Tu rol: ${AS[given.role]}.`,
      `La invitación vale hasta el ${given.until} y es solo para esta dirección.`,
    ],
    link: { label: "Sumarme al estudio", url: given.url },
    closing:
      "Si no esperabas esta invitación, podés ignorar este mensaje: nadie entra sin aceptarla.",
  });
}

/** The notice that somebody accepted an invitation. */
export function joinedLetter(given: {
  name: string;
  email: string;
  practiceName: string;
  url: string;
}) {
  const [name, practice] = [nameInLetter(given.name), nameInLetter(given.practiceName)];
  return compose({
    subject: `${name} ya es parte de tu estudio en Foja`,
    paragraphs: [`${name} (${given.email}) aceptó la invitación de ${practice}.`],
    link: { label: "Ver quiénes son parte del estudio", url: given.url },
    closing: "Si no la esperabas, podés quitarla desde ahí: pierde el acceso en el acto.",
  });
}
