import { tryTrips } from "./trips";

tryTrips(3);
