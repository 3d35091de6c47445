import { fuzzRoutes } from "./suite";

fuzzRoutes(2);
