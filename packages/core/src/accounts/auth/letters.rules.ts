import { compose, oneLine } from "../../kernel/mails/frame.rules";

/** The letter with the code that opens a new account. */
export function verificationLetter({
  name,
  code,
  url,
}: {
  name: string;
  code: string;
  url: string;
}) {
  return compose({
    subject: `${code} es tu código de Foja`,
    paragraphs: [
      `Hola, ${oneLine(name)}.`,
      "Para terminar de abrir tu cuenta escribí este código. Vale por 10 minutos.",
    ],
    code,
    link: { label: "Escribir el código", url },
    closing: "Si no abriste una cuenta en Foja, no hace falta que hagas nada.",
  });
}

/** The letter with the code that allows a new password. */
export function resetLetter({ name, code, url }: { name: string; code: string; url: string }) {
  return compose({
    subject: `${code} es tu código para cambiar la contraseña`,
    paragraphs: [
      `Hola, ${oneLine(name)}.`,
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
