/** What an administrator of Foja is called, and what that opens. */
export const ADMIN_WORDS = {
  name: "Administración de Foja",
  text: "Además de tu estudio, administrás el servicio.",
  can: [
    "Todo lo que puede quien es titular de un estudio.",
    "Entrar al área de administración, que se habilita por partes.",
  ],
};
