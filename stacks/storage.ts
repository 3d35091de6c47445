import { tableDefinition } from "@foja/core/kernel/dynamo";
import { RemovalPolicy } from "aws-cdk-lib";
import * as dynamodb from "aws-cdk-lib/aws-dynamodb";
import type { StackContext } from "sst/constructs";
import { prepare } from "./defaults";
import { type Settings, settings } from "./settings";

/** The single table. Removing its stack keeps the table and its data. */
export function Storage({ stack }: StackContext) {
  prepare(stack);
  const stage = settings(stack.stage);
  const own = createTable(stack, stage);
  // Exported even when a restored table replaces it: other stacks may still import it meanwhile.
  for (const value of [own.tableName, own.tableArn, own.tableStreamArn]) stack.exportValue(value);
  const table = restoredTable(stack, stage) ?? own;
  stack.addOutputs({ TableName: table.tableName });
  return { table, streamArn: streamArnOf(table) };
}

function createTable(stack: StackContext["stack"], stage: Settings): dynamodb.Table {
  const { partitionKey, sortKey, indexes, ttlAttribute, streamView } = tableDefinition;
  const table = new dynamodb.Table(stack, "Table", {
    ...keys(partitionKey, sortKey),
    billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    encryption: dynamodb.TableEncryption.AWS_MANAGED,
    timeToLiveAttribute: ttlAttribute,
    stream: dynamodb.StreamViewType[streamView],
    deletionProtection: stage.production,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  for (const index of indexes) {
    table.addGlobalSecondaryIndex({
      indexName: index.name,
      ...keys(index.partitionKey, index.sortKey),
      projectionType: dynamodb.ProjectionType.ALL,
    });
  }
  return table;
}

// A backup is always restored as a new table: these two settings put it into service.
function restoredTable(stack: StackContext["stack"], stage: Settings): dynamodb.ITable | undefined {
  if (!stage.RESTORED_TABLE_NAME) return undefined;
  return dynamodb.Table.fromTableAttributes(stack, "RestoredTable", {
    tableName: stage.RESTORED_TABLE_NAME,
    tableStreamArn: stage.RESTORED_TABLE_STREAM_ARN,
  });
}

function streamArnOf(table: dynamodb.ITable): string {
  if (!table.tableStreamArn) throw new Error("The table has no stream.");
  return table.tableStreamArn;
}

function keys(partitionKey: string, sortKey: string) {
  const type = dynamodb.AttributeType.STRING;
  return { partitionKey: { name: partitionKey, type }, sortKey: { name: sortKey, type } };
}
