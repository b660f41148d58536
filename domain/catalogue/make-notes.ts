import type { Source } from "../sources/source.ts";

/** What owners ask about a make, in the order in which its page answers. */
export const makeTopics = ["models", "faults", "support"] as const;
export type MakeTopic = (typeof makeTopics)[number];

/** What somebody else says about a make, in our words, and where and when we read it. */
export interface MakeNote {
  /** One to four sentences. */
  readonly text: string;
  /** Its date is the day on which we read it, or what we know of that day. */
  readonly source: Required<Source>;
}

const readOn = "2026-11-22";

const note = (text: string, title: string, url: string, date = readOn): MakeNote => ({
  text,
  source: { title, url, date },
});

/** Lists of one dealer in several eastern states: its stock on two days, and its prices for new carts. */
const dealerStock = {
  september3: {
    title: "a Tigon Golf Carts stock list",
    url: "https://github.com/Tigon-Golf-Carts-LLC/Memorial-Day-Golf-Carts/blob/0a72de983cff535165f545477f34351fd5894992/src/data/snapshot.json",
    date: "2026-09-03",
  },
  september9: {
    title: "a Tigon Golf Carts stock list",
    url: "https://github.com/Tigon-Golf-Carts-LLC/Valentines-Golf-Carts/blob/26a91f56063f23d3e69ac9f1111cb0263a4eff71/artifacts/holiday-golf-carts/public/data/inventory.json",
    date: "2026-09-09",
  },
  newCarts: {
    title: "a Tigon Golf Carts price list for new carts",
    url: "https://github.com/Tigon-Golf-Carts-LLC/TIGON-DMS-Connect/blob/7e3ff91/src/Admin/New/New_Cart_Converter.php",
    date: "2026-02",
  },
} as const;

/**
 * Keyed by the make's slug: its models and their years, known faults and what they cost to fix, and
 * who sells parts today. A topic for which we have read no source is left out.
 */
