import { toNumber } from "./entry-form";

export type QuotaValues = {
  calculatorId: string;
  percent: string;
  date: string;
  description: string;
};

export const quotaValues = (calculatorId: string, today: string): QuotaValues => ({
  calculatorId,
  percent: "20",
  date: today,
  description: "",
});

export const toQuotaBody = ({ percent, ...values }: QuotaValues) => ({
  ...values,
  percent: toNumber(percent.replace(",", ".")),
});
