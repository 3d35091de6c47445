import { tryTrips } from "./trips";

tryTrips(1);
