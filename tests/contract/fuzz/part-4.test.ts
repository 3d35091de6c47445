import { fuzzRoutes } from "./suite";

fuzzRoutes(4);
