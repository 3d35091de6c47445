import { Causas } from "@foja/core/courts/causas";
import { Folders } from "@foja/core/practice/folders";
import { caratulaOf, publish, sync } from "./court";
import { closed, dialog, empty, seen, type Walk, withExamples } from "./walk";

const HOME = "/dashboard/default";

const firstCase: Walk = {
  prepare: withExamples,
  at: HOME,
  does: [
    async (by) => {
      await by.press("Causas");
      await by.press("Nueva causa");
    },
    async (by) => {
      await by.fill("Carátula", "Ruiz, Elena c/ La Estrella S.A. s/ despido");
      await by.fill("Cliente", "Ruiz, Elena");
      await by.page.getByRole("option", { name: /^Crear/ }).click();
      await by.picture("nueva-causa", dialog(by));
    },
    async (by) => {
      await by.press("Crear causa");
      await seen(by, "Apertura de la causa");
    },
    async (by) => {
      await by.press("Tarea");
      await dialog(by).getByLabel("Tarea", { exact: true }).fill("Pedir la historia clínica");
      await by.fill("Vencimiento", "+5 hábiles");
      await by.press("Crear tarea");
      await closed(by);
    },
    async (by) => {
      await by.press("Movimiento");
      await by.fill("Título", "Escrito de inicio");
      await by.press("Agregar a la causa");
      await closed(by);
      await seen(by, "Escrito de inicio");
      await by.page.evaluate(() => window.scrollTo(0, 0));
      await by.picture("pagina-de-la-causa");
    },
  ],
  after: (by) => by.see("Por venir"),
};

const LINKED = "CIV 110002/2024";

const linking: Walk = {
  prepare: async (world) => {
    await publish(world, LINKED, "Traslado de la demanda", "Córrase traslado.");
    const as = await world.tenant();
    const folderName = await caratulaOf(world, LINKED);
    const { _id } = await as.as(() => Folders.create({ folderName }));
    return { as, path: `/apps/folders/details/${_id}` };
  },
  at: HOME,
  does: [
    (by) => by.press("Vincular"),
    async (by) => {
      await by.fill("Número de expediente", LINKED);
      await by.press("Buscar en el tribunal");
    },
    async (by) => {
      await by.see("¿Es esta causa?");
      await by.picture("es-esta-causa", dialog(by));
    },
    async (by, world) => {
      await by.press("Sí, vincular");
      await seen(by, "Causa vinculada: sus movimientos están llegando");
      await world.foja().settle();
      await by.see("Al día");
    },
  ],
};

const PUBLISHED: [title: string, text: string][] = [
  ["Despacho", "Agréguese y téngase presente."],
  ["Traslado", "De la demanda, traslado por quince días. Notifíquese."],
];

const novedades: Walk = {
  prepare: async (world) => {
    const number = "CIV 123456/2024";
    const as = await world.tenant();
    await publish(world, number, "Demanda", "Por presentado, por parte.");
    await as.as(async () => {
      const facts = { folderName: "Pérez, Ana c/ Gómez S.A. s/ daños" };
      const { _id } = await Folders.create({ ...facts, folderParte: "demandado" });
      await Causas.link(_id, { system: "pjn", number, confirmed: true });
    });
    await sync(world);
    for (const [title, text] of PUBLISHED) await publish(world, number, title, text);
    await sync(world);
    return { as };
  },
  at: HOME,
  does: [
    async (by) => {
      await by.press("Causas");
      await by.press("Novedades");
      await seen(by, /^Vence el /);
      await by.picture("bandeja");
    },
    async (by) => {
      await by.press("Ajustar");
      await by.see("Título");
      await by.press("Cancelar");
      await closed(by);
    },
    async (by) => {
      await by.see("Agendar y redactar: Contesta demanda");
      await by.press("Agendar plazo");
      await seen(by, /^Agendado: vence el /);
    },
    async (by) => {
      await by.page.getByRole("link", { name: /^Despacho / }).click();
      await by.press("Sin acción");
      await seen(by, "Novedad sin acción");
    },
    async (by) => {
      await by.press("Resueltas");
      await by.page.getByRole("link", { name: /^Traslado / }).waitFor();
    },
  ],
};

/** In the format in which Excel saves it in Argentina. */
const PEOPLE =
  "Nombre;Apellido;DNI;Rol\r\nElena;Ruiz;22.333.444;Cliente\r\nMarcos;Sosa;;Perito\r\n";

const importing: Walk = {
  prepare: empty,
  at: HOME,
  does: [
    async (by) => {
      await by.press("Contactos");
      await by.press("Importar");
    },
    async (by) => {
      const file = { name: "contactos.csv", mimeType: "text/csv", buffer: Buffer.from(PEOPLE) };
      await by.page.locator("input[type=file]").setInputFiles(file);
      await seen(by, "2 filas. Decí qué es cada columna.");
      await by.picture("columnas", dialog(by));
    },
    (by) => by.press("Probar"),
    async (by) => {
      await by.press("Importar 2 contactos");
      await seen(by, "2 contactos importados");
    },
    async (by) => {
      await by.press("Deshacer la importación");
      await seen(by, "Se deshizo la importación.");
    },
  ],
};

const bringing: Walk = {
  prepare: empty,
  at: HOME,
  does: [
    async (by) => {
      await by.press("Causas");
      await by.press("Traer causas");
    },
    async (by, world) => {
      const numbers = ["CIV 101/2024", "CNT 102/2023"];
      const lines = numbers.map(async (number) => `${number} - ${await caratulaOf(world, number)}`);
      const odd = "Paz, Ana c/ Núñez, José s/ alimentos, 4322/2024, Juzgado Civil 4";
      await by.fill("Pegá o soltá tus causas", [...(await Promise.all(lines)), odd].join("\n"));
      await by.press("Leer lo que escribí");
      await seen(by, "Todavía no se guardó nada.");
      await by.picture("lista");
    },
    (by) => by.page.getByRole("button", { name: /^CIV: / }).click(),
    async (by) => {
      await by.see("¿A quién representás?");
      await by.page.getByRole("button", { name: "Al actor en las 3" }).click();
    },
    (by) => by.press("Traer 3 causas"),
    (by) => by.press("Vincular todas"),
    async (by) => {
      await by.press("Deshacer todo");
      await dialog(by).getByRole("button", { name: "Deshacer la importación" }).click();
      await seen(by, "Deshiciste esta importación.");
    },
  ],
};

export const CASE_WALKS = {
  "traer-mis-causas": bringing,
  "primera-causa": firstCase,
  "vincular-con-el-tribunal": linking,
  "atender-novedades": novedades,
  "importar-contactos": importing,
} as const;
