import { footerColumns } from "../../site/navigation.ts";
import { site } from "../../../config/site.ts";

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
      <p className="footer-social cluster">
        {socialNetworks.map((network) => (
          // oxlint-disable-next-line anchor-is-valid -- the product spec wants them to go nowhere
          <a key={network} href="#">
            {network}
          </a>
        ))}
      </p>
      <p className="footer-legal">
        © {year} {site.name}. Site managed by {site.manager}.
      </p>
    </footer>
  );
}
