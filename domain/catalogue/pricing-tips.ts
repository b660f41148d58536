/** The closing paragraph of each make's page: what to know when pricing one. Keyed by the make's path. */
export const pricingTips: Readonly<Record<string, string>> = {
  "active-ev":
    "Start with paper. Ask the seller for the original invoice, because it fixes the model year, seat count and battery type that this estimate depends on; without one, calculate two likely years and bargain between the results.",
  "advanced-ev":
    "Advent 4, 4L, 6 and 6L all start from the same $7,000 base here, so the seat count does the separating. Write the model’s full suffix in any listing, state the battery chemistry as printed on the pack, and say which dealer delivered the cart and still services it.",
  "aetric-ev":
    "Before driving out to see one, have the seller send a sharp photograph of the serial or VIN plate. A full 17-character VIN carries the model year in its tenth place; anything shorter leaves the year to the paperwork.",
  agt: "Three initials can stand for more than one company. Copy the full manufacturer name from the data plate, search for parts under exactly that name, and let what you find decide whether the default base price is generous.",
  "alset-ev":
    "The battery’s label settles more than the badge does. Note chemistry, voltage and amp-hours as printed, ask for the pack’s age in writing, and choose the Battery Age entry from that, not from the cart’s model year.",
  "american-custom-golf-cars":
    "Under a California Roadster or Cadillac Escalade body there is still a golf cart to maintain. Identify the running gear, check that lenses, glass and trim can be replaced, and photograph the paint as a car collector would, chips included. The $7,500 base covers both body styles.",
  "american-sportworks":
    "Production under this name has ended, so the supply of engine, drive and axle parts weighs more than the badge. Check the plate first: a machine marked Landmaster belongs on the Landmaster page, which starts at $8,000 rather than $5,500. For a Chuck Wagon, quote hours and the latest service.",
  amf: "Every AMF cart has passed the point where age lowers the estimate further: 80% is gone, leaving $1,100 of the $5,500 base before condition and equipment, and the result never drops under $1,000. Completeness and original badges matter to collectors beyond that. The Harley Davidson and Par Car pages cover the same line of carts.",
  "aquila-ev":
    "Ask a practical question first: which shop within an hour’s drive will work on it? Call that shop before making an offer, and count a clear yes as part of the cart’s value, ahead of lights or wheels.",
  atlas:
    "Few documented resales are at hand, so let dealers supply them. Ask two of them what they would give in trade for the same seats and year, and compare their answers with the low end of the range shown here.",
  ayro: "The Vanish is a work truck first, so record which bed or box it carries and which charger comes with it. Read the model year from the tenth VIN character, check the VIN against the title, and get in writing who supplies parts and software support today.",
  "bad-boy-buggies":
    "These were hunting buggies, so look past the camouflage: test every drive mode under load, check axle boots and the underside, and ask for receipts of any recall work. As production has ended, find a shop that can still order for a Recoil iS or Ambush iS before paying extra for one.",
  beast:
    "Beast is also an everyday word for a lifted cart. Read the data plate to see whether it names the maker or only a nickname; if another manufacturer appears there, price the cart under that make instead.",
  bigcart:
    "Do not let a name choose the seat count. Count proper seats with a floor and handholds, because four seats multiply the estimate by 1.2, six by 1.4 and eight by 1.6.",
  bintelli:
    "A Beyond sold as street legal should come with a 17-character VIN, title papers and working lamps, mirrors and belts; without them, compare it with carts sold for paths. Beyond and Nexus both start from $7,000 here. Ask for the lithium pack’s serial number and what remains of its warranty.",
  bobcat:
    "A UV34, 3400 or 3600 is priced by hours and work, not rounds of golf. Photograph the hour meter, list the attachments that stay with it and pick gas for a diesel, since the form has no third choice. A Bobcat dealer’s service history is the best paper to add.",
  borcart:
    "Match the charger to the pack before you talk price. Voltage and chemistry on the two labels should agree; a mismatched or missing charger is a cost that the buyer meets on the first evening.",
  "breezy-ev":
    "A long drive is the best evidence here. Begin with a full charge, repeat one loop until the gauge falls noticeably, and lean toward an older Battery Age entry when nobody can show a purchase date.",
  "bremark-ev":
    "Warranty promises may stop with the first owner. Ask whether any cover remains, who honors it and whether it transfers, and get the answer in writing; if none comes, price the cart as unwarranted.",
  cazador:
    "If the cart has a gas engine, find the engine’s own model number stamped on its case. Ask a small-engine shop to quote a carburetor and drive belt against that number before you settle on an offer.",
  citecar:
    "A street-legal claim rests on the VIN and the title, so see both before discussing a Bubble Buddy. The brand dates from 2005: on an early cart, ask which controller and motor are fitted and who nearby has worked on it. The $6,000 base assumes neither problem nor rarity.",
  "club-car":
    "Club Car’s aluminum frame resists rust, but steel parts bolted to it do not, so still look underneath. Base prices here are DS $6,500, Precedent $8,500, Tempo $10,000 and Onward $12,000; a Carryall or any other uses $7,500. From 1981 the serial’s third and fourth characters give the model year. Ask whether a Tempo or Precedent came off a course fleet.",
  coleman:
    "A make sold through retailers should leave a store receipt, and that paper settles model and year at once. Ask who did the first assembly check, how long fuel has stood in the tank of a gas model and whether the owner’s manual is there. One $6,000 base covers the range.",
  columbia:
    "A Stockchaser or Payloader may have spent its life in a warehouse, where weather is kind and duty is hard. Judge it by battery receipts, tire wear, brake feel and the state of the deck rather than by paint. Golf cars from the Columbia ParCar years are better compared on the Par Car page.",
  "crown-carts":
    "A seller’s sticker can sit on somebody else’s chassis. Lift the seat, find the plate fixed to the frame, and if it names a different manufacturer, value that machine and treat this name as its outfitter.",
  "cruise-car":
    "On a Cruise Car with a solar roof, show a meter reading in full sun and say how old the panel is. Fleets and government users bought these, so a Sunray, Kudo or All American may come with maintenance logs worth asking for. A roof fitted at the factory is not an upgrade.",
  "cub-cadet":
    "Volunteer and Challenger models share a $7,000 base here, so work and condition carry the difference. Show belt, filter and fluid records, tilt the bed to see what lies beneath it, and try four-wheel drive, where fitted, on loose ground with the buyer watching.",
  cushman:
    "All Cushmans start from $8,000 here, from a Hauler 800 to a Shuttle or Titan, so body and duty make the difference. Inspect the dump bed or deck, count shuttle seats with care and ask what work it did. As Cushman is a Textron brand, an E-Z-GO dealer is a good first call about parts.",
  dach: "Final assembly in Orlando gives a buyer somebody to ask: quote the serial number and find out what the cart left with. The lithium pack should have its own label and warranty papers, and a DACH that has lost both deserves a cautious Battery Age.",
  dachi:
    "One letter separates this name from DACH, which has its own page, so copy badge and plate exactly. Then ask which firm sold the cart first and whether it still answers questions about parts.",
  "denago-ev":
    "Copy the whole model name from the paperwork – Nomad, Nomad XL, Rover XL, XL6 or XXL – and count the seats rather than guessing from the letters. All of them use a $6,500 base here. Ask for a photograph of the lithium pack’s label and for the dealer’s service entries.",
  drake:
    "Open the seat compartment and read the label on the motor controller. A controller used in many carts can be replaced from stock; an unmarked one makes the seller’s service contact as important as the asking price.",
  "dv-golf":
    "Try ordering something small before you offer: a brake cable, a windshield, a key switch. If no supplier can quote it against this cart’s serial number, leave room in your price for waiting and making do.",
  "dynamic-carts":
    "Measure what wears. Tire size, wheel bolt pattern and brake type are easy to photograph, and a tire shop can say whether they are standard; ordinary sizes make an unfamiliar cart easier to own.",
  "eagle-ev":
    "Eagle is an export brand, so find the importer’s name on the invoice or plate and check that it still trades. A sightseeing version should be entered by its true seat count, with eight standing for anything longer. The $6,000 base is for a two-seat electric cart.",
  "eco-carts":
    "Compare outward when data is thin. Set this cart beside a documented one with as many seats – an Icon i40 for four, say – and ask the seller which features justify the same money.",
  "eli-electric-vehicles":
    "The two-seat Zero has a cabin, so doors, seals, wipers and any heater need testing as well as the pack. Leave Seats at two, check the VIN against the title, and ask how software updates and body panels are obtained. Its $7,500 base is our assignment, not a list price.",
  ellwee:
    "A Swedish make shown at the 2019 PGA Show raises one question in an American driveway: how did this one get here, and who supports it? Purchase papers, the manual and spare keys carry more weight than accessories on its $6,000 base.",
  envy: "When the year is uncertain, calculate twice: for the oldest and the newest year the evidence allows. Each of the first five years takes 10% of the base, so two years’ error can outweigh the upgrades box.",
  epic: "Epic starts at $7,000 whatever the model, so describe the cart fully: seats, lift, battery chemistry and delivering dealer. One call to that dealer with the serial number may confirm the build date and any remaining warranty; make it before arguing about price.",
  "ev-titan":
    "Titan is also a Cushman model name, so make sure the cart in front of you says EV Titan on its plate: the two start from different bases, $6,000 here and $8,000 there. Then ask which distributor delivered it.",
  evolution:
    "Classic, Forester, Carrier and D5 carts share a $6,500 base on this site, so lift, seats and equipment are for you to describe. Check that any touchscreen and camera work, note the lithium pack’s serial number, and compare the similarly named models on the HDK page before settling.",
  excar:
    "An Excar may be a small golf cart or a long sightseeing vehicle, and one $5,500 base serves both, so the seat choice matters. Look for rated voltage and build date on the factory plate, and ask where a replacement windshield or seat cover would come from.",
  "ez-go":
    "Model matters more than trim: TXT starts at $6,000 here, RXV at $8,000, Freedom at $9,500 and Express S4 at $11,000, with $7,000 for the rest. Date the cart from its manufacturer code, not the serial number, and treat that as likely rather than certain. On an electric RXV, feel that the automatic parking brake releases and holds.",
  fairplay:
    "Sold from 2005 until the 2011 change of name to Evergreen, every Fairplay is old enough that batteries and wiring outweigh the model. Age stops lowering the estimate at 80%, with $1,000 as the floor. Search for parts under both names, and price a missing body panel as one that may not be found.",
  "freedom-carts":
    "Freedom is also an EZ-GO model, with its own $9,500 base on the EZ-GO page. Look at the plate: if it says E-Z-GO, use that page; if not, ask the seller who built the chassis.",
  garia:
    "Every Garia starts from $12,000, the highest default of any make here, and must look the part to earn it. Expect a full dealer history, both keys, the right charger and careful trim. Golf, Golf 2+2, Via and Courtesy models share that base; entering the seats correctly is what sets them apart.",
  gem: "A GEM is a low-speed vehicle, so title, VIN and working belts, wipers and lamps are part of what is sold. Take the model year from the tenth VIN character, and list doors or a cargo bed separately. Ownership passed from Polaris to Waev in 2022; ask a current dealer about parts for your year before relying on the $8,500 base.",
  golfboard:
    "One rider stands on it, so use two seats, the form’s smallest choice. Battery health is nearly the whole question: ask for the pack’s age and a timed ride from full charge, then check the deck, handle, bag mount and tires for cracks.",
  "gorilla-rides-ev":
    "Tick upgrades only for what an owner added. A lift, large tires or a light bar fitted by the factory belongs to the cart’s base, and the 1.15 factor should not reward it a second time.",
  hdk: "HDK and Evolution use several of the same model names, so let the plate decide: this page starts at $6,000, Evolution’s at $6,500. Name the importer or dealer in your listing and show the battery label; on either page a Classic, Forester, Carrier or D5 has no price of its own.",
  hisun:
    "Decide first what drives it. A Sector E1 is electric, and a pack of five years or more takes the 0.5 battery factor; a gas machine such as the Sector 550 takes 1.1 for its engine instead. Show hours, belt changes and the frame’s underside, and say which powersports dealer has serviced it.",
  "honor-lsv":
    "For a low-speed vehicle the paperwork is half the purchase. Compare the VIN on the frame with the one on the title, ask which Florida dealer sold it first, and try turn signals, horn, mirrors and belts one by one.",
  huntve:
    "A four-wheel-drive hunting vehicle collects mud where nobody looks. Check both axles for leaks, engage all four wheels on wet grass and listen. A Game Changer or Switchback is electric, so ask whether the pack stayed on a charger between hunting seasons; Battery Age moves this estimate most.",
  icon: "Three models have base prices here – i20 $6,000, i40 $8,500, i60 $10,000 – and an i40L or i60L is read as its plain sibling. Seats multiply on top, so count them. Ask whether the pack is lead-acid or lithium and how old it is, and for a street-legal cart match the VIN to the title.",
  intimidator:
    "GC1K and Enforcer take the same $7,500 base, so hours, tires and suspension wear must separate them. Name the powertrain before anything else when selling, and when buying find the shop within reach that can order what came from Batesville, Arkansas.",
  italcar:
    "With an Italian maker’s cart, ask for the latest parts invoice and who shipped it. Check that the charger suits an American outlet, and enter an Attiva by the seats it has: the maker builds golf, shuttle and utility carts, and the $6,500 base makes no difference between them.",
  "john-deere":
    "Read the letters on a Gator: a TE is electric, a TX gas, and XUV models are another size of machine, yet all share a $7,500 base here. Quote hours, bed condition and dealer service. On a TE, Battery Age changes the estimate most; a diesel is best entered as gas, with a note.",
  kandi:
    "The digit in a Kruiser’s name counts its passengers, so enter a 2P, 4P or 6P with two, four or six seats on the $6,000 base. Keep the store or dealer receipt with the cart, and check that the battery label agrees with what the invoice says was delivered.",
  kawasaki:
    "A MULE is priced from $8,000 whatever its letters, so hours and use do the rest. On a PRO-FXT say how many seats are up, since the rear row folds away for cargo; on an older 4010 look for rust around the bed. Gas multiplies the estimate by 1.1.",
  "kodiak-ev":
    "A search for Kodiak also finds a Yamaha ATV of that name. Use the cart’s serial number, not the word, when asking for parts, and photograph the plate so that a dealer can confirm what it is.",
  kubota:
    "An RTV-X900 or X1140 is a diesel and an RTV520 or Sidekick runs on gas; choose gas for all four, as the form offers no diesel. Show the hour meter, raise the dump bed and lay out the dealer’s service slips. The $7,500 base cannot see attachments, so list them.",
  landmaster:
    "One $8,000 base covers L4, L5, L7 and AMP, so state the powertrain first: an AMP is electric and its battery age counts. For a gas model show fluid changes and the state of the drive belt. Machines badged American SportWorks have a page of their own with a lower base.",
  legend:
    "An old cart is priced mainly by what it lacks, so list each missing or remade part with a photograph. Age takes no more than 80% off, and the estimate stops at $1,000 however rough the cart.",
  "legion-ev":
    "Legion carts are based on imported platforms, so ask the dealer which one lies beneath yours: parts may be easier to find under the platform’s name. Keep the invoice that shows model and battery, since a single $6,500 base serves them all.",
  lexsong:
    "Photograph the labels on motor, controller and charger before asking anyone about parts. Three readable labels let a repair shop judge the cart without knowing the brand; unreadable ones are a fair reason to offer less.",
  "luxury-carts":
    "A 32 Roadster or La Benz sells as an object as much as transport, and carts built in Hawaii deserve a corrosion check first. Look under the bodywork for another maker’s chassis plate, price the mechanical side by that, and let paint and upholstery argue for more than the $7,500 base.",
  lvtong:
    "Start with the name on the American invoice, because that firm is whom a US owner can ask about parts and manuals. Ask it whether the battery was fitted at the factory in Guangdong or after landing: two suppliers can mean two warranties on one $6,000 cart.",
  "mac-ev":
    "If the pack has a display or phone app, ask for a screenshot of its charge cycles and cell voltages. It tells you more than a brand name can, and a seller who refuses should expect a lower offer.",
  madjax:
    "MadJax accessories appear on carts of other makes. If only the wheels, seats or lights are MadJax, price the cart under its own make and tick upgrades; keep this page and its $6,500 base for a complete XSeries such as the Storm, and ask for its invoice.",
  "mammoth-ev":
    "Mammoth’s $8,000 base is above that of most electric makes in this directory, so the cart should show why. Ask for the dealer’s original equipment list, tick upgrades only for later additions, and have the dealer confirm that any warranty passes to the next owner.",
  marketeer:
    "Electric Marketeers were built in Redlands, California from 1951, and a survivor is bought for its history. The estimate rests at its age limit, so look beyond it: original motor, steering gear, badge and battery tray are what a restorer wants. Westinghouse parts are worth comparing before calling anything missing.",
  marshell:
    "Marshell builds shuttles and utility vehicles as well as golf carts, and the $6,000 base does not know which you have, so state the body type plainly. Copy voltage and date from the maker’s label, and ask whether the firm that sold it can reorder curtains, glass and seat foam.",
  "massimo-motor":
    "Keep Massimo’s two families apart: an MVR2X or MVR Cargo Max is an electric cart, while its utility vehicles are a different purchase. The company is in Garland, Texas, so a call with the serial number can settle model year and battery type. Add the retailer’s receipt if you have it.",
  melex:
    "Polish-built Melex carts date from 1971 onward, and numbers such as 212, 252 and 512 are easily confused; copy the plate. On an old one, ask which parts were adapted from other makes and keep the list for the next owner. A newer one should come with its importer’s papers.",
  "moke-america":
    "An eMoke is open to sun and rain, so seats, floor and bare metal deserve the first look. Check title and VIN, and read the model year from the tenth character. Color may sell one quickly, but on the $8,000 base only condition, battery and real upgrades count.",
  "moto-ev":
    "From a Neighborhood Buddy to a Transit Buddy the seats change greatly; choose 8+ for anything longer. If the seller is a resort, campus or city, ask for maintenance records and why the vehicle left service, and test the brakes with every row filled.",
  "nevo-ev":
    "Ask how the cart was first sold: as a golf cart with a bill of sale, or as a vehicle with a title. See the actual document, not a brochure, because the next owner’s registration starts from it.",
  "olympus-lsv":
    "Three letters in a name are not a title. See a 17-character VIN on the frame and the same number on the paperwork before paying more for street use than for a path cart.",
  "par-car":
    "Par Car took over Harley-Davidson’s golf car business in 1982, so parts knowledge is spread over two names. Write down the model, a PG-4 or Eagle for instance, and whether engine or motor is original. At the age limit $1,100 of the $5,500 base is left, and good running order keeps it above the $1,000 floor.",
  pargo:
    "No Pargo golf cart is newer than 1976, so the age rule finished with it long ago and the $1,000 floor is near. Value lies in a complete body and original controls. Say which model the plate shows – F-704, 803, 804 or 544 – and note honestly which electrics were modernized.",
  "phat-scooters":
    "A single-rider golf scooter fits no seat choice exactly; leave it at two. Ask for both keys, the charger and the bag carrier, roll it to feel for bent rims under the fat tires, and find out what a replacement battery costs before trusting the $5,500 base.",
  pilotcar:
    "Pilotcar builds in Turkey and has a US base in Fort Myers, so there is one place to ask about options. Give it the serial number before you settle a price, say whether the body is passenger or utility, and value self-driving equipment only by what the seller can demonstrate.",
  polaris:
    "Ask which Ranger it is: Ranger EV and XP Kinetic are electric, so the pack’s age comes first, while a Ranger 570 takes the gas factor. All three start from $7,500. A GEM belongs on the GEM page, even one from the Polaris years of 2011 to 2022.",
  "pure-ev":
    "Watch one full charge if you can. The charger should start without coaxing, run to the end and switch itself off; note the time taken, because that observation is worth more than a claim about range.",
  "royal-ev":
    "Royal EV carts reach owners through dealers, so look for the dealer’s decal and ask for the delivery checklist. One $6,500 base covers the make: enter seats, condition and battery age with care, because nothing else separates one Royal from another.",
  "ruff-tuff":
    "Ruff & Tuff is out of production, and a Hunter may have had a harder life than a Cruiser: look for mud in the motor and bent suspension arms. Ask where the last parts came from and which controller is fitted. With most of the $5,500 base gone to age, recent battery receipts are the strongest paper to add.",
  "sc-carts":
    "A Canadian-built low-speed vehicle should be able to show how it entered the country. Ask for a US title, look for a 17-character VIN and read the labels on the frame. With foreign papers only, allow for the work of getting them accepted before relying on the $6,000 base.",
  "sierra-lsv":
    "Sit in it and work through the road equipment: belts, mirrors, wipers, horn, turn signals, brake lamps. Lower your offer for each item that fails, since street equipment is what an LSV badge asks you to pay for.",
  sivo: "Bintelli launched Sivo in January 2026, so a listing that gives a much older model year has the wrong make or the wrong year. Dealer invoice, warranty card and charger should all be there. With no long resale record, look at Bintelli’s own page too: its base is $7,000, Sivo’s $6,500.",
  solorider:
    "SoloRider serves golfers with limited mobility, so seat, hand controls and restraints must work perfectly; try them slowly on level ground. Choose two seats for this one-person car on its $7,000 base. A golf course may be a keener buyer than a neighbor, and will ask for service records.",
  "spartan-ev":
    "Enter the full model name from the bill of sale, even though it will fall back to the $6,000 default. Whoever opens your shared estimate then knows which cart was meant and can search for it.",
  "spree-ev":
    "Find out whether the business that sold it is still open, and ask it to look up the serial number. If it has closed, allow for doing without its records, its parts shelf and its warranty.",
  "star-ev":
    "Confirm the model before anything else: Sirius starts at $9,000, Capella at $8,000, Vega at $7,000 and any other STAR EV at $7,500. Enter shuttles by their true seat count. Then ask a dealer of this South Carolina company what the serial number says about build year and battery type.",
  suncart:
    "Look underneath in daylight. Note whether the frame is steel or aluminum, photograph the welds and battery tray, and judge rust yourself; where little is documented, the undercarriage is the most honest record.",
  "swift-ev":
    "Copy a Swift’s model name exactly – one dealer’s list shows a Mach 6E – and count the seats yourself, since the make has a single $6,500 base. Ask the dealer for the battery’s delivery date, and run every light and screen while the seller watches.",
  "tao-motor":
    "Tao Motor also sells ATVs and go-karts, so make sure the paperwork describes a golf cart. If the badge says Denago, use that page: it starts at $6,500, this one at $6,000. Ask where warranty claims are sent, and keep the answer with the manual.",
  tara: "Read the end of the name: a Roadster 2+2 or Explorer 2+2 has two rows, so choose four seats on the $6,000 base. A Spirit Plus appears in dealer lists with two. Ask for a photograph of the battery label and for the distributor’s entry in the warranty booklet.",
  "taylor-dunn":
    "A B2-48 or Bigfoot XL is an industrial cart: payload, deck and brakes count for more than seats. Read voltage and capacity from the data plate and ask for the battery watering log. Taylor-Dunn built golf carts too, from 1961, and an early one is a collector’s piece that the $7,500 base was not made for.",
  "teko-ev":
    "With many Tekos listed in Florida and Georgia, a buyer there can compare several, so price against those listings as well as this estimate. Four or six passengers decides between the 1.2 and 1.4 seat factors on the $6,500 base. Ask when the lithium pack’s warranty began.",
  tomberlin:
    "An E-Merge, also spelled Emerge, starts at $8,500 here; an Anvil, Engage or other Tomberlin at $8,000. Where street use is part of the asking price, match the VIN to the title and read the year from its tenth character. Older examples need a word with a dealer about trim and charger parts.",
  toro: "A Workman GTX, MDX or HDX is a turf-care machine, so hours, bed hinges and any hydraulics say more than paint, and fertilizer corrosion is worth looking for. Vista shuttles are different: count the rows. All begin at $7,500, and a course’s maintenance log is the paper that defends the price.",
  "tracker-off-road":
    "Tracker Off Road began in 2019, so an earlier model year points to another make’s machine. State whether it is the gas 800SX or an electric OX EV or EV iS, because only the electric ones are asked for battery age. All start from $7,500, so keep the service slips to stand out.",
  "trojan-ev":
    "Trojan is also a battery maker, and its stickers sit on packs in carts of many makes. A Trojan label under the seat identifies the batteries; only the plate on the frame identifies the cart.",
  "tropos-motors":
    "An ABLE XT or ST is valued for the job it can do next, so list bed, box, rack and rated payload. Fleet sellers should bring charging records; buyers should see a VIN and title that agree. The $7,500 base is for a plain two-seater without work equipment.",
  "venom-ev":
    "Listings gather in Florida, so check a Venom from the coast for salt and count delivery if you live elsewhere. All use a $7,000 base. The lithium pack has its own warranty question: ask the dealer in whose name it was registered and from what date.",
  "viking-ev":
    "Yamaha has sold a side-by-side called Viking, and searches mix the two. Make sure the plate names Viking EV before using this page; otherwise choose the make that the plate gives.",
  "viper-cart-usa":
    "A country on a badge proves little either way. Look for the manufacturer and place of origin printed on the data plate, and ask for parts under that company’s name as well as this one.",
  vitacci:
    "A Rover 200 runs on gas, so switch the powertrain and let the 1.1 factor work on the $5,500 base. Start it cold yourself, ask when the oil was last changed and whether the seller kept the importer’s parts list; body plastics are what that list is most needed for.",
  "vivid-ev":
    "Vivid showed carts at the 2023 PGA Show, a recent enough date that the first owner’s papers should survive. Lay the equipment list beside the cart and tick off what is really there; the $6,500 base does not know one trim from another.",
  volcon:
    "Be exact about which Volcon it is: Stag, HF1 and MN1 take the same $7,500 base but are different machines. On an electric off-roader look under the skid plate, at the suspension arms and inside the charge port, and ask who in your region can diagnose a fault code.",
  "voyager-ev":
    "Try every electronic feature in the seller’s driveway: display, camera, speakers, locks, lights, charge indicator. A replacement screen can be hard to identify, so settle who bears the cost of a dead one before money changes hands.",
  "western-golf-car":
    "An Elegante is bought for comfort and finish, so upholstery, lamps and bodywork deserve close photographs. Built in Desert Hot Springs, some have stayed in dry country: expect sun damage before rust. Ask for the motor and charger labels, since they tell you more about parts than the $6,500 base does.",
  westinghouse:
    "Suppliers of vintage parts group Westinghouse with the Marketeer line, so search both names before calling a part extinct. A Markette interests collectors when its body and electrics are untouched. Expect an estimate near the $1,000 floor, because age has already taken its full 80% of the $5,500 base.",
  "wink-motors":
    "Sprout and Mark models are small enclosed four-seaters, so enter four seats on the $7,000 base. Look for water leaks at the doors, run the wipers and any heater, and on a Solar version ask to see the panel charging on a meter. The tenth VIN character gives the model year.",
  yamaha:
    "Base prices here are G29 $6,500, Drive $7,500, Concierge $9,000 and Adventurer $10,500; a Drive2 is read as a Drive, and a UMAX takes the $7,000 default. Yamaha serials have a prefix but no fixed year digit, so ask for the invoice before trusting any chart. Say gas or electric in the first line of a listing.",
  zap: "A Xebra has three wheels and is long out of production, so parts come from other owners or are adapted. Read the title closely for how it describes the vehicle, and weigh the pack’s age most heavily. On a $5,500 base with the age limit reached, one complete Xebra beats two projects.",
  "zrox-ev":
    "Ask what papers come with it: manual, wiring diagram, spare-key code, charger handbook. For a mechanic new to the make they save real hours, and their absence is a reason to bargain.",
  custom:
    "A one-off starts at $6,000, so documents must tell the rest: receipts, photographs of the build, the donor chassis’s plate. If a known make and model is still underneath, price it there and tick upgrades once, however long the list. Have a technician look over the wiring before you buy.",
  "harley-davidson":
    "Every Harley cart, three wheels or four, was built between 1963 and 1982 and has reached the age limit: from the $9,000 base that leaves $1,800 before condition, seats and power. The calculator does not know about collectors. Original bodywork, badges and engine are what they pay for, so note D3, DE3, D4 or DE4 from the plate.",
};
