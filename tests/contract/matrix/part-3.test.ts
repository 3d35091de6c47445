import { crossRoutes } from "./suite";

crossRoutes(3);