export const makeNotes: Readonly<Record<string, Partial<Record<MakeTopic, MakeNote>>>> = {
  "club-car": {
    models: note(
      "The DS came out in late 1980 and stayed for two decades. The first modern Carryall followed in 1985.",
      "Club Car’s own history",
      "http://www.clubcar.tv/2011/09/a-profit-making-machine/",
    ),
    faults: note(
      "One Texas shop charged $1,200 to $1,500 for a set of lead-acid batteries and $350 to $600 for four tires.",
      "Aledo Golf Carts, service prices",
      "https://github.com/wwainwri/aledo-golf-carts",
      "2026-08",
    ),
    support: note(
      "Go by the serial number, not by looks: a brake cable or windshield for one Club Car may not fit another.",
      "GoCarLife on identifying a Club Car",
      "https://gocarlife.com/?p=5886",
    ),
  },
  "ez-go": {
    models: note(
      "EZ-GO unveiled the RXV in November 2007. It sets its own brake when it stops, and the electric one runs on alternating current.",
      "The Augusta Chronicle",
      "https://www.augustachronicle.com/story/business/2007/11/08/new-model-golf-car-rolled-out/64538133007/",
    ),
  },
  yamaha: {
    faults: note(
      "One dealer asked $3,100 for a gas Yamaha as is and $4,700 with its engine replaced.",
      "Golf Cart Specialists, prices",
      "https://github.com/Kylemitchell64/golf-cart-website",
    ),
  },
  cushman: {
    models: note(
      "Cushman’s first golf cart was the three-wheeled Golfster 732 of 1954, with 24 volts. A 36-volt version came in 1957, and the series ended in 1967. The shark-nosed gas 735 was built from 1961 to 1964.",
      "Vintage Golf Cart Parts",
      "https://vintagegolfcartparts.com/cushman-history",
    ),
    support: note(
      "Repair parts are still sold for many old Cushman golf cars, but body panels, trim, and belt-drive clutch parts are long gone. Order by the model number, which usually begins with 8 and is on a plate under the seat, beside the shift lever.",
      "Grandpa’s Old Cars",
      "https://grandpasoldcars.ca/articles/cushman",
    ),
  },
  icon: {
    models: note(
      "The name says most of it. A G40 or G60 is gas, and the i and C models are electric. An i20 has two seats, an i40 four, and an i60 six. An L at the end means lifted.",
      dealerStock.newCarts.title,
      dealerStock.newCarts.url,
      dealerStock.newCarts.date,
    ),
    faults: note(
      "A lithium pack that reads zero volts after a winter is often only asleep, and the charger wakes it. Check the small data plug to the dash and the charger for corrosion, too, before you price in a new pack. ICON’s packs since 2021 are typically 48 volts and 105 amp-hours.",
      "Golf Cart Lab",
      "https://golfcartlab.com/icon-golf-cart-battery-problems/",
    ),
    support: note(
      "Where carts are common, some dealers specialize in ICON. One who came from a large California chain opened two ICON stores near Bluffton, South Carolina, with a warehouse and plans for a third.",
      "Hilton Head Monthly",
      "https://www.hiltonheadmonthly.com/living/7538-beyond-the-golf-course",
    ),
  },
  evolution: {
    models: note(
      "Classics have two or four seats, Foresters four or six, and Carriers six or eight. The D5 Ranger and Maverick come with four or six. The Turfman 200, 800, and 1000 are utility vehicles.",
      "Tigon Golf Carts, 2025 prices",
      "https://github.com/Tigon-Golf-Carts-LLC/suburban-golf-carts/blob/84a9d717122c1a99a15e120c1492d9d976106764/server/data/vehicles.ts",
      "2025-07-31",
    ),
    support: note(
      "Evolution and HDK both have their main office in Corona, California. In September 2024, they paid $550,000 to settle California’s claim that carts were sold there without certification. If you’re buying in California, ask for the certificate.",
      "California Air Resources Board",
      "http://ww2.arb.ca.gov/hdk-plastic-factory-ltd-u-s-and-evolution-electric-vehicles-inc-settlement",
    ),
  },
  hdk: {
    support: note(
      "The United States has charged antidumping and countervailing duties on golf carts from China since August 12, 2025. What a new HDK cost before that day says little about what one costs now.",
      "Federal Register",
      "https://frnow.com/Browse/Document/usa/na/fr/2025/8/12/2025-15244",
    ),
  },
  "denago-ev": {
    models: note(
      "A Nomad has four seats, and a Nomad XL is the lifted one. A Rover XL is a lifted four-seater, too. The Rover XL6, Rover XXL, and City have six. All of those on the list had lithium batteries.",
      dealerStock.september9.title,
      dealerStock.september9.url,
      dealerStock.september9.date,
    ),
  },
  bintelli: {
    models: note(
      "The Nexus was new in spring 2025, and a Gen2 followed within weeks. To tell them apart, look for what Gen2 added: power steering, a wheel that telescopes, and push-button start with a key fob.",
      "Golf Carting Magazine, May 2025",
      "https://issuu.com/golfcarting/docs/golf_carting_magazine_issue_60_may_2025?fr=xKAE9_zU1NQ",
    ),
    support: note(
      "Bintelli sells parts on a website of its own. New parts have a 30-day warranty that leaves out labor and parts that wear, such as belts, tires, and brake pads.",
      "Bintelli Parts",
      "https://bintelliparts.com/terms-and-conditions",
    ),
  },
  gem: {
    models: note(
      "The shape dates a GEM. The early “bubble” e2, e4, e6, eS, eL, and eL XD got new brakes and suspension for 2013. For 2016, the e2, e4, e6, and eL XD were redesigned, and the front looks clearly different.",
      "Small Vehicle Resource",
      "https://www.smallvehicleresource.com/research/Buying-Guides/The-New-Gem-Line--A-Step-Towards-Polaris-Small-Vehicle-Vision",
    ),
    support: note(
      "Five former Polaris managers founded Waev, which took over GEM at the start of 2022. GEMs have been built in Anaheim, California, since 2017, beside Taylor-Dunn’s vehicles.",
      "Forkliftaction",
      "https://www.forkliftaction.com/news/waev-buys-gem-and-taylor-dunn.aspx?n=25629",
    ),
  },
  kandi: {
    models: note(
      "The Mini is the odd one out: a very small two-seater that folds up, shown in February 2024. It still has seat belts, cup holders, and storage under the hood.",
      "Newsio",
      "https://newsio.com/2024/02/26/kandis-new-collapsible-electric-golf-cart-is-the-latest-tiny-ev-coming-for-your-neighborhood",
    ),
    support: note(
      "Kandi’s warranty runs 12 months on the cart, 24 on AGM batteries, and 36 on lithium. It moves to the next owner for $50 if you file the form. Only an authorized Kandi dealer may do the repair.",
      "First Class Carts, a dealer",
      "https://firstclasscarts.com/elementor-1955/",
    ),
  },
  "star-ev": {
    models: note(
      "The Sirius was new at the 2017 PGA Show, with a 4 kW motor that runs on alternating current. It does 19.5 mph, or 25 as a low-speed vehicle, so look for a VIN. The first ones had two or four seats. Six- and eight-seaters were planned.",
      "Small Vehicle Resource",
      "https://smallvehicleresource.com/blog/category/market-trends/page/11",
    ),
    support: note(
      "STAR EV builds carts in Greenville County, South Carolina, where it has worked for more than 15 years. It sells them to hundreds of places across the country, and it was adding a head office and 40,000 square feet for production.",
      "WSPA",
      "https://www.wspa.com/news/jobs-and-millions-of-dollars-in-investment-making-its-way-to-greenville-county/",
    ),
  },
  garia: {
    models: note(
      "The Golf 2+2 of 2011 added a rear-facing seat with belts. It came in a street-legal version and one that isn’t, so look for a VIN before you call it street legal.",
      "Small Vehicle Resource",
      "https://www.smallvehicleresource.com/blog/2011/10/page/2/",
    ),
    support: note(
      "Club Car bought the Danish company in 2022. If you don’t know a Garia dealer, ask a Club Car dealer for parts.",
      "The Augusta Press",
      "https://theaugustapress.com/state-and-local-leaders-join-club-car-in-celebrating-its-new-appling-facility",
    ),
  },
  tomberlin: {
    models: note(
      "Tomberlin began in 2006 and was later bought by Columbia. The ParCar Eagle and Legacy then became the Tomberlin Eagle and Legacy Touring, beside the E-Merge. All have steel frames, so look for rust.",
      "Golf Cart Resource",
      "https://golfcartresource.com/a-quick-history-of-columbia-and-parcar-vehicles/",
    ),
    support: note(
      "In March 2025, Columbia, which makes Tomberlin carts, was opening a plant in Aiken County, South Carolina, and hiring for it. Ask there about parts and manuals.",
      "HotAugusta",
      "https://hotaugusta.com/2025/03/11/columbia-vehicle-group-adds-new-100-jobs-in-aiken-county-with-12m-electric-vehicle-plant/",
    ),
  },
  "par-car": {
    models: note(
      "The engine tells the age of a gas cart: a 250 cc two-stroke until 1996, then a nine-horsepower Briggs & Stratton four-stroke. Electric ones ran on 36 volts until the late 1990s and on 48 after that. On most early carts, the plate is above the left rear tire.",
      "Golf Car Catalog",
      "http://golfcarcatalog.com/golf-cart-blog/golf-cart-museum-columbia-par-car-harley-davidson/",
    ),
    support: note(
      "Columbia, which built them, has been moving from Florida and Wisconsin to 2065 University Parkway in Aiken, South Carolina. Ask for parts there under the name ParCar.",
      "a news story on AOL",
      "https://www.aol.com/electric-vehicle-maker-ready-roll-080202923.html",
    ),
  },
  columbia: {
    models: note(
      "Columbia’s golf carts were sold as ParCar and later as Tomberlin. A vehicle with a Columbia badge is more likely one of the commercial and industrial ones used at airports, resorts, and factories.",
      "Golf Cart Resource",
      "https://golfcartresource.com/a-quick-history-of-columbia-and-parcar-vehicles/",
    ),
    support: note(
      "Columbia is part of the Nordic Group and makes Tomberlin carts as well. It chose Aiken County, South Carolina, for the work that it did in Florida and Wisconsin, so an old address for parts may be out of date.",
      "Business Facilities",
      "https://businessfacilities.com/columbia-vehicle-group-to-invest-12-2m-in-aiken-county-sc/",
    ),
  },
  "harley-davidson": {
    models: note(
      "On a 1960s cart, the first two digits of the serial number are the year: 65 is 1965. Later numbers have H for the 1970s or J for the 1980s, with the year’s last digit. A C or D means that Columbia built it.",
      "Golf Cart Hot Rod",
      "https://www.golfcarthotrod.com/194/how-to-find-harley-davidson-columbia-golf-cart-serial-number-%E2%80%93-year/",
    ),
    faults: note(
      "One rider’s 1974 cart smoked and couldn’t climb his driveway. He’d been mixing twice as much oil into the gas as it needs. With the right mix, it ran, but it kept throwing its belt.",
      "American Rider",
      "https://americanrider.com/editorial/columnists/bullin-through-life-a-redneck-relay/2018/01/03",
    ),
    support: note(
      "Parts are scarce and usually expensive, so read the plate before you order. If the body lifts up, it’s on the upper frame rail, near a rear wheel. On an electric DE40 or MGIV, it’s under the driver’s seat, toward the passenger.",
      "Golf Cart Tips",
      "https://golfcarttips.com/what-year-is-my-harley-davidson-golf-cart/",
    ),
  },
  amf: {
    models: note(
      "AMF kept the Harley-Davidson name on the carts until it sold the business to Columbia. The gas engine stayed the same through 1981: one cylinder, two strokes, 245 cc.",
      "It Still Runs",
      "https://itstillruns.com/specifications-harleydavidson-golf-cart-7501612.html",
    ),
  },
  pargo: {
    models: note(
      "Pargo’s first four-wheeled carts, in 1965, were the F-704 and F-754. The 800 series of 1969 brought a disc brake: the 803 has three wheels and the 804 has four. The 544 of 1975 has drum brakes and eight solenoids.",
      "a parts supplier’s history, quoted on Cartaholics",
      "https://cartaholics.com/threads/pargo-model.3465/",
    ),
    faults: note(
      "The serial number won’t tell you the year. Count the wheels and solenoids instead. Some of the later brake parts are no longer made, though an old band brake can be relined.",
      "Golf Car Catalog",
      "http://www.golfcarcatalog.com/golf-cart-blog/golf-cart-museum-pargo/",
    ),
    support: note(
      "One supplier of vintage parts lists motors, axles, steering, and speed controls for Pargo, but nothing for body, trim, and seats.",
      "Vintage Golf Cart Parts",
      "http://www.vintagegolfcartparts.com/cgi-bin/ccp5/cp-app.cgi?rrc=N&cip=66.249.73.89&pg=cat&ref=pargo",
    ),
  },
  legend: {
    models: note(
      "One supplier of vintage parts tells Legend’s history along with EZ-GO’s, so compare the running gear with an EZ-GO of the same age before you order.",
      "Vintage Golf Cart Parts",
      "https://vintagegolfcartparts.com/ezgo-legend-history",
    ),
    support: note(
      "A supplier of vintage parts keeps wiring diagrams for Legend carts, filed with Pargo’s.",
      "Vintage Golf Cart Parts",
      "http://www.vintagegolfcartparts.com/cgi-bin/ccp5/cp-app.cgi?rrc=N&cip=66.249.73.89&pg=cat&ref=pargo",
    ),
  },
  marketeer: {
    models: note(
      "Merle Williams designed the first ones for errands during gas rationing, and sales to golfers began in 1951. They have three wheels, batteries, and a tiller. Later carts have four wheels and a steering wheel.",
      "GolfSeats.com",
      "https://golfseats.com/the-golf-carts-long-road/",
    ),
    faults: note(
      "One owner who bought a 1979 Marketeer found a front wheel out of line and some rust, but six usable batteries. The seller had asked $800 in 2005.",
      "An Eclectic Mind",
      "https://www.aneclecticmind.com/2005/01/23/it-goes/",
    ),
  },
  westinghouse: {
    support: note(
      "In one vintage-parts catalog, Westinghouse shares a section with Marketeer and Nordskog, so try all three names.",
      "Vintage Golf Cart Parts",
      "http://www.vintagegolfcartparts.com/cgi-bin/ccp5/cp-app.cgi?rrc=N&cip=66.249.73.89&pg=cat&ref=pargo",
    ),
  },
  melex: {
    models: note(
      "The first ten carts were built in Mielec, Poland, in 1970, and American golfers took to them within a year.",
      "Melex History",
      "https://melexhistory.com/index.php/about",
    ),
    faults: note(
      "Look at the metal under the batteries. On one 1971 Melex, acid had eaten the straps and a side rail, and the batteries were falling out. The owner welded in angle iron.",
      "an owner’s blog",
      "https://bullerdieck.blogspot.com/2021/10/october-1-2021-golf-cart-project.html",
    ),
    support: note(
      "Melex belongs to Club Car, which got it when it bought Garia in 2022. The Club Car Urban, built in Georgia, is a Melex design.",
      "The Augusta Press",
      "https://theaugustapress.com/state-and-local-leaders-join-club-car-in-celebrating-its-new-appling-facility",
    ),
  },
  "taylor-dunn": {
    models: note(
      "The last digits of the model code are the voltage: a B0-248-36 is a 36-volt B 2-48, and a B0-248-48 has 48 volts. Manuals go by serial number. One for those two with the GT drive starts at 177127.",
      "Taylor-Dunn’s manual, on ManualsLib",
      "https://www.manualslib.com/manual/1245973/Taylor-Dunn-B0-248-36.html",
    ),
    support: note(
      "Waev bought Taylor-Dunn from Polaris at the end of 2021 and kept design and assembly in Anaheim.",
      "Electrek’s report, on EVdriven",
      "http://www.evdriven.com/neighborhood/?open-article-id=20856821&article-title=polaris-spins-off-gem--taylor-dunn-brands-into-waev--inc-&blog-domain=electrek.co&blog-title=electrek",
    ),
  },
  "bad-boy-buggies": {
    models: note(
      "The Instinct, Ambush, Recoil, Ambush iS, and Recoil iS were sold from August 2012, some electric and some gas. Some have a rear-facing seat for two more. The serial number is on the steering column.",
      "Wreck Into a Check on the CPSC notice",
      "https://www.wreckintoacheck.com/blog/recall-of-off-road-vehicles-seeks-to-prevent-accidents-injuries/",
    ),
  },
  polaris: {
    models: note(
      "The Ranger EV of 2015 to 2022 runs on eight 12-volt batteries under the rearmost seat. Polaris says they last if you never run them down by more than 80%.",
      "Polaris",
      "https://military.polaris.com/en-us/self-help/article/KA-03668/",
    ),
    support: note(
      "One Polaris dealer tells Ranger EV owners to add distilled water only after a full charge, to tighten the battery terminals, and to read the manual first, because the pack can kill.",
      "Woods Cycle Country",
      "https://blog.woodscyclecountry.com/polaris-ranger-ev-electric-vehicle-battery-maintenance-tips/",
    ),
  },
  kubota: {
    models: note(
      "The Sidekick, or RTV-XG850, came out in 2018. Its gas engine has 48 horsepower and takes it to 40 mph, while the diesel RTV-X models before it topped out at about 29.",
      "La Terre de chez nous, in French",
      "https://www.laterre.ca/?p=66222",
    ),
  },
  kawasaki: {
    models: note(
      "Kawasaki built the first MULE in 1988. The name stood for “Multi-Use Light Equipment.”",
      "Clasp Auto",
      "https://claspauto.com/everything-on-kawasaki-mule-utv/",
    ),
  },
  "john-deere": {
    models: note(
      "A Gator TE runs on eight 6-volt batteries, which make 48 volts, and tops out at 15 mph. It’s rated to carry more than the gas TX Turf but needs more room to turn. An empty pack takes 12 to 16 hours to charge.",
      "Grainews",
      "https://www.grainews.ca/machinery/deeres-new-electric-gator/",
    ),
  },
  "cub-cadet": {
    models: note(
      "The label under the driver’s seat tells one Challenger from another. A model number that begins with 37AW is a CX500, 37AX is a CX700, and 37AY is a CX750 Crew.",
      "CPSC notice",
      "https://www.cpsc.gov/Recalls/2017/cub-cadet-recalls-utility-vehicles-recall-alert",
    ),
  },
  hisun: {
    models: note(
      "HISUN has built machines for other brands. The CPSC names its US company as the maker of Cub Cadet’s 2016 Challenger, so parts may be listed under either name.",
      "CPSC notice",
      "https://www.cpsc.gov/Recalls/2017/cub-cadet-recalls-utility-vehicles-recall-alert",
    ),
  },
  "tracker-off-road": {
    models: note(
      "The OX EV has a lithium pack and was sold in 2023 for $12,000 to $13,000.",
      "RTTNews on the CPSC notice",
      "https://www.finanznachrichten.de/nachrichten-2024-03/61688947-cpsc-recalls-textron-vehicles-honeywell-fire-alarm-sounders-boilers-020.htm",
    ),
    support: note(
      "Textron builds these machines. The OX 400 shares a chassis with the EZ-GO TXT.",
      "CPSC notice",
      "https://www.cpsc.gov/Recalls/2021/Textron-Specialized-Vehicles-Recalls-PTV-and-Off-Road-Vehicles-Due-to-Crash-Hazard-Recall-Alert",
    ),
  },
  "massimo-motor": {
    support: note(
      "After the United States put duties on golf carts from China, Massimo moved production of its MVR carts to Garland. It kept selling them through the same stores and dealers.",
      "How to Buy American",
      "https://howtobuyamerican.com/massimo-moves-mvr-golf-cart-production-to-u-s-to-enhance-quality-control-and-market-positioning",
    ),
  },
  lvtong: {
    support: note(
      "In 2025, the United States set antidumping duties of 119% to 478% on golf carts from China, and countervailing duties of 31% to 679% on top. A price from before then isn’t a guide to what a new one costs now.",
      "The Augusta Press",
      "https://theaugustapress.com/department-of-commerce-makes-final-decision-in-investigation-of-chinese-golf-cart-imports",
    ),
  },
  zap: {
    models: note(
      "The Xebra was built from 2006 to 2009 and can do 40 mph. With its three wheels, it counts as a motorcycle, so most crash rules for cars didn’t apply.",
      "Green Car Reports",
      "https://www.greencarreports.com/news/1076755_2008-zap-xebra-electric-motorcycle-recalled-again",
    ),
  },
  volcon: {
    models: note(
      "The HF1 has one row with three seats and a 17.5 kWh battery. Volcon promised 60 mph and 60 miles. Only 27 were in the first batch, in September 2024.",
      "Mega Motors",
      "https://motors.mega.mu/news/volcons-hf1-launches-with-claims-of-being-fastest-accelerating-single-cab-electric-utv-20240927.html",
    ),
    support: note(
      "Volcon became Empery Digital in 2025. In October 2025, it agreed to hand its four-wheeled vehicles to Venom EV and keep the two-wheeled ones. Ask Venom EV about parts for a Stag, HF1, or MN1.",
      "Empery Digital’s filing with the SEC",
      "https://www.sec.gov/Archives/edgar/data/1829794/000168316825008152/R25.htm",
    ),
  },
  "venom-ev": {
    models: note(
      "In February 2025, Volcon signed an agreement to supply Venom with golf carts, and the two revised it that April. So ask the dealer which company built the cart and where.",
      "Volcon’s results for early 2025",
      "https://www.advfn.com/stock-market/NASDAQ/VLCN/stock-news/96029263/volcon-epowersports-reports-operational-highlights",
    ),
    support: note(
      "Venom took over the Volcon brand in a deal of October 15, 2025, with its trademarks, engineering papers, and sales network. Volcon’s former owner got a tenth of Venom in return.",
      "Empery Digital’s quarterly report",
      "https://ir.emperydigital.com/sec-filings/all-sec-filings/xbrl_doc_only/1300",
    ),
  },
  ayro: {
    models: note(
      "The Vanish is a modular electric truck, built in Round Rock. Orders opened in May 2023 at $33,900, and that August it was approved as a low-speed vehicle in the United States and Canada.",
      "Newsio",
      "https://newsio.com/2023/09/13/production-of-electric-mini-trucks-begins-in-texas",
    ),
    support: note(
      "AYRO’s earlier truck, the 411x, came from Cenntro in China, and AYRO gave it up in September 2022. In January 2024, AYRO cut a large part of its staff and took a new look at building and selling the Vanish. Find out who supplies parts before you buy.",
      "BeyondSPX on AYRO",
      "https://beyondspx.com/quote/AYRO",
    ),
  },
  "tropos-motors": {
    models: note(
      "ABLE trucks take different bodies: a box, a flatbed, a sweeper, or an ambulance. The ABLE XR is the long-range one, with a 26 kWh battery.",
      "electrive.com",
      "https://www.electrive.com/2019/07/15/tropos-motors-is-expanding-to-europe/",
    ),
  },
  "eli-electric-vehicles": {
    models: note(
      "US orders for the Zero opened in May 2024 at $11,990. It has an 8 or 12 kWh battery, good for 60 or 90 miles by Eli’s account, and is 7.4 feet long. Earlier Zeros went to Europe, with smaller batteries.",
      "CarWat, in French",
      "https://carwat.com/2024/05/23/petite-voiture-electrique-urbaine-eli-zero-au-prix-de-11-990-dollars-atteignant-90-miles-lentement",
    ),
    support: note(
      "A partner in China builds the Zero and has made the European version since 2021. Eli’s founder said in 2024 that hundreds of Americans had reserved one.",
      "Automotive World",
      "https://automotiveworld.com/articles/the-us-is-ready-for-micro-cars-claims-eli-electric-vehicles",
    ),
  },
  "wink-motors": {
    models: note(
      "New ones cost $9,000 to $12,000. They have heat, air conditioning, power windows, rear cameras, and a center screen, so there’s more to test than on a golf cart.",
      "Funviral Park",
      "https://www.funviralpark.com/cars/drive-for-free-cute-as-heck-wink-lsv-evs-soak-up-the-suns-power/",
    ),
    support: note(
      "Wink imports its cars. Its founder chose existing Chinese models and a factory that could meet US rules, and had the samples tested.",
      "Auto Futures",
      "https://autofutures.tv/topics/wink-motors-sprouts-little-neighbourhood-electric-vehicles--nevs--with-solar-options---ceo-mark-dwec/s/ce04c497-ec24-4ad2-8ecb-7301854a8630",
    ),
  },
  "cruise-car": {
    models: note(
      "In 2007, the solar Sunray and the electric Kudo were put together in Venice, Florida, from Chinese parts. The company said that the sun could charge a Sunray for three hours of driving.",
      "NBC News",
      "https://www.nbcnews.com/id/wbna19417205",
    ),
    support: note(
      "From about 2010, Cruise Car built its All American line on used aluminum golf carts from Club Car and others, with a stretched frame and a 230-watt solar panel. Find out whose running gear yours has: that’s the name to order parts under.",
      "Herald-Tribune",
      "http://www.heraldtribune.com/news/20100928/higher-speed-sales-for-low-speed-vehicles",
    ),
  },
  "moke-america": {
    models: note(
      "The eMoke’s motor makes 20 horsepower, and its speed is held to 25 mph. The 12 kWh pack takes six to eight hours to charge.",
      "Digital Trends",
      "https://www.digitaltrends.com/cars/e-moke-news-specifications-features-range-pictures/",
    ),
    support: note(
      "Cruise Car of Sarasota won the contract to build the electric Moke in 2017. For an early one, if you can’t reach Moke America, ask Cruise Car.",
      "Sarasota Magazine",
      "https://www.sarasotamagazine.com/news-and-profiles/2017/08/cruise-car-to-build-moke-vehicles",
    ),
  },
  citecar: {
    models: note(
      "Most have an ordinary golf cart body. The Bubble Buddy is wider and enclosed, with doors. New carts started at $7,000, and frames are aluminum and steel.",
      "a newspaper story on Flagship Powersports",
      "http://flagshippowersports.com/seven-weeks-working-pro-bono-with-a-national-charity/",
    ),
  },
  "sc-carts": {
    models: note(
      "The company, in Vernon, British Columbia, began in 2010 by rebuilding golf carts. Its own city vehicle came out in 2021, with a lithium pack and a top speed of 40 km/h.",
      "CBC News",
      "https://www.cbc.ca/news/canada/british-columbia/low-speed-electric-vehicles-lithium-battery-1.6667921",
    ),
    support: note(
      "Each one carries a maple-leaf mark, which shows that it meets Canada’s rules. That isn’t a US certification.",
      "SC Carts",
      "https://www.sccarts.ca/post/official-public-statement-oct-4-2023",
    ),
  },
  "honor-lsv": {
    support: note(
      "A golf cart dealer in Fort Myers, Florida, promotes Honor LSV models on its website. We found no site of the maker’s own, so start there for parts.",
      "flgolfcarts.com",
      "https://flgolfcarts.com/historical-evolution-of-golf-cart-design-from-history-to-honor-lsv/",
    ),
  },
  fairplay: {
    models: note(
      "Fairplay Electric Cars started in 2005 and had its carts built in China. In 2011, it began building in America and became Evergreen Electric Vehicles.",
      "Golf Cart Report",
      "https://www.golfcartreport.com/who-makes-fairplay-golf-carts/",
    ),
    support: note(
      "Clark, the forklift company, bought Evergreen about a year later, with its factory in Long Beach, California. Forklift dealers were to sell the vehicles, so a Clark dealer may know where old parts went.",
      "The Business Times",
      "https://thebusinesstimes.com/grand-junction-electric-car-manufacturer-sold/",
    ),
  },
  "ruff-tuff": {
    models: note(
      "The company had sold about 1,000 carts, mostly to hunters, by May 2008. It promised car-shaped low-speed vehicles for 2009.",
      "Gigaom",
      "https://gigaom.com/2008/05/07/rtev-hunts-for-better-electric-vehicles/",
    ),
    support: note(
      "In June 2009, the car business was split off as Wheego, and Ruff & Tuff set out to cut costs and stay in the territories it already had.",
      "Wheego’s announcement",
      "https://carsandracingstuff.com/library/articles/7525.php",
    ),
  },
  "western-golf-car": {
    models: note(
      "The Elegante was Western’s top model. When Palm Springs Life looked at it, new ones cost $11,000 to $16,000, with a four-horsepower motor.",
      "Palm Springs Life",
      "https://www.palmspringslife.com/big-on-little-rides/",
    ),
  },
  "luxury-carts": {
    models: note(
      "The mock ’32 Roadster has a flat windshield, no fenders, a fiberglass body, and a radio with a cassette deck. The company worked in Aiea, Hawaii.",
      "Portfolio, 2008",
      "http://upstart.bizjournals.com/culture-lifestyle/culture-inc/sports/2008/06/06/Super-Custom-Golf-Carts.html",
    ),
  },
  "american-custom-golf-cars": {
    faults: note(
      "One owner bought a 2004 California Roadster that had stood outdoors in salt air. A refresh turned into a full restoration, down to the last bolt.",
      "Golf Carting Magazine, October 2021",
      "http://www.Issuu.com/golfcarting/docs/issue_17_oct_2021_issuu/s/13553912",
    ),
  },
  solorider: {
    models: note(
      "The seat swivels and can lift the golfer almost upright. Hand controls like a snowmobile’s set the speed, up to 14 mph. A park district in Cleveland bought four for its courses.",
      "Cleveland Metroparks on LiveSpecial",
      "https://livespecial.com/ls_directory/cleveland-metroparks-golf-accessibility/",
    ),
    support: note(
      "In 2006, SoloRiders were assembled in Denver, and one with the stand-up seat cost about $8,600.",
      "a newspaper story on SoloRider’s site",
      "http://www.solorider.com/solorider-cart-helps-disabled-golfers-get-back-onto-fairways.html",
    ),
  },
  golfboard: {
    models: note(
      "The board won best new product at the 2014 PGA Show. The Oregon company said that more than 100 courses rented them out, so a used one may have had many riders.",
      "MeetingPages",
      "https://meetingpages.com/tips-trends/New-kind-of-golf-cart-adds-extreme-element-to-the-game",
    ),
    support: note(
      "Sol Boards makes the GolfBoard, so look for parts under that name, too. In 2015, it had a partnership with Billy Casper Golf, which manages courses.",
      "Golf Channel",
      "https://www.golfchannel.com/article/equipment-insider/bored-golf-carts-try-golfboard/",
    ),
  },
  madjax: {
    models: note(
      "An X-Series comes as Gen 1 or Gen 2. In Arizona, a dealer asked $11,995 for a new 2023 Gen 1 and sold a 2024 Gen 2 for $14,000, so the generation matters in a listing.",
      "West Valley Golf Cars, Arizona",
      "https://github.com/bfuller7141/West-Valley-Golf-Cars",
    ),
    support: note(
      "Nivel, the parts company behind MadJax, covers the XSeries frame for life and most other parts for three years. The promise is to the first owner only, and the batteries have a warranty of their own.",
      "First Class Carts, a dealer",
      "https://firstclasscarts.com/elementor-1946/",
    ),
  },
  "swift-ev": {
    models: note(
      "The Mach 4 has four seats and the Mach 6 has six, both lifted. The 4E and 6E aren’t lifted and cost less: $7,500 and $11,500 new, against $11,500 and $14,000.",
      dealerStock.newCarts.title,
      dealerStock.newCarts.url,
      dealerStock.newCarts.date,
    ),
    faults: note(
      "Don’t take lithium for granted. The same dealer’s stock had 2024 Mach 6Es with lead-acid batteries, at $10,495 to $11,500.",
      dealerStock.september9.title,
      dealerStock.september9.url,
      dealerStock.september9.date,
    ),
  },
  "royal-ev": {
    models: note(
      "We’ve seen two models listed, the Crown 6 and the Monarch 6, both with six seats. A used 2022 Crown with a 2024 lithium pack was offered at $10,500.",
      dealerStock.september9.title,
      dealerStock.september9.url,
      dealerStock.september9.date,
    ),
  },
  tara: {
    models: note(
      "A dealer’s new 2025 Spirit Plus was a two-seater with lithium batteries, offered at $9,000.",
      dealerStock.september3.title,
      dealerStock.september3.url,
      dealerStock.september3.date,
    ),
  },
  "teko-ev": {
    models: note(
      "The Trophy has four seats and the Trophy Plus has six. The Turbo and TurboLite 4 are four-seaters. All of those in stock were new, with lithium batteries.",
      dealerStock.september9.title,
      dealerStock.september9.url,
      dealerStock.september9.date,
    ),
  },
  epic: {
    models: note(
      "An E40L is a lifted four-seater. The E60 and E60L have six seats. All three have AGM batteries, 36 volts and 210 amp-hours, and cost $14,500 to $15,500 new.",
      dealerStock.newCarts.title,
      dealerStock.newCarts.url,
      dealerStock.newCarts.date,
    ),
  },
  "advanced-ev": {
    models: note(
      "Trim names follow the number: a Florida dealer had an Advent 2, 4, and 4F, each as a Deluxe, and some “Golf Ready.” A 2025 Advent 4 Deluxe had a list price of $16,195 and went for $14,895.",
      "Masters Golf Carts, Florida",
      "https://github.com/growthbco/mastersgolf/blob/cc77a7f/src/data/inventory.json",
      "2025-12-02",
    ),
    support: note(
      "There are dealers outside Florida, too. Y-Town Carts of Boardman, Ohio, took on northeastern Ohio and western Pennsylvania.",
      "The Business Journal",
      "https://businessjournaldaily.com/evs-charge-up-market-for-golf-carts/",
    ),
  },
  dach: {
    models: note(
      "A Texas dealer asked $14,580 for a new 2026 Apollo 4+2, which has six seats.",
      "Aledo Golf Carts",
      "https://github.com/wwainwri/aledo-golf-carts/blob/c7794e0/inventory.html",
      "2026-08",
    ),
  },
  "eagle-ev": {
    support: note(
      "STAR EV of Simpsonville, South Carolina, has imported this factory’s vehicles since 2003. If you can’t find the importer of yours, show the plate to a STAR EV dealer.",
      "East Filters, from a show in Shenzhen",
      "https://www.eastfilters.com/newsdetails/8138/Low-speed-Chinese-vehicles-find-a-niche-in-the-U.S.html",
    ),
  },
  lexsong: {
    models: note(
      "Lexsong of Suzhou calls itself one of the first factories in China with 72-volt golf carts. So read the voltage on yours before you order a charger or batteries.",
      "Lexsong",
      "https://www.lexsong-ev.com/usa-imposes-new-tariff-to-golf-carts-exported-from-china",
    ),
    support: note(
      "Early in 2025, Lexsong wrote that the new US duties made exports to America impossible, but that it would keep trying. Ask the seller where the last parts came from.",
      "Lexsong",
      "https://www.lexsong-ev.com/usa-imposes-new-tariff-to-golf-carts-exported-from-china",
    ),
  },
  pilotcar: {
    models: note(
      "The self-driving ones are a joint project with Carteav of Israel, shown at the 2023 PGA Show. They find their way with a map in the cloud and fleet software, so ask whether that service still runs.",
      "Golf Car Advisor",
      "https://golfcaradvisor.com/2023/03/01/pga-show-2023-outstanding-takeaways-from-the-show-and-why-the-industry-needs-a-better-venue/",
    ),
  },
  "moto-ev": {
    models: note(
      "Moto EV’s line includes utility, emergency, and shuttle vehicles. In 2012, 24 of the low-speed models went on the list from which federal agencies buy, so a used one may have served a base or an agency.",
      "Small Vehicles",
      "https://smallvehicles.wordpress.com/tag/lsv/",
    ),
  },
  huntve: {
    models: note(
      "Not every HuntVe is electric only. A hunter who rode in a hybrid with four-wheel drive used the gas engine for distance and the electric motor to get close quietly. On one of those, test both.",
      "AllOutdoor, 2015",
      "https://www.alloutdoor.com/2015/04/20/sneaky-run-and-gun-turkey-hunting-hybrid-cart-deadly-2/",
    ),
  },
  "phat-scooters": {
    models: note(
      "The version for golf courses came out early in 2018, after a line of recreational scooters. In 2019, new ones started at $3,500, and more than 40 courses had them.",
      "Golf.com",
      "https://golf.com/news/features/celebrities-lake-tahoe-event-ripping-around-coolest-golf-carts",
    ),
    support: note(
      "The maker is in Arizona. In summer 2020, it was so busy that a scooter took about 25 business days to ship instead of 7, so ask how long a part takes.",
      "Morning Read",
      "https://www.morningread.com/the-equipment-insider/feature/2020-08-13/walk-ride-or-scoot",
    ),
  },
  toro: {
    models: note(
      "An electric Workman GTX may have lead-acid or lithium batteries. Toro’s service manual dates from 2016 and got its lithium chapter in October 2020, so an older one was likely sold with lead-acid.",
      "Toro’s service manual, on Manuals.online",
      "https://manuals.online/toro/automobile/workman-gtx-electric-lithium/user-manual/1i4kw",
    ),
    support: note(
      "Have the model and serial numbers ready when you ask a Toro distributor for parts. An electric GTX is a 07410. If its serial number decal has a code to scan, your phone finds the parts and the warranty.",
      "Toro’s operator’s manual, on ManualsCenter",
      "https://manualscenter.org/toro/toro-07410-workman-gtx-electric-utility-vehicle-user-manual/",
    ),
  },
  bobcat: {
    support: note(
      "Polaris built some of Bobcat’s machines, such as the 3650 of 2017 and 2018.",
      "The Brake Report on the CPSC notices",
      "https://thebrakereport.com/polaris-bobcat-recall-utvs-over-brake-issue/",
    ),
  },
};
