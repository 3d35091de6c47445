import { useQuery } from "@tanstack/react-query";
import { Button } from "~/components/ui/button";
import { getGoogle } from "../api/google";

/** What the link with Google wants of the person; nothing while all is well. */
export function GoogleBanner({ userId, onOpen }: { userId: string; onOpen: () => void }) {
  const { data } = useQuery(getGoogle(userId));
  if (data?.state !== "revoked" && data?.state !== "paused") return null;
  const words =
    data.state === "revoked"
      ? "Reconectá tu calendario: Google dejó de reconocer el permiso. No se eliminó nada."
      : "La sincronización con Google está en pausa: falta que decidas sobre muchas eliminaciones.";
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 border-warn border-s-2 bg-wash p-3"
    >
      <p>{words}</p>
      <Button onClick={onOpen}>{data.state === "revoked" ? "Reconectar" : "Decidir"}</Button>
    </div>
  );
}
