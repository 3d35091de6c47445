import { crossRoutes } from "./suite";

crossRoutes(2);
