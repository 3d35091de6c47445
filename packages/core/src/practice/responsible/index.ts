export { handed, handingOver, leftTo, responsibleFor, returning } from "./responsible";
