import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/text-field";
import { paths } from "~/lib/paths";
import { tokenIn } from "../lib/addresses";

/** Goes to an appointment by the link of its mail. */
export function FindVisit() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const found = tokenIn(typed);
    setWrong(!found);
    if (found) void navigate(paths.site.manageBooking(found));
  };
  return (
    <form noValidate onSubmit={go} className="my-6 max-w-md space-y-4">
      <TextField
        label="Enlace de tu correo"
        placeholder="Pegá el enlace"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        value={typed}
        error={wrong ? "Pegá el enlace completo del correo" : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="primary">
        Ver mi turno
      </Button>
    </form>
  );
}
