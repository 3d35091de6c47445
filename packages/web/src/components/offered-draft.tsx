import { Button } from "~/components/ui/button";

type OfferedProps = {
  /** The first thing that was written in it. */
  name: string;
  onRecover: () => void;
  onForget: () => void;
};

/** Offers what an earlier dialog left unsaved, above a form that begins without it. */
export const OfferedDraft = ({ name, onRecover, onForget }: OfferedProps) => (
  <div className="flex flex-wrap items-center gap-x-2 border-accent border-s-2 bg-wash py-1 ps-1.5 pe-1.5">
    <Button size="sm" variant="quiet" className="min-w-0 max-w-full" onClick={onRecover}>
      <span className="truncate">Recuperar {name}</span>
    </Button>
    <Button size="sm" variant="quiet" className="ms-auto" onClick={onForget}>
      Descartar
    </Button>
  </div>
);
