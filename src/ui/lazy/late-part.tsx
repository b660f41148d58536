export { lazyPart as latePart } from "./lazy-part.tsx";
