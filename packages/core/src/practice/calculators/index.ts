export * as Calculators from "./calculators";
