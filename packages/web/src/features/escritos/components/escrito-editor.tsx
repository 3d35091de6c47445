import type { Content, Variable } from "@foja/core/practice/escrito-templates/content.schema";
import type { Escrito, EscritoStatus } from "@foja/core/practice/escritos/escrito.schema";
import { NodeSelection } from "@tiptap/pm/state";
import { EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Input } from "~/components/ui/input";
import { Link } from "~/components/ui/link";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { paths } from "~/lib/paths";
import { setStatus } from "../api/escritos";
import { useAutosave } from "../hooks/use-autosave";
import { dataIn, fillDatum, showDatum } from "../lib/data";
import { EXTENSIONS } from "../lib/extensions";
import { ConflictNote } from "./conflict-note";
import { Downloads } from "./downloads";
import { EscritoActs } from "./escrito-acts";
import "./escrito.css";
import { MissingPanel } from "./missing-panel";
import { SaveMark } from "./save-mark";
import { StatusBadge } from "./status-badge";
import { Toolbar, useTools } from "./toolbar";

/** Tabs and other signs that are neither seen nor printed are spaces; what is no text stays out. */
const shownOnly = (pasted: string) => pasted.replace(/[^\P{Cc}\n\r]/gu, " ");

const PAGE = {
  transformPastedText: shownOnly,
  transformPastedHTML: shownOnly,
  attributes: {
    class: "escrito-sheet border shadow-raised",
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": "Texto del escrito",
  },
};

/** The page on which a writ is written, with what it lacks beside it. */
export default function EscritoEditor({ escrito }: { escrito: Escrito }) {
  const [title, setTitle] = useState(escrito.title);
  const changed = useRef<(content: Content) => void>(undefined);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: escrito.content,
    editorProps: PAGE,
    onUpdate: ({ editor: at }) => changed.current?.(at.getJSON() as Content),
  });
  const saving = useAutosave(escrito, (theirs) => {
    setTitle(theirs.title);
    editor.commands.setContent(theirs.content, { emitUpdate: false });
  });
  changed.current = (content) => saving.change({ content });
  const data = useEditorState({ editor, selector: ({ editor: at }) => stateOf(dataIn(at), at) });
  const groups = useTools(editor);
  const rename = (next: string) => {
    setTitle(next);
    if (next.trim()) saving.change({ title: next.trim() });
  };
  const { state, flush } = saving;
  return (
    <>
      <header className="mb-4 space-y-3">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="min-w-48 flex-1">
            <Input
              aria-label="Título del escrito"
              value={title}
              maxLength={200}
              className="font-semibold text-lg"
              onChange={({ target }) => rename(target.value)}
            />
          </h1>
          <StatusBadge status={escrito.status} />
          <SaveMark state={state} onRetry={() => void flush().catch(() => undefined)} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Link className="underline" to={paths.folders.details(escrito.folderId ?? "")}>
            {escrito.folderName}
          </Link>
          <Acts escrito={{ ...escrito, title }} saving={saving} />
        </div>
      </header>
      {state.is === "conflict" && <ConflictNote theirs={state.theirs} onResolve={saving.resolve} />}
      <p className="mb-3 text-ink-soft text-sm">
        Sale de un modelo: revisá el texto y las normas antes de firmar.
      </p>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="xl:col-start-2 xl:row-start-1">
          <div className="xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto">
            <MissingPanel
              {...data}
              onShow={(name) => showDatum(editor, name)}
              onFill={(name, value) => fillDatum(editor, name, value)}
            />
          </div>
        </div>
        <div className="min-w-0 xl:col-start-1 xl:row-start-1">
          <Toolbar groups={groups} />
          <EditorContent editor={editor} />
        </div>
      </div>
    </>
  );
}

type Datum = Variable["attrs"];

/** What a text lacks, each datum once, and the datum that is chosen in it. */
function stateOf(
  data: readonly Datum[],
  { state: { selection } }: { state: { selection: unknown } },
) {
  const missing = new Map(data.filter(({ value }) => !value).map((one) => [one.name, one]));
  const node = selection instanceof NodeSelection ? selection.node : undefined;
  const chosen = node?.type.name === "variable" ? (node.attrs as Datum) : undefined;
  return { missing: [...missing.values()], chosen };
}

type ActsProps = { escrito: Escrito; saving: ReturnType<typeof useAutosave> };

function Acts({ escrito, saving }: ActsProps) {
  const navigate = useNavigate();
  const { flush, adopt, take, version } = saving;
  const move = async (status: EscritoStatus, given: object = {}): Promise<boolean> => {
    try {
      await flush();
      adopt(await setStatus(escrito._id, { status, ...given }, version.current));
      return true;
    } catch (error) {
      notify.error(messageOf(error));
      return false;
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      <EscritoActs
        escrito={escrito}
        before={flush}
        onMove={move}
        onBack={take}
        onRemoved={() => void navigate(paths.escritos.list)}
      />
      <Downloads escrito={escrito} before={flush} />
    </div>
  );
}
