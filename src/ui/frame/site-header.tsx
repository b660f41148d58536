import {
  type LinkGroup,
  type NavigationLink,
  mainLinks,
  menuGroups,
  toolLinks,
} from "../../site/navigation.ts";
import { pages } from "../../site/pages.ts";
import { site } from "../../../config/site.ts";
import styles from "./site-header.module.css";
import { menuId } from "./header-elements.ts";

/** The bars on every page, with the full-screen menu that replaces their links on a phone. */
export function SiteHeader({ path }: { path: string }) {
  return (
    <>
      <a className={`${styles.skip} screen-only`} href="#content">
        Skip to content
      </a>
      <header className={styles.bar}>
        <Logo />
        <nav className={`${styles.main} cluster screen-only`} aria-label="Main">
          <Links links={mainLinks} path={path} />
        </nav>
        <button
          className={`${styles.burger} screen-only`}
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          commandfor={menuId}
          command="show-modal"
        >
          <i />
          <i />
        </button>
      </header>
      <nav className={`${styles.tools} screen-only`} aria-label="Tools">
        <Links links={toolLinks} path={path} />
      </nav>
      <Menu path={path} />
      <YourCart path={path} />
    </>
  );
}

/** The cart that the visitor is at work on; show-your-cart.ts fills it in. */
function YourCart({ path }: { path: string }) {
  const isTool = toolLinks.some(({ href }) => href === path && href !== "/");
  return (
    <aside
      className={`${styles.yourCart} screen-only`}
      aria-label="Your cart"
      data-cart-bar={isTool ? "tool" : "value"}
      hidden
    >
      <b /> <span /> <a href="/">See its value</a>
    </aside>
  );
}

function Menu({ path }: { path: string }) {
  const [tools, ...others] = menuGroups;
  return (
    <dialog className={styles.menu} id={menuId} aria-label="Menu">
      <div className={styles.menuBar}>
        <Logo />
        <button
          className={styles.close}
          type="button"
          aria-label="Close menu"
          commandfor={menuId}
          command="close"
        >
          ×
        </button>
      </div>
      <nav className={styles.menuLinks} aria-label="All pages">
        <MenuGroup {...tools!} path={path} />
        <div className={styles.group}>
          <Links links={mainLinks} path={path} />
        </div>
        {others.map((group) => (
          <MenuGroup key={group.title} {...group} path={path} />
        ))}
      </nav>
    </dialog>
  );
}

function MenuGroup({ title, links, path }: LinkGroup & { path: string }) {
  return (
    <div className={styles.group}>
      <h2>{title}</h2>
      <Links links={links} path={path} />
    </div>
  );
}

function Links({ links, path }: { links: readonly NavigationLink[]; path: string }) {
  return links.map(({ href, text, takesCart = false }) => (
    <a
      key={href}
      href={href}
      aria-current={href === path ? "page" : undefined}
      data-takes-cart={takesCart || undefined}
    >
      {text}
      {href === pages.myCarts.path && <SavedCount />}
    </a>
  ));
}

function Logo() {
  return (
    <a className={styles.logo} href="/">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8 10.6V3l10 4.2-8.4 3.4z" />
        <path d="M8 21V3" />
        <path d="M4 21h9" />
      </svg>
      {site.name}
    </a>
  );
}

/** How many carts are saved, which only the browser knows. It takes no room, so nothing moves. */
function SavedCount() {
  return <span className={styles.count} data-saved-count="" />;
}
