// @vitest-environment happy-dom
import { afterEach, it, vi } from "vitest";
import { calls, shows } from "~/testing/press";
import { conversation, me, message } from "~/testing/samples/chat";
import { clear, show } from "~/testing/stage";
import ChatPage from "./chat-page";
import { ConversationList } from "./conversation-list";
import { GroupDialog } from "./group-dialog";
import { SearchIn } from "./search-in";
import { Talk } from "./talk";

afterEach(clear);

const FILTER = "POST /api/chat/filter";
const nobody = new Set<string>();
const talk = { success: true, conversation, chats: [message], people: [] };
const showTalk = (found: object) =>
  show(<Talk id="cnv_1" me={me} online={nobody} />, { answers: { [FILTER]: found } });

it("reads the conversations again after a failure", async () => {
  const { press, asks } = show(<ChatPage />);
  await press("Intentar de nuevo", asks("GET /api/chat/users"));
});

it("reads a conversation again after a failure", async () => {
  const { press, asks } = showTalk([403, { success: false, message: "No podés verla." }]);
  await press("Intentar de nuevo", asks(FILTER, { user: "cnv_1" }));
});

it("opens the people of a group", async () => {
  const { press } = showTalk(talk);
  await press("Personas y nombre del grupo", shows("Salir del grupo"));
});

it("opens the search of a conversation", async () => {
  const { press } = showTalk(talk);
  await press("Buscar en la conversación", shows("Cerrar"));
});

it("closes the search of a conversation", async () => {
  const onClose = vi.fn();
  const { press } = show(<SearchIn id="cnv_1" nameOf={() => ""} onClose={onClose} />);
  await press("Cerrar", calls(onClose));
});

it("begins a group", async () => {
  const lists = { users: [], conversations: [conversation], open: undefined, online: nobody };
  const { press } = show(<ConversationList {...lists} me={me} />);
  await press("Nuevo grupo", shows("Crear grupo"));
});

it("leaves a group", async () => {
  const { press, asks } = show(<GroupDialog of={conversation} me={me} onClose={() => {}} />);
  await press("Salir del grupo", asks("PATCH /api/chat/conversations/cnv_1", { leave: true }));
});
