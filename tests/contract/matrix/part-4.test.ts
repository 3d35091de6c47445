import { crossRoutes } from "./suite";

crossRoutes(4);
