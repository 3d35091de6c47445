/** What a practice moves in for, each with a picture of the guide that shows how it is done. */
export const STRENGTHS = [
  {
    title: "La causa en una pantalla",
    text: "Qué sigue y cuándo vence, el teléfono del cliente, las partes y las fojas numeradas. Lo que borrás se recupera durante 30 días.",
    picture: "primera-causa-pagina-de-la-causa",
    alt: "La página de una causa, con sus fojas y lo que sigue.",
  },
  {
    title: "El tribunal te avisa, con la fecha",
    text: "Cada movimiento de PJN y MEV llega a Novedades con el plazo que abre, su norma y a quién le toca.",
    picture: "atender-novedades-bandeja",
    alt: "La bandeja de novedades, cada una con su plazo.",
  },
  {
    title: "Liquidaciones que se sostienen",
    text: "Laborales e intereses renglón por renglón: la tasa, su fuente y la norma, en pantalla y al pie del PDF.",
    picture: "liquidacion-laboral-resultado",
    alt: "El resultado de una liquidación laboral.",
  },
  {
    title: "La plata de cada causa, clara",
    text: "Honorarios y gastos por un lado, el dinero del cliente por otro. En pesos, dólares, UMA o JUS, con cuotas y facturas.",
    picture: "cuenta-de-una-causa-saldos",
    alt: "La cuenta de una causa, con sus dos saldos.",
  },
] as const;
