/** English messages of servers and the Spanish sentence shown for each. Compared in lower case. */
const KNOWN: Record<string, string> = {
  "no token provided": "No hay una sesión iniciada. Por favor, inicia sesión.",
  "invalid token": "Tu sesión no es válida. Por favor, inicia sesión nuevamente.",
  "token expired": "Tu sesión ha expirado. Por favor, inicia sesión nuevamente.",
  "session expired": "Tu sesión ha expirado. Por favor, inicia sesión nuevamente.",
  "invalid credentials": "Credenciales inválidas",
  "user not found": "No se encontró el usuario.",
  "wrong password": "La contraseña no es correcta.",
  "incorrect password": "La contraseña no es correcta.",
  "email not verified": "Falta verificar tu e-mail.",
  "no active subscription": "No tenés una suscripción activa.",
  "payment failed": "El pago no pudo realizarse.",
  "card declined": "La tarjeta fue rechazada.",
  "insufficient funds": "La tarjeta no tiene fondos suficientes.",
  "folder limit reached": "Llegaste al límite de causas de tu plan.",
  "contact limit reached": "Llegaste al límite de contactos de tu plan.",
  "storage limit reached": "Llegaste al límite de almacenamiento de tu plan.",
  "rate limit exceeded": "Hiciste demasiados pedidos. Esperá un momento e intentá de nuevo.",
  "too many requests": "Hiciste demasiados pedidos. Esperá un momento e intentá de nuevo.",
  "email already exists": "Ya existe una cuenta con ese e-mail.",
  "invalid email format": "Debe ser un e-mail válido",
  "weak password": "La contraseña es demasiado débil: usá 8 caracteres o más.",
  "missing required field": "Falta completar un dato obligatorio.",
  "duplicate entry": "Ese dato ya existe.",
  "file too large": "El archivo es demasiado grande.",
  "invalid file type": "Ese tipo de archivo no se admite.",
  "permission denied": "No tenés permiso para realizar esta acción.",
  "admin access required": "Esta acción es solo para administradores.",
  "invalid role": "El rol no es válido.",
};

/** Sentences for other texts, by English words in them; the first match wins. */
const ABOUT: [RegExp, string][] = [
  [/\btoken\b/, "Tu sesión no es válida. Por favor, inicia sesión nuevamente."],
  [/\bunauthorized\b/, "No autorizado. Por favor, inicia sesión nuevamente."],
  [/\bpayment\b/, "Hubo un problema con el pago."],
  [/\blimit\b/, "Llegaste a un límite de tu plan."],
  [/\bnetwork\b/, "Error de conexión. Por favor, verifica tu internet."],
  [/\bserver\b/, "Error del servidor. Por favor, intenta más tarde."],
  [/\bnot found\b/, "No se encontró lo que buscás."],
  [/\bduplicate\b/, "Ese dato ya existe."],
  [/\binvalid\b/, "Hay datos que no son válidos."],
  [/\bpermission\b/, "No tenés permiso para realizar esta acción."],
  [/\bexpired\b/, "Venció. Por favor, intenta nuevamente."],
  [/\bfailed\b/, "No se pudo completar la operación."],
];

/** The Spanish sentence for a known server text, otherwise undefined. */
export function translateKnown(text: string): string | undefined {
  const plain = text.toLowerCase().replace(/[.!]+$/, "");
  return KNOWN[plain] ?? ABOUT.find(([pattern]) => pattern.test(plain))?.[1];
}
