import type { Escrito } from "@foja/core/practice/escritos/escrito.schema";
import { Download } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Menu, MenuItem } from "~/components/ui/menu";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { downloadPaper } from "../api/escritos";

type DownloadsProps = {
  escrito: Pick<Escrito, "_id" | "title">;
  /** Saves what is unsaved before it is downloaded. */
  before?: () => Promise<void>;
};

/** Downloads a writ as DOCX or as PDF. */
export function Downloads({ escrito: { _id, title }, before }: DownloadsProps) {
  const get = async (as: "pdf" | "docx") => {
    try {
      await before?.();
      await downloadPaper(_id, title, as);
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  const trigger = (
    <Button>
      <Download aria-hidden />
      Descargar
    </Button>
  );
  return (
    <Menu label="Descargar" trigger={trigger}>
      <MenuItem onSelect={() => void get("docx")}>Descargar DOCX</MenuItem>
      <MenuItem onSelect={() => void get("pdf")}>Descargar PDF</MenuItem>
    </Menu>
  );
}
