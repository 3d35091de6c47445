import { fuzzRoutes } from "./suite";

fuzzRoutes(3);
