import { tryTrips } from "./trips";

tryTrips(4);
