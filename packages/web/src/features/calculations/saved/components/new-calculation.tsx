import { CALCULATOR_TYPES } from "@foja/core/law/calculation/kinds.rules";
import { Calculator, Plus } from "lucide-react";
import { Button } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { Menu, MenuItem } from "~/components/ui/menu";
import type { ToolQuery } from "~/lib/paths";
import { toolOf } from "../lib/tools";

/** The calculators, for the practice or for one of its cases. */
export function NewCalculation({ folder }: Pick<ToolQuery, "folder">) {
  const trigger = folder ? (
    <Button size="sm">
      <Calculator aria-hidden /> Cálculo
    </Button>
  ) : (
    <Button variant="primary">
      <Plus aria-hidden /> Nuevo cálculo
    </Button>
  );
  return (
    <Menu trigger={trigger} label="Nuevo cálculo">
      {CALCULATOR_TYPES.map(toolOf).map(({ label, icon: Icon, to }) => (
        <MenuItem key={label} asChild>
          <Link to={to({ folder })}>
            <Icon aria-hidden />
            {label}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
}
