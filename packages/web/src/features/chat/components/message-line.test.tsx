// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { calls, hides, shows, until } from "~/testing/press";
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
