import { Sessions } from "@foja/core/accounts/sessions";
import { commit } from "@foja/core/kernel/dynamo";
import { withPasskey } from "@foja/harness/factors";
import { letIn } from "@foja/harness/members";
import { asEva } from "../people";
import { closed, dialog, seen, type Walk } from "./walk";

const EVA = "Eva Ríos";

const team: Walk = {
  prepare: async (world) => {
    const as = await world.tenant({ plan: "standard" });
    const eva = await letIn(as, await asEva(await world.tenant()), "asistente");
    await eva.call("POST", "/api/chat/insert", {
      body: { to: as.userId, text: "Llegó la cédula de Ruiz. ¿La contestás vos?" },
    });
    await withPasskey(as);
    await as.as(() => commit(Sessions.prove()));
    await world.foja().settle();
    return { as };
  },
  at: "/dashboard/default",
  does: [
    async (by) => {
      await by.press("Cuenta");
      await by.press("Equipo y rol");
      await by.fill("E-mail", "colega@ejemplo.com.ar");
    },
    async (by) => {
      await by.choose("Rol", "Abogado o abogada");
      await by.press("Invitar");
      await seen(by, /^Abogado o abogada, vence el/);
      await by.picture(
        "personas",
        by.page
          .locator("section")
          .filter({ has: by.page.getByRole("heading", { name: "Personas del estudio" }) }),
      );
    },
    async (by) => {
      await by.press("Causas");
      await by.press("Nueva causa");
      await dialog(by).getByLabel("Carátula").fill("Ruiz, Elena c/ La Estrella S.A. s/ despido");
      await by.choose("Responsable", EVA);
    },
    async (by) => {
      await by.choose("Quién la ve", "Solo yo y quien responde");
      await by.picture("causa-reservada", dialog(by));
      await by.press("Crear causa");
      await closed(by);
      await seen(by, "Reservada");
    },
    async (by) => {
      await by.press("Quién la ve");
      await by.press("Guardar");
      await closed(by);
    },
    async (by) => {
      await by.press("Mensajes");
      await by.see("Nuevo grupo");
      await by.page.getByRole("navigation", { name: "Conversaciones" }).getByText(EVA).click();
      await by.fill("Mensaje", "Sí, la contesto el jueves.");
      await by.press("Enviar");
      await by.page.getByRole("log").getByText("Sí, la contesto el jueves.").waitFor();
      await by.picture("mensajes");
    },
    async (by) => {
      await by.press("Cuenta");
      await by.press("Equipo y rol");
      await by.see("Sin segundo factor");
      await by.press("Pedírselo a todas las personas del estudio");
      await seen(by, "Desde ahora el estudio pide el segundo factor.");
    },
    async (by) => {
      await by.press("Ver tu actividad");
      await by.choose("De quién es la actividad", EVA);
      await seen(by, `Actividad de ${EVA}`);
    },
    async (by) => {
      await by.press("Cuenta");
      await by.press("Equipo y rol");
      await by.page.getByRole("button", { name: `Quitar a ${EVA} del estudio` }).click();
      await by.see("¿A quién pasan sus causas y tareas pendientes?");
      await by.press("Quitar");
      await seen(by, "Esa persona ya no es parte del estudio.");
    },
  ],
  after: async (by) => {
    await by.see("Nombre del estudio");
    await by.see("Tus estudios");
  },
};

export const TEAM_WALKS = { equipo: team } as const;
