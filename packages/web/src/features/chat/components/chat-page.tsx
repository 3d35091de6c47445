import { useQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState, Unread } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { chatList } from "~/lib/chats/list";
import { cn } from "~/lib/cn";
import { paths } from "~/lib/paths";
import { useOnline } from "~/lib/realtime/presence";
import { useMay } from "~/lib/session/may";
import { useSession } from "~/lib/session/session";
import { ConversationList } from "./conversation-list";
import { Talk } from "./talk";

/** The chat between the people of the practice. */
export default function ChatPage() {
  const { user } = useSession();
  return (
    <>
      <PageHeader title="Mensajes" />
      {user && <Desk me={user._id} />}
    </>
  );
}

function Desk({ me }: { me: string }) {
  const [query] = useSearchParams();
  const open = query.get("con") ?? undefined;
  const { data, error, refetch } = useQuery(chatList());
  const online = useOnline();
  const isAlone = data && data.users.length + data.conversations.length === 0;
  if (isAlone && !open) return <Alone />;
  return (
    <div className="flex h-[calc(100dvh-13rem)] min-h-96 overflow-hidden rounded-md border bg-sheet max-md:h-[calc(100dvh-15rem)]">
      <div
        className={cn("flex w-full flex-col md:w-72 md:border-e lg:w-80", open && "max-md:hidden")}
      >
        {data ? (
          <ConversationList {...data} open={open} me={me} online={online} />
        ) : (
          <Unread error={error} onRetry={refetch} label="Cargando las conversaciones" />
        )}
      </div>
      {open ? (
        <Talk key={open} id={open} me={me} online={online} />
      ) : (
        <EmptyState icon={<MessagesSquare />} className="flex-1 justify-center max-md:hidden">
          Elegí con quién hablar, o de qué causa.
        </EmptyState>
      )}
    </div>
  );
}

function Alone() {
  const govern = useMay("govern");
  return (
    <div className="rounded-md border bg-sheet">
      <EmptyState
        icon={<MessagesSquare />}
        action={govern && <ButtonLink to={paths.account("role")}>Invitar a alguien</ButtonLink>}
      >
        Acá se hablan las personas del estudio: de a dos, en grupos o sobre cada causa. Por ahora
        estás solo vos.
      </EmptyState>
    </div>
  );
}
