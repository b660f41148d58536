import type { Source } from "../sources/source.ts";

/** What owners ask about the law of a place, in the order in which a page answers. */
export const stateTopics = ["roads", "lowSpeed", "papers", "tax"] as const;
export type StateTopic = (typeof stateTopics)[number];

/** What a law or an agency says, in our words, and where and when we read it. */
export interface StateRule {
  /** One to three sentences, without advice. */
  readonly text: string;
  /** The statute or the agency's page; its date is the day on which we read it. */
  readonly source: Required<Source>;
}

/** Keyed by the state's code. A topic for which we have read no source is left out. */
export const stateRules: Readonly<Record<string, Partial<Record<StateTopic, StateRule>>>> = {
  al: {
    tax: {
      text: "A casual sale by someone who isn’t in the business of selling needn’t be reported for sales tax. Casual sales of automotive vehicles are an exception, and are subject to sales or use tax.",
      source: {
        title: "Alabama Administrative Code 810-6-1-.33",
        url: "https://regulations.justia.com/states/alabama/title-810/chapter-810-6-1/section-810-6-1-33",
        date: "2026-11-22",
      },
    },
  },
  az: {
    lowSpeed: {
      text: "A neighborhood electric vehicle may go no faster than 25 mph and must stay off highways with posted limits above 35 mph, except to cross them at an intersection. A notice of these limits must be fixed where the driver can see it.",
      source: {
        title: "Arizona Revised Statutes, section 28-966",
        url: "https://www.azleg.gov/viewdocument/?docName=https://www.azleg.gov/ars/28/00966.htm",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "Somebody who buys a vehicle in Arizona must apply for a title within 15 days. A title transfer takes a signed and notarized title, a signed application, and the fees.",
      source: {
        title: "Arizona Department of Transportation, “Vehicle Title and Registration”",
        url: "https://azdot.gov/node/4898",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "What a person takes in from a casual sale isn’t taxed as retail under the transaction privilege tax.",
      source: {
        title: "Arizona Administrative Code R15-5-102",
        url: "https://regulations.justia.com/states/arizona/title-15/chapter-5/article-1/r15-5-102",
        date: "2026-11-22",
      },
    },
  },
  ca: {
    roads: {
      text: "The DMV defines a golf cart as carrying no more than two people and going no faster than 15 mph. It may not be driven where the posted limit is over 25 mph, unless the city or county allows that by ordinance or resolution.",
      source: {
        title: "California DMV, Vehicle Industry Registration Procedures Manual, section 7.045",
        url: "https://www.dmv.ca.gov/portal/handbook/vehicle-industry-registration-procedures-manual-2/miscellaneous-originals/7-045-golf-carts-vc-%c2%a7%c2%a7345-21115-21115-1-and-21716/",
        date: "2026-11-22",
      },
    },
    lowSpeed: {
      text: "California treats a low-speed electric vehicle, which is built to go 20 to 25 mph, like any other motor vehicle, and its driver like any other driver. Roads posted above 35 mph are off limits to it, apart from crossing them at an intersection.",
      source: {
        title:
          "California Vehicle Code, sections 385.5 and 21250 to 21266, as summarized by the U.S. Department of Energy",
        url: "https://afdc.energy.gov/laws/5807",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "An owner who registers a golf cart for road use submits an application, proof of ownership, and a verification of the vehicle, and states that the cart hasn’t been modified. A cart that weighs more than 1,300 pounds can’t be registered as a golf cart.",
      source: {
        title: "California DMV, Vehicle Industry Registration Procedures Manual, section 7.045",
        url: "https://www.dmv.ca.gov/portal/handbook/vehicle-industry-registration-procedures-manual-2/miscellaneous-originals/7-045-golf-carts-vc-%c2%a7%c2%a7345-21115-21115-1-and-21716/",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "Use tax applies to a vehicle bought from a private party. It is generally paid when the buyer registers the vehicle with the DMV, and otherwise by the end of the month after the purchase.",
      source: {
        title:
          "California Department of Tax and Fee Administration, Tax Guide for Purchasers of Vehicles",
        url: "https://cdtfa.ca.gov/industry/vehicles-vessels-aircraft/vehicles.htm",
        date: "2026-11-22",
      },
    },
  },
  co: {
    lowSpeed: {
      text: "A low-speed electric vehicle may be driven only where the limit is 35 mph or less, with some exceptions for wide state highways with a 40 mph limit. It may cross faster roads at grade, and limited-access highways are closed to it.",
      source: {
        title: "Colorado Revised Statutes, section 42-4-109.5",
        url: "https://print.casetext.com/statute/colorado-revised-statutes/title-42-vehicles-and-traffic/regulation-of-vehicles-and-traffic/article-4-regulation-of-vehicles-and-traffic/part-1-traffic-regulation-generally/section-42-4-1095-low-speed-electric-vehicles",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "The buyer takes the seller’s endorsed title or other proof of ownership, identification, and a bill of sale to the county motor vehicle office. Title fees, and any sales tax that is due, are paid there.",
      source: {
        title: "Colorado Division of Motor Vehicles, “Titling a Vehicle”",
        url: "https://dmv.colorado.gov/titling-a-vehicle",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "To register or title a vehicle, its new owner must show a receipt for the sales or use tax, either from the Department of Revenue or for a purchase from a licensed dealer. The rule doesn’t apply to gifts.",
      source: {
        title: "Colorado Department of Revenue, 1 CCR 201-4, rule 39-26-113",
        url: "https://casetext.com/regulation/colorado-administrative-code/department-200-department-of-revenue/division-201-taxation-division/rule-1-ccr-201-4-sales-and-use-tax/rule-39-26-113",
        date: "2026-11-22",
      },
    },
  },
  ct: {
    tax: {
      text: "Passenger vehicles and light-duty trucks bought from a private owner are subject to sales tax of 6.35%, or 7.75% above $50,000. The tax is based on the price or the average trade-in value, whichever is higher.",
      source: {
        title: "Connecticut DMV, “Get tax information on your registration”",
        url: "https://portal.ct.gov/dmv/vehicle-services/sales-tax-registrations",
        date: "2026-11-22",
      },
    },
  },
  de: {
    lowSpeed: {
      text: "A low-speed vehicle may use roads with posted limits of 35 mph or less, and may cross faster ones at an intersection. Outside cities and towns, it must stay off dual highways except to cross them.",
      source: {
        title: "Laws of Delaware, volume 76, chapter 10, on title 21, section 2113A",
        url: "http://delcode.delaware.gov/sessionlaws/ga144/chp010.shtml",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "The state charges a document fee on a vehicle, as a share of the purchase price or the NADA book value, whichever is greater.",
      source: {
        title: "Delaware Division of Motor Vehicles, “Motor Vehicle Fees”",
        url: "https://citizen.dmv.de.gov/Common/DMVFees/index.shtml",
        date: "2026-11-22",
      },
    },
  },
  dc: {
    papers: {
      text: "With few exceptions, a motor vehicle operated in the District must be registered. Its owner needs a valid title and proof of inspection, and must have paid the fees and taxes.",
      source: {
        title: "Code of the District of Columbia, section 50-1501.02",
        url: "https://preview.code.dccouncil.gov/us/dc/council/code/sections/50-1501.02",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "Someone who titles a vehicle in the District pays an excise tax, which is a share of the fair market value in the NADA guide. Since February 2021, the rate has depended on the vehicle’s weight and on its miles per gallon in the city. Many vehicles are exempt.",
      source: {
        title: "DC Department of Motor Vehicles, “Vehicle Title and Excise Tax Fees”",
        url: "https://dmv.dc.gov/node/155502",
        date: "2026-11-22",
      },
    },
  },
  fl: {
    roads: {
      text: "A golf cart may use a public road only where the county or the city has opened that road to golf carts, after finding that they can travel on it safely. Inside a self-contained retirement community, carts are allowed unless the county or the city says otherwise. Since October 2023, drivers have needed a government photo ID or, if they’re under 18, a learner’s permit or a driver’s license.",
      source: {
        title: "Florida Statutes, sections 316.212 and 316.2125",
        url: "http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0300-0399/0316/Sections/0316.2125.html",
        date: "2026-11-22",
      },
    },
    lowSpeed: {
      text: "A law of 2013 lets the owner of a low-speed vehicle turn it back into a golf cart on paper: the owner files an affidavit, gives up the plate and the title, pays $40, and puts a decal on the rear.",
      source: {
        title: "Florida Senate, summary of CS/CS/SB 62 of 2013",
        url: "http://www.flsenate.gov/Committees/BillSummaries/2013/html/455",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "An occasional or isolated sale of a motor vehicle is taxed on its full price, if the vehicle is of a type that must be registered, licensed, or titled.",
      source: {
        title: "Florida Administrative Code 12A-1.007",
        url: "https://lawserver.com/?p=28510735",
        date: "2026-11-22",
      },
    },
  },
  ga: {
    roads: {
      text: "A city or county may open some of its streets, or separate paths, to personal transportation vehicles such as golf carts, and may set the conditions for driving there. Drivers need a license, except where an ordinance from before 2012 lets people drive without one.",
      source: {
        title: "Georgia Code, section 40-6-331 (2014 edition)",
        url: "https://law.justia.com/codes/georgia/2014/title-40/chapter-6/article-13/part-3/section-40-6-331/",
        date: "2026-11-22",
      },
    },
    lowSpeed: {
      text: "Georgia lets low-speed vehicles use only highways posted at 35 mph or less. The same section covers multipurpose off-highway vehicles, which belong on county roads.",
      source: {
        title: "Georgia Code, section 40-6-362 (2023 edition)",
        url: "https://law.justia.com/codes/georgia/title-40/chapter-6/article-13/part-5/section-40-6-362/",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "A local ordinance can’t demand that a personal transportation vehicle be titled, registered, or inspected as a car would be. It may require local registration instead, for no more than $15.",
      source: {
        title: "Georgia Code, section 40-6-331 (2014 edition)",
        url: "https://law.justia.com/codes/georgia/2014/title-40/chapter-6/article-13/part-3/section-40-6-331/",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "Georgia enforces no sales or use tax on a casual sale of goods, such as one by a person who didn’t hold them for a business or for resale. A sale through an agent or broker who regularly sells such goods doesn’t count as casual.",
      source: {
        title: "Georgia Rules and Regulations 560-12-1-.07",
        url: "https://www.law.cornell.edu/regulations/georgia/Ga-Comp-R-Regs-R-560-12-1-.07",
        date: "2026-11-22",
      },
    },
  },
  hi: {
    tax: {
      text: "Hawaii’s general excise tax falls on business, and the rules leave casual sales out of that term. A casual sale is an occasional or isolated one of goods that aren’t ordinarily sold in the usual course of trade.",
      source: {
        title: "Hawaii Administrative Rules 18-237-1",
        url: "https://regulations.justia.com/states/hawaii/title-18/chapter-237/subchapter-1/section-18-237-1",
        date: "2026-11-22",
      },
    },
  },
  id: {
    papers: {
      text: "A golf cart is exempt from registration when its driver has a physical disability and can’t otherwise get around as a pedestrian.",
      source: {
        title: "Idaho Code, section 49-426",
        url: "https://legislature.idaho.gov/statutesrules/idstat/Title49/T49CH4/SECT49-426",
        date: "2026-11-22",
      },
    },
  },
  il: {
    roads: {
      text: "The vehicle code counts golf carts among non-highway vehicles, which it keeps off streets and highways unless an exception applies. Where their use has been authorized, they’re limited to streets posted at 35 mph or less.",
      source: {
        title: "625 ILCS 5/11-1426.1, as quoted in House Bill 2925 of 2021",
        url: "https://ilga.gov/legislation/fulltext.asp?DocName=10200HB2925&GA=102&SessionId=110&DocTypeId=HB&LegID=131827&DocNum=2925&GAID=16&SpecSess=&Session=",
        date: "2026-11-22",
      },
    },
    lowSpeed: {
      text: "Low-speed vehicles are lawful on Illinois streets posted at 30 mph or less. They may cross a street of up to 45 mph at any intersection, and a faster one only at a traffic light or a four-way stop.",
      source: {
        title: "625 ILCS 5/11-1426.2",
        url: "https://ilga.gov/legislation/ilcs/fulltext.asp?DocName=062500050K11-1426.2",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "A private party vehicle use tax is due on motor vehicles that are bought from, or given by, another individual. Form RUT-50 and the tax go to the Secretary of State with the title application, within 30 days.",
      source: {
        title: "Illinois Department of Revenue, Private Party Vehicle Use Tax",
        url: "https://tax.illinois.gov/research/taxinformation/sales/vehicle.html",
        date: "2026-11-22",
      },
    },
  },
  in: {
    roads: {
      text: "A golf cart may not be driven on a public road unless a local ordinance authorizes it.",
      source: {
        title: "Indiana Code, section 9-21-8-57",
        url: "http://print.casetext.com/statute/indiana-code/title-9-motor-vehicles/article-21-traffic-regulation/chapter-8-vehicle-operation/section-9-21-8-57-operation-of-golf-cart-on-highway",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "An isolated or occasional sale of a vehicle that must be licensed for the highway counts as a retail sale in Indiana. The buyer pays use tax to the Bureau of Motor Vehicles at the time of licensing, unless an exemption on form ST-108 applies.",
      source: {
        title: "45 Indiana Administrative Code 2.2-3-5",
        url: "https://casetext.com/regulation/indiana-administrative-code/title-45-department-of-state-revenue/article-22-sales-and-use-tax/rule-45-iac-22-3-use-tax/section-45-iac-22-3-5-use-tax-motor-vehicles",
        date: "2026-11-22",
      },
    },
  },
  ia: {
    roads: {
      text: "A city may let licensed drivers use golf carts on its streets from sunrise to sunset, with a slow-moving-vehicle sign and a bicycle safety flag. Carts may cross primary roads that run through town, but may not drive along them.",
      source: {
        title: "Iowa Code, section 321.247",
        url: "http://coolice.legis.iowa.gov/cool-ice/default.asp?category=billinfo&service=iowacode&ga=83&input=321.247",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "The state’s registration rules don’t apply to golf carts.",
      source: {
        title: "Iowa Code, section 321.247",
        url: "http://coolice.legis.iowa.gov/cool-ice/default.asp?category=billinfo&service=iowacode&ga=83&input=321.247",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "On vehicles that are registered, a fee for new registration took the place of use tax in 2008.",
      source: {
        title: "Iowa Revenue Department, notice ARC 5782C",
        url: "https://rules.iowa.gov/Notice/Details/5782C",
        date: "2026-11-22",
      },
    },
  },
  ks: {
    tax: {
      text: "Since July 1, 1995, isolated sales of motor vehicles between spouses, or in a direct line such as parent to child, have been exempt from sales tax.",
      source: {
        title: "Kansas Department of Revenue, notice 95-09",
        url: "http://rvpolicy.kdor.ks.gov/Pilots/Ntrntpil/IPILv1x0.NSF/ae2ee39f7748055f8625655b004e9335/00fd3b09839fd752862565240082cf6c?OpenDocument",
        date: "2026-11-22",
      },
    },
  },
  ky: {
    papers: {
      text: "When a titled vehicle is sold, its title must be transferred to the new owner within 15 days, at a county clerk’s office. Signatures on it must be notarized.",
      source: {
        title: "Kentucky Transportation Cabinet, “Vehicle Titling”",
        url: "https://drive.ky.gov/Vehicles/Pages/Vehicle-Titling.aspx",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "Sales tax doesn’t apply to a motor vehicle that is registered for the public highways and on which the motor vehicle usage tax has been paid.",
      source: {
        title: "103 KAR 27:100",
        url: "http://www.lrc.ky.gov/kar/103/027/100.htm",
        date: "2026-11-22",
      },
    },
  },
  la: {
    roads: {
      text: "Golf carts are kept off public roads, except parish roads and municipal streets that the parish or the municipality has designated and posted for them. The driver needs a license, and the cart needs headlights, turn signals, brake lights, and a mirror, among other equipment.",
      source: {
        title: "Louisiana Revised Statutes 32:299.4",
        url: "https://legis.la.gov/legis/Law.aspx?d=962468",
        date: "2026-11-22",
      },
    },
    lowSpeed: {
      text: "A low-speed vehicle may be used only on roads with limits of up to 35 mph, but may cross faster ones. It must be registered with the Office of Motor Vehicles.",
      source: {
        title:
          "Louisiana Revised Statutes 32:300.1, as summarized by the U.S. Department of Energy",
        url: "https://afdc.energy.gov/laws/5656",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "A golf cart used on a parish road or municipal street must be registered with the Office of Motor Vehicles as an off-road vehicle and show its decal. It must also carry liability insurance.",
      source: {
        title: "Louisiana Revised Statutes 32:299.4",
        url: "https://legis.la.gov/legis/Law.aspx?d=962468",
        date: "2026-11-22",
      },
    },
  },
  me: {
    roads: {
      text: "A law of 2000 covers islands without public ways maintained or supported by the state. There, a low-speed vehicle may be driven if the municipality allows it, on roads with limits of 35 mph or less, by anyone with a driver’s license.",
      source: {
        title: "Maine Public Laws of 1999, chapter 660",
        url: "https://mainelegislature.org/ros/LOM/LOM119th/4Pub651-700/4Pub651-700-09.htm",
        date: "2026-11-22",
      },
    },
  },
  md: {
    lowSpeed: {
      text: "An application to register a low-speed vehicle is made electronically. A dealer who sells one must collect the application and the fees, and transmit both within 30 days of delivery.",
      source: {
        title: "Maryland Transportation Article, section 13-403",
        url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtr&section=13-403",
        date: "2026-11-22",
      },
    },
  },
  ma: {
    lowSpeed: {
      text: "The state may keep low-speed vehicles off a state highway, or part of one, whatever its posted speed, where traffic there would put their occupants at unreasonable risk.",
      source: {
        title: "Massachusetts General Laws, chapter 85, section 2E",
        url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXIV/Chapter85/Section2E",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "The buyer of a vehicle from an individual has an insurance agent complete, stamp, and sign the application, and brings the previous owner’s title. If the vehicle’s age exempts it from titling, the previous registration and a bill of sale take the place of the title.",
      source: {
        title:
          "Massachusetts RMV, “Apply for a registration and title for a vehicle purchased from an individual”",
        url: "https://www.mass.gov/how-to/apply-for-a-registration-and-title-for-a-vehicle-purchased-from-an-individual",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "When a motor vehicle is sold casually, which means not by a dealer or lessor, the buyer owes use tax of 6.25% on the price or the clean trade-in value, whichever is greater. The tax is due by the 20th of the following month.",
      source: {
        title: "Massachusetts guide to motor vehicle and trailer sales and use tax",
        url: "https://www.mass.gov/guides/guide-to-motor-vehicle-sales-and-use-tax",
        date: "2026-11-22",
      },
    },
  },
  mi: {
    roads: {
      text: "Where a village, city, or township lets golf carts on its streets, the driver must be at least 16 and licensed, and may go no faster than 15 mph. State trunk line highways, and streets posted above 30 mph, may only be crossed.",
      source: {
        title:
          "Michigan Compiled Laws, section 257.657a, as quoted in the Michigan courts’ benchbook on traffic",
        url: "https://www.courts.michigan.gov/4add69/siteassets/publications/benchbooks/tbb/tbbresponsivehtml5.zip/TBB/Ch_6_Misdemeanor_Moving_Violations/Improper_Operation_of_a_Golf_Cart.htm",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "A 6% use tax is collected when a vehicle’s title is transferred, which must happen within 15 days of the purchase. Transfers between close relatives aren’t taxed.",
      source: {
        title: "Michigan Department of State, “Titling and Registering Vehicles”",
        url: "https://www.michigan.gov/sos/0,4670,7-127-96435_1587-76278--,00.html",
        date: "2026-11-22",
      },
    },
  },
  mn: {
    lowSpeed: {
      text: "A neighborhood electric vehicle must be titled, and may not use roads with limits above 35 mph, except to cross them. The authority in charge of a road may restrict it further.",
      source: {
        title:
          "Minnesota Statutes, sections 169.011 and 169.224, as summarized by the U.S. Department of Energy",
        url: "https://afdc.energy.gov/laws/6096",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "A golf cart that has been retrofitted can’t be registered as a neighborhood electric vehicle. The owner needs a manufacturer’s certificate of origin that calls the vehicle a neighborhood electric or low-speed vehicle and has a 17-digit identification number.",
      source: {
        title: "Minnesota Driver and Vehicle Services, “Neighborhood Electric Vehicles”",
        url: "https://dvsinfohub.dps.mn.gov/registration/Pages/neighborhood-electric-vehicles.aspx",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "When a vehicle changes hands at a small price, Minnesota bases its motor vehicle sales tax on the average value of similar vehicles. For a passenger vehicle that is at least 10 years old, with a price and an average value below $3,000, a $10 tax takes its place.",
      source: {
        title: "Minnesota Department of Revenue, “Miscellaneous Motor Vehicle Sales”",
        url: "https://www.revenue.state.mn.us/book/export/html/19236",
        date: "2026-11-22",
      },
    },
  },
  ms: {
    lowSpeed: {
      text: "Since 2019, municipalities may authorize low-speed vehicles on public roads and streets within the city limits.",
      source: {
        title:
          "Mississippi Code, sections 63-32-1 and 63-32-3, as summarized by the U.S. Department of Energy",
        url: "https://afdc.energy.gov/laws/12208",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "A 5% sales or use tax is due on a motor vehicle bought from somebody who isn’t a licensed dealer, and is paid to the county tax collector at registration. Other property isn’t taxed in an isolated, casual, or occasional sale.",
      source: {
        title: "Mississippi Administrative Code 35-4-11-02-1101",
        url: "https://regulations.justia.com/states/mississippi/title-35/part-4/subpart-11/chapter-02/section-35-4-11-02-1100/section-35-4-11-02-1101",
        date: "2026-11-22",
      },
    },
  },
  mo: {
    roads: {
      text: "A municipality may let people drive golf carts on the streets under its control. A cart may cross a state highway at a municipal street, but not drive along it, and not cross where the highway’s limit is over 45 mph.",
      source: {
        title: "Missouri Revised Statutes, section 304.034",
        url: "https://codes.findlaw.com/mo/title-xix-motor-vehicles-watercraft-and-aviation/mo-rev-st-304-034.html",
        date: "2026-11-22",
      },
    },
    lowSpeed: {
      text: "A low-speed vehicle, which tops out at 25 mph and meets the federal standard, may not be driven on a street or highway with a limit above 35 mph.",
      source: {
        title:
          "Missouri Revised Statutes, section 304.029, as summarized by the U.S. Department of Energy",
        url: "https://afdc.energy.gov/laws/5765",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "Golf carts are exempt from the state’s vehicle registration chapter.",
      source: {
        title: "Missouri Revised Statutes, section 304.034",
        url: "https://codes.findlaw.com/mo/title-xix-motor-vehicles-watercraft-and-aviation/mo-rev-st-304-034.html",
        date: "2026-11-22",
      },
    },
  },
  mt: {
    roads: {
      text: "A golf cart may use a public street only where the county, city, or town has authorized it. The driver needs a license, and the cart needs a headlight, a taillight, a reflector, stop lamps, a horn, and a mirror.",
      source: {
        title: "Montana Code Annotated, section 61-8-391",
        url: "https://leg.mt.gov/bills/mca/title_0610/chapter_0080/part_0030/section_0910/0610-0080-0030-0910.html",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "With an exception made elsewhere in the code (section 61-3-321), a golf cart is exempt from titling, registration, and mandatory liability insurance.",
      source: {
        title: "Montana Code Annotated, section 61-8-391",
        url: "https://leg.mt.gov/bills/mca/title_0610/chapter_0080/part_0030/section_0910/0610-0080-0030-0910.html",
        date: "2026-11-22",
      },
    },
  },
  ne: {
    roads: {
      text: "Cities, villages, and counties may pass ordinances that open streets or roads next to a golf course to golf car vehicles. The driver needs a Class O license, and the owner must have liability insurance.",
      source: {
        title: "Nebraska Revised Statutes, section 60-6,381",
        url: "https://lawserver.com/?p=30234540",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "The buyer of a motor vehicle pays the sales tax to the county upon registering it. If it isn’t registered for the highways within 30 days, the tax is due all the same.",
      source: {
        title: "316 Nebraska Administrative Code, chapter 1, section 020",
        url: "https://regulations.justia.com/states/nebraska/revenue-department-of/title-316/chapter-1/section-316-1-020",
        date: "2026-11-22",
      },
    },
  },
  nv: {
    roads: {
      text: "In a county with 700,000 people or more, a licensed driver needs no state permit by day on a golf cart crossing that the city or county has designated, or on a designated route between a golf course and the place where the owner or driver is staying. The cart must have an emblem or placard for slow-moving vehicles.",
      source: {
        title: "Nevada Revised Statutes, section 482.398",
        url: "https://casetext.com/statute/nevada-revised-statutes/title-43-public-safety-vehicles-watercraft/chapter-482-motor-vehicles-and-trailers-licensing-registration-sales-and-leases/permits-for-golf-carts/section-482398-issuance-in-county-whose-population-is-700000-or-more-conditions-under-which-permit-not-necessary",
        date: "2026-11-22",
      },
    },
    lowSpeed: {
      text: "A low-speed vehicle that is registered may be driven on a highway with a posted limit of 35 mph or less. It may cross a faster one only at an intersection.",
      source: {
        title: "Nevada Revised Statutes, section 484B.637",
        url: "https://codes.findlaw.com/nv/title-43-public-safety-vehicles-watercraft/nv-rev-st-484b-637/",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "In a county with at least 700,000 people, the DMV may issue a permit for a golf cart that is insured like a registered vehicle. The cart needs headlamps, tail lamps, stop lamps, reflectors, a slow-moving-vehicle emblem, a mirror, and brakes.",
      source: {
        title: "Nevada Revised Statutes, section 482.398",
        url: "https://casetext.com/statute/nevada-revised-statutes/title-43-public-safety-vehicles-watercraft/chapter-482-motor-vehicles-and-trailers-licensing-registration-sales-and-leases/permits-for-golf-carts/section-482398-issuance-in-county-whose-population-is-700000-or-more-conditions-under-which-permit-not-necessary",
        date: "2026-11-22",
      },
    },
  },
  nh: {
    papers: {
      text: "Unless it’s exempt, a motor vehicle can’t be registered until a certificate of title has been issued for it.",
      source: {
        title: "New Hampshire RSA 261:2",
        url: "http://www.gencourt.state.nh.us/rsa/html/XXI/261/261-mrg.htm",
        date: "2026-11-22",
      },
    },
  },
  nj: {
    lowSpeed: {
      text: "A low-speed vehicle on a public road must be registered and insured and must show a license plate. Its driver must carry a license, the registration, and the insurance card.",
      source: {
        title: "New Jersey Statutes 39:4-31.3, in the database of the Rutgers law library",
        url: "http://njlaw.rutgers.edu/collections/njstats/showsect.php?title=39&chapter=4&section=31.3&actn=getsect",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "Casual sales are exempt from sales tax, but not those of motor vehicles, whether they’re for use on highways or otherwise.",
      source: {
        title: "New Jersey Statutes, section 54:32B-8.6 (2017 edition)",
        url: "https://law.justia.com/codes/new-jersey/2017/title-54/section-54-32b-8.6/index.html",
        date: "2026-11-22",
      },
    },
  },
  nm: {
    tax: {
      text: "Vehicles of a type that New Mexico excepts from registration don’t come under the motor vehicle excise tax, which is charged along with the title. What the seller of one takes in is subject to gross receipts tax instead.",
      source: {
        title: "New Mexico Administrative Code 3.2.109.8",
        url: "https://www.srca.nm.gov/parts/title03/03.002.0109.html",
        date: "2026-11-22",
      },
    },
  },
  ny: {
    roads: {
      text: "The DMV lists golf carts among the devices that can’t be registered or driven on any street, highway, parking lot, or sidewalk that is open to public traffic.",
      source: {
        title: "New York State DMV, “Motorized devices that cannot be registered in New York”",
        url: "https://dmv.ny.gov/registration/motorized-devices-cannot-be-registered-new-york",
        date: "2026-11-22",
      },
    },
    lowSpeed: {
      text: "A low-speed vehicle may not use public highways with limits above 35 mph, except to cross them from a slower road. Local authorities may ban it from certain highways.",
      source: {
        title: "15 NYCRR 102.10",
        url: "https://www.law.cornell.edu/regulations/new-york/15-NYCRR-102.10",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "Goods that people sell at their own home are exempt if they hold such sales on no more than three days a year, nobody in the household deals in similar goods, and the year’s receipts aren’t expected to exceed $600.",
      source: {
        title: "20 NYCRR 528.19",
        url: "https://regulations.justia.com/states/new-york/title-20/chapter-iv/subchapter-a/part-528/section-528-19/",
        date: "2026-11-22",
      },
    },
  },
  nc: {
    lowSpeed: {
      text: "In North Carolina, streets and highways posted at 35 mph or less are open to low-speed vehicles, which may also cross a faster road at an intersection. Each needs headlamps, stop lamps, turn signals, tail lamps, reflectors, a parking brake, and mirrors, among other things.",
      source: {
        title: "North Carolina Session Law 2019-34, on section 20-121.1 of the General Statutes",
        url: "https://www.ncleg.gov/EnactedLegislation/SessionLaws/HTML/2019-2020/SL2019-34.html",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "Before a vehicle can be registered, it needs a title. For one already registered in the state, that’s the title that the former owner assigned to the buyer.",
      source: {
        title: "North Carolina DMV, “Vehicle Titles”",
        url: "https://www.ncdot.gov/dmv/title-registration/vehicle/Pages/default.aspx",
        date: "2026-11-22",
      },
    },
  },
  nd: {
    lowSpeed: {
      text: "Low-speed vehicles must be registered with the state. They may not use roads with posted limits above 35 mph, except to cross them.",
      source: {
        title:
          "North Dakota Century Code, chapter 39-29.1, as summarized by the U.S. Department of Energy",
        url: "https://afdc.energy.gov/laws/6551",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "An individual’s casual or occasional sale isn’t subject to sales tax in North Dakota. Sales stop being casual when their number, volume, or frequency says otherwise.",
      source: {
        title: "North Dakota Administrative Code 81-04.1-01-16",
        url: "https://print.casetext.com/regulation/north-dakota-administrative-code/title-81-tax-commissioner/article-81-041-sales-and-use-taxes/chapter-81-041-01-general-rules/section-81-041-01-16-casual-or-occasional-sales",
        date: "2026-11-22",
      },
    },
  },
  oh: {
    roads: {
      text: "Before it uses a public street, an under-speed vehicle, such as a golf cart, must have working brakes, brake lights, headlights, taillights, turn signals, and steering, as well as a windshield, a rearview mirror, and sound tires.",
      source: {
        title: "Ohio Administrative Code, chapter 4501-30",
        url: "http://codes.ohio.gov/oac/4501-30",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "For a first registration, the owner brings an Ohio title or memorandum of title and identification to a deputy registrar, and signs a statement about insurance or other proof of financial responsibility.",
      source: {
        title: "Ohio BMV, “Vehicle Registration: First-Time Issuance”",
        url: "https://ohiobmv.gov/vr-firstissuance.aspx",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "Most casual sales between individuals are exempt, but not those of motor vehicles. The buyer of a titled vehicle pays sales or use tax to the clerk of courts when the title is transferred.",
      source: {
        title: "Ohio Department of Taxation, Vehicle Taxability: Casual Sales",
        url: "http://www.tax.ohio.gov/sales_and_use/Vehicle_Taxability_Compliance/CasualSale/tabid/6312/Default.aspx?QuestionID=1649&AFMID=11363",
        date: "2026-11-22",
      },
    },
  },
  ok: {
    lowSpeed: {
      text: "A low-speed electric vehicle, with a top speed between 20 and 25 mph, may not use streets with posted limits above 35 mph, but may cross them. It must meet the federal safety standard.",
      source: {
        title:
          "Oklahoma Statutes 47-11-805.1, 47-1102.2, and 47-1151.4, as summarized by the U.S. Department of Energy",
        url: "https://afdc.energy.gov/laws/6448",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "Excise tax is due when the ownership of a vehicle is transferred. What is exempt from it may differ from what is exempt from sales tax.",
      source: {
        title: "Service Oklahoma, Terms & Definitions",
        url: "https://oklahoma.gov/service/all-services/auto-vehicle/glossary.html",
        date: "2026-11-22",
      },
    },
  },
  or: {
    lowSpeed: {
      text: "A low-speed vehicle may not use a highway with a posted limit above 35 mph. A city or county may make exceptions for its own streets and roads.",
      source: {
        title:
          "Oregon Revised Statutes 801.331 and 811.512, among others, as summarized by the U.S. Department of Energy",
        url: "https://afdc.energy.gov/laws/search?ir%5Bregulation%5D%5B%5D=DREST&loc%5B%5D=OR",
        date: "2026-11-22",
      },
    },
  },
  pa: {
    papers: {
      text: "PennDOT asks the buyer and the seller to meet at a notary, a tag service, or a dealer, so that the title application is completed correctly. Proof of ownership can be a title, a salvage certificate, or a court order, among others.",
      source: {
        title: "PennDOT Driver and Vehicle Services, “Buying or Selling a Vehicle”",
        url: "https://pa.gov/en/agencies/dmv/vehicle-services/title-and-registration/buying-or-selling-a-vehicle.html",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "Infrequent sales that don’t recur, by a person who isn’t in the business of selling goods, count as isolated sales.",
      source: {
        title: "61 Pa. Code section 32.4",
        url: "https://www.law.cornell.edu/regulations/pennsylvania/61-Pa-Code-SS-32-4",
        date: "2026-11-22",
      },
    },
  },
  ri: {
    papers: {
      text: "After a private sale, the buyer brings the DMV proof of insurance, the original title or other proof of the previous owner, a bill of sale, and a Rhode Island license or ID card. For model year 2001 or newer, the seller must have signed the back of the title.",
      source: {
        title: "Rhode Island DMV, “New Registration”",
        url: "https://dmv.ri.gov/registrations-plates-titles/registration/new-registration",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "Casual sales go untaxed, but not those of motor vehicles, whether or not the buyer has to register them.",
      source: {
        title: "280-RICR-20-70-37.6",
        url: "https://regulations.justia.com/states/rhode-island/title-280/chapter-20/subchapter-70/part-37/section-280-ricr-20-70-37-6",
        date: "2026-11-22",
      },
    },
  },
  sc: {
    lowSpeed: {
      text: "A low-speed vehicle may be driven only where the posted limit is 35 mph or less, though it may cross a faster road at an intersection. Counties and municipalities may set stricter rules.",
      source: {
        title: "South Carolina Code, section 56-2-100 (2018 edition)",
        url: "https://www.scstatehouse.gov/Archives/CodeofLaws2018/t56c002.php",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "The DMV’s branches issue golf cart permits for $5. The owner fills out form GC-2 and shows proof of insurance. Under a change to the law in 2012, a permit expires five years after it is issued.",
      source: {
        title: "South Carolina DMV, “Golf Carts” (as of 2012)",
        url: "http://www.scdmvonline.com/DMVNew/default.aspx?n=golf_carts",
        date: "2026-11-22",
      },
    },
  },
  sd: {
    roads: {
      text: "A municipality, or a township with an unincorporated town, may pass an ordinance that lets golf carts on a highway within its platted boundaries. The ordinance has to require insurance, a driver’s license, and a permit, for which the place may charge.",
      source: {
        title: "South Dakota Codified Laws, section 32-14-14",
        url: "https://casetext.com/statute/south-dakota-codified-laws/title-32-motor-vehicles/chapter-14-traffic-regulation-generally/section-32-14-14-ordinance-permitting-golf-carts-on-highway-within-platted-boundaries-requirements-permit-fee",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "Since July 1, 2015, somebody who acquires a vehicle has had 45 days to apply for its title and registration. After that, interest and penalties accrue on the motor vehicle excise tax.",
      source: {
        title: "South Dakota Department of Revenue, “Government FAQs”",
        url: "https://dor.sd.gov/government/government-faqs",
        date: "2026-11-22",
      },
    },
  },
  tn: {
    roads: {
      text: "Cities within one narrow range of population may open certain roads of a retail and entertainment district to golf carts, while those roads are closed to motor traffic. It takes an ordinance passed by a two-thirds vote, and each cart needs a permit.",
      source: {
        title: "Tennessee Code, section 55-8-210",
        url: "https://codes.findlaw.com/tn/title-55-motor-and-other-vehicles/tn-code-sect-55-8-210/",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "Casual and isolated sales by people who aren’t in the business are free of sales tax, except for aircraft, vessels, and motor vehicles that must be registered.",
      source: {
        title: "Rules of Tennessee, 1320-05-01-.09",
        url: "https://regulations.justia.com/states/tennessee/title-1320/subtitle-1320-05/chapter-1320-05-01/section-1320-05-01-09",
        date: "2026-11-22",
      },
    },
  },
  tx: {
    roads: {
      text: "State law lets golf carts be driven in master-planned communities and on beaches that are open to vehicles. By day, they may also use roads with limits of 35 mph or less on the way to or from a golf course, within five miles of where they are usually parked.",
      source: {
        title: "Texas Transportation Code, section 551.403",
        url: "https://casetext.com/statute/texas-codes/transportation-code/title-7-vehicles-and-traffic/subtitle-c-rules-of-the-road/chapter-551-operation-of-bicycles-and-mopeds-golf-carts-and-other-low-powered-vehicles/subchapter-f-golf-carts/section-551403-operation-authorized-in-certain-areas",
        date: "2026-11-22",
      },
    },
    lowSpeed: {
      text: "A neighborhood electric vehicle may use roads with limits of 45 mph or less, and may cross faster ones at an intersection.",
      source: {
        title: "Texas Transportation Code 551.303, as summarized by the U.S. Department of Energy",
        url: "https://afdc.energy.gov/laws/5639",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "Texas stopped titling and registering golf carts on September 1, 2009.",
      source: {
        title: "Texas motor vehicle agency, notice to county offices of July 31, 2009",
        url: "http://extlists.dmv.state.tx.us/pipermail/vtr-tac/2009-July/000144.html",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "For taxes, a golf cart is an off-road vehicle rather than a motor vehicle. It comes under the limited sales and use tax, the one for goods in general.",
      source: {
        title: "34 Texas Administrative Code, section 3.88",
        url: "https://www.law.cornell.edu/regulations/texas/34-Tex-Admin-Code-SS-3-88",
        date: "2026-11-22",
      },
    },
  },
  ut: {
    tax: {
      text: "A sale by a person who isn’t in the business of selling that kind of property can be exempt as an isolated sale. Vehicles that must be titled or registered don’t qualify.",
      source: {
        title: "Utah Administrative Code, R865-19S-38",
        url: "https://www.law.cornell.edu/regulations/utah/Utah-Admin-Code-R865-19S-38",
        date: "2026-11-22",
      },
    },
  },
  vt: {
    lowSpeed: {
      text: "A neighborhood electric vehicle may be used only on roads with posted limits of up to 35 mph. It may cross a road with a limit of up to 50 mph at a traffic signal.",
      source: {
        title:
          "Vermont Statutes, title 23, sections 4, 1007a, and 1043, as summarized by the U.S. Department of Energy",
        url: "https://afdc.energy.gov/laws/5624",
        date: "2026-11-22",
      },
    },
    papers: {
      text: "The state titles vehicles that are up to 15 years old. It issues no titles for certain others, such as small motorcycles and light trailers.",
      source: {
        title: "Vermont DMV, “Vehicle Title”",
        url: "https://dmv.vermont.gov/tax-title/vehicle-title",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "Vermont has a purchase and use tax on motor vehicles. It exempts those that aren’t registered, because they aren’t entitled to use the state highway system, and it has an exemption for gifts.",
      source: {
        title: "Vermont Statutes, title 32, chapter 219",
        url: "http://legislature.vermont.gov/statutes/fullchapter/32/219",
        date: "2026-11-22",
      },
    },
  },
  va: {
    papers: {
      text: "To sell a titled vehicle, each owner on the title must sign it and fill in the buyer, the price, the date, and the odometer reading. The seller should remove the plates before handing the vehicle over.",
      source: {
        title: "Virginia DMV, page on buying and selling",
        url: "https://dmv.virginia.gov/vehicles/buy-sell",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "The motor vehicle sales tax doesn’t cover vehicles that needn’t be licensed by the state. They’re subject to the retail sales and use tax instead.",
      source: {
        title: "23VAC10-210-990",
        url: "https://regulations.justia.com/states/virginia/title-23/agency-10/chapter-210/section-23vac10-210-990",
        date: "2026-11-22",
      },
    },
  },
  wa: {
    roads: {
      text: "A city or county may create a golf cart zone on streets with limits of 25 mph or less. Drivers there must be at least 16, and must have completed driver education or have driven as a licensed driver.",
      source: {
        title:
          "Revised Code of Washington, section 46.08.175, as quoted in Senate Bill 6453 of 2012",
        url: "https://lawfilesext.leg.wa.gov/biennium/2011-12/Htm/Bills/Senate%20Bills/6453.htm",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "A buyer who gets a vehicle from a private party owes use tax upon transferring the title. It is figured on fair market value, which may differ from the price.",
      source: {
        title: "Washington State Department of Licensing, page on use tax",
        url: "https://dol.wa.gov/uk/node/307",
        date: "2026-11-22",
      },
    },
  },
  wv: {
    lowSpeed: {
      text: "West Virginia limits low-speed vehicles to roads and streets, private or public, where the speed limit is no higher than 25 mph. Whoever drives one must hold a driver’s license.",
      source: {
        title:
          "West Virginia Code, section 17A-3-2, as summarized by the U.S. Department of Energy",
        url: "https://afdc.energy.gov/laws/search?loc%5B%5D=WV&user%5B%5D=FLEET",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "The sales tax on a vehicle is collected before a title is issued, even if its owner paid a similar tax elsewhere. New residents don’t pay it on vehicles that were titled in their names before they moved.",
      source: {
        title: "West Virginia Code of State Rules, section 91-9-3",
        url: "https://law.cornell.edu/regulations/west-virginia/W-Va-C-S-R-SS-91-9-3",
        date: "2026-11-22",
      },
    },
  },
  wi: {
    roads: {
      text: "A local ordinance may not open state trunk highways to golf carts. It may let carts cross one where the limit is 35 mph or less and the crossing links streets that are designated for carts.",
      source: {
        title: "2015 Wisconsin Act 125, on section 349.18 of the statutes",
        url: "https://docs.legis.wisconsin.gov/2015/related/acts/125",
        date: "2026-11-22",
      },
    },
    lowSpeed: {
      text: "Wisconsin doesn’t count a golf cart as a low-speed vehicle. A municipality may, by ordinance, allow low-speed vehicles on roads with limits of 35 mph or less.",
      source: {
        title:
          "Wisconsin Statutes, sections 349.26 and 340.01(27h), as summarized by the U.S. Department of Energy",
        url: "https://afdc.energy.gov/laws/6159",
        date: "2026-11-22",
      },
    },
    tax: {
      text: "The sale of a motor vehicle or an all-terrain vehicle that must be registered or titled is exempt as an occasional sale only in a few listed cases. Otherwise, the buyer pays the tax upon registration.",
      source: {
        title: "Wisconsin Clearinghouse Rule 16-053, on section Tax 11.33",
        url: "https://docs.legis.wisconsin.gov/code/register/2018/750b/register/final/cr_16_053_rule_text/cr_16_053_rule_text/_149?down=1",
        date: "2026-11-22",
      },
    },
  },
  wy: {
    papers: {
      text: "The new owner of a vehicle with an identifying number, including an off-road recreational or multipurpose vehicle, must apply for a title at a county clerk’s office.",
      source: {
        title: "Wyoming Statutes, section 31-2-101 (2010 edition)",
        url: "https://law.justia.com/codes/wyoming/2010/Title31/chapter2.html",
        date: "2026-11-22",
      },
    },
  },
  as: {
    papers: {
      text: "A privately owned motor vehicle may use the territory’s public highways only if it’s currently registered and shows its license tag.",
      source: {
        title: "American Samoa Administrative Code, section 22.0103",
        url: "https://www.osas.as/asc-title-22",
        date: "2026-11-22",
      },
    },
  },
  gu: {
    tax: {
      text: "In 2022, a transfer tax was imposed whenever somebody other than a licensed dealer transferred a motor vehicle. It was $5 plus 2.5% of the market value above $100. The chapter has been rewritten since.",
      source: {
        title: "16 Guam Code Annotated, chapter 25 (2022 edition)",
        url: "https://law.justia.com/codes/guam/2022/title-16/chapter-25/",
        date: "2026-11-22",
      },
    },
  },
  vi: {
    papers: {
      text: "Either the seller or the buyer may handle the transfer of a vehicle. It takes the original registration, a certificate of title that has been filled out and notarized, and a copy of the buyer’s ID. The seller’s registration has to be canceled, and its plates and sticker turned in, before the title can pass.",
      source: {
        title: "Virgin Islands Bureau of Motor Vehicles, “Vehicles”",
        url: "https://bmv.vi.gov/vehicles/",
        date: "2026-11-22",
      },
    },
  },
};
