import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  createElement,
  isValidElement,
} from "react";
import { renderToStaticMarkup } from "react-dom/server";

type Handler = `on${string}`;

/** An element with what a page's HTML does not have: its handlers. */
interface LiveElement {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** A component as it first stands, for what a visitor does to it. Its state never changes. */
export class Live {
  readonly #elements: readonly LiveElement[];

  constructor(elements: readonly LiveElement[]) {
    this.#elements = elements;
  }

  /** Calls the handler of the only element of a tag with these props, or this `text`. */
  act(
    tag: string,
    wanted: Readonly<Record<string, unknown>>,
    handler: Handler,
    event = {},
  ): unknown {
    const [only, ...others] = this.#elements.filter(
      ({ props, ...element }) =>
        element.tag === tag &&
        Object.entries(wanted).every(([name, value]) => ({ ...props, ...element })[name] === value),
    );
    const call = only?.props[handler];
    if (others.length > 0 || typeof call !== "function") {
      throw new Error(`Not one ${tag} ${JSON.stringify(wanted)} has ${handler}.`);
    }
    return call(event);
  }

  press(text: string, event = {}): unknown {
    return this.act("button", { text }, "onClick", event);
  }
}

/** Each component is called within one rendering, so that hooks work. */
export function live<Props extends object>(component: ComponentType<Props>, props: Props): Live {
  const found: LiveElement[] = [];
  function Probe() {
    collect(createElement(component, props), found);
    return null;
  }
  renderToStaticMarkup(createElement(Probe));
  return new Live(found);
}

/** Adds the elements of a node to those found, and returns its text. */
function collect(node: ReactNode, found: LiveElement[]): string {
  if (Array.isArray(node)) return node.map((each: ReactNode) => collect(each, found)).join("");
  if (typeof node === "string" || typeof node === "number") return String(node);
  if (!isValidElement<{ children?: ReactNode }>(node)) return "";
  if (typeof node.type === "function") return collect(resultOf(node), found);
  const text = collect(node.props.children, found);
  if (typeof node.type === "string") {
    found.push({ tag: node.type, props: { ...node.props }, text });
  }
  return text;
}

function resultOf({ type, props }: ReactElement): ReactNode {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no component here is a class
  return (type as (given: unknown) => ReactNode)(props);
}
