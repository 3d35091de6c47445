/**
 * The one table, as plain data: the stack deploys it, the local runtime and the tests create it.
 * Keys are generic; their contents are in docs/data-model.md and made in each `*.item.ts`.
 */
export const tableDefinition = {
  partitionKey: "pk",
  sortKey: "sk",
  indexes: [
    { name: "gsi1", partitionKey: "gsi1pk", sortKey: "gsi1sk" },
    { name: "gsi2", partitionKey: "gsi2pk", sortKey: "gsi2sk" },
  ],
  ttlAttribute: "ttl",
  streamView: "NEW_AND_OLD_IMAGES",
} as const;
