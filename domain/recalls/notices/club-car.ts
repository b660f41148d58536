import { clubCarRanges } from "../number-range.ts";
import { type Contact, type Recall, cpsc, modelYears } from "../recall.ts";

const clubCar: Contact = { name: "a Club Car dealer, or Club Car,", phone: "888-227-7925" };

const stop = "Stop using the cart until a dealer repairs it. The repair is free.";

const precedent = { model: "Precedent" };
const gasPrecedent = { model: "Precedent", powertrain: "gas" };
const gasDs = { model: "DS", powertrain: "gas" };
const gasTempo = { model: "Tempo", powertrain: "gas" };
const gasOnward = { model: "Onward", powertrain: "gas" };

export const clubCarNotices: readonly Recall[] = [
  cpsc({
    number: "19-769",
    date: "2019-08-19",
    makes: ["Club Car"],
    carts: "2019 gas Carryall 300, Transporter, Villager 6 and 8, and Streetrod Lux and Vintage",
    units: 1300,
    modelYears: modelYears(2019),
    // The notice prints SO1908-948943 to SO1908-948929 for the Lux: the Vintage's range holds both.
    numbers: clubCarRanges(
      "MC 1902-939803 to 1936-003158; MK 1901-938752 to 1936-001620; SE 1903-941645 to 1936-003004; " +
        "SF 1902-941407 to 1936-003040; SK 1907-948159 to 1932-994341; ZV 1908-949040 to 1928-987110; " +
        "SO 1902-939821 to 1937-004374",
    ),
    hazard:
      "With a full tank, fuel can leak from the vent when the engine runs for a long time with spells of idling, and catch fire.",
    remedy: stop,
    contact: clubCar,
    page: "2019/Club-Car-Recalls-Gas-Utility-and-Transport-Vehicles-Due-to-Risk-of-Fuel-Leak-and-Fire-Hazard-Recall-Alert",
  }),
  cpsc({
    number: "19-770",
    date: "2019-08-19",
    makes: ["Club Car"],
    carts: "2019 gas Precedent, Precedent Villager, Tempo, and Onward",
    units: 9000,
    // The numbers run into those of 2020.
    modelYears: modelYears(2019, 2020),
    numbers: [
      ...clubCarRanges("BX 1905-944274 to 2003-039920; BY 1910-953754 to 2002-039481", gasTempo),
      ...clubCarRanges(
        "BQ 1924-981193 to 2003-041072; BS 1910-953760 to 2003-041012; BW 1910-953767 to 2003-041068; " +
          "AY 1945-024474 to 1949-033252; AW 1945-024474 to 2003-041004",
        gasOnward,
      ),
      ...clubCarRanges(
        "BJ 1910-953915 to 2002-039525; DF 1929-987941 to 2002-039479; DJ 1929-987934 to 1950-034968",
        gasPrecedent,
      ),
    ],
    hazard: "A fuel line that was routed wrong can leak, and the fuel can catch fire.",
    remedy: stop,
    contact: clubCar,
    page: "2019/Club-Car-Recalls-Gas-Golf-and-Transport-Vehicles-Due-to-Fire-and-Burn-Hazards-Recall-Alert",
  }),
  cpsc({
    number: "16-706",
    date: "2015-11-05",
    makes: ["Club Car"],
    carts:
      "2014 to 2016 gas Precedent i2, i2L, i2 4 Passenger, i2 Signature, and Signature 4 Passenger",
    units: 11_600,
    modelYears: modelYears(2014, 2016),
    numbers: [
      // The CPSC's copy begins with 497172, another with 487172: the wider range errs on the safe side.
      {
        ...clubCarRanges("SL 1438-487172 to 1604-619273", gasPrecedent)[0]!,
        printed: "SL 1438-497172 to 1604-619273",
      },
      ...clubCarRanges(
        "SM 1503-527138 to 1603-619240; SN 1502-525626 to 1604-619488; SU 1516-545869 to 1603-618029; " +
          "SV 1506-530816 to 1546-608008",
        gasPrecedent,
      ),
    ],
    hazard: "A hose clamp can rub a hole in the fuel tank, and the fuel can catch fire.",
    remedy: stop,
    contact: clubCar,
    page: "2016/Club-Car-Recalls-Gas-Golf-and-Transport-Vehicles",
  }),
  cpsc({
    number: "14-715",
    date: "2014-02-18",
    makes: ["Club Car"],
    carts: "2012 Precedent i2, gas and electric, with two or four seats",
    units: 1800,
    modelYears: modelYears(2012),
    numbers: [
      ...clubCarRanges(
        "PH 1227-290944 to 1229-294026; PJ 1228-291089 to 1229-293651; PV 1228-291275; " +
          "PD 1228-291354 to 1229-293959",
        precedent,
      ),
      ...clubCarRanges(
        "PR 1227-290759 to 1229-294014; PW 1227-290745 to 1228-291918; PF 1229-292952 to 1229-293545",
        gasPrecedent,
      ),
    ],
    hazard: "The passenger-side hip restraint can break, and the passenger can fall out.",
    remedy: "Stop using the cart until a dealer replaces the hip restraint. The repair is free.",
    contact: clubCar,
    page: "2014/Club-Car-Recalls-Golf-and-Transport-Vehicles1",
  }),
  cpsc({
    number: "14-703",
    date: "2013-11-14",
    makes: ["Club Car"],
    carts: "2013 Precedent i2 and i2L, gas and electric, with two or four seats",
    units: 1450,
    modelYears: modelYears(2013),
    numbers: [
      ...clubCarRanges(
        "PH 1347-422884 to 1348-423890; PJ 1347-422863 to 1348-423402; PD 1348-423421",
        precedent,
      ),
      ...clubCarRanges(
        "PR 1347-422745 to 1348-423858; CF 1348-423366 to 1348-423390",
        gasPrecedent,
      ),
    ],
    hazard:
      "The front wheel spindles can crack, and a loose wheel can make the cart hard to steer.",
    remedy: "Have a dealer check and repair the wheel hub nut. The repair is free.",
    contact: clubCar,
    page: "2014/Club-Car-Recalls-Golf-and-Transport-Vehicles",
  }),
  cpsc({
    number: "13-721",
    date: "2013-02-05",
    makes: ["Club Car"],
    carts: "2013 gas Precedent i2, i2L, i2 4 Passenger, and i2 Signature",
    units: 1450,
    modelYears: modelYears(2013),
    numbers: clubCarRanges(
      "PW 1307-346775; PY 1307-346310 to 1307-346312; PF 1307-345436 to 1311-352118; " +
        "PR 1306-344140 to 1311-352109; CF 1307-345914 to 1310-349283",
      gasPrecedent,
    ),
    hazard: "The fuel hose can come off the tank, and the fuel can catch fire.",
    remedy: "Have a dealer check and repair the fuel hose. The repair is free.",
    contact: clubCar,
    page: "2013/Club-Car-Recalls-Golf-and-Transport-Vehicles",
  }),
  cpsc({
    number: "12-748",
    date: "2012-09-19",
    makes: ["Club Car"],
    carts:
      "2012 gas and diesel Café Express, Carryall, DS, Precedent, Transporter, Villager, and XRT",
    units: 4000,
    modelYears: modelYears(2012),
    numbers: [
      ...clubCarRanges("AG 1237-310997 to 1238-315940; AG 1239-316192 to 1246-333221", gasDs),
      ...clubCarRanges(
        "CR/PR/PT/PY/1E/1G/1X 1236-308163 to 1241-321219; CR/PR/PT/PY/1E/1G/1X 1239-316811 to 1246-333096; " +
          "PF/PW 1230-295198 to 1246-333110; PF/PW 1239-316628 to 1247-334839",
        gasPrecedent,
      ),
      ...clubCarRanges(
        "AF 1231-296138 to 1238-314639; AF 1239-316392 to 1246-332503; " +
          "FG/HG 1230-295552 to 1238-315507; FG/HG 1239-316644 to 1246-332427; " +
          "EG/PG/RG 1230-295405 to 1238-315138; EG/PG/RG 1239-316132 to 1246-332511; " +
          "JU/JV/NG 1238-314948 to 1239-317587; JU/JV/NG 1240-318876 to 1246-332164; " +
          "XL 1230-295473 to 1239-315961; XL 1239-316002 to 1245-333097; " +
          "XG/ZG 1232-299964 to 1246-333241; XG/ZG 1240-318918 to 1246-332838; " +
          "CL/CM/RF/RJ/RY/TR/TT 1232-299361 to 1246-332603; CL/CM/RF/RJ/RY/TR/TT 1244-328456 to 1246-332429; " +
          "CC 1230-295474 to 1238-314548; CC 1239-316388 to 1245-332426; " +
          "JT 1232-298895 to 1238-313585; JT 1240-319376 to 1245-331978; " +
          "JQ 1232-299243 to 1238-313467; JQ 1240-321030 to 1243-326719; " +
          "TG 1235-305126 to 1238-315494; TG 1242-325492 to 1246-333015; " +
          "KG 1238-313450 to 1239-317278; KG 1240-321030 to 1243-326719; " +
          "MG 1238-314043 to 1239-316178; MG 1239-318011 to 1246-332616; " +
          "HJ/XJ 1238-313343 to 1239-317811; HJ/XJ 1239-318111 to 1246-333316; " +
          "AE 1230-295475 to 1232-298876; AE 1243-326280 to 1245-331977; " +
          "CT/CU/CV/KR/KS/KT/KY 1230-295546 to 1244-330131; CT/CU/CV/KR/KS/KT/KY 1244-330247 to 1246-332929",
      ),
    ],
    hazard: "The fuel tank filler neck can crack and leak, and the fuel can catch fire.",
    remedy: "Stop using the cart until a dealer replaces the fuel tank. The repair is free.",
    contact: clubCar,
    page: "2012/Club-Car-Recalls-Golf-Cars-and-Utility-Vehicles-Due-to-Fuel-Leak-and-Fire-Hazard",
  }),
  cpsc({
    number: "12-741",
    date: "2012-07-19",
    makes: ["Club Car"],
    carts: "2012 gas DS, Villager 4, XRT 800, XRT 850, and Carryall 232",
    units: 800,
    modelYears: modelYears(2012),
    numbers: [
      ...clubCarRanges("AG 1232-298757 to 1238-314938", gasDs),
      ...clubCarRanges(
        "TG 1232-299285 to 1237-312956; JZ 1233-300104 to 1238-314710; XJ 1233-300372 to 1238-313369; " +
          "XL 1233-300113 to 1238-314964",
      ),
    ],
    hazard: "The fuel hose can come off the tank, and the fuel can catch fire.",
    remedy: stop,
    contact: clubCar,
    page: "2012/Club-Car-Recalls-Golf-and-Transport-Vehicles-Due-to-Fire-Hazard",
  }),
  cpsc({
    number: "12-729",
    date: "2012-04-10",
    makes: ["Club Car"],
    carts:
      "2012 Café Express, Carryall and Turf 1, 2, 252, and 6, Transporter 4, and Villager 6 Plus and 8",
    units: 100,
    modelYears: modelYears(2012),
    numbers: clubCarRanges(
      "AF 1225-287118 to 1225-287529; FD/FG/HD/HG 1225-287074 to 1225-288151; " +
        "EG/QB/QT/RG 1222-286712 to 1225-288285; JK/JL/XG/ZG 1225-287215 to 1225-288287; " +
        "JR/JU/JV 1225-287116 to 1225-288112; JS/JT 1225-287102 to 1225-287869; " +
        "QS 1225-287558 to 1225-288079; MG/QE 1225-287531 to 1225-288088",
    ),
    hazard: "The brake pedal mounting blocks can crack, and the brakes can fail.",
    remedy: "Have a dealer replace the mounting blocks. The repair is free.",
    contact: clubCar,
    page: "2012/Club-Car-Recalls-Utility-and-Transport-Vehicles-Due-to-Crash-Hazard",
  }),
  cpsc({
    number: "12-706",
    date: "2011-12-07",
    makes: ["Club Car"],
    carts: "2011 gas Precedent",
    units: 600,
    modelYears: modelYears(2011),
    numbers: clubCarRanges(
      "CF 1139-233925 to 1147-250173; PR 1139-233918 to 1147-249956; PY 1144-244648",
      gasPrecedent,
    ),
    hazard: "A fuel tank seam can split and leak, and the fuel can catch fire.",
    remedy:
      "Stop using the cart until a dealer inspects it and replaces the fuel tank. The repair is free.",
    contact: clubCar,
    page: "2012/Club-Car-Recalls-Golf-Cars-Due-to-Fuel-Leak-and-Fire-Hazard",
  }),
  cpsc({
    number: "11-746",
    date: "2011-06-29",
    makes: ["Club Car"],
    carts: "2011 DS golf cars and hospitality, utility, and transport vehicles",
    units: 800,
    modelYears: modelYears(2011),
    numbersText: "The notice shows the serial numbers in a picture.",
    hazard: "The brake pedal mounting blocks can crack, and the brakes can fail.",
    remedy: "Stop using the cart until a dealer replaces the mounting blocks. The repair is free.",
    contact: clubCar,
    page: "2011/Club-Car-Recalls-Golf-Cars-and-Hospitality-Utility-and-Transport-Vehicles-Due-to-Crash-Hazard1",
  }),
  cpsc({
    number: "11-708",
    date: "2010-11-09",
    makes: ["Club Car"],
    carts: "2010 DS golf cars, and Carryall, Villager, Transporter, and other utility vehicles",
    units: 5000,
    modelYears: modelYears(2010),
    numbersText: "The notice shows the serial numbers in a picture.",
    hazard: "The brake pedal can crack and come off, and the brakes can fail.",
    remedy: "Have a dealer check and replace the brake pedal. The repair is free.",
    contact: clubCar,
    page: "2011/Club-Car-Recalls-Golf-Cars-and-Hospitality-Utility-and-Transport-Vehicles-Due-to-Crash-Hazard",
  }),
  cpsc({
    number: "07-566",
    date: "2007-08-03",
    makes: ["Club Car"],
    carts: "2007 gas and electric golf cars, XRT, Carryall, Villager, and Transporter",
    units: 1900,
    modelYears: modelYears(2007),
    numbersText:
      "The notice lists no numbers, and not every 2007 vehicle is included: ask Club Car about yours.",
    hazard: "The steering gear can fail, and the driver can suddenly lose steering.",
    remedy:
      "Stop using the cart. Club Car inspects the steering gear and replaces it, free, if needed.",
    contact: clubCar,
    page: "2007/Club-Car-Inc-Recalls-Golf-Cars-and-Other-Vehicles-Mechanical-Failure-Can-Result-in-Loss-of-Steering-Control",
  }),
  cpsc({
    number: "05-585",
    date: "2005-07-05",
    makes: ["Club Car"],
    carts: "the first Precedent and Precedent Champion, sold October 2003 to June 2005",
    units: 71_700,
    modelYears: modelYears(2003, 2005),
    // The notice names the letters alone, which later carts have too.
    numbers: clubCarRanges("CE/CF/PE/PF/PQ/PR 0301 to 0552", precedent).map((range) => ({
      ...range,
      printed: "all that begin with CE, CF, PE, PF, PQ, or PR",
    })),
    hazard: "The accelerator pedal can stick, so the cart can speed up or be hard to stop.",
    remedy:
      "Have a dealer repair the pedal. The repair is free. If it makes a grinding noise when you press it, stop using the cart at once.",
    contact: clubCar,
    page: "2005/CPSC-Club-Car-Announce-Recall-of-Golf-Cars",
  }),
  cpsc({
    number: "05-528",
    date: "2005-01-13",
    makes: ["Club Car"],
    carts:
      "DS, Café Express, Carryall, Turf, Villager, Transporter, XRT, Lynx, and low-volume models sold April to October 2004",
    units: 19_663,
    modelYears: modelYears(2004, 2005),
    // The notice calls these the primary affected models, so another number may be meant too.
    numbers: [
      ...clubCarRanges("AA/AQ 0435-428922 to 0510-486815", { model: "DS" }),
      ...clubCarRanges("AG 0435-426638 to 0509-484723", gasDs),
      ...clubCarRanges(
        "AF/WH 0436-429783 to 0509-485180; F/FG/H/HG 0438-436726 to 0512-487151; " +
          "E/EG/PG/RG/S 0435-429023 to 0512-487156; QG 0438-437967 to 0509-483847; " +
          "J/JG/N/NG/TG 0433-417743 to 0510-486913; SG 0439-441898 to 0509-483925; " +
          "QH 0439-441905 to 0510-485938; FQ/TG 0435-426651 to 0510-486871; " +
          "K/KG 0434-422986 to 0510-486892; M/MG 0433-417736 to 0510-486906; " +
          "AE 0437-432848 to 0510-486889; AD 0439-442985 to 0510-486203; AH 0437-432899 to 0510-486199; " +
          "LX 0438-436718 to 0509-484151; BB 0438-436647 to 0438-436666; BK 0438-436988 to 0510-486876; " +
          "BL 0438-436865 to 0510-486914; CQ 0438-436667 to 0505-478022; CS 0440-444915; " +
          "LB 0438-436760 to 0509-484245; LG 0451-468002 to 0452-468972; XG 0437-436006 to 0510-486886; " +
          "ZG 0438-436770 to 0510-486905",
      ),
    ],
    namesOnlySome: true,
    hazard: "The brake equalizer rods can crack and break, and the brakes can fail.",
    remedy: "Have a dealer repair the brake equalizer rod. The repair is free.",
    contact: clubCar,
    page: "2005/CPSC-Club-Car-Inc-Announce-Recall-to-Repair-DS-Golf-Cars-Hospitality-Utility--Transport-Vehicles-and-Rough-Terrain-Vehicles",
  }),
  cpsc({
    number: "04-520",
    date: "2003-12-03",
    makes: ["Club Car"],
    carts: "2003 and 2004 Lynx hunting vehicles",
    units: 158,
    modelYears: modelYears(2003, 2004),
    numbers: clubCarRanges("LX 0344 to 0353; LX 0401 to 0409"),
    hazard: "The steering connections can come loose, and the driver can lose steering control.",
    remedy: "Stop using it until a dealer checks and repairs the steering. The repair is free.",
    contact: clubCar,
    page: "2004/CPSC-Club-Car-Inc-Announce-Recall-to-Repair-Hunting-Vehicles",
  }),
  cpsc({
    number: "02-536",
    date: "2002-05-07",
    makes: ["Club Car"],
    carts: "2002 DS golf cars and utility vehicles",
    units: 7300,
    modelYears: modelYears(2002),
    numbers: clubCarRanges("0229-169750 to 0236-197543"),
    rangesHoldOthers: true,
    hazard: "The fuel tank can leak, and the fuel can catch fire.",
    remedy:
      "Stop using the cart and look for leaks at the tank and in the storage areas. If there is one, call a dealer at once. The new tank is free.",
    contact: clubCar,
    page: "2002/CPSC-Club-Car-Inc-Announce-Recall-of-Golf-Cars",
  }),
];
