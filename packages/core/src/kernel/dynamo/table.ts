import { env } from "../env";
import { ask } from "./wire";

/** The table's state. AWS counts its items and bytes about every six hours. */
export type TableFigures = { active: boolean; items: number; bytes: number };

type Answer = { Table?: { TableStatus?: string; ItemCount?: number; TableSizeBytes?: number } };

/** Describes the table. Throws `service.unavailable` when it does not answer. */
export async function describeTable(): Promise<TableFigures> {
  const { Table = {} } = await ask<Answer>("DescribeTable", { TableName: env().TABLE_NAME });
  const { TableStatus, ItemCount: items = 0, TableSizeBytes: bytes = 0 } = Table;
  // A table whose settings are being updated still answers.
  return { active: TableStatus === "ACTIVE" || TableStatus === "UPDATING", items, bytes };
}
