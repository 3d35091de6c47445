export { handed, handingOver, leftTo, responsibleFor, responsibleOnReturn } from "./responsible";
