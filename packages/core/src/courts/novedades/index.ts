export * as Novedades from "./novedades";
