import { Dialog } from "../ui/dialog";
import { HistoryEntries, type HistoryProps } from "./history-block";

type DialogProps = HistoryProps & { about: string; onClose: () => void };

/** The history of a record that has no page of its own. */
export const HistoryDialog = ({ about, onClose, ...of }: DialogProps) => (
  <Dialog open onOpenChange={onClose} title="Historial" description={about}>
    <HistoryEntries {...of} />
  </Dialog>
);
