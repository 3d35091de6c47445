import type { SavePlan } from "@foja/core/billing/plan-configs/plan-config.schema";
import type {
  Environment,
  Feature,
  PlanConfig,
  Pricing,
  Resource,
} from "@foja/core/billing/plans/plan.schema";
import { toPlainAmount, toTypedAmount } from "~/lib/local-amount";

const MB = 1024 * 1024;

export type PriceForm = {
  basePrice: string;
  currency: NonNullable<NonNullable<SavePlan["pricingInfo"]>["currency"]>;
  billingPeriod: Pricing["billingPeriod"];
};

/** A plan as it is typed: amounts in the local format, files in MB. */
export type PlanForm = {
  displayName: string;
  isActive: boolean;
  isDefault: boolean;
  price: PriceForm;
  /** The price of each environment that has one of its own. */
  own: Record<Environment, PriceForm | null>;
  limits: Record<Resource, string>;
  features: { key?: Feature; description: string; enabled: boolean }[];
};

const priceForm = ({ basePrice, currency, billingPeriod }: Pricing): PriceForm => ({
  basePrice: toTypedAmount(String(basePrice)),
  // The server refuses any other.
  currency: currency as PriceForm["currency"],
  billingPeriod,
});

/** The form's values for a plan. */
export function formOf(config: PlanConfig): PlanForm {
  const { displayName, isActive, isDefault, pricingInfo, environments, features } = config;
  const own = (name: Environment) =>
    environments[name]?.basePrice === undefined
      ? null
      : priceForm({ ...pricingInfo, ...environments[name] });
  const limit = (name: Resource) =>
    config.resourceLimits.find((one) => one.name === name)?.limit ?? 0;
  return {
    ...{ displayName, isActive, isDefault, features },
    price: priceForm(pricingInfo),
    own: { development: own("development"), production: own("production") },
    limits: {
      folders: String(limit("folders")),
      calculators: String(limit("calculators")),
      contacts: String(limit("contacts")),
      storage: String(limit("storage") / MB),
      members: String(limit("members")),
    },
  };
}

/** A typed number; NaN if it is none, which the schema refuses at its field. */
const figure = (typed: string): number =>
  typed.trim() === "" ? Number.NaN : Number(toPlainAmount(typed));

const price = ({ basePrice, currency, billingPeriod }: PriceForm) => ({
  basePrice: figure(basePrice),
  currency,
  billingPeriod,
});

/** The request body for a form. */
export function bodyOf({ planId }: Pick<PlanConfig, "planId">, form: PlanForm): SavePlan {
  const { displayName, isActive, isDefault, features, limits, own } = form;
  return {
    ...{ planId, displayName, isActive, isDefault, features },
    pricingInfo: price(form.price),
    environments: {
      development: own.development && price(own.development),
      production: own.production && price(own.production),
    },
    resourceLimits: [
      { name: "folders", limit: figure(limits.folders) },
      { name: "calculators", limit: figure(limits.calculators) },
      { name: "contacts", limit: figure(limits.contacts) },
      { name: "storage", limit: Math.round(figure(limits.storage) * MB) },
      { name: "members", limit: figure(limits.members) },
    ],
  };
}
