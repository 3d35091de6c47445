import type { ColumnsBlock } from "./block-card";
import { BlockList } from "./block-list";

const NAMES = ["la columna izquierda", "la columna derecha"];

type ColumnFieldsProps = { block: ColumnsBlock; onChange: (block: ColumnsBlock) => void };

/** The blocks of two columns: one above the other on a narrow screen, as in the e-mail. */
export const ColumnFields = ({ block, onChange }: ColumnFieldsProps) => (
  <div className="grid gap-3 border-t p-3 sm:grid-cols-2">
    {block.columns.map((blocks, i) => (
      <BlockList
        key={NAMES[i]}
        label={NAMES[i] ?? ""}
        blocks={blocks}
        onChange={(next) =>
          onChange({ ...block, columns: block.columns.map((one, n) => (n === i ? next : one)) })
        }
      />
    ))}
  </div>
);
