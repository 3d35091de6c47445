import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Heading1,
  Heading2,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  Redo2,
  Underline,
  Undo2,
} from "lucide-react";
import { IconButton } from "~/components/ui/icon-button";
import { cn } from "~/lib/cn";

/** An act of the toolbar on the text that is chosen. */
export type Tool = {
  label: string;
  icon: LucideIcon;
  run: () => void;
  pressed?: boolean;
  disabled?: boolean;
};

/** The acts on a text, in groups. */
export function useTools(editor: Editor): Tool[][] {
  const on = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      bold: at.isActive("bold"),
      italic: at.isActive("italic"),
      underline: at.isActive("underline"),
      title: at.isActive("heading", { level: 1 }),
      section: at.isActive("heading", { level: 2 }),
      plain: at.isActive("paragraph"),
      bullets: at.isActive("bulletList"),
      numbers: at.isActive("orderedList"),
      left: at.isActive({ textAlign: "left" }),
      center: at.isActive({ textAlign: "center" }),
      right: at.isActive({ textAlign: "right" }),
      justify: at.isActive({ textAlign: "justify" }),
      undo: at.can().undo(),
      redo: at.can().redo(),
    }),
  });
  const go = () => editor.chain().focus();
  const align = (label: string, icon: LucideIcon, to: "left" | "center" | "right" | "justify") => ({
    ...{ label, icon, pressed: on[to] },
    run: () => void go().setTextAlign(to).run(),
  });
  return [
    [
      { label: "Negrita", icon: Bold, pressed: on.bold, run: () => void go().toggleBold().run() },
      {
        label: "Cursiva",
        icon: Italic,
        pressed: on.italic,
        run: () => void go().toggleItalic().run(),
      },
      {
        ...{ label: "Subrayado", icon: Underline, pressed: on.underline },
        run: () => void go().toggleUnderline().run(),
      },
    ],
    [
      {
        ...{ label: "Título", icon: Heading1, pressed: on.title },
        run: () => void go().toggleHeading({ level: 1 }).run(),
      },
      {
        ...{ label: "Sección numerada", icon: Heading2, pressed: on.section },
        run: () => void go().toggleHeading({ level: 2 }).run(),
      },
      {
        label: "Párrafo",
        icon: Pilcrow,
        pressed: on.plain,
        run: () => void go().setParagraph().run(),
      },
    ],
    [
      {
        label: "Lista",
        icon: List,
        pressed: on.bullets,
        run: () => void go().toggleBulletList().run(),
      },
      {
        ...{ label: "Lista numerada", icon: ListOrdered, pressed: on.numbers },
        run: () => void go().toggleOrderedList().run(),
      },
    ],
    [
      align("Alinear a la izquierda", AlignLeft, "left"),
      align("Centrar", AlignCenter, "center"),
      align("Alinear a la derecha", AlignRight, "right"),
      align("Justificar", AlignJustify, "justify"),
    ],
    [
      { label: "Deshacer", icon: Undo2, disabled: !on.undo, run: () => void go().undo().run() },
      { label: "Rehacer", icon: Redo2, disabled: !on.redo, run: () => void go().redo().run() },
    ],
  ];
}

/** The toolbar of the editor. */
export const Toolbar = ({ groups }: { groups: readonly Tool[][] }) => (
  <div
    role="toolbar"
    aria-label="Formato"
    className="sticky top-0 z-10 mb-3 flex flex-wrap items-center gap-x-2 rounded-md border bg-sheet px-1.5 py-1"
  >
    {groups.map((group) => (
      <span key={group[0]?.label} className="flex">
        {group.map(({ label, icon: Icon, run, pressed, disabled }) => (
          <IconButton
            key={label}
            label={label}
            aria-pressed={pressed}
            disabled={disabled}
            // The chosen text stays chosen.
            onMouseDown={(event) => event.preventDefault()}
            onClick={run}
            className={cn(pressed && "bg-accent-wash text-accent")}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
      </span>
    ))}
  </div>
);
