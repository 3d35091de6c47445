import { compose, oneLine } from "../../kernel/letter-frame.rules";
import type { FactorNews } from "../factors/factors.rules";

/**
 * The letter with the code that opens a new account. It repeats nothing typed at the registration,
 * which may be a stranger's; the code is not in the subject, which appears in logs.
 */
export function verificationLetter({ code, url }: { code: string; url: string }) {
  return compose({
    subject: "Tu código para entrar a Foja",
    paragraphs: ["Para terminar de abrir tu cuenta escribí este código. Vale por 10 minutos."],
    code,
    link: { label: "Escribir el código", url },
    closing: "Si no abriste una cuenta en Foja, no escribas el código en ningún lado.",
  });
}

/** The letter with the code that allows a new password. */
export function resetLetter({ code, url }: { code: string; url: string }) {
  return compose({
    subject: "Tu código para cambiar la contraseña de Foja",
    paragraphs: [
      "Pediste una contraseña nueva. Escribí este código para elegirla. Vale por 10 minutos.",
    ],
    code,
    link: { label: "Elegir la contraseña", url },
    closing: "Si no la pediste, tu contraseña sigue siendo la misma y podés ignorar este mensaje.",
  });
}

/** What somebody did in an account: whose it is, where from, when (a Spanish date and hour), and what to open. */
type Seen = { name: string; device: string; address: string; when: string; url: string };

const momentOf = ({ when, device, address }: Seen): string =>
  `el ${when} desde ${oneLine(device)} (dirección ${address})`;

const NOTHING_TO_DO = "Si fuiste vos, no hace falta que hagas nada.";

/** The letter with the code that proves the address to which an account changes. */
export function newEmailLetter({ code, url }: { code: string; url: string }) {
  return compose({
    subject: "Tu código para usar este e-mail en Foja",
    paragraphs: [
      "Pediste que tu cuenta de Foja use esta dirección. Escribí este código donde lo pediste. Vale por 10 minutos.",
    ],
    code,
    link: { label: "Escribir el código", url },
    closing: "Si no lo pediste, no escribas el código en ningún lado: así no cambia nada.",
  });
}

/** The notice to the address that an account had, from which it can be given back. */
export function formerEmailLetter(seen: Seen) {
  return compose({
    subject: "Cambió el e-mail de tu cuenta de Foja",
    paragraphs: [
      `Hola, ${oneLine(seen.name)}.`,
      "Tu cuenta usa desde ahora otra dirección: esta ya no sirve para entrar.",
      `Fue ${momentOf(seen)}.`,
      NOTHING_TO_DO,
    ],
    link: { label: "No fui yo: deshacer el cambio", url: seen.url },
    closing:
      "El enlace sirve durante siete días: devuelve la cuenta a esta dirección, cierra todas sus sesiones y te pide una contraseña nueva.",
  });
}

/** The notice of a sign-in from a device never seen before. */
export function newSignInLetter(seen: Seen) {
  return compose({
    subject: "Nuevo ingreso a tu cuenta de Foja",
    paragraphs: [
      `Hola, ${oneLine(seen.name)}.`,
      `Entraron a tu cuenta ${momentOf(seen)}.`,
      NOTHING_TO_DO,
    ],
    link: { label: "Revisar mis sesiones", url: seen.url },
    closing: "Si no fuiste vos, cerrá esa sesión y cambiá tu contraseña cuanto antes.",
  });
}

/** The notice that a second factor was added or removed, or a recovery code used. */
export function factorLetter(notice: Seen & { news: FactorNews }) {
  const { subject, sentence } = factorWords(notice.news);
  return compose({
    subject,
    paragraphs: [
      `Hola, ${oneLine(notice.name)}.`,
      sentence,
      `Fue ${momentOf(notice)}.`,
      NOTHING_TO_DO,
    ],
    link: { label: "Revisar la seguridad de mi cuenta", url: notice.url },
    closing:
      "Si no fuiste vos, cambiá tu contraseña, cerrá las demás sesiones y escribinos a soporte cuanto antes.",
  });
}

function factorWords(news: FactorNews): { subject: string; sentence: string } {
  switch (news.what) {
    case "totpAdded":
      return {
        subject: "Activaste una aplicación de códigos en Foja",
        sentence: "Tu cuenta pide desde ahora un código de tu aplicación al ingresar.",
      };
    case "totpRemoved":
      return {
        subject: "Quitaste la aplicación de códigos de Foja",
        sentence: "Tu cuenta ya no pide códigos de la aplicación.",
      };
    case "codesRenewed":
      return {
        subject: "Hiciste códigos de recuperación nuevos en Foja",
        sentence: "Los códigos de recuperación que tenías ya no sirven: valen solo los nuevos.",
      };
    case "passkeyAdded":
      return {
        subject: "Agregaste una llave de acceso en Foja",
        sentence: `Con la llave «${oneLine(news.name)}» se puede entrar a tu cuenta.`,
      };
    case "keyMade":
      return {
        subject: "Creaste una clave para un programa en Foja",
        sentence: `Con la clave «${oneLine(news.name)}» un programa entra a tu estudio. Podés revocarla en tu perfil.`,
      };
    case "passkeyRemoved":
      return {
        subject: "Quitaste una llave de acceso de Foja",
        sentence: `La llave «${oneLine(news.name)}» ya no entra a tu cuenta.`,
      };
    case "recoveryUsed":
      return {
        subject: "Se usó un código de recuperación en Foja",
        sentence:
          news.left === 0
            ? "Era el último: hacé códigos nuevos en la seguridad de tu cuenta."
            : `Te ${news.left === 1 ? "queda 1" : `quedan ${news.left}`}. Cada código sirve una sola vez.`,
      };
  }
}
