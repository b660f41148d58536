export { TryAgain } from "./lazy-part.tsx";
