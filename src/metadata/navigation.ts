export interface NavigationLink {
  readonly href: string;
  readonly text: string;
}

const buyingGuide = { href: "/buying-guide", text: "Buying Guide" };
const sellingTips = { href: "/selling-tips", text: "Selling Tips" };
const marketTrends = { href: "/market-trends", text: "Market Trends" };
const howItWorks = { href: "/how-it-works", text: "How It Works" };
const checkAPrice = { href: "/check-a-price", text: "Check a Price" };
const yearFinder = { href: "/year-finder", text: "Year Finder" };
const myCarts = { href: "/my-carts", text: "My Carts" };
const about = { href: "/about", text: "About" };
const contact = { href: "/contact", text: "Contact" };
const privacy = { href: "/privacy-policy", text: "Privacy Policy" };
const terms = { href: "/terms-of-service", text: "Terms of Service" };

/** The header's links on a wide screen. */
export const mainLinks: readonly NavigationLink[] = [
  buyingGuide,
  sellingTips,
  marketTrends,
  { href: "/manufacturers", text: "Value Tools" },
  { href: "/states", text: "States" },
];

/** Everything, for the full-screen menu. */
export const menuLinks: readonly NavigationLink[] = [
  { href: "/", text: "Home" },
  ...mainLinks,
  checkAPrice,
  yearFinder,
  myCarts,
  howItWorks,
  about,
  contact,
  privacy,
  terms,
];

export const footerColumns: readonly { title: string; links: readonly NavigationLink[] }[] = [
  { title: "Resources", links: [buyingGuide, sellingTips, marketTrends] },
  { title: "Company", links: [about, howItWorks, contact] },
  {
    title: "Value Tools",
    links: [
      { href: "/", text: "Value my cart" },
      { href: "/manufacturers", text: "All makes" },
      { href: "/states", text: "All states" },
      checkAPrice,
      yearFinder,
      myCarts,
    ],
  },
  { title: "Legal", links: [privacy, terms] },
];
