export { safeTool } from "./lazy-part.tsx";
