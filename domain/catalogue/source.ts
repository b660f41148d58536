export interface Source {
  readonly title: string;
  readonly url?: string;
  /**
   * When it was published or, if it doesn't say, when we last read it: an ISO date, perhaps without
   * day or month, or a word such as "undated".
   */
  readonly date: string;
}

/** Linked pages that aren't sources of records. Dates are when we last read them. */
export const otherPages = {
  lithiumInWinter: {
    title: "Vatrer Power on lithium golf cart batteries in winter",
    url: "https://www.vatrerpower.com/blogs/news/why-your-lithium-golf-cart-battery-is-dies-in-winter",
    date: "2026-11-27",
  },
  lowSpeedVehicleRule: {
    title: "49 CFR 571.500, Standard No. 500; Low-speed vehicles",
    url: "https://www.ecfr.gov/current/title-49/subtitle-B/chapter-V/part-571/subpart-B/section-571.500",
    date: "2026-11",
  },
  dealersStudy: {
    title: "A dealer’s study of what dealers asked for a 2007 Precedent",
    url: "http://verypages.com/articles_cd4tha.html",
    date: "2026-11",
  },
  consumerRecalls: {
    title: "Recalls of the Consumer Product Safety Commission",
    url: "https://www.cpsc.gov/Recalls",
    date: "2026-11",
  },
  vehicleRecalls: {
    title: "Recalls of the National Highway Traffic Safety Administration",
    url: "https://www.nhtsa.gov/recalls",
    date: "2026-11",
  },
  cartGlut: {
    title: "Golf Car Advisor, second quarter of 2024",
    url: "https://golfcaradvisor.com/?p=3765",
    date: "2026-11",
  },
  overstock: {
    title: "Golf Car Options on imports and the duties",
    url: "https://golfcaroptions.com/the-changing-pattern-of-golf-car-imports-and-other-consequences-of-usitc-and-department-of-commerce-penalties",
    date: "2026-11",
  },
  importSources: {
    title: "Golf Car Options, state of the industry at the beginning of 2026",
    url: "https://golfcaroptions.com/state-of-the-industry-at-the-beginning-of-the-new-year",
    date: "2026-11",
  },
  cartDuties: {
    title: "Department of Commerce, final determinations on low-speed vehicles from China",
    url: "https://www.trade.gov/ec-ad-cvd-final-determinations-low-speed-personal-transportation-vehicles-china",
    date: "2026-11",
  },
  repairCosts: {
    title: "Affordable Golf Cart Service, repair costs",
    url: "https://affordablegolfcartservice.com/blog/golf-cart-repair-cost",
    date: "2026-11",
  },
  rebuiltCarts: {
    title: "B&A Carts on restored and rebuilt golf carts",
    url: "https://bacarts.com/blog/restored-or-rebuilt-golf-cart-what-does-that-mean--18899",
    date: "2026-11",
  },
  cartTitles: {
    title: "Golf Cart Search on titles and registration",
    url: "https://golfcartsearch.com/blog/golf-cart-titles-registration-guide-2026",
    date: "2026-11-27",
  },
  cartTransfers: {
    title: "Golf Cart Search on transferring ownership",
    url: "https://golfcartsearch.com/blog/how-to-transfer-golf-cart-ownership-2026",
    date: "2026-11-27",
  },
  convertedCarts: {
    title: "Florida’s leaflet on titling a converted golf cart, a copy",
    url: "https://docobook.com/low-speed-vehicle-golf-florida-highway-safety.html",
    date: "2026-11-27",
  },
  conversionInspections: {
    title: "Monroe County Tax Collector, inspections of conversions",
    url: "https://monroetaxcollector.com/services/lsv/",
    date: "2026-11-27",
  },
  cartOrLsv: {
    title: "Bay County Tax Collector, golf cart or low-speed vehicle",
    url: "https://mypcblife.com/is-it-a-golf-cart-or-low-speed-vehicle/",
    date: "2026-11-27",
  },
  equipmentLiens: {
    title: "Ground Clearance on liens on equipment",
    url: "https://groundclearancellc.com/faq-glossary/",
    date: "2026-11-27",
  },
  georgiaLiens: {
    title: "Stephens County, Georgia, on UCC financing statements",
    url: "http://www.stephenscountyga.com/UCCFinancingStatement.cfm?lid=277",
    date: "2026-11-27",
  },
  municibidFees: {
    title: "Municibid: what fees a winning bidder pays",
    url: "http://support.municibid.com/en/articles/404877-if-i-win-what-fees-will-i-have-to-pay",
    date: "2026-11-27",
  },
  kbidFees: {
    title: "K-BID: what is the buyer’s premium?",
    url: "https://bkb.zendesk.com/hc/en-us/articles/218921898-What-is-Buyer-s-Premium-",
    date: "2026-11-27",
  },
  hibidFees: {
    title: "An auction house on HiBid, terms of bidding",
    url: "https://gulfcoast.hibid.com/lot/196111388/signed-hank-aaron-rawlings-baseball",
    date: "2026-11-27",
  },
  paidAds: {
    title: "Golf Cart Sellers, refund policy",
    url: "https://www.golfcartsellers.com/refund-policy",
    date: "2026-11-27",
  },
  fakeChecks: {
    title: "Wisconsin Department of Financial Institutions on counterfeit checks",
    url: "https://dfi.wi.gov/Pages/ConsumerServices/WisconsinConsumerAct/CounterfeitCheckScams.aspx",
    date: "2026-11-27",
  },
  arizonaStock: {
    title: "West Valley Golf Cars, Arizona, stock list and its history",
    url: "https://github.com/bfuller7141/wvgolfcars",
    date: "2026-11",
  },
  trojanDates: {
    title: "Golf Cart Maven on Trojan’s date codes",
    url: "https://golfcarmaven.com/trojan-battery-date-code/",
    date: "2026-11-27",
  },
  batteryDates: {
    title: "Golf Car Advisor: how old are your golf car’s batteries?",
    url: "https://golfcaradvisor.com/2023/05/03/how-old-are-your-golf-cars-batteries",
    date: "2026-11-27",
  },
  batteriesInWinter: {
    title: "Golf Car Advisor on preparing batteries for winter",
    url: "https://golfcaradvisor.com/2021/10/29/preparing-your-golf-car-batteries-for-winter",
    date: "2026-11-27",
  },
  batteryLife: {
    title: "The Bluffton Sun: tips for buying a golf cart",
    url: "https://www.blufftonsun.com/tips-for-buying-a-golf-cart-for-home-dog-park-even-golf/",
    date: "2026-11-27",
  },
  lithiumWarranty: {
    title: "Bolt Energy USA, terms of its 10-year warranty",
    url: "https://boltenergyusa.com/?p=1322",
    date: "2026-11-27",
  },
  lithiumAdvertised: {
    title: "Aledo Golf Carts, Texas, parts and batteries",
    url: "https://github.com/wwainwri/aledo-golf-carts/blob/1613b686f06f6f59cb380f6e7909a3f2a66cd1d3/parts.html",
    date: "2026-11-27",
  },
  chainFinancing: {
    title: "Tigon Golf Carts, financing calculator",
    url: "https://github.com/MikeBTigon/tigon-iot/blob/6f32d5cd77f571edbf367f2e34ac9d44567293fb/docs/FINANCING_CALCULATOR_BUILD.md",
    date: "2026-11-27",
  },
  negotiableFees: {
    title: "WBK on the federal auto loan shopping sheet, June 2016",
    url: "https://thewbkfirm.com/industry/cfpb-unveils-new-know-before-you-owe-auto-loan-shopping-sheet",
    date: "2026-11-27",
  },
  southCarolinaTax: {
    title: "South Carolina Association of CPAs on the maximum tax, 2023",
    url: "https://sc.cpa/?p=64897",
    date: "2026-11-27",
  },
  chesterfieldTax: {
    title: "Chesterfield County, Virginia, rates of personal property tax",
    url: "https://maps.chesterfield.gov/4571/Personal-Property-Tax-Rates",
    date: "2026-11-27",
  },
  chainStock: {
    title: "Tigon Golf Carts, stock list of September 3, 2026",
    url: "https://github.com/Tigon-Golf-Carts-LLC/Memorial-Day-Golf-Carts/blob/4f8adc94a081251157df1f0045e31e06c645712c/public/data/inventory-index.json",
    date: "2026-11-27",
  },
  cheapestNew: {
    title: "Australian Golf Digest on golf carts and the duties, July 2025",
    url: "https://www.australiangolfdigest.com.au/how-u-s-china-trade-tensions-now-extend-to-golf-carts",
    date: "2026-11-27",
  },
  homeownersForm: {
    title: "FC&S on miscellaneous vehicles in the homeowners form, 2010",
    url: "https://propertycasualty360.com/fcs/2010/03/29/miscellaneous-vehicles-an-overview-archive",
    date: "2026-11-27",
  },
  homeownersLiability: {
    title: "C.T. Lowndes: golf carts and insurance",
    url: "https://www.ctlowndes.com/insurance/facts.aspx",
    date: "2026-11-27",
  },
  carPolicyGap: {
    title: "Thorp & Trainer: is your golf cart properly insured?",
    url: "https://www.thorptrainer.com/is-your-golf-cart-properly-insured/",
    date: "2026-11-27",
  },
  cartAddOn: {
    title: "KRA Insurance on golf carts",
    url: "https://kra-ins.com/personal/golf-cart",
    date: "2026-11-27",
  },
  cartPolicy: {
    title: "Progressive: what does golf cart insurance cover?",
    url: "https://www.progressive.com/answers/what-does-golf-cart-insurance-cover/",
    date: "2026-11-27",
  },
  agreedValue: {
    title: "McGriff-Williams: actual cash value and agreed value",
    url: "https://mcgriffwilliams.com/blog/actual-cash-value-vs-agreed-value/",
    date: "2026-11-27",
  },
  floridaInsurance: {
    title: "Florida Highway Safety and Motor Vehicles, insurance requirements",
    url: "https://flhsmv.gov/insurance/uninsured-motorist-rate",
    date: "2026-11-27",
  },
  chargerTrick: {
    title: "Pete’s Golf Carts on tricking a charger",
    url: "https://petesgolfcarts.com/battery-charger-knowledge/how-to-trick-golf-cart-charger",
    date: "2026-11",
  },
  clubCarCharger: {
    title: "Form Charge on Club Car chargers that don’t work",
    url: "https://formcharge.com/blogs/golf-cart-charger-knowledge/club-car-golf-cart-charger-not-working-here-s-how-to-fix-it",
    date: "2026-11",
  },
  strugglesUphill: {
    title: "Resort Life Carts on carts that struggle uphill",
    url: "https://service.resortlifecarts.com/golf-cart-struggles-uphill-fix/",
    date: "2026-11",
  },
  speedSensor: {
    title: "Golf Carting Magazine, Ask the Mechanic, December 2021",
    url: "https://issuu.com/golfcarting/docs/golf_carting_issue_19_dec_2021_issuu/s/14163621",
    date: "2026-11",
  },
  homeownersCart: {
    title: "Desando Insurance: Is your golf cart properly insured?",
    url: "https://desandoins.com/2014/05/06/is-your-golf-cart-properly-insured/",
    date: "2026-11",
  },
  cartEndorsement: {
    title: "HOAIC underwriting guidelines: golf cart endorsement, South Dakota",
    url: "https://ptshelp.hoaic.com/index.cfm/underwriting-guidelines/south-dakota-homeowners/optional-endorsements-sd/owned-motorized-golf-cart-physical-loss-endorsement-sd",
    date: "2026-11",
  },
  insuranceBasics: {
    title: "ValuePenguin: golf cart insurance basics",
    url: "https://www.valuepenguin.com/golf-cart-insurance-basics",
    date: "2026-11",
  },
  insuranceGuide: {
    title: "Golf Cart Search: insurance guide of 2026",
    url: "https://golfcartsearch.com/blog/golf-cart-insurance-guide-2026",
    date: "2026-11",
  },
  suburbanBlog: {
    title: "Tigon’s Suburban Golf Carts, blog",
    url: "https://github.com/Tigon-Golf-Carts-LLC/suburban-golf-carts/blob/84a9d717122c1a99a15e120c1492d9d976106764/client/src/data/blogPosts.ts",
    date: "2026-11",
  },
  batteryNation: {
    title: "Cart Battery Nation, prices of batteries",
    url: "https://github.com/Tigon-Golf-Carts-LLC/Cart-Battery-Nation/blob/27cd988802afe29b0d9438bf959aef744b389c0f/client/public/gpt.txt",
    date: "2026-11",
  },
  gasOrElectric: {
    title: "The Villages Voice, May 2011: gas or electric carts",
    url: "https://www.thevha.net/villages-voice/village-voice-articles/?disp=1&id=1313&aid=1332",
    date: "2026-11",
  },
  notNew: {
    title: "Golf Carting Magazine, September 2021: new is not always new",
    url: "https://issuu.com/golfcarting/docs/gcm_issue_16_sept_2021/s/13263147",
    date: "2026-11",
  },
  giftCardScam: {
    title: "Springfield News-Leader, May 27, 2020",
    url: "https://www.news-leader.com/story/news/local/missouri/2020/05/27/springfield-coronavirus-covid-19-online-scams-ebay-golf-cart/5266179002/",
    date: "2026-11",
  },
  cartThefts: {
    title: "WBTW on golf cart thefts in Surfside Beach",
    url: "https://digital-stage.wbtw.com/news/thieves-target-golf-carts-in-surfside-beach",
    date: "2026-11",
  },
  rxvSold: {
    title: "West Valley Golf Cars, an RXV at its last asking price",
    url: "https://github.com/bfuller7141/West-Valley-Golf-Cars/blob/77874d454d1e477c779d49548f3134da85fa4de0/src/content/carts/ez-go-2011-rxv.md",
    date: "2026-11",
  },
  boltFiveYears: {
    title: "Bolt Energy, warranty of five years",
    url: "https://boltenergyusa.com/warranty/",
    date: "2026-11",
  },
  allenLease: {
    title: "City of Allen, Texas, golf cart lease",
    url: "https://allen.novusagenda.com/agendapublic/CoverSheet.aspx?ItemID=8015&MeetingID=742",
    date: "2026-11",
  },
  santaClaraLease: {
    title: "City of Santa Clara, California, golf cart lease",
    url: "https://santaclara.legistar.com/LegislationDetail.aspx?ID=3553767",
    date: "2026-11",
  },
  marysvilleLease: {
    title: "The Voice on Marysville’s golf cart lease, May 2019",
    url: "http://www.voicenews.com/news/marysville-to-rent-fleet-of-new-golf-carts-for-k/article_897961de-8321-11e9-88a3-137185aa4e7a.html",
    date: "2026-11",
  },
  mesquiteLease: {
    title: "City of Mesquite, Texas, golf cart lease",
    url: "https://mesquite.legistar.com/LegislationDetail.aspx?ID=6065597",
    date: "2026-11",
  },
  annArborLease: {
    title: "City of Ann Arbor, Michigan, golf cart lease",
    url: "http://a2gov.legistar.com/LegislationDetail.aspx?ID=6509126",
    date: "2026-11",
  },
  oshkoshBuyout: {
    title: "City of Oshkosh, Wisconsin, golf cart purchase option",
    url: "https://www.oshkoshwi.gov/WebLink/DocView.aspx?dbid=0&id=688863&repo=Laserfiche",
    date: "2026-11",
  },
  sebastianLease: {
    title: "Vero News on Sebastian’s golf cart lease, April 2010",
    url: "https://veronews.com/2010/04/20/sebastian-leaders-renew-279500-cart-lease-for-golf-course/",
    date: "2026-11",
  },
  firstDumpingDuties: {
    title: "Department of Commerce, preliminary dumping margins of January 2025",
    url: "https://www.trade.gov/preliminary-affirmative-determination-countervailing-duty-investigation-low-speed-personal",
    date: "2026-11",
  },
  emergencyTariffs: {
    title: "Mondaq: the IEEPA tariffs are gone, now what?",
    url: "https://www.mondaq.com/unitedstates/international-trade-investment/1754064/the-ieepa-tariffs-are-gone-now-what",
    date: "2026-11",
  },
  refurbishedCarts: {
    title: "Discovery Golf Cars, Clearwater, Florida: refurbished carts",
    url: "https://www.discoverygolfcars.com/",
    date: "2026-06",
  },
} as const satisfies Record<string, Required<Source>>;
