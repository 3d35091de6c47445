import { Plus } from "lucide-react";
import { Link } from "react-router";
import { Button } from "~/components/ui/button";
import { Menu, MenuItem } from "~/components/ui/menu";
import { TOOLS } from "../lib/tools";

/** What can be computed. */
export function NewCalculation() {
  const trigger = (
    <Button variant="primary">
      <Plus aria-hidden />
      Nuevo cálculo
    </Button>
  );
  return (
    <Menu trigger={trigger} label="Nuevo cálculo">
      {Object.values(TOOLS).map(({ label, icon: Icon, to }) => (
        <MenuItem key={label} asChild>
          <Link to={to()}>
            <Icon aria-hidden />
            {label}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
}
