import { rmSync } from "node:fs";
import { Aspects } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { App } from "sst/constructs";
import { useFunctions } from "sst/constructs/Function.js";
import { initProject } from "sst/project.js";
import { useRuntimeHandlers } from "sst/runtime/handlers.js";
import config from "../../sst.config";
import { settingNames } from "../../stacks/settings";
import { bundledHandlers } from "./handlers";
import { nativeFolder } from "./native-stand-in";

export type Resource = {
  stack: string;
  id: string;
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
  UpdatePolicy?: Record<string, unknown>;
  Metadata?: { cdk_nag?: { rules_to_suppress: { id: string; reason: string }[] } };
};

export type Message = { level: string; path: string; text: string };

export type Deployment = { resources: Resource[]; messages: Message[]; outputs: Outputs };

type Outputs = Record<string, { Value: unknown }>;
type CloudFormation = {
  Resources?: Record<string, Omit<Resource, "stack" | "id">>;
  Outputs?: Outputs;
};
type Options = {
  stage: string;
  settings: Record<string, string>;
  bundled: boolean;
  region?: string;
  /** Whether cdk-nag looks at it: at another region's stage it would find the same again. */
  checked?: boolean;
};

const fixtureSite = "tests/stacks/site";
/** What stands in the templates for the code of a function that this run does not bundle. */
const NO_CODE = "tests/stacks/no-code";

// A bundle of an earlier run must not be taken for one of this run.
rmSync(".sst/artifacts", { recursive: true, force: true });

/** The whole deployment of a stage as CloudFormation gets it; offline, without credentials. */
export async function synthesise({
  stage,
  settings,
  bundled,
  region,
  checked = true,
}: Options): Promise<Deployment> {
  const before = { ...process.env };
  for (const name of settingNames) process.env[name] = "";
  Object.assign(process.env, { SITE_PATH: fixtureSite, NATIVE_PATH: nativeFolder(), ...settings });
  await initProject({ stage });
  bundleOnly(bundled ? bundledHandlers : []);
  const app = new App({ mode: "deploy", name: "foja", stage, region });
  if (checked) Aspects.of(app).add(new AwsSolutionsChecks());
  await config.stacks(app);
  await app.finish();
  const { stacks } = app.synth();
  process.env = before;
  const templates = stacks.map(({ stackName, template }) => ({
    stack: stackName.replace(`${stage}-foja-`, ""),
    template: template as CloudFormation,
  }));
  return {
    resources: templates.flatMap(({ stack, template }) => resourcesOf(stack, template)),
    outputs: Object.assign({}, ...templates.map(({ template }) => template.Outputs)),
    messages: stacks.flatMap(({ messages }) =>
      messages.map(({ level, id, entry }) => ({ level, path: id, text: String(entry.data) })),
    ),
  };
}

/** Bundling forty functions takes a minute and a half: this run bundles the given ones. */
function bundleOnly(handlers: readonly string[]): void {
  const runtime = useRuntimeHandlers();
  const { build } = runtime;
  runtime.build = async (functionId, mode) => {
    const { handler = "" } = useFunctions().fromID(functionId) ?? {};
    if (handlers.includes(handler)) return build(functionId, mode);
    return { type: "success", handler, out: NO_CODE, sourcemap: undefined };
  };
}

function resourcesOf(stack: string, { Resources = {} }: CloudFormation): Resource[] {
  return Object.entries(Resources).map(([id, resource]) => ({
    ...resource,
    Properties: resource.Properties ?? {},
    stack,
    id,
  }));
}

/** A stage without settings of its own, with bundled functions. */
export const plain = await synthesise({ stage: "pruebas", settings: {}, bundled: true });

/** Production, with every setting. */
export const production = await synthesise({
  stage: "production",
  settings: {
    DOMAIN: "app.foja.ar",
    CERTIFICATE_ARN: "arn:aws:acm:us-east-1:111122223333:certificate/una",
    MAIL_FROM: "Foja <hola@foja.ar>",
    MAIL_IN_DOMAIN: "in.foja.ar",
    ALARM_EMAIL: "guardia@foja.ar",
    GOOGLE_CLIENT_ID: "123.apps.googleusercontent.com",
    EDGE_KEY_VERSION: "0d9f0c3e-5a0b-4c1d-8e2f-3a4b5c6d7e8f",
    SECRETS_OF: "2026-11-27",
    ORIGIN_DOMAIN: "origen-7f3a.foja.ar",
    ORIGIN_CERTIFICATE_ARN: "arn:aws:acm:us-east-1:111122223333:certificate/otra",
  },
  bundled: false,
});

const originSettings = {
  ORIGIN_DOMAIN: "origen.foja.ar",
  ORIGIN_CERTIFICATE_ARN: "arn:aws:acm:sa-east-1:111122223333:certificate/otra",
};

/** A stage outside of CloudFront's own region, with a key of its own and copies in another. */
export const far = await synthesise({
  ...{ stage: "lejos", region: "sa-east-1", bundled: false },
  settings: {
    FIREWALL_ARN: "arn:aws:wafv2:us-east-1:111122223333:global/webacl/lejos/1",
    DATA_KEY: "own",
    MALWARE_SCAN: "guardduty",
    COPY_VAULT_ARN: "arn:aws:backup:us-west-2:111122223333:backup-vault:foja-lejos",
    ...{ ...originSettings, ORIGIN_STEP: "create" },
  },
});

/** Its firewall, which is deployed before it. */
export const firewallOfFar = await synthesise({
  ...{ stage: "lejos", region: "us-east-1", bundled: false, checked: false },
  settings: { DEPLOY_ONLY: "firewall" },
});

/** A stage that continues with a table restored from a backup. */
export const restored = await synthesise({
  stage: "pruebas",
  settings: {
    RESTORED_TABLE_NAME: "recuperada",
    RESTORED_TABLE_STREAM_ARN: "arn:aws:dynamodb:us-east-1:111122223333:table/recuperada/stream/x",
    ...{ ...originSettings, ORIGIN_STEP: "use" },
  },
  bundled: false,
});

export const deployments: [string, Deployment][] = [
  ["plain", plain],
  ["production", production],
  ["restored", restored],
];

/** The resources of a type, perhaps of one stack only. */
export function ofType({ resources }: Deployment, type: string, stack?: string): Resource[] {
  return resources.filter((one) => one.Type === type && (!stack || one.stack === stack));
}

/** The only resource of a type, perhaps of one stack only. Throws when there are none or more. */
export function only(deployment: Deployment, type: string, stack?: string): Resource {
  const [found, ...more] = ofType(deployment, type, stack);
  if (!found || more.length > 0) throw new Error(`expected one ${type}, found ${more.length + 1}`);
  return found;
}

/** The functions with Foja's code: all but the library's uploader, which runs on deployment. */
export function ownFunctions(deployment: Deployment): Resource[] {
  return ofType(deployment, "AWS::Lambda::Function").filter(({ stack }) => stack !== "Site");
}
