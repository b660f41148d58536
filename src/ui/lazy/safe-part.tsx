export { SafePart } from "./lazy-part.tsx";
