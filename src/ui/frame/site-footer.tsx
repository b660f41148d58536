// Tested in site-frame.test.tsx.
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
