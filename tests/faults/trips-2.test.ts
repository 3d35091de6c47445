import { tryTrips } from "./trips";

tryTrips(2);
