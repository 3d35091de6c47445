import { escapeHtml, htmlPage } from "../../support/html";

/** Google uses the language of the app that the person comes from. */
const SPANISH = "es-AR";

/** The problem of a request for consent, as a sentence to show; undefined when it is valid. */
export function problemOf(query: URLSearchParams, clientId: string, origins: string[]) {
  if (query.get("client_id") !== clientId) return "La aplicación que pide entrar no es esta Foja.";
  if (!isOwn(query.get("redirect_uri") ?? "", origins)) {
    return "La dirección a la que habría que volver no es de esta Foja.";
  }
  if (query.get("response_type") === "code") return problemOfCode(query);
  if (query.get("response_type") !== "id_token") return "Falta pedir un id_token.";
  return query.get("nonce") ? undefined : "Falta el nonce.";
}

function problemOfCode(query: URLSearchParams): string | undefined {
  if (!query.get("state")) return "Falta el state.";
  const hashed = query.get("code_challenge_method") === "S256" && query.get("code_challenge");
  return hashed ? undefined : "Falta el desafío de PKCE (S256).";
}

function isOwn(address: string, origins: string[]): boolean {
  return URL.canParse(address) && origins.includes(new URL(address).origin);
}

/** The address to return to, with the response in its fragment, which no server sees. */
export function returnTo(redirectUri: string, answer: Record<string, string>): string {
  const target = new URL(redirectUri);
  target.hash = new URLSearchParams(answer).toString();
  return target.href;
}

/** The page on which a person chooses who they are at "Google". */
export function consentPage(query: URLSearchParams): string {
  const hidden = [...query].map(([name, value]) => hiddenField(name, value)).join("");
  return htmlPage(
    "Entrar con Google (local)",
    `<h1>Entrar con Google</h1>
<p>Este es el Google de mentira de tu máquina: elegí quién sos. No hace falta contraseña.</p>
<form method="post">
${hidden}
<p><label for="email">E-mail</label>
<input id="email" name="email" type="email" required autocomplete="off" value="lucia.ferreyra@gmail.com"></p>
<p><label for="given_name">Nombre</label>
<input id="given_name" name="given_name" autocomplete="off" value="Lucía"></p>
<p><label for="family_name">Apellido</label>
<input id="family_name" name="family_name" autocomplete="off" value="Ferreyra"></p>
<p><label class="inline"><input type="checkbox" name="email_verified" value="true" checked>
Google verificó este e-mail</label></p>
<p><button name="decision" value="accept">Continuar</button>
<button name="decision" value="cancel" class="quiet" formnovalidate>Cancelar</button></p>
</form>`,
    SPANISH,
  );
}

/** The page on which a person grants access to their calendar; each scope can be left out. */
export function scopesPage(query: URLSearchParams): string {
  const hidden = [...query].map(([name, value]) => hiddenField(name, value)).join("");
  const scopes = (query.get("scope") ?? "").split(" ").filter(Boolean).map(scopeField).join("\n");
  return htmlPage(
    "Permisos de Google (local)",
    `<h1>Foja quiere acceder a tu cuenta de Google</h1>
<p>Este es el Google de mentira de tu máquina. Lo que cambies en su calendario se ve en
/_local/google/calendars/ seguido del e-mail.</p>
<form method="post">
${hidden}
<p><label for="email">E-mail</label>
<input id="email" name="email" type="email" required autocomplete="off" value="${escapeHtml(
      query.get("login_hint") ?? "lucia.ferreyra@gmail.com",
    )}"></p>
${scopes}
<p><button name="decision" value="accept">Continuar</button>
<button name="decision" value="cancel" class="quiet" formnovalidate>Cancelar</button></p>
</form>`,
    SPANISH,
  );
}

const SCOPE_WORDS: Record<string, string> = {
  "calendar.events.owned": "Ver y editar eventos de los calendarios que son tuyos",
  "calendar.freebusy": "Ver cuándo estás ocupado",
};

function scopeField(scope: string): string {
  const words = SCOPE_WORDS[scope.split("/").at(-1) ?? ""];
  if (!words) return hiddenField("granted", scope);
  return `<p><label class="inline"><input type="checkbox" name="granted" value="${escapeHtml(scope)}" checked>
${words}</label></p>`;
}

/** The page shown instead of sending the person to an address that is not this Foja's. */
export function refusalPage(problem: string): string {
  const title = "No se puede entrar";
  return htmlPage(title, `<h1>${title}</h1><p>${escapeHtml(problem)}</p>`, SPANISH);
}

function hiddenField(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}
