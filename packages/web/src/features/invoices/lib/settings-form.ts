import type { Settings } from "@foja/core/money/issuers/settings.schema";
import type { IssuerCondition } from "@foja/core/money/issuers/words.rules";

/** The issuer's form. */
export type SettingsValues = {
  legalName: string;
  cuit: string;
  ivaCondition: IssuerCondition;
  address: string;
  grossIncome: string;
  activityStart: string;
  pointsOfSale: { number: string; name: string; electronic: boolean }[];
};

export const NEW_POINT = { number: "", name: "", electronic: false };

export const settingsValues = (read: Settings): SettingsValues => ({
  legalName: read.legalName ?? "",
  cuit: read.cuit ?? "",
  ivaCondition: read.ivaCondition ?? "monotributo",
  address: read.address ?? "",
  grossIncome: read.grossIncome ?? "",
  activityStart: read.activityStart ?? "",
  pointsOfSale:
    read.pointsOfSale.length === 0
      ? [{ ...NEW_POINT, number: "1" }]
      : read.pointsOfSale.map(({ number, name, electronic }) => ({
          ...{ number: String(number), name: name ?? "", electronic },
        })),
});

/** The request body for it. */
export const settingsBody = (values: SettingsValues) => ({
  ...values,
  grossIncome: values.grossIncome || null,
  activityStart: values.activityStart || null,
  pointsOfSale: values.pointsOfSale.map(({ number, name, electronic }) => ({
    ...{ number: Number(number), name: name || null, electronic },
  })),
});
