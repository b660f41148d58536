import { text } from "node:stream/consumers";
import {
  type Component,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  createElement as h,
  isValidElement,
} from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { afterEach, describe, expect, test, vi } from "vitest";
import { latePart } from "./late-part.tsx";
import { SafePart } from "./safe-part.tsx";
import { safeTool } from "./safe-tool.tsx";
import { parse, render, textsOf, the } from "./test-render.ts";

const Estimate = ({ value }: { value: number }) => h("p", {}, `Estimate $${value}`);

afterEach(() => vi.unstubAllGlobals());

type Boundary = Component & { state: { failed: boolean } };

/** Does what React does with a boundary: keeps its state, and gives it the errors below it. */
function failing<Kind extends Boundary>(boundary: Kind): Kind {
  boundary.setState = (state: unknown) => void Object.assign(boundary.state, state);
  const kind = boundary.constructor as unknown as typeof SafePart;
  boundary.setState(kind.getDerivedStateFromError());
  return boundary;
}

/** Presses the only button in what a component returned. */
function press(node: ReactNode): void {
  elementsIn(node).find(({ props }) => props.onClick !== undefined)!.props.onClick!();
}

function elementsIn(
  node: ReactNode,
): ReactElement<{ children?: ReactNode; onClick?: () => void }>[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [node, ...elementsIn(node.props.children)];
}

describe("a part of a page", () => {
  const props = { sentence: "The listing form is missing.", children: "Form" };

  test("is shown while nothing is wrong", () => {
    expect(render(h(SafePart, props)).textContent).toBe("Form");
  });

  test("that fails is replaced by a sentence that is read out, and a button", () => {
    const alert = the("[role=alert]", render(failing(new SafePart(props)).render()));
    expect(textsOf("p, button", alert)).toEqual(["The listing form is missing.", "Try again"]);
    expect(alert.textContent).not.toContain("Form");
  });

  test("is asked for before it is shown again by that button", () => {
    let shownWhenAsked: unknown;
    const part: SafePart = failing(
      new SafePart({ ...props, onRetry: () => (shownWhenAsked = part.state.failed) }),
    );
    press(part.render());
    expect(shownWhenAsked).toBe(true);
    expect(part.render()).toBe("Form");
  });
});

describe("a tool", () => {
  const Safe = safeTool(Estimate);

  test("is shown as it is while nothing is wrong", () => {
    expect(render(h(Safe, { value: 5216 })).textContent).toBe("Estimate $5216");
  });

  test("that fails says what is not lost, and its button reloads the page", () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal("location", { reload });
    const { type, props } = (Safe as (props: object) => ReactElement<object>)({ value: 5216 });
    const boundary = failing(new (type as new (props: object) => Boundary)(props));
    const failed = boundary.render() as ReactElement;
    const alert = the("[role=alert]", render(failed));
    expect(alert.textContent).toContain("the carts you saved, are not affected");
    press((failed.type as () => ReactNode)());
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("a part whose code is loaded late", () => {
  type Load = () => Promise<ComponentType<{ value: number }>>;

  /** The page as it is once everything was waited for, and the errors on the way. */
  async function pageWith(load: Load) {
    const errors: unknown[] = [];
    const Late = latePart(load, "The estimate is missing.");
    const { prelude } = await prerenderToNodeStream(
      h("main", {}, h("h1", {}, "Value"), h(Late, { value: 5216 })),
      { onError: (error) => void errors.push(error) },
    );
    return { main: the("main", parse(await text(prelude))), errors };
  }

  test("is shown once it has arrived", async () => {
    const { main, errors } = await pageWith(async () => Estimate);
    expect(textsOf("h1, p", main)).toEqual(["Value", "Estimate $5216"]);
    expect(errors).toEqual([]);
  });

  test("is not asked for before it is shown", () => {
    const load = vi.fn<Load>(async () => Estimate);
    latePart(load, "");
    expect(load).not.toHaveBeenCalled();
  });

  test.each<[string, Load, string]>([
    ["does not arrive", () => Promise.reject(new Error("no network")), "no network"],
    ["arrives empty", async () => undefined as never, "The file of this part has nothing in it."],
  ])("takes nothing else of the page with it when it %s", async (_what, load, message) => {
    const { main, errors } = await pageWith(load);
    expect(textsOf("h1", main)).toEqual(["Value"]);
    expect(main.textContent).not.toContain("Estimate");
    expect(errors).toEqual([expect.objectContaining({ message })]);
  });
});
