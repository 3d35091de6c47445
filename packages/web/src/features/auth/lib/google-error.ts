const SENTENCES = {
  closed: "Se cerró la ventana de Google antes de terminar",
  blocked: "El navegador no dejó abrir la ventana de Google. Permitila e intentá de nuevo.",
  expired: "La sesión de Google venció. Intentá de nuevo.",
  failed: "Error al iniciar sesión con Google",
} as const;

/** Why Google's window returned no credential. */
export class GoogleError extends Error {
  constructor(readonly reason: keyof typeof SENTENCES) {
    super(SENTENCES[reason]);
    this.name = "GoogleError";
  }
}
