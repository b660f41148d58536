/** The agency that registers vehicles, and the day on which we last read its own site, if we have. */
export type Agency =
  | { readonly name: string; readonly url: string; readonly read: string }
  | { readonly name: string; readonly url: null };

/** What a state's page says beyond its name. Keyed by the state's code. */
export interface StateProfile {
  /** Codes of states and territories that share a land border (or, for islands and Alaska, the closest ones people would look at; 2-6 entries). */
  readonly neighbors: readonly string[];
  /** Column and row in a tile-grid map of the United States, 0-based. */
  readonly tile: readonly [column: number, row: number];
  /** Two or three sentences: what this place's climate does to a golf cart. */
  readonly climate: string;
  /** Two sentences: when carts sell and are used here, and what that means for a buyer or seller. */
  readonly season: string;
  /** One question about road use to put to the local authority, phrased as a question, specific to the kind of places carts are used in here. */
  readonly roadQuestion: string;
  readonly agency: Agency;
}

export const stateProfiles: Readonly<Record<string, StateProfile>> = {
  al: {
    neighbors: ["fl", "ga", "ms", "tn"],
    tile: [6, 6],
    climate:
      "Long, humid summers and warm Gulf water make Alabama hard on two things: lead-acid packs and bare steel. Near Mobile Bay and the beaches, look at the underside for salt rust and ask whether the cart ever stood in storm surge. Farther inland, red clay packs around brakes and axles, so have it washed off before you judge the metal beneath.",
    season:
      "Carts stay in use nearly all year, and the beach communities around Gulf Shores and Orange Beach are busiest in summer. Sellers do best in spring; buyers who are offered a bargain in fall should ask whether the cart spent its life as a rental.",
    roadQuestion:
      "Which streets around our beach condos and Gulf-front neighborhoods are open to golf carts, and does a cart from outside the town need a local permit or inspection?",
    agency: {
      name: "Alabama Department of Revenue, Motor Vehicle Division",
      url: "https://www.revenue.alabama.gov",
      read: "2026-11-22",
    },
  },
  ak: {
    neighbors: ["wa", "or"],
    tile: [0, 0],
    climate:
      "Snow fills much of the Alaskan calendar, and a cart may stand unheated for longer than it runs. A lead-acid pack left discharged can freeze and crack its cases, and most lithium packs should not be charged below freezing. Ask where the cart wintered and whether a charger stayed on it, and in the rainy southeast look for green corrosion on every terminal.",
    season:
      "Buying and selling squeezes into the bright months from May to September, when courses, fish camps, and lodges are open. Bringing a cart up from the Lower 48 takes planning, so a sound local one is worth a quick answer.",
    roadQuestion:
      "Can residents drive a golf cart on our village’s gravel roads and boardwalks, or is it treated differently from the four-wheelers people use here?",
    agency: {
      name: "Alaska Division of Motor Vehicles",
      url: "https://doa.alaska.gov/dmv/",
      read: "2026-11-22",
    },
  },
  az: {
    neighbors: ["ca", "nm", "nv", "ut"],
    tile: [1, 5],
    climate:
      "Desert heat is the enemy in Arizona’s low country: lead-acid cells lose water and life when a cart is parked in a hot garage or an open carport. Ask for a load test after the summer, and check fluid levels yourself. Sun cracks seats, tops, and tire sidewalls long before rust appears, and monsoon dust storms drive grit into solenoids and brake drums.",
    season:
      "Most of the country peaks from March to August, but this market follows winter visitors: demand in Sun City, Sun City West, and the Phoenix suburbs builds in fall and thins when they leave in spring. Buyers who shop in June face fewer rivals; sellers should list before the visitors arrive.",
    roadQuestion:
      "Which streets connect our retirement community with its golf courses, shops, and medical offices by cart, and what lights and mirrors are expected after dark?",
    agency: {
      name: "Arizona Department of Transportation, Motor Vehicle Division",
      url: "https://azdot.gov/mvd",
      read: "2026-11-22",
    },
  },
  ar: {
    neighbors: ["la", "mo", "ms", "ok", "tn", "tx"],
    tile: [4, 5],
    climate:
      "Arkansas summers are hot and sticky, and winters bring ice storms more often than long freezes. In the Ozarks and Ouachitas the hills are the real test: climbing drains a weak pack and descending wears brakes, so try both on a full charge. In the Delta, mud and crop dust collect around motors and air filters.",
    season:
      "Courses in Hot Springs Village and Bella Vista can be played in most months, so there is no dead season, only a slow one around the holidays. Buyers should insist on a hilly test drive; sellers can offer one as proof of a healthy pack.",
    roadQuestion:
      "On the winding roads of our golf village, where may a cart share the lane with cars, and who decides that: the property owners’ association or the county?",
    agency: { name: "Arkansas Department of Finance and Administration", url: null },
  },
  ca: {
    neighbors: ["az", "nv", "or"],
    tile: [0, 4],
    climate:
      "California is several climates under one name. Coastal carts breathe marine fog that whitens terminals and pits fasteners; Coachella Valley carts bake, so ask for a load test; Central Valley carts collect farm dust; Sierra carts meet snow. Find out where the cart has lived before comparing it, and look under the seat for the signs that match the story.",
    season:
      "The coast and Avalon on Catalina Island are busiest in summer and fit the national peak from March to August, but desert golf runs the other way, from fall to spring, so the best month to sell depends on the ZIP code. Buyers can turn that around and look in Palm Desert once it gets hot.",
    roadQuestion:
      "Does our city have a golf cart plan with marked lanes or crossings, and what must this cart carry to use them between home, course, and village center?",
    agency: {
      name: "California Department of Motor Vehicles",
      url: "https://www.dmv.ca.gov",
      read: "2026-11-22",
    },
  },
  co: {
    neighbors: ["ks", "ne", "nm", "ok", "ut", "wy"],
    tile: [2, 4],
    climate:
      "Thin air is Colorado’s peculiarity: a carbureted gas cart jetted for sea level runs rich and weak in the high country, so ask how it was tuned. Electric carts keep their pull but meet steep grades and cold mornings that expose a tired pack. Mountain sun fades plastics quickly, so compare the color under the seat with the cowl.",
    season:
      "Front Range golfers play through mild winter spells, while mountain resorts open late and close early. Sellers get most attention from April to June; buyers looking in October should plan where the batteries will be charged through the snow months.",
    roadQuestion:
      "Do our mountain town’s streets and paths admit golf carts in summer, and do steep or state-maintained stretches through town follow different rules?",
    agency: {
      name: "Colorado Division of Motor Vehicles",
      url: "https://dmv.colorado.gov",
      read: "2026-11-22",
    },
  },
  ct: {
    neighbors: ["ma", "ny", "ri"],
    tile: [9, 3],
    climate:
      "Connecticut carts see four full seasons and a winter’s worth of road salt. Along Long Island Sound salt air adds to it, so lift the floor mat, press the steel beneath with a screwdriver handle, and check that brake cables move freely. Inland, leaves and damp sheds do the slower damage: mildewed seats, corroded connectors, and mouse-chewed wiring.",
    season:
      "Shoreline cottages and country clubs wake in April, and interest runs until the leaves come down. A buyer offered a cart in December should ask to drive it outdoors, however cold; a seller may simply wait for spring.",
    roadQuestion:
      "May a cart travel the private roads of our shoreline association and cross the town road to the beach, and which of the two gives that permission?",
    agency: {
      name: "Connecticut Department of Motor Vehicles",
      url: "https://portal.ct.gov/dmv",
      read: "2026-11-22",
    },
  },
  de: {
    neighbors: ["md", "nj", "pa"],
    tile: [9, 4],
    climate:
      "Flat Delaware is kind to motors and brakes but not to steel, because ocean and bay air reaches much of the lower state. Check the frame, battery tray, and steering joints for flaking rust, especially on a cart parked under a raised beach house. Winters are short yet cold enough that a pack left uncharged until April may not recover.",
    season:
      "Beach communities in Sussex County set the pace: carts are wanted by Memorial Day and easier to find after Labor Day. List in early spring, or shop in the fall with time to have the batteries tested before storage.",
    roadQuestion:
      "Between our active-adult neighborhood and the beach shops, which crossings of the coastal highway, if any, can a golf cart use, and at what hours?",
    agency: {
      name: "Delaware Division of Motor Vehicles",
      url: "https://dmv.de.gov",
      read: "2026-11-22",
    },
  },
  dc: {
    neighbors: ["md", "va"],
    tile: [8, 5],
    climate:
      "Washington’s summers are swampy and its streets salted in winter, a combination that corrodes battery lugs first and frames later. City carts rarely go far but stop and start all day on campuses and event grounds, so brakes, pedals, and seats wear before tires. Ask about charging: a pack fed through a long extension cord may have been short-charged for years.",
    season:
      "Grounds and event crews set the calendar, from cherry blossom time through the fall festivals. Private carts are a small market inside the District, so buyers should look at suburban Maryland and Virginia as well.",
    roadQuestion:
      "Outside a campus, park, or event permit, is there any District street on which a golf cart may be driven, or only a registered low-speed vehicle?",
    agency: {
      name: "District of Columbia Department of Motor Vehicles",
      url: "https://dmv.dc.gov",
      read: "2026-11-22",
    },
  },
  fl: {
    neighbors: ["al", "ga"],
    tile: [8, 7],
    climate:
      "Florida has no off-season to rest a cart. Heat and year-round use age batteries, afternoon storms find every leaky roof seam, and both coasts put salt on frames, fasteners, and battery cables. Ask for the pack’s date codes, look under the seat for a tide line of silt left by hurricane flooding, and pull the mat to check for rust.",
    season:
      "Most of the country peaks from March to August, but here snowbirds lift demand from late fall into early spring, in The Villages above all, and sellers who list before they arrive are seen by the most buyers. Summer is quieter, which gives a patient buyer room to inspect and bargain.",
    roadQuestion:
      "Is this cart, equipped as it is, welcome on our community’s cart paths, tunnels, and neighborhood streets, or would some of them call for a titled low-speed vehicle?",
    agency: { name: "Florida Highway Safety and Motor Vehicles", url: null },
  },
  ga: {
    neighbors: ["al", "fl", "nc", "sc", "tn"],
    tile: [7, 6],
    climate:
      "Hot, humid summers and pine pollen define Georgia cart life: yellow dust clogs gas air filters, and warm nights leave packs little chance to cool. Mild winters mean few carts are ever properly laid up, so wear builds steadily. On the coast and barrier islands check brackets and brake cables for salt; inland, wipe the red clay off before judging suspension bushings.",
    season:
      "In Peachtree City a cart is everyday family transport, so carts are for sale in every month and a buyer can compare several in one afternoon. Elsewhere spring is strongest, and a seller who waits past August meets buyers in less of a hurry.",
    roadQuestion:
      "Which of our multi-use paths and residential streets are meant for carts, does mine need a city decal, and from what age may our teenagers drive it?",
    agency: {
      name: "Georgia Department of Revenue, Motor Vehicle Division",
      url: "https://dor.georgia.gov",
      read: "2026-11-22",
    },
  },
  hi: {
    neighbors: ["ca", "ak", "wa", "or"],
    tile: [0, 7],
    climate:
      "Trade winds carry salt across every island, and Hawaii carts live in it all year. Aluminum chalks, steel blisters, and connectors turn green, so inspect the frame from below and ask how often it is rinsed. On windward sides rain adds mildew; on the leeward resort coasts, sun hardens seats and red dirt stains whatever it touches.",
    season:
      "The mainland’s peak from March to August hardly shows here, since visitors and residents play all year. Supply is what changes: ask resort courses when their fleets are replaced, and count inter-island or mainland freight when judging a local asking price.",
    roadQuestion:
      "Are carts allowed on the roads that join our resort, its beaches, and the neighboring condominiums, and which county office confirms it for this island?",
    agency: { name: "your county’s vehicle registration office", url: null },
  },
  id: {
    neighbors: ["mt", "nv", "or", "ut", "wa", "wy"],
    tile: [1, 2],
    climate:
      "Idaho runs from hot sagebrush plains in the south to snowbound lake country in the panhandle. Summer dust works into brake drums and steering joints, and winter idleness starves batteries that nobody charges. Ask a northern seller how the pack was kept from December to March, and a southern one when the brakes and air filter were last cleaned.",
    season:
      "Lake cabins around Coeur d’Alene and McCall make May and June the eager months. By October some owners would rather sell than store, and a buyer with a heated garage is in the stronger position.",
    roadQuestion:
      "From our lake cabins to the marina and store, may golf carts use the county road, or only routes marked for off-highway vehicles?",
    agency: {
      name: "Idaho Transportation Department",
      url: "https://itd.idaho.gov",
      read: "2026-11-22",
    },
  },
  il: {
    neighbors: ["ia", "in", "ky", "mo", "wi"],
    tile: [5, 2],
    climate:
      "Hard freezes, spring mud, and road salt all reach an Illinois cart within a few months of each other. A flooded pack stored uncharged in a cold barn is the usual casualty, so ask for specific-gravity or load-test readings. Near Lake Michigan check the rear frame and leaf springs for scale; downstate, look for corn dust in the motor vents.",
    season:
      "Downstate towns use carts for errands and parades as well as golf, and their buying begins with the first warm weekend. List in March; buy after harvest, when sheds fill with machinery and a cart is in the way.",
    roadQuestion:
      "Has our town passed an ordinance for golf carts, which streets and state-route crossings does it cover, and is there a yearly inspection or sticker?",
    agency: { name: "Illinois Secretary of State", url: null },
  },
  in: {
    neighbors: ["il", "ky", "mi", "oh"],
    tile: [5, 3],
    climate:
      "Lake-effect snow in the north and humid corn-country summers farther south give Indiana carts a wide range to endure. Lake cottages leave many of them in unheated sheds; ask what voltage the pack showed when it came out in spring. Look for salt rust on carts that were trailered home in winter, and for rodent nests under the seats.",
    season:
      "Interest climbs with the first warm days and peaks as families open cottages at places such as Lake Wawasee. Campground owners tend to part with carts in the fall, so ask then for a long drive before the cart is put to bed.",
    roadQuestion:
      "Around our lake, may golf carts use county roads as well as the town’s own streets, and must they be off the pavement at dusk?",
    agency: {
      name: "Indiana Bureau of Motor Vehicles",
      url: "https://www.in.gov/bmv/",
      read: "2026-11-22",
    },
  },
  ia: {
    neighbors: ["il", "mn", "mo", "ne", "sd", "wi"],
    tile: [4, 3],
    climate:
      "Iowa swings from deep cold to steamy July afternoons, and a cart often spends the first in a machine shed and the second at work. Check battery cases for bulges left by freezing, and cables for mouse damage. Gravel roads shake bolts and body panels loose; if a cart rattles at walking pace, go over its fasteners before settling the price.",
    season:
      "The Okoboji lakes and the campgrounds draw their crowds between Memorial Day and Labor Day, and carts sell ahead of them. After harvest buyers are scarce, which suits anyone able to store a cart correctly.",
    roadQuestion:
      "Can we use a golf cart on our small town’s streets and the gravel road to the campground, and does the city ask for more than the flag and the slow-moving-vehicle sign?",
    agency: {
      name: "Iowa Department of Transportation",
      url: "https://iowadot.gov",
      read: "2026-11-22",
    },
  },
  ks: {
    neighbors: ["co", "mo", "ne", "ok"],
    tile: [3, 5],
    climate:
      "Wind is the constant in Kansas: it drives dust into switches, scours windshields, and pulls at tall roofs and enclosures, so check roof struts for cracks. Summers are hot enough to dry out neglected cells, and winters cold enough to freeze a flat pack. Hail dents metal and stars plastic; look along the cowl in low light.",
    season:
      "Spring opens early on the plains, though storms keep buyers home some weekends; March to June is a seller’s time. A cart seen in August heat should be driven until warm and its charge gauge read again afterward.",
    roadQuestion:
      "In our farm town, may a golf cart cross the highway that runs through the middle, and does the city want it registered or insured first?",
    agency: {
      name: "Kansas Department of Revenue, Division of Vehicles",
      url: "https://www.ksrevenue.gov",
      read: "2026-11-22",
    },
  },
  ky: {
    neighbors: ["il", "in", "mo", "oh", "tn", "va", "wv"],
    tile: [5, 4],
    climate:
      "Kentucky’s weather is more often wet than extreme, and damp is what to look for: corroded ground straps, soft wooden decks, and rust where body meets frame. Rolling horse farms and the hills around Lake Cumberland work brakes hard, so try the parking brake on a slope. Ask whether the cart stood in a livestock barn, where ammonia attacks copper wiring.",
    season:
      "From Derby time to Labor Day, farms, campgrounds, and houseboat marinas all want carts. Fall is pleasant for trying one out, and owners closing up a lake season may take a sensible offer.",
    roadQuestion:
      "On our lake road and the lanes between farms, can a cart travel to the marina or barn, and which county office marks the permitted stretches?",
    agency: {
      name: "Kentucky Transportation Cabinet",
      url: "https://drive.ky.gov",
      read: "2026-11-22",
    },
  },
  la: {
    neighbors: ["ar", "ms", "tx"],
    tile: [4, 6],
    climate:
      "Humidity, heat, and high water wear on Louisiana carts together. Ask plainly whether the cart has been through a flood, then look for silt in the motor, a water line behind the body panels, and green connectors. Near the Gulf, salt air attacks steel frames; anywhere in the state, a parked gas cart can gather water in its fuel.",
    season:
      "Carnival parades, crawfish boils, and fishing camps keep carts moving in months when northern ones sleep. Demand softens in the storm season of late summer and early fall, when a buyer should check for water more carefully than ever.",
    roadQuestion:
      "In a beach town like Grand Isle or in our camp community, which roads are open to carts, and does that change for parades and evacuations?",
    agency: {
      name: "Louisiana Office of Motor Vehicles",
      url: "https://www.expresslane.org",
      read: "2026-11-22",
    },
  },
  me: {
    neighbors: ["nh"],
    tile: [10, 0],
    climate:
      "Maine carts work a short summer and wait out a long winter, often in a barn without heat. Sea fog and spray on the coast corrode terminals and brake parts; inland, mud season strains axles and seals. Ask who charged the batteries between October and May, then take a long first drive and watch how quickly the gauge drops.",
    season:
      "Island and lakeside owners look for carts before July and part with them around foliage time. On Peaks Island and its neighbors ferry space is part of any deal, so settle transport before haggling.",
    roadQuestion:
      "On our island or in our lakeside colony, where may residents drive golf carts, and are summer visitors and renters under the same rules?",
    agency: {
      name: "Maine Bureau of Motor Vehicles",
      url: "https://www.maine.gov/sos/bmv/",
      read: "2026-11-22",
    },
  },
  md: {
    neighbors: ["dc", "de", "pa", "va", "wv"],
    tile: [8, 4],
    climate:
      "Maryland packs beach, bay, and mountain into one small state. Eastern Shore carts suffer brackish air and high-tide puddles, so check brake drums and axle tubes for scale; western Maryland carts face real snow and steep drives. In between, humid summers and salted suburban winters make a look under the floor mat worth the minute it takes.",
    season:
      "Waterfront communities and the campgrounds near Ocean City buy in April and May, ahead of the summer crowds. On Smith Island carts are everyday transport; look twice for salt damage before bringing one back to the mainland.",
    roadQuestion:
      "In our bayside town, which low-speed streets are designated for golf carts, and does a cart need lights or a permit for the evening ride home?",
    agency: { name: "Maryland Motor Vehicle Administration", url: null },
  },
  ma: {
    neighbors: ["ct", "nh", "ny", "ri", "vt"],
    tile: [10, 2],
    climate:
      "Nor’easters, road salt, and ocean air are a hard test for Massachusetts carts. On Cape Cod and the islands look for pitted aluminum, rusted seat hinges, and sand in the brakes; farther west, ask whether the pack was kept charged through months of freezing nights. Stainless replacement hardware is a good sign of an owner who fought corrosion early.",
    season:
      "Summer colonies such as Cuttyhunk rely on carts in July and August, and mainland owners start looking when courses open in April. Photograph a cart in October’s clear light, store it well, and list it in spring.",
    roadQuestion:
      "Will the town let a golf cart use the lanes between our summer cottages, the harbor, and the beach lot, and does the answer change in high season?",
    agency: {
      name: "Massachusetts Registry of Motor Vehicles",
      url: "https://www.mass.gov/orgs/massachusetts-registry-of-motor-vehicles",
      read: "2026-11-22",
    },
  },
  mi: {
    neighbors: ["in", "oh", "wi"],
    tile: [7, 2],
    climate:
      "Lake-effect snow, freeze and thaw, and generous road salt make rust the first question about a Michigan cart. Tap the frame rails and battery tray from below, and be wary of fresh undercoating that may hide scale. Sand from the lakeshore grinds brakes and wheel bearings, so raise each wheel, spin it by hand, and listen.",
    season:
      "Cottage owners, campgrounds, and island communities want carts running by Memorial Day, and the end of fall color closes the market. Buy in late fall only with an account of winter charging, or make the deal depend on a spring drive.",
    roadQuestion:
      "Does our village let golf carts on its streets, and what about the shoulder of the county road between the campground and the Great Lakes beach?",
    agency: {
      name: "Michigan Department of State",
      url: "https://www.michigan.gov/sos",
      read: "2026-11-22",
    },
  },
  mn: {
    neighbors: ["ia", "nd", "sd", "wi"],
    tile: [4, 2],
    climate:
      "In Minnesota a cart may spend as many months stored as driven, and storage decides its worth. Ask whether the pack was fully charged before the freeze, topped up at midwinter, and kept in a garage rather than under a tarp. Split cases, bulging sides, or a charger that shuts off at once mean that it was not.",
    season:
      "Cabin openings and the fishing opener in May set off the rush for carts at lakes and campgrounds. A seller who brings one out in April with fresh test readings has an edge; after Labor Day the buyer does.",
    roadQuestion:
      "May we take a golf cart on township roads around the lake and into town for groceries, and does the city issue its own permit for that?",
    agency: {
      name: "Minnesota Driver and Vehicle Services",
      url: "https://dps.mn.gov/divisions/dvs",
      read: "2026-11-22",
    },
  },
  ms: {
    neighbors: ["al", "ar", "la", "tn"],
    tile: [5, 6],
    climate:
      "Muggy air for most of the year feeds corrosion and mildew in Mississippi, and hunting-camp mud does the rest. On the Coast storm surge is the great question: smell the seat foam, look inside the motor vents, and check the serial plate’s screws for rust. Upstate, feel for slack steering and bent axles on lifted carts that have worked the woods.",
    season:
      "Beach towns such as Bay St. Louis shop in spring, at the start of the national peak, and hunters look just before fall, which gives a seller two chances a year. Midsummer heat keeps shoppers home, so buyers can take their time then.",
    roadQuestion:
      "Inside our coastal town’s golf cart area, which streets, bridges, and beachfront crossings are included, and must the cart show a city permit sticker?",
    agency: {
      name: "Mississippi Department of Revenue",
      url: "https://www.dor.ms.gov",
      read: "2026-11-22",
    },
  },
  mo: {
    neighbors: ["ar", "ia", "il", "ks", "ky", "ne", "ok", "tn"],
    tile: [4, 4],
    climate:
      "Ozark hills and sharp changes in the weather put a Missouri cart to the test. A pack that seems strong on the flat may sag on the climb from a Lake of the Ozarks dock, so test it there with passengers. Summer humidity and winter ice leave their own marks: sticky pedals and solenoids, corroded lugs, and roof bolts worked loose by storms.",
    season:
      "Lake communities buy from March onward so that carts are ready for Memorial Day. In fall, ask when the batteries were last watered, because a busy summer makes owners forget.",
    roadQuestion:
      "Where our lake subdivision’s private roads meet a lettered state route, may a golf cart cross it or travel along it to reach the marina?",
    agency: {
      name: "Missouri Department of Revenue",
      url: "https://dor.mo.gov",
      read: "2026-11-22",
    },
  },
  mt: {
    neighbors: ["id", "nd", "sd", "wy"],
    tile: [2, 2],
    climate:
      "Dry cold, strong sun, and dust describe a Montana cart’s year. Rust comes slowly, but plastics turn brittle, tires check, and battery water evaporates or freezes according to the month. Ask how many winters the cart stood outside, flex the windshield and body corners gently, and drive a long grade before believing the charge meter.",
    season:
      "Golf and cabin use runs from May into September, with western valleys around Flathead Lake among the liveliest places. Distances are great, so collect photographs of the plate and pack before a half-day drive to look.",
    roadQuestion:
      "Can a golf cart use the streets of our town and the access road to the lake cabins, and is it licensed as an off-highway vehicle here?",
    agency: {
      name: "Montana Department of Justice, Motor Vehicle Division",
      url: "https://dojmt.gov",
      read: "2026-11-22",
    },
  },
  ne: {
    neighbors: ["co", "ia", "ks", "mo", "sd", "wy"],
    tile: [3, 4],
    climate:
      "Nebraska’s plains can give a cart blizzards, baking heat, and hail within the same twelve months. Check roof and cowl for hail stars, look along the frame for damage from rough pasture, and ask for a load test if the pack has wintered in a cold quonset. Sandhills grit is fine enough to get past dust caps, so listen to the wheel bearings.",
    season:
      "Lake McConaughy cabins, campgrounds, and small-town courses bring buyers from April to July. Tailgating keeps some interest alive into fall, but after the first snow a seller is mostly just storing the cart.",
    roadQuestion:
      "Does our village allow golf carts on its streets in daylight, and may they go straight across the state highway to the ball fields?",
    agency: { name: "Nebraska Department of Motor Vehicles", url: null },
  },
  nv: {
    neighbors: ["az", "ca", "id", "or", "ut"],
    tile: [1, 3],
    climate:
      "Southern Nevada’s heat is relentless: batteries in a closed garage keep cooking overnight, lenses yellow, and tires dry out with tread to spare. Read the pack’s date codes and ask for a load test made since the last hot spell. Around Reno and Tahoe, snow, altitude, and grades replace heat as the things to ask about.",
    season:
      "Most of the country peaks from March to August, but in the Sun City communities around Las Vegas carts are busiest from October to May. Listing as the heat breaks catches returning residents; a shopper in July may have a seller’s undivided attention, if both start at sunrise.",
    roadQuestion:
      "Which streets inside and around our age-restricted community may a cart use to reach the clubhouse and supermarket, and what equipment makes it acceptable?",
    agency: { name: "Nevada Department of Motor Vehicles", url: null },
  },
  nh: {
    neighbors: ["ma", "me", "vt"],
    tile: [10, 1],
    climate:
      "New Hampshire combines salted roads, steep drives, and long frosts. Carts towed on winter roads collect brine underneath, so inspect welds, shackles, and the hitch area. Around the Lakes Region many shelter in damp boathouses; look for green pins in the charging receptacle, and stay long enough to see the charger start and hold.",
    season:
      "Cottage roads and campgrounds come to life in May and fall quiet after the foliage visitors. With so short a season buyers prize proof of recent service over extras, and sellers should have the receipts ready by spring.",
    roadQuestion:
      "On our lake association’s roads and in the family campground next door, who sets the cart rules, and may we cross the town road between them?",
    agency: {
      name: "New Hampshire Division of Motor Vehicles",
      url: "https://www.dmv.nh.gov",
      read: "2026-11-22",
    },
  },
  nj: {
    neighbors: ["de", "ny", "pa"],
    tile: [8, 3],
    climate:
      "Along the Jersey Shore, salt air, sand, and back-bay flooding are the tests; inspect the underside, the brake cables, and any connector low on the chassis. Away from the water, winter brine and humid summers still shorten the life of bare steel. Carts kept beneath raised shore houses deserve a close look after any coastal storm.",
    season:
      "Shore towns and Cape May County campgrounds want carts before the July crowds, and many are tucked away by October. Off-season buyers should see a cart in person and from below, not rely on photographs from summer.",
    roadQuestion:
      "Does our borough permit golf carts or only registered low-speed vehicles on the avenues near the beach, and what about the causeway and county roads?",
    agency: { name: "New Jersey Motor Vehicle Commission", url: null },
  },
  nm: {
    neighbors: ["az", "co", "ok", "tx"],
    tile: [2, 5],
    climate:
      "High desert defines New Mexico: strong ultraviolet light, dry air, blowing dust, and nights much colder than days. Expect brittle dash plastic and cracked seats before rust, and battery cells that often need water. A carbureted gas cart tuned for low country may run rich at Santa Fe’s altitude, so start the engine cold and look for black smoke.",
    season:
      "Play is nearly year-round in the south around Las Cruces and shorter in the mountain towns. Windy spring days make poor ones for showings; list just before or after them, and clean the dust out first.",
    roadQuestion:
      "In our lake or high-desert community, may golf carts use paved streets or only roads posted for off-highway vehicles, and is a plate or decal needed?",
    agency: {
      name: "New Mexico Motor Vehicle Division",
      url: "https://www.mvd.newmexico.gov",
      read: "2026-11-22",
    },
  },
  ny: {
    neighbors: ["ct", "ma", "nj", "pa", "vt"],
    tile: [8, 2],
    climate:
      "New York stretches from salt-sprayed Long Island to Adirondack camps buried in snow. Downstate, check for corrosion from ocean air and salted streets; upstate, ask how the pack spent the winter and whether the gas tank was drained or stabilized. One Finger Lakes hill will reveal weak brakes, a worn belt, or tired cells.",
    season:
      "Seasonal campsites, lake cottages, and wineries wake up in May, and many private carts are parked again by late October. Sellers upstate should list in April; those on Long Island have some weeks more at either end.",
    roadQuestion:
      "Within our campground, lake colony, or barrier-island hamlet, where may carts be driven, and must one be left at the gate before the public road?",
    agency: {
      name: "New York State Department of Motor Vehicles",
      url: "https://dmv.ny.gov",
      read: "2026-11-22",
    },
  },
  nc: {
    neighbors: ["ga", "sc", "tn", "va"],
    tile: [6, 5],
    climate:
      "From the Outer Banks to the Blue Ridge, North Carolina offers a cart salt, humidity, and hills in turn. On coastal carts check frame, hinges, and cable ends for corrosion and ask about hurricane flooding. Piedmont carts see heat and pollen; mountain carts wear out their brakes and should be tested on a long descent, with the motor slowing the cart as it should.",
    season:
      "On Bald Head Island carts take the place of cars, so they are needed in every month that people are there. Elsewhere on the coast interest peaks in spring, while golf country around Pinehurst draws players, and offers, in spring and fall.",
    roadQuestion:
      "Which streets has our town opened to golf carts, what registration does it ask for, and may a cart cross the main beach road at a signal?",
    agency: {
      name: "North Carolina Division of Motor Vehicles",
      url: "https://www.ncdot.gov/dmv",
      read: "2026-11-22",
    },
  },
  nd: {
    neighbors: ["mn", "mt", "sd"],
    tile: [3, 2],
    climate:
      "Few places are harder on a stored battery than North Dakota. A lead-acid pack must be fully charged before deep cold or it can freeze, and lithium needs to warm up before it accepts a charge. Ask about heated storage, look for cracked cases and stiff cables, and check for flat spots on tires that stood all winter.",
    season:
      "Carts come out when lake lots open in May and go away by early October. With so few weeks of use a cart may look nearly new for its age, but a buyer should trust a battery test over appearance.",
    roadQuestion:
      "At our cabin development on the reservoir, can carts use the section-line and township roads to reach the boat ramp and the bait shop?",
    agency: {
      name: "North Dakota Department of Transportation",
      url: "https://www.dot.nd.gov",
      read: "2026-11-22",
    },
  },
  oh: {
    neighbors: ["in", "ky", "mi", "pa", "wv"],
    tile: [6, 3],
    climate:
      "Ohio’s freeze-thaw winters and salted roads attack steel from below, and Lake Erie adds damp wind in the north. Run a flashlight along the frame rails, look at the battery tray’s corners, and check for brake adjusters that have rusted solid. Humid summers bring mildew to seats and enclosures that were put away wet.",
    season:
      "Put-in-Bay and Kelleys Island put carts to work from May to September, and a retired rental may come up for sale when the ferries slow. Private sellers do better before Memorial Day; fall buyers should ask who drove the cart and how often.",
    roadQuestion:
      "For our island or lakefront village, does a cart need an inspection and a plate before it uses the streets, and which police department does the inspecting?",
    agency: {
      name: "Ohio Bureau of Motor Vehicles",
      url: "https://www.bmv.ohio.gov",
      read: "2026-11-22",
    },
  },
  ok: {
    neighbors: ["ar", "co", "ks", "mo", "nm", "tx"],
    tile: [3, 6],
    climate:
      "Oklahoma carts bake in summer, meet ice storms in winter, and stand in wind that carries red dust in between. Look for hail marks on the roof, grit in brake drums, and brittle straps on enclosures. A pack that endured a string of very hot weeks deserves a load test, and any cart that sat through a tornado season deserves a question about body repairs.",
    season:
      "Lake Texoma and Grand Lake weekends begin in April and run into September. Sellers should aim for the early part of that stretch, since the hottest weeks thin the crowd and favor whoever is buying.",
    roadQuestion:
      "Around our lake cabins, which city and county roads accept a golf cart, and may it cross a state highway to reach the boat ramp?",
    agency: {
      name: "Service Oklahoma",
      url: "https://oklahoma.gov/service.html",
      read: "2026-11-22",
    },
  },
  or: {
    neighbors: ["ca", "id", "nv", "wa"],
    tile: [0, 3],
    climate:
      "West of the Cascades, Oregon carts live with months of drizzle: check for moss under trim, rusty floor supports, wet plugs, and slick brake shoes. Those kept on the coast add salt to that. In Bend and the high desert the trouble is the opposite, with dust, sun, and cold nights, so look at tires, plastics and the water level in each cell.",
    season:
      "Dry weather from late spring to early fall is when most buyers come to look. Anyone viewing in the wet months, though, gets the best proof of whether roof, wiring, and brakes keep the water out.",
    roadQuestion:
      "Can residents of our golf community or beach town drive carts on local streets to the store, and has the city adopted its own ordinance for it?",
    agency: {
      name: "Oregon Driver and Motor Vehicle Services",
      url: "https://www.oregon.gov/odot/dmv",
      read: "2026-11-22",
    },
  },
  pa: {
    neighbors: ["de", "md", "nj", "ny", "oh", "wv"],
    tile: [7, 3],
    climate:
      "Pennsylvania’s ridges and valleys strain brakes and batteries, and its salted winters put rust beneath both. Drive a prospective cart up the steepest lane nearby with two people aboard and watch the charge meter. Then look underneath, because spring perches, floor supports, and body bolts are where freezing brine does most of its work.",
    season:
      "Pocono campgrounds, hunting cabins, and farm lanes keep carts busy from April until deer season, well beyond the golf calendar. Spring listings find the most readers, and a late-fall seller may prefer a deal to a winter of charging.",
    roadQuestion:
      "May our cart cross or follow the state-maintained road between the campground and our farm lane, or does the township keep it to private ground?",
    agency: {
      name: "PennDOT Driver and Vehicle Services",
      url: "https://www.dmv.pa.gov",
      read: "2026-11-22",
    },
  },
  ri: {
    neighbors: ["ct", "ma"],
    tile: [9, 2],
    climate:
      "Hardly anywhere in Rhode Island is far from salt water, and a cart’s metal shows it. Check steering joints, seat hinges, battery hold-downs, and the edges of painted panels for blistering, and ask how often the cart was rinsed with fresh water. Winter adds freezing damp, which lifts paint and seizes brake cables on carts left outdoors.",
    season:
      "Beach cottages and harbor villages fill from June to early September, and the weeks just before are the time to sell. Local supply is small, so shoppers should widen the search to Connecticut and Massachusetts.",
    roadQuestion:
      "Could a golf cart be driven between our beach colony, the harbor, and the village store, or are those town roads closed to unregistered vehicles?",
    agency: {
      name: "Rhode Island Division of Motor Vehicles",
      url: "https://dmv.ri.gov",
      read: "2026-11-22",
    },
  },
  sc: {
    neighbors: ["ga", "nc"],
    tile: [7, 5],
    climate:
      "Salt marsh, summer heat, and hurricane water shape the South Carolina market. On Lowcountry carts look for corrosion at the controller terminals, rust around frame welds, and a silt line from flooding, and ask for the flood history in writing. Upstate carts escape the salt but not the humidity, so check battery lugs and key switches for green growth.",
    season:
      "Daufuskie Island and the coastal golf resorts use carts in every month, with beach visitors swelling the numbers in summer. Sell in spring before the vacation weeks; buy in fall, after asking whether the cart was a weekly rental.",
    roadQuestion:
      "How far from our house may we drive the cart on secondary roads, does that include the beach access, and are night trips allowed locally?",
    agency: {
      name: "South Carolina Department of Motor Vehicles",
      url: "https://www.scdmvonline.com",
      read: "2026-11-22",
    },
  },
  sd: {
    neighbors: ["ia", "mn", "mt", "nd", "ne", "wy"],
    tile: [3, 3],
    climate:
      "South Dakota’s cold is long and its wind seldom rests. A pack left on the prairie without a charger suffers in January, and summer hail can mark a roof in minutes; inspect both. Black Hills grades and gravel test motors, belts, and brakes as the flat east never does, so ask which side of the Missouri the cart has lived on.",
    season:
      "The Sturgis rally and Black Hills campgrounds make midsummer busy in the west, while eastern lakes follow the school vacation. Sellers should be ready by June; fall buyers should line up a heated spot for the pack.",
    roadQuestion:
      "During the rally and the rest of the camping season, may carts leave our campground for town streets, and does the city issue a permit for it?",
    agency: {
      name: "South Dakota Department of Revenue",
      url: "https://dor.sd.gov",
      read: "2026-11-22",
    },
  },
  tn: {
    neighbors: ["al", "ar", "ga", "ky", "mo", "ms", "nc", "va"],
    tile: [5, 5],
    climate:
      "Tennessee’s summers are long and humid, and from the Cumberland Plateau east the hills are everywhere. A cart from a hilly golf community may have worked harder than its age suggests; smell the motor for burnt varnish and try the brakes on a descent. Valley damp turns terminals green, so look beneath any fresh coat of corrosion spray.",
    season:
      "Retirement golf communities such as Fairfield Glade and Tellico Village play through much of the year, with a pause for winter weather. Spring is when new arrivals equip themselves, and a seller with recent battery receipts is well placed.",
    roadQuestion:
      "Within our lake or golf community, which roads are approved for carts, and may we continue on the county road to church and the grocery?",
    agency: { name: "Tennessee Department of Revenue", url: null },
  },
  tx: {
    neighbors: ["ar", "la", "nm", "ok"],
    tile: [3, 7],
    climate:
      "A Texas cart may have seen Gulf salt, Hill Country dust, or Panhandle hail, so start by asking where it has been. They all get the heat: ask for a load test after summer, and see that every cell is filled. On the coast, look for rust at welds and for flood silt; in the west, for dust-choked brakes.",
    season:
      "Beach towns like Port Aransas are busiest from spring break through summer, hunting leases buy ahead of fall, and winter visitors shop in the Rio Grande Valley. With seasons overlapping, a seller should name the cart’s best use in the first line.",
    roadQuestion:
      "Is our street inside a master-planned community or beach area where carts may use public roads, and does the cart need a golf cart plate for it?",
    agency: { name: "Texas Department of Motor Vehicles", url: null },
  },
  ut: {
    neighbors: ["az", "co", "id", "nv", "wy"],
    tile: [1, 4],
    climate:
      "Red sand and fierce sun in the south, deep snow and canyon cold in the north: a Utah cart’s home town says much about what to inspect. Around St. George check tires, seats, and water levels for heat damage; along the Wasatch ask about winter charging and look for salt below. Either way, a steep driveway makes the brake test important.",
    season:
      "Southern courses are at their best in spring and fall and playable in winter, while northern ones wait for the thaw. A northern owner may find an earlier buyer around St. George than next door.",
    roadQuestion:
      "In our red-rock golf community, may carts use the streets and trail underpasses to reach the clubhouse, and what does the city ask us to fit?",
    agency: {
      name: "Utah Division of Motor Vehicles",
      url: "https://dmv.utah.gov",
      read: "2026-11-22",
    },
  },
  vt: {
    neighbors: ["ma", "nh", "ny"],
    tile: [9, 1],
    climate:
      "Mud, snow, and steep dirt roads are Vermont’s contribution to cart wear. Caked mud holds moisture against the frame, so look at the metal again after a hosing, and check axle seals and brake drums for what got inside. Long unheated storage is normal; ask whether the batteries stayed on charge and whether mice found the seat foam.",
    season:
      "Use is concentrated between mud season and the end of foliage. A buyer who looks in May can see what the winter did; a seller who waits until then should charge, clean, and drive the cart first.",
    roadQuestion:
      "Will the selectboard allow golf carts on the dirt town roads between our farm, the campground, and the lake, or are they kept off every public way?",
    agency: {
      name: "Vermont Department of Motor Vehicles",
      url: "https://dmv.vermont.gov",
      read: "2026-11-22",
    },
  },
  va: {
    neighbors: ["dc", "ky", "md", "nc", "tn", "wv"],
    tile: [7, 4],
    climate:
      "Virginia’s cart climate changes with the miles: brackish bay air in Tidewater, humid heat around Richmond, snow and slopes by the Shenandoah. Check Tidewater carts for rusted frames and for water in the motor after high tides, and mountain carts for worn brakes. Everywhere, spring pollen blocks gas air filters and coats charger fans.",
    season:
      "Tangier Island and Cape Charles use carts as town transport, so there the trade never quite stops. Inland it follows golf, strongest from March to June, and buyers gain ground once school starts.",
    roadQuestion:
      "Which of our town’s streets are designated and signed for golf carts, and may one cross the highway at the light to reach the harbor?",
    agency: {
      name: "Virginia Department of Motor Vehicles",
      url: "https://www.dmv.virginia.gov",
      read: "2026-11-22",
    },
  },
  wa: {
    neighbors: ["id", "or"],
    tile: [0, 2],
    climate:
      "Puget Sound drizzle and sea air keep Washington carts damp for months; open the fuse holder, press the seat foam, and look for mold and rust. Across the mountains the story is orchard dust, hot afternoons, and freezing nights, so look there at filters, tires and winter charging. Ask which side the cart came from before inspecting it.",
    season:
      "Island communities and beach towns such as Ocean Shores want carts for July and August, while Columbia Basin golfers start in March. In the wet months a seller needs a covered, dry place to show the cart.",
    roadQuestion:
      "Has our city or county set up a golf cart zone on its slower streets, and does it reach the ferry landing or the beach approach?",
    agency: {
      name: "Washington State Department of Licensing",
      url: "https://dol.wa.gov",
      read: "2026-11-22",
    },
  },
  wv: {
    neighbors: ["ky", "md", "oh", "pa", "va"],
    tile: [6, 4],
    climate:
      "Little of West Virginia is flat for long, and hills find every weakness: glazed brakes, slipping belts, a pack that sags under load. Test uphill with passengers, then stop on the way down and see that the parking brake holds. Hollows stay damp, so look for rust where mud collects and for corrosion at low-slung connectors.",
    season:
      "Campgrounds, resort cabins, and family land keep carts going from April to the end of hunting season. Buyers in early winter should insist on a cold drive up a real grade; spring sellers should clear off the mud beforehand.",
    roadQuestion:
      "On the narrow road along our hollow, may a cart travel between houses and the campground store, and does the town limit change the answer?",
    agency: {
      name: "West Virginia Division of Motor Vehicles",
      url: "https://transportation.wv.gov/dmv",
      read: "2026-11-22",
    },
  },
  wi: {
    neighbors: ["ia", "il", "mi", "mn"],
    tile: [6, 2],
    climate:
      "Wisconsin puts carts away wet in November and asks them to start in April. Before buying, look for cracked battery cases, salt scale on frames that were trailered, and a gas carburetor gummed by old fuel. Sandy soil around the Dells and the northern lakes wears brake shoes and bearings, so raise a wheel and feel for play.",
    season:
      "Supper clubs, campgrounds, and lake cottages make Memorial Day the date by which buyers want a cart. Listings still open when football begins can linger, and a seller without heated storage will usually listen to offers.",
    roadQuestion:
      "Does our village have a golf cart ordinance with marked routes, and may those routes be used after dark between the campground and the lakefront?",
    agency: {
      name: "Wisconsin Department of Transportation",
      url: "https://wisconsindot.gov",
      read: "2026-11-22",
    },
  },
  wy: {
    neighbors: ["co", "id", "mt", "ne", "sd", "ut"],
    tile: [2, 3],
    climate:
      "Wind, altitude, and cold rule in Wyoming. Gas carts need the right jetting for thin air, windshields and enclosures work loose, and a pack that is never charged in winter may not survive until spring. Check roof struts for cracks and battery date codes for age, because dry air keeps metal looking younger than it is.",
    season:
      "From late May to September, courses, guest ranches, and campgrounds near the parks have carts running. The local market is thin, so buyers should be ready to travel and sellers to describe condition fully by phone.",
    roadQuestion:
      "May a cart be used on our town’s streets and out to the fairground or reservoir, and is it handled like an off-road vehicle?",
    agency: { name: "Wyoming Department of Transportation", url: null },
  },
  as: {
    neighbors: ["hi", "gu", "mp"],
    tile: [0, 8],
    climate:
      "Rain, heat, and salt spray never let up in American Samoa, and rust starts wherever paint is scratched. Rinsing and greasing count for more than model year: check floor supports, brake backing plates, and every terminal, and turn the steering lock to lock to feel for stiff joints. Sealed, greased connections are the mark of a careful owner.",
    season:
      "There is no cold season, though the wetter months from about October to May are harder on carts and on showings. Carts and parts arrive by ship, so buyers should check which spares come with the sale.",
    roadQuestion:
      "May a golf cart use the village roads near the Iliili golf course on Tutuila, and should we ask the village council as well as the police?",
    agency: { name: "American Samoa Department of Public Safety", url: null },
  },
  gu: {
    neighbors: ["mp", "hi"],
    tile: [1, 8],
    climate:
      "Typhoons, constant humidity, and salt wind make Guam a severe test of metal and wiring. Ask where the cart stood in the last big storm, look for bent roof struts and water marks, and open the controller cover to see whether connectors are green. Sun hardens seat vinyl and tires even when little distance has been driven.",
    season:
      "Residents, visitors, and military families keep golf going in all months; the drier stretch from about January to June is the easier time to show a cart. Military families with moving orders may need to sell quickly, so ask about their dates.",
    roadQuestion:
      "Can a golf cart be driven on public roads near Tumon’s hotels or in our subdivision, and do the bases apply separate rules inside their gates?",
    agency: {
      name: "Guam Department of Revenue and Taxation",
      url: "https://www.guamtax.com",
      read: "2026-11-22",
    },
  },
  mp: {
    neighbors: ["gu", "hi"],
    tile: [2, 8],
    climate:
      "On Saipan, Tinian, and Rota the air is warm, humid and salty in every month, and typhoons add wind-driven water. Look at the places rinsing misses: inside frame tubes, under the battery tray, and behind the rear body. A cart that came through a storm may run today and corrode from within, so ask for its history before its year.",
    season:
      "Resort courses rather than seasons tend to decide when used carts appear, and the drier months after New Year are best for trying one. Plan for parts by sea or air freight, and ask which ones the seller has stocked.",
    roadQuestion:
      "On our island, are golf carts accepted on village roads and beach lanes, and does the mayor’s office or the motor vehicle bureau answer for it?",
    agency: { name: "Bureau of Motor Vehicles of the Northern Mariana Islands", url: null },
  },
  pr: {
    neighbors: ["vi", "fl"],
    tile: [9, 8],
    climate:
      "Tropical heat, salt breeze, and hurricanes all press on a Puerto Rico cart. Check for flood silt beneath the seat, frame rust behind the wheels, and sun-cracked roof edges, and ask how charging was managed during power outages, since a pack left flat suffers for it. Hill towns add climbs that show a weak battery within minutes.",
    season:
      "Gated resorts and the island of Culebra use carts all year, so instead of one long peak there are busy weeks, around the winter holidays and Easter. Sellers do well ahead of those weeks; buyers should look after storm season, with a flashlight and a voltmeter.",
    roadQuestion:
      "Inside our gated urbanization and on the municipal road to the beach, where may a cart go, and does the municipality or the homeowners’ association decide?",
    agency: { name: "Puerto Rico Department of Transportation and Public Works", url: null },
  },
  vi: {
    neighbors: ["pr", "fl"],
    tile: [10, 8],
    climate:
      "Steep island roads and salt air together make the U.S. Virgin Islands unusually hard on small vehicles. Brakes come first: test them loaded and downhill, then set the parking brake on a slope. After that look for corrosion in the charger plug, frame seams, and wheel bolts, and ask how the cart was secured and kept dry through past hurricanes.",
    season:
      "Most of the country peaks from March to August, but here demand follows the winter visitors from about December to April, and Water Island depends on carts all year. Late summer is quiet but carries storm risk, so agree on who keeps the cart until delivery.",
    roadQuestion:
      "May golf carts be driven only on Water Island’s lanes and inside our villa estate, or also on the public hill roads of the larger islands?",
    agency: {
      name: "Virgin Islands Bureau of Motor Vehicles",
      url: "https://bmv.vi.gov",
      read: "2026-11-22",
    },
  },
};
