/** The keys of the local feeds. */
export const COURT_PJN_KEY = "local-clave-del-feed-del-pjn-de-esta-maquina";
export const COURT_MEV_KEY = "local-clave-del-feed-de-la-mev-de-esta-maquina";
