import { tableDefinition } from "@foja/core/kernel/dynamo";
import { RemovalPolicy } from "aws-cdk-lib";
import * as dynamodb from "aws-cdk-lib/aws-dynamodb";
import * as kms from "aws-cdk-lib/aws-kms";
import type { StackContext } from "sst/constructs";
import { prepare } from "./defaults";
import { type Settings, settings } from "./settings";

/** The single table. Removing its stack keeps the table and its data. */
export function Storage({ stack }: StackContext) {
  prepare(stack);
  const stage = settings(stack.stage);
  const dataKey = stage.DATA_KEY === "own" ? createDataKey(stack) : undefined;
  const own = createTable(stack, stage, dataKey);
  // Exported even when a restored table replaces it: other stacks may still import it meanwhile.
  for (const value of [own.tableName, own.tableArn, own.tableStreamArn]) stack.exportValue(value);
  const table = restoredTable(stack, stage) ?? own;
  stack.addOutputs({ TableName: table.tableName });
  return { table, streamArn: streamArnOf(table), dataKey };
}

/** The stage's own key of table and files: who may use it is written down, and it can be closed. */
const createDataKey = (stack: StackContext["stack"]) =>
  new kms.Key(stack, "DataKey", {
    description: "Encrypts the table and the files of the practices",
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });

function createTable(
  stack: StackContext["stack"],
  stage: Settings,
  dataKey: kms.IKey | undefined,
): dynamodb.Table {
  const { partitionKey, sortKey, indexes, ttlAttribute, streamView } = tableDefinition;
  const table = new dynamodb.Table(stack, "Table", {
    ...keys(partitionKey, sortKey),
    billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    encryption: dataKey
      ? dynamodb.TableEncryption.CUSTOMER_MANAGED
      : dynamodb.TableEncryption.AWS_MANAGED,
    encryptionKey: dataKey,
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
