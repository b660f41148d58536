import "react";

// The HTML invoker attributes, which React passes on and its types do not list yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: "show-modal" | "close";
  }
}
