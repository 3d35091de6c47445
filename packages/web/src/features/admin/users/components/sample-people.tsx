import { Row, Rows } from "~/components/lists/rows";
import { Badge } from "~/components/ui/badge";
import { counted } from "~/lib/format";
import { SAMPLE_PEOPLE } from "../lib/sample-people";

/** The list with sample people, because the real ones could not be read. */
export const SamplePeople = () => (
  <div className="mb-4">
    <p className="mb-2 text-ink-soft">
      No pudimos leer las cuentas. Estas son de ejemplo: no existen y no se puede hacer nada con
      ellas.
    </p>
    <Rows label="Usuarios de ejemplo">
      {SAMPLE_PEOPLE.map(({ name, email, plan, folders }) => (
        <Row
          key={email}
          title={name}
          facts={[email, `${plan}: ${counted(folders, "causa", "causas")}`]}
          marks={<Badge>Ejemplo</Badge>}
        />
      ))}
    </Rows>
  </div>
);
