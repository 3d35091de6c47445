import { crossRoutes } from "./suite";

crossRoutes(1);
