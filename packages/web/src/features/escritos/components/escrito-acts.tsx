import type { Escrito, EscritoStatus } from "@foja/core/practice/escritos/escrito.schema";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Menu, MenuItem } from "~/components/ui/menu";
import { MoreIcon } from "~/components/ui/more-icon";
import { messageOf } from "~/lib/api/messages";
import { removeRecord } from "~/lib/kinds/api";
import { notify } from "~/lib/notify";
import { usePeople } from "~/lib/people/people";
import { FiledDialog } from "./filed-dialog";
import { VersionsDialog } from "./versions-dialog";

type EscritoActsProps = {
  escrito: Escrito;
  /** Saves what is unsaved. */
  before: () => Promise<void>;
  /** Changes the state. Returns whether it was. */
  onMove: (status: EscritoStatus, given?: object) => Promise<boolean>;
  /** An earlier text is the present one again. */
  onBack: (escrito: Escrito) => void;
  onRemoved: () => void;
};

/** What can be done with a writ: its next state, its earlier texts, its deletion. */
export function EscritoActs({ escrito, before, onMove, onBack, onRemoved }: EscritoActsProps) {
  const [open, setOpen] = useState<"filed" | "versions">();
  const { _id, title, status } = escrito;
  const remove = async () => {
    try {
      await before();
      await removeRecord("escrito", _id);
      notify.success("Escrito eliminado. Podés deshacerlo durante 30 días.");
      onRemoved();
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  return (
    <>
      {status === "borrador" && <Review onMove={onMove} />}
      {status !== "listo" && (
        <Button variant="primary" onClick={() => void onMove("listo")}>
          Marcar listo
        </Button>
      )}
      {status === "listo" && (
        <>
          <Button onClick={() => void onMove("borrador")}>Volver a borrador</Button>
          <Button variant="primary" onClick={() => setOpen("filed")}>
            Presentado
          </Button>
        </>
      )}
      <Menu
        label={`Más acciones de ${title}`}
        trigger={
          <IconButton label={`Más acciones de ${title}`}>
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setOpen("versions")}>Versiones anteriores</MenuItem>
        <MenuItem danger onSelect={() => void remove()}>
          Eliminar
        </MenuItem>
      </Menu>
      {open === "filed" && (
        <FiledDialog escrito={escrito} onFile={onMove} onClose={() => setOpen(undefined)} />
      )}
      {open === "versions" && (
        <VersionsDialog escrito={escrito} onBack={onBack} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

/** Asks for a review: of somebody, where the practice has several people. */
function Review({ onMove }: Pick<EscritoActsProps, "onMove">) {
  const { people, hasTeam } = usePeople();
  if (!hasTeam) {
    return <Button onClick={() => void onMove("revision")}>Pasar a revisión</Button>;
  }
  return (
    <Menu label="Quién lo revisa" trigger={<Button>Pasar a revisión</Button>}>
      {people.map(({ _id, name }) => (
        <MenuItem key={_id} onSelect={() => void onMove("revision", { reviewerId: _id })}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
