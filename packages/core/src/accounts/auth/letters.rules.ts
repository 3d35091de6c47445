import { compose, oneLine } from "../../kernel/mails/frame.rules";

/**
 * The letter with the code that opens a new account. It carries nothing that was typed at the
 * registration, which may be a stranger's; the code is not in the subject, which ends in logs.
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

/** The notice of a sign-in from a device never seen before; `when` is a Spanish date and hour. */
export function newSignInLetter(seen: {
  name: string;
  device: string;
  address: string;
  when: string;
  url: string;
}) {
  return compose({
    subject: "Nuevo ingreso a tu cuenta de Foja",
    paragraphs: [
      `Hola, ${oneLine(seen.name)}.`,
      `Entraron a tu cuenta el ${seen.when} desde ${oneLine(seen.device)} (dirección ${seen.address}).`,
      "Si fuiste vos, no hace falta que hagas nada.",
    ],
    link: { label: "Revisar mis sesiones", url: seen.url },
    closing: "Si no fuiste vos, cerrá esa sesión y cambiá tu contraseña cuanto antes.",
  });
}
