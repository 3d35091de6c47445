import { useQueryClient } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { ImportDialog } from "~/components/import/import-dialog";
import type { ImportKind } from "~/lib/import/use-import";
import type { Desk } from "~/lib/lists/use-desk";
import { rowLinkId } from "~/lib/lists/use-rows";
import { notify } from "~/lib/notify";
import { capital } from "~/lib/outcome";
import type { Identified, Owned } from "~/lib/records/pages";
import type { Records } from "~/lib/records/records";
import { useRecordMoves } from "~/lib/records/use-record-moves";
import { returnFocusTo } from "~/lib/return-focus";
import { refreshSession } from "~/lib/session/session";

/** The callbacks of a record's dialog. */
export type DialogProps<T> = { onSaved: (record: T) => void; onClose: () => void };

type RecordDialogsProps<R extends Identified, T extends Owned> = {
  desk: Desk<R>;
  records: Records<R, T>;
  /** The notice after a creation: «Causa creada». */
  made: string;
  create: (on: DialogProps<T>) => ReactNode;
  edit: (id: string, on: DialogProps<T>) => ReactNode;
  imports?: Pick<ImportKind, "fields" | "send">;
};

const rowOf = (id: string) => () => document.getElementById(rowLinkId(id));

/** The dialogs over a list, by its address. */
export function RecordDialogs<R extends Identified, T extends Owned>(
  props: RecordDialogsProps<R, T>,
) {
  const { desk, records, made, create, edit, imports } = props;
  const { list, creating, editing, importing, place, wide } = desk;
  const { kind, remove } = records;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { takeBack } = useRecordMoves(list.records);

  /** Leaves for the record's own page; the list that Back finds has no dialog open. */
  const leaveFor = async (page: string) => {
    await place({ creating: null });
    navigate(page);
  };
  const onMade = (record: T) => {
    records.add(cache, record);
    void Promise.all([records.settle(cache), refreshSession()]);
    const link = list.linkOf(record._id);
    if (list.hasPage) {
      notify.success(made);
      return void leaveFor(link);
    }
    const undo = { label: "Deshacer", run: () => takeBack(record._id) };
    notify.success(made, undo, { label: "Ver", to: link });
    returnFocusTo(rowOf(record._id));
    void place({ creating: null, peeked: wide ? record._id : null });
  };
  const leaveEditing = (id: string) => {
    returnFocusTo(rowOf(id));
    place({ editing: null });
  };
  const onEdited = (record: T) => {
    records.show(cache, record);
    notify.success(`${capital(kind.one)} actualizad${kind.ending}`);
    leaveEditing(record._id);
    void records.settle(cache);
  };

  if (importing && imports) {
    const refresh = () => Promise.all([records.refresh(cache), refreshSession()]);
    const what = { kind, remove, refresh, ...imports };
    return <ImportDialog what={what} onClose={() => place({ importing: null })} />;
  }
  if (creating) return create({ onSaved: onMade, onClose: () => place({ creating: null }) });
  if (!editing) return null;
  const on = { onSaved: onEdited, onClose: () => leaveEditing(editing) };
  return <Fragment key={editing}>{edit(editing, on)}</Fragment>;
}
