/** The name and abilities of an administrator of Foja. */
export const ADMIN_WORDS = {
  name: "Administración de Foja",
  text: "Además de tu estudio, administrás el servicio.",
  can: [
    "Todo lo que puede quien es titular de un estudio.",
    "Entrar al área de administración, que se habilita por partes.",
  ],
};
