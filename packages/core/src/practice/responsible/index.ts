export { handed, handingOver, leftTo, responsibleFor } from "./responsible";
