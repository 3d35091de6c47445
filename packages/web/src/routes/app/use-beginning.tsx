import { lazy, type ReactNode, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { dropDraft } from "~/lib/forms/draft";
import { paths } from "~/lib/paths";
import type { Understood } from "~/lib/quick-entry/understand";
import { retryLoading } from "~/lib/retry-loading";
import { DRAFTS } from "./said-drafts";
import type { SaidForm as Said } from "./said-form";

const SaidForm = lazy(() => retryLoading(() => import("./said-form")));

/** Opens the filled-in form of what was understood in a line; `form` is the open form, if any. */
export function useBeginning(): { begin: (understood: Understood) => void; form: ReactNode } {
  const [said, setSaid] = useState<Said>();
  const navigate = useNavigate();
  const begin = (understood: Understood) => {
    if (understood.kind === "deadline") return void navigate(deadlineDesk(understood));
    dropDraft({ kind: DRAFTS[understood.kind], id: null });
    setSaid(understood);
  };
  const form = (
    <Suspense>{said && <SaidForm said={said} onClose={() => setSaid(undefined)} />}</Suspense>
  );
  return { begin, form };
}

const deadlineDesk = ({ title, folder, day, length }: Extract<Understood, { kind: "deadline" }>) =>
  paths.calculators.tool("plazos", {
    folder: folder?._id,
    fecha: day,
    plazo: length,
    titulo: title,
  });
