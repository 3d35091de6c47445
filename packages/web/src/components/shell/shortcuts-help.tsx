import { ShortcutsTable } from "~/components/shortcuts-table";
import { Dialog } from "~/components/ui/dialog";

/** Every shortcut, over the page that is open. */
export default function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Atajos del teclado"
      description="No actúan mientras escribís. Se pueden apagar en las preferencias."
    >
      <section
        aria-label="Teclas"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing else here takes the focus, and on a telephone it scrolls.
        tabIndex={0}
        className="grid gap-x-10 gap-y-6 sm:grid-cols-2"
      >
        <ShortcutsTable />
      </section>
    </Dialog>
  );
}
