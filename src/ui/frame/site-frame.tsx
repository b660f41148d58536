import type { ReactNode } from "react";
import {
  type LinkGroup,
  type NavigationLink,
  barLinks,
  footerColumns,
  guideGroup,
  isGuide,
  otherGroups,
  toolGroups,
} from "../../site/navigation.ts";
import { pages } from "../../site/pages.ts";
import { site } from "../../../config/site.ts";
import { menuId, panelName } from "./header-elements.ts";

/** On a phone, the full-screen menu replaces the header's links. */
export function SiteHeader({ path }: { path: string }) {
  return (
    <>
      <a className="skip screen-only" href="#content">
        Skip to content
      </a>
      <header className="bar screen-only">
        <Logo />
        <nav className="bar-links" aria-label="Main">
          <Links links={barLinks.slice(0, -1)} path={path} />
          <Panel title="Tools">
            <ToolGroups path={path} />
          </Panel>
          <Panel title={guideGroup.title} isCurrent={isGuide(path)}>
            <div>
              <Links links={guideGroup.links} path={path} />
            </div>
          </Panel>
          <Links links={barLinks.slice(-1)} path={path} />
        </nav>
        <button
          className="open-menu"
          type="button"
          aria-haspopup="dialog"
          commandfor={menuId}
          command="show-modal"
        >
          Menu
        </button>
      </header>
      <Menu path={path} />
    </>
  );
}

function Panel({
  title,
  isCurrent = false,
  children,
}: {
  title: string;
  /** True on any page that belongs to this menu. */
  isCurrent?: boolean;
  children: ReactNode;
}) {
  return (
    <details name={panelName} data-current={isCurrent || undefined}>
      <summary>{title}</summary>
      <div className="menu-panel menu-groups">{children}</div>
    </details>
  );
}

function Menu({ path }: { path: string }) {
  return (
    <dialog className="menu" id={menuId} aria-label="Menu">
      <div className="menu-bar">
        <Logo />
        <button type="button" aria-label="Close menu" commandfor={menuId} command="close">
          Close
        </button>
      </div>
      <nav className="menu-groups" aria-label="All pages">
        <div className="menu-first">
          <Links links={barLinks} path={path} />
        </div>
        <ToolGroups path={path} />
        {[guideGroup, ...otherGroups].map((group) => (
          <Group key={group.title} {...group} path={path} />
        ))}
      </nav>
    </dialog>
  );
}

function ToolGroups({ path }: { path: string }) {
  return toolGroups.map((group) => <Group key={group.title} {...group} path={path} hasNotes />);
}

interface PagesLinks {
  links: readonly NavigationLink[];
  path: string;
  hasNotes?: boolean;
}

function Group({ title, ...links }: LinkGroup & PagesLinks) {
  return (
    <div>
      <h2>{title}</h2>
      <Links {...links} />
    </div>
  );
}

function Links({ links, path, hasNotes = false }: PagesLinks) {
  return links.map(({ href, text, note, takesCart }) => (
    <a
      key={href}
      href={href}
      aria-current={href === path ? "page" : undefined}
      data-takes-cart={takesCart}
    >
      {text}
      {hasNotes && <small>{` ${note}`}</small>}
      {href === pages.myCarts.path && <SavedCount />}
    </a>
  ));
}

function Logo() {
  return (
    <a className="logo" href="/">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8 10.6V3l10 4.2-8.4 3.4z" />
        <path d="M8 21V3" />
        <path d="M4 21h9" />
      </svg>
      {site.name}
    </a>
  );
}

/** A script fills it in. Its space is reserved, so nothing moves. */
function SavedCount() {
  return <span className="saved-count" data-saved-count="" />;
}

const socialNetworks = ["Facebook", "Instagram", "YouTube"];

export function SiteFooter({ year }: { year: number }) {
  return (
    <footer className="footer screen-only">
      {footerColumns.map(({ title, links }) => (
        <nav key={title} className="footer-column" aria-label={title}>
          <h2>{title}</h2>
          {links.map(({ href, text, takesCart }) => (
            <a key={href} href={href} data-takes-cart={takesCart}>
              {text}
            </a>
          ))}
        </nav>
      ))}
      <div className="footer-end cluster">
        <p className="cluster">
          {socialNetworks.map((network) => (
            // oxlint-disable-next-line anchor-is-valid -- the product spec wants them to go nowhere
            <a key={network} href="#">
              {network}
            </a>
          ))}
        </p>
        <p>{`© ${year} ${site.name}. Site managed by ${site.manager}.`}</p>
      </div>
    </footer>
  );
}
