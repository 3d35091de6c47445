import { describe, it } from "vitest";
import { examineScreen, press, type Screen } from "./screens";
import { registerElsewhere } from "./steps";
import { seen } from "./visit";
import { openWorld } from "./world";

const world = openWorld();
const EMAIL = "email=julia.sosa%40ejemplo.com.ar";

const site: Screen[] = [
  { name: "landing", path: "/", shows: "Crear cuenta" },
  { name: "plans", path: "/plans", shows: "Estándar" },
  { name: "guides", path: "/guides", shows: "Guías" },
  { name: "guide", path: "/guides/contar-un-plazo", shows: "Seguir leyendo" },
  {
    name: "guides-found",
    path: "/guides",
    shows: "Para empezar",
    prepare: async (page) => {
      await page.getByLabel("Buscar en las guías").fill("factura");
      await page.getByText("Para empezar").waitFor({ state: "detached" });
    },
  },
  {
    name: "tool-deadline",
    path: "/herramientas/plazos?plazo=%2B10+d&fecha=2030-11-22",
    shows: "Viernes, 6 de diciembre de 2030",
  },
  { name: "tool-amount", path: "/herramientas/actualizacion", shows: "el valor de hoy" },
  { name: "withdrawal", path: "/arrepentimiento", shows: "Sin ingresar ni registrarte" },
  { name: "leaving", path: "/baja", shows: "Sin ingresar ni registrarte" },
  { name: "faq", path: "/faq", shows: "Preguntas frecuentes" },
  { name: "privacy", path: "/privacy-policy", shows: "rivacidad" },
  { name: "cookies", path: "/cookies-policy", shows: "ookies" },
  { name: "terms", path: "/terms", shows: "érminos" },
  { name: "unsubscribe", path: "/unsubscribe", shows: "Foja" },
  { name: "booking", path: "/booking", shows: "Cómo es" },
  {
    name: "booking-unknown",
    path: "/booking/estudio-que-no-existe",
    shows: "En esta dirección no se reservan turnos",
    expects: /404/,
  },
  { name: "manage-booking", path: "/manage-booking", shows: "Enlace de tu correo" },
  {
    name: "manage-booking-unknown",
    path: `/manage-booking/${"x".repeat(43)}`,
    shows: "Este enlace ya no abre un turno",
    expects: /404/,
  },
  { name: "not-found", path: "/no/existe", shows: "Esta foja no está en el expediente" },
];

const auth: Screen[] = [
  { name: "login", path: "/login", shows: "Continuar con Google" },
  {
    name: "login-refused",
    path: "/login",
    shows: "Continuar con Google",
    expects: /401/,
    prepare: async (page) => {
      await page.getByLabel("E-mail").fill("nadie@ejemplo.com.ar");
      await page.getByLabel("Contraseña", { exact: true }).fill("No-es-esta-1");
      await press("Ingresar")(page);
      await seen(page, "Credenciales inválidas");
    },
  },
  { name: "register", path: "/register", shows: "Abrí tu estudio en Foja" },
  {
    name: "register-incomplete",
    path: "/register",
    shows: "Abrí tu estudio en Foja",
    prepare: async (page) => {
      await press("Crear cuenta")(page);
      await seen(page, "Revisá estos datos:");
    },
  },
  { name: "forgot-password", path: "/forgot-password", shows: "¿Olvidaste tu contraseña?" },
  { name: "check-mail", path: `/check-mail?${EMAIL}`, shows: "Revisá tu correo" },
  { name: "reset", path: `/reset-password?${EMAIL}`, shows: "Elegí una contraseña nueva" },
  { name: "code", path: `/code-verification?${EMAIL}`, shows: "Verificá tu e-mail" },
  {
    name: "code-elsewhere",
    path: `/code-verification?${EMAIL}`,
    shows: "Verificá tu e-mail",
    prepare: async (page) => {
      const email = await registerElsewhere(world);
      await page.goto(`/code-verification?email=${encodeURIComponent(email)}`);
      await page.getByLabel("Código de 6 números").fill(await world.codeFor(email));
      await seen(page, "se empezó en otro navegador");
    },
  },
  { name: "google-return", path: "/auth/google", shows: "Ya casi está" },
  {
    name: "admin-checking",
    path: "/admin/users",
    shows: "Verificando permisos...",
    arrange: async (page) => {
      await page.addInitScript(() => localStorage.setItem("foja.token", "x"));
      await page.route("**/api/auth/me", () => {});
    },
  },
];

const GOOGLE = new URLSearchParams({
  client_id: "local.apps.googleusercontent.com",
  response_type: "id_token",
  nonce: "n",
  redirect_uri: "https://elsewhere.example/",
});

const local: Screen[] = [
  { name: "local", path: "/_local/", lang: "en", shows: "Mails" },
  {
    name: "local-letter",
    path: "/_local/",
    lang: "en",
    shows: "Mails",
    prepare: async (page) => {
      const { email, call } = await world.tenant();
      await call("POST", "/api/auth/reset-request", { body: { email } });
      await world.codeFor(email);
      await page.reload();
      await page.getByRole("table").first().getByRole("link").first().click();
      await page.getByRole("link", { name: "Back" }).waitFor();
    },
  },
  {
    name: "local-google",
    path: `/_local/google/o/oauth2/v2/auth?${GOOGLE}`,
    shows: "No se puede entrar",
    expects: /400/,
  },
];

describe.each([...site, ...auth, ...local])("$name", (screen) => {
  it("is for everybody at every width, in both modes", () => examineScreen(world, screen));
});
