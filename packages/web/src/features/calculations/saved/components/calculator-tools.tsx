import { briefText } from "@foja/core/law/calculation/brief.rules";
import { isSettlement } from "@foja/core/law/calculation/kinds.rules";
import type { Sheet } from "@foja/core/law/calculation/sheet.rules";
import { rateAfter } from "@foja/core/law/labor/interest-rate.rules";
import { REGIMES } from "@foja/core/law/labor/regime.rules";
import type { Calculator } from "@foja/core/practice/calculators/calculator.schema";
import {
  Archive,
  ArchiveRestore,
  Copy,
  CopyPlus,
  FileDown,
  Percent,
  RefreshCw,
} from "lucide-react";
import { PractiseItem } from "~/components/escritos/practise-item";
import { DeleteItem } from "~/components/lists/record-menu";
import { Button, ButtonLink } from "~/components/ui/button";
import { IconButton } from "~/components/ui/icon-button";
import { Link } from "~/components/ui/link";
import { Menu, MenuItem } from "~/components/ui/menu";
import { MoreIcon } from "~/components/ui/more-icon";
import { usePdf } from "~/features/calculations/shared/hooks/use-pdf";
import { copyText } from "~/lib/copy-text";
import { paths } from "~/lib/paths";
import type { CalculatorMoves } from "../hooks/use-calculator-moves";
import { toolOf } from "../lib/tools";

type ToolsProps = {
  calculator: Calculator;
  sheet: Sheet;
  moves: CalculatorMoves;
  onShow: (id: string) => void;
  onClose: () => void;
  onRecompute: () => void;
};

/** The actions on a saved calculation. */
export function CalculatorTools({ calculator, sheet, moves, ...rest }: ToolsProps) {
  const { onShow, onClose, onRecompute } = rest;
  const { _id, type, archived } = calculator;
  const pdf = usePdf();
  const trigger = (
    <IconButton label="Más acciones del cálculo">
      <MoreIcon />
    </IconButton>
  );
  const leave = (move: () => void) => () => {
    onClose();
    move();
  };
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink variant="primary" to={toolOf(type).to({ id: _id })}>
        Abrir
      </ButtonLink>
      <Button onClick={onRecompute}>
        <RefreshCw aria-hidden />
        Recalcular a hoy
      </Button>
      <Button busy={pdf.busy} busyLabel="Preparando…" onClick={() => pdf.saved(calculator, sheet)}>
        <FileDown aria-hidden />
        PDF
      </Button>
      <Menu trigger={trigger} label="Más acciones del cálculo">
        <MenuItem
          onSelect={() => void copyText(briefText(sheet), "Copiado para pegar en el escrito")}
        >
          <Copy aria-hidden /> Copiar para el escrito
        </MenuItem>
        {isSettlement(type) && <PractiseItem calculator={calculator} />}
        {type === "labor" && <InterestItem calculator={calculator} />}
        <MenuItem onSelect={() => moves.duplicate(calculator, onShow)}>
          <CopyPlus aria-hidden /> Duplicar
        </MenuItem>
        <MenuItem onSelect={leave(() => moves.shelve([_id], !archived))}>
          {archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          {archived ? "Desarchivar" : "Archivar"}
        </MenuItem>
        <DeleteItem
          apart
          onSelect={() => moves.remove([_id], { name: sheet.title, first: onClose })}
        />
      </Menu>
    </div>
  );
}

/** A link that computes interest on a settlement's total, from the day it became due. */
function InterestItem({ calculator: { amount, variables, folderId } }: { calculator: Calculator }) {
  const { fechaEgreso } = variables;
  const desde = typeof fechaEgreso === "string" ? fechaEgreso : undefined;
  const chosen = REGIMES.find((regime) => regime === variables.regimen);
  const query = {
    capital: amount === null ? undefined : String(amount),
    ...{ desde, tasa: desde && rateAfter(desde, chosen) },
    folder: folderId ?? undefined,
  };
  return (
    <MenuItem asChild>
      <Link to={paths.calculators.tool("intereses", query)}>
        <Percent aria-hidden /> Calcular intereses del total
      </Link>
    </MenuItem>
  );
}
