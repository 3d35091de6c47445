import type { DeskList } from "~/lib/lists/record-list";
import { NEWEST } from "~/lib/lists/view";
import { recordsOf } from "~/lib/records/records";

/** An invoice, for the tests of every list's behaviour. */
export type Invoice = { _id: string; userId: string; name: string; status: string };

const nothing = () => null;
const never = () => Promise.reject(new Error("nobody asked for this"));

/** Where its records are read from: no API. */
export const INVOICE_SOURCE: Parameters<typeof recordsOf<Invoice, Invoice>>[0] = {
  name: "invoices",
  kind: { one: "factura", many: "facturas", ending: "a" },
  shelves: "tasks",
  fields: "name,status",
  toRow: (invoice) => invoice,
  readPage: never,
  one: (id) => ({ queryKey: ["invoices", "one", id] }),
  remove: never,
  restore: never,
};

/** Its records. */
export const invoices = recordsOf<Invoice, Invoice>(INVOICE_SOURCE);

/** Its list. */
export const INVOICES: DeskList<Invoice> = {
  records: invoices,
  icon: "F",
  nameOf: ({ name }) => name,
  linkOf: (id) => `/facturas?factura=${id}`,
  hasBoard: true,
  lead: { id: "name", label: "Factura" },
  columns: [{ id: "status", label: "Estado", width: 120, worth: 1, usual: true }],
  filters: [
    {
      param: "estado",
      label: "Estado",
      options: [
        { value: "todas", label: "Todas" },
        { value: "impaga", label: "Impaga" },
        { value: "paga", label: "Paga" },
      ],
      usual: "impaga",
      fits: (wanted) => (row) => wanted === "todas" || row.status === wanted,
    },
  ],
  searched: ({ name }) => [name],
  within: "número",
  usual: NEWEST,
  address: { peeked: "factura", shelf: "vista" },
  done: {
    icon: "D",
    text: "Está todo cobrado.",
    label: "Ver todas",
    change: { estado: "todas" },
  },
  Menu: nothing,
  Card: nothing,
};

export const invoice = (_id: string, status = "impaga"): Invoice => ({
  _id,
  userId: "usr_1",
  name: `Factura ${_id}`,
  status,
});
