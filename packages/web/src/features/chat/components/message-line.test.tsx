// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { calls, hides, sees, shows, until } from "~/testing/press";
import { me, message } from "~/testing/samples/chat";
import { clear, show } from "~/testing/stage";
import { outbox } from "../hooks/outbox";
import { MessageLine } from "./message-line";
import { MessageList } from "./message-list";
import { WaitingLine } from "./waiting-line";

afterEach(clear);

const actions = () => ({
  edit: vi.fn(async () => {}),
  remove: vi.fn(async () => {}),
  toTask: vi.fn(async () => {}),
});

const showLine = () => {
  const acts = actions();
  const line = { chat: message, author: "Eva", hasHead: true, isOwn: true, names: [], acts };
  const answers = {
    "GET /api/chat/cnv_1/messages/1/files/fil_1": { success: true, url: "https://s3/cédula" },
  };
  return { acts, ...show(<MessageLine {...line} />, { answers }) };
};

it("makes a task of a message", async () => {
  const { press, acts } = showLine();
  await press("Convertir en tarea (T)", calls(acts.toTask, message));
});

it("deletes a message", async () => {
  const { press, acts } = showLine();
  await press("Eliminar (Supr)", calls(acts.remove, message));
});

it("edits a message in its place", async () => {
  const { press, type, acts } = showLine();
  await press("Editar (E)", shows("Guardar"));
  await press("Cancelar", hides("Guardar"));
  await press("Editar (E)", shows("Guardar"));
  await type("Texto del mensaje", "Pedirlo mañana");
  await press("Guardar", calls(acts.edit, message, "Pedirlo mañana"));
});

it("answers a client on their page, who does not read the talk", async () => {
  const client = { contactId: "con_1", name: "Rosa Pérez" };
  const chat = { ...message, from: "con_1", client, conversationId: "fol_1" };
  const { press, type, asks } = show(
    <MessageList
      {...{ chats: [chat], waiting: [], readUntil: 1, me, nameOf: () => "", names: [] }}
      {...{ acts: actions(), hasMore: false, isReadingMore: false, onMore: vi.fn() }}
    />,
  );
  await sees("Rosa Pérez (cliente)");
  await press("Contestarle", shows("Lo que va a leer el cliente"));
  await type("Lo que va a leer el cliente", "Sí, el martes a las 10.");
  const said = { folderId: "fol_1", text: "Sí, el martes a las 10." };
  await press("Enviar", asks("POST /api/notices", said));
});

it("downloads a file of a message", async () => {
  const { press } = showLine();
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  await press(/cédula.pdf/, () => expect(assign).toHaveBeenCalledWith("https://s3/cédula"));
  assign.mockRestore();
});

it("reads earlier messages", async () => {
  const onMore = vi.fn();
  const list = { chats: [message], waiting: [], readUntil: 1, me, nameOf: () => "Eva", names: [] };
  const more = { acts: actions(), hasMore: true, isReadingMore: false, onMore };
  const { press } = show(<MessageList {...list} {...more} />);
  await press("Ver anteriores", calls(onMore));
});

const unsent = (key: string) => ({
  ...{ key, to: "cnv_1", text: "Hola", folderId: null, mentions: [], refused: "Muy largo." },
  at: new Date().toISOString(),
});

it("sends a refused message again", async () => {
  const one = unsent("key-1");
  const { press, asks } = show(<WaitingLine one={one} />, {
    answers: { "POST /api/chat/insert": { success: true, chat: message } },
  });
  outbox().add(one);
  await press("Enviar de nuevo", asks("POST /api/chat/insert", { to: "cnv_1", text: "Hola" }));
  await until(() => expect(outbox().waiting.get().list).toEqual([]));
});

it("discards a refused message", async () => {
  const one = unsent("key-2");
  const { press } = show(<WaitingLine one={one} />);
  outbox().add(one);
  await press("Descartar", () => expect(outbox().waiting.get().list).toEqual([]));
});
