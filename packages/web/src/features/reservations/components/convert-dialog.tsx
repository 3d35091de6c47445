import type { Reservation } from "@foja/core/agenda/reservations/reservation.schema";
import { namePartsOf } from "@foja/core/practice/contacts/name.rules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ConflictsNote } from "~/components/conflicts-note";
import { useContactOptions } from "~/components/contact-options";
import { type FolderChoice, FolderPicker } from "~/components/folder-picker";
import { FormDialog } from "~/components/form-dialog";
import { ComboField } from "~/components/ui/combo-field";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { notify } from "~/lib/notify";
import { showPlanRestriction } from "~/lib/plan-restriction";
import { convert, showReservation } from "../api/reservations";
import { type Choice, conversionOf } from "../lib/conversion";

type ConvertDialogProps = { reservation: Reservation; onClose: () => void };

const CHOICES: { value: Choice; label: string }[] = [
  { value: "none", label: "Todavía sin causa" },
  { value: "existing", label: "Una causa que ya está" },
  { value: "new", label: "Una causa nueva" },
];

/**
 * Makes a visitor a contact of the practice, and optionally creates their case; first shows who the
 * practice already has by that name.
 */
export function ConvertDialog({ reservation, onClose }: ConvertDialogProps) {
  const cache = useQueryClient();
  const [name, setName] = useState(reservation.name);
  const [contactId, setContactId] = useState(reservation.contactId ?? undefined);
  const [choice, setChoice] = useState<Choice>(reservation.contactId ? "existing" : "none");
  const [folder, setFolder] = useState<FolderChoice | null>(null);
  const [folderName, setFolderName] = useState("");
  const key = useRef(crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      convert(
        reservation._id,
        conversionOf(reservation, { name, contactId, choice, folder, folderName }),
        key.current,
      ),
    onSuccess: (made) => {
      showReservation(cache, made.reservation);
      for (const key of ["contacts", "folders", "activities"]) {
        void cache.invalidateQueries({ queryKey: [key] });
      }
      notify.success(made.folder ? "Contacto y causa listos" : "Contacto listo");
      onClose();
    },
    onError: (failure) => {
      // Sent again with other values, it is another conversion.
      if (failure instanceof ApiError && failure.status > 0) key.current = crypto.randomUUID();
      if (!(failure instanceof ApiError && failure.isPlanRestriction)) return;
      onClose();
      showPlanRestriction(failure);
    },
  });
  const isReady = choice !== "existing" || folder !== null;
  const { name: first, lastName } = namePartsOf(name);
  return (
    <FormDialog
      title={reservation.contactId ? "Vincular a una causa" : "Sumar a contactos o causas"}
      action="Guardar"
      busy={isPending}
      busyLabel="Guardando…"
      disabled={!isReady || (choice === "new" && folderName.trim() === "") || name.trim() === ""}
      refusal={error ? messageOf(error) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
      onClose={onClose}
    >
      <ConflictsNote name={first} lastName={lastName} except={reservation.contactId ?? undefined} />
      {!reservation.contactId && (
        <ComboField
          label="Contacto"
          value={name}
          hint={
            contactId
              ? "Es un contacto que ya tenés."
              : `Se crea con ${reservation.email}${reservation.phone ? ` y ${reservation.phone}` : ""}.`
          }
          placeholder="Buscá un contacto o escribí su nombre"
          listLabel="Contactos"
          clearLabel="Quitar el contacto"
          useOptions={useContactOptions}
          onTake={({ _id, label }) => {
            setContactId(_id);
            setName(label);
          }}
          onCreate={(typed) => {
            setContactId(undefined);
            setName(typed);
          }}
          onClear={() => {
            setContactId(undefined);
            setName("");
          }}
        />
      )}
      <SelectField
        label="Su asunto"
        options={reservation.contactId ? CHOICES.slice(1) : CHOICES}
        value={choice}
        onChange={({ target }) => setChoice(target.value as Choice)}
      />
      {choice === "existing" && <FolderPicker label="Causa" value={folder} onChange={setFolder} />}
      {choice === "new" && (
        <TextField
          label="Carátula"
          required
          maxLength={500}
          autoComplete="off"
          value={folderName}
          onChange={({ target }) => setFolderName(target.value)}
        />
      )}
    </FormDialog>
  );
}
