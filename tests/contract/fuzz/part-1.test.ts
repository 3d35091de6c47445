import { fuzzRoutes } from "./suite";

fuzzRoutes(1);
