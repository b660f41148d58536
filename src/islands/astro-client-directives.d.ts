import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    "client:painted"?: boolean;
  }
}
