import { env } from "../env";
import { ask } from "./wire";

/** How the table is. AWS counts its items and bytes anew every six hours or so. */
export type TableFigures = { active: boolean; items: number; bytes: number };

type Answer = { Table?: { TableStatus?: string; ItemCount?: number; TableSizeBytes?: number } };

/** Describes the table. Throws `service.unavailable` when it does not answer. */
export async function describeTable(): Promise<TableFigures> {
  const { Table = {} } = await ask<Answer>("DescribeTable", { TableName: env().TABLE_NAME });
  const { TableStatus, ItemCount: items = 0, TableSizeBytes: bytes = 0 } = Table;
  // A table that changes its settings answers as ever.
  return { active: TableStatus === "ACTIVE" || TableStatus === "UPDATING", items, bytes };
}
