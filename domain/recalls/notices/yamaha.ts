import { yamahaRanges } from "../number-range.ts";
import { type Contact, type Recall, cpsc, modelYears } from "../recall.ts";
import { pedalSpringRanges } from "./yamaha-pedal-spring.ts";

const yamaha: Contact = { name: "a Yamaha golf car dealer, or Yamaha,", phone: "866-747-4027" };

const stop = "Stop using the cart until a dealer repairs it. The repair is free.";

export const yamahaNotices: readonly Recall[] = [
  cpsc({
    number: "26-027",
    date: "2025-10-16",
    makes: ["Yamaha"],
    carts: "2017 to 2024 Drive2 PTV (DR2A and DR2E) and Concierge",
    units: 4300,
    modelYears: modelYears(2017, 2024),
    // Prefixes alone, which carts of 2025 have too.
    numbers: yamahaRanges(null, "J0D 000000-799999; J0E 000000-799999; J2D").map((range) => ({
      ...range,
      printed: `some that begin with ${range.prefixes[0]}`,
    })),
    rangesHoldOthers: true,
    hazard: "The brakes can fail.",
    remedy:
      "Stop using the cart until a dealer installs new brake shoes and pads. The repair is free. If you can’t get it to a dealer, Yamaha will transport it or do the work where it is.",
    contact: yamaha,
    page: "2026/Yamaha-Recalls-Model-Year-2017-2024-Golf-Car-Vehicles-Due-to-Risk-of-Serious-Injury-or-Death-from-Crash-Hazard",
  }),
  cpsc({
    number: "26-028",
    date: "2025-10-16",
    makes: ["Yamaha"],
    carts: "2021 to 2025 Drive2 PTV, gas and electric, and Concierge 4",
    units: 19_300,
    modelYears: modelYears(2021, 2025),
    numbers: [
      ...yamahaRanges(2021, "J2D 000625-000880"),
      ...yamahaRanges(
        2022,
        "J0D 513701-514498; J0E 502001-502134; J2D 000601-000870; J5C 001010-001400",
      ),
      ...yamahaRanges(
        2023,
        "J0D 600116-607700; J0E 600111-601578; J2D 000621-000900; J5C 100104-101695",
      ),
      ...yamahaRanges(
        2024,
        "J0D 700101-706200; J0E 601049-701289; J2D 200101-200199; J5C 200102-201000",
      ),
      ...yamahaRanges(
        2025,
        "J0D 800101-806600; J0E 800101-800328; J2D 200162-200183; J5C 200166-300281",
      ),
    ],
    hazard: "The cart has no stop lights, so drivers behind you can’t tell when you brake.",
    remedy:
      "Stop using the cart until a dealer installs two stop lights. The repair is free. If you can’t get it to a dealer, Yamaha will transport it or do the work where it is.",
    contact: yamaha,
    page: "2026/Yamaha-Recalls-Model-Year-2021-2025-Golf-Car-Vehicles-Due-to-Risk-of-Serious-Injury-or-Death-from-Crash-Hazard",
  }),
  cpsc({
    number: "25-321",
    date: "2025-06-05",
    // Gator GS is a name of John Deere’s.
    makes: ["Yamaha", "John Deere"],
    carts:
      "2016 Drive, 2017 to 2024 Drive2, 2016 to 2018 Adventurer, 2019 to 2024 UMAX, Concierge 4, and Gator GS",
    units: 352_000,
    modelYears: modelYears(2016, 2024),
    numbers: pedalSpringRanges,
    hazard:
      "The accelerator pedal spring can fail, and the cart may keep going when you let up on the pedal.",
    remedy:
      "Stop using the cart, even if it was repaired under an earlier recall, until a dealer replaces the pedal spring assembly. The repair is free.",
    contact: yamaha,
    replaces: ["23-772", "22-726", "19-701", "18-725"],
    page: "2025/Yamaha-Expands-Recall-of-Golf-Car-Vehicles-Due-to-Crash-Hazard-Additional-Models-and-New-Repair-to-Replace-Accelerator-Pedal-Spring-Assembly",
  }),
  cpsc({
    number: "23-773",
    date: "2023-07-13",
    makes: ["Yamaha"],
    carts: "2023 Drive2 QuieTech, PowerTech AC, and AC Li PTV, UMAX Rally 2+2, and Concierge 4E",
    units: 370,
    modelYears: modelYears(2023),
    numbers: [
      ...yamahaRanges(
        2023,
        "J0D 600665-602162; J0E 600109-600468; J2D 100101-100421; J5C 400104-400139",
      ),
      ...yamahaRanges(null, "J0P 705-739"),
      // The notice prints 705 to 739: the model's other numbers of that year begin with 400.
      ...yamahaRanges(null, "J0P 400705-400739").map((range) => ({
        ...range,
        printed: "J0P 400705-400739, if that is what the notice means",
      })),
    ],
    hazard: "The cart can speed up on its own.",
    remedy: stop,
    contact: yamaha,
    page: "2023/Yamaha-Personal-Transportation-Vehicles-Recalled-Due-to-Crash-and-Injury-Hazards-Manufactured-by-Yamaha-Motor-Powered-Products-Recall-Alert",
  }),
  cpsc({
    number: "23-772",
    date: "2023-07-06",
    makes: ["Yamaha"],
    carts: "2023 golf cars, PTVs, and UMAX",
    units: 11_000,
    modelYears: modelYears(2023),
    hazard:
      "The accelerator pedal spring can come loose, and the pedal may not return when you let up.",
    remedy: "Stop using the cart until a dealer inspects and repairs it. The repair is free.",
    contact: yamaha,
    page: "2023/Yamaha-Golf-Car-Company-Recalls-Model-Year-2023-Golf-Cars-Personal-Transportation-Vehicles-And-Umax-Due-to-Crash-and-Injury-Hazards-and-Risk-of-Death-Recall-Alert",
  }),
  cpsc({
    number: "22-726",
    date: "2022-02-17",
    makes: ["Yamaha"],
    carts: "2021 and 2022 Drive2 AC fleet and EFI fleet, and 2021 AC PTV, with a solid axle",
    units: 5000,
    modelYears: modelYears(2021, 2022),
    numbers: [
      ...yamahaRanges(2021, "J0J 411775-414900; J0K 211501-214100; J2D 000201-000400"),
      ...yamahaRanges(2022, "J0J 500101-500759; J0K 300101-300900"),
    ],
    hazard: "The brakes can fail.",
    remedy: stop,
    contact: yamaha,
    page: "2022/Yamaha-Recalls-Golf-Cars-and-Personal-Transportation-Vehicles-Due-to-Risk-of-Injury-or-Death-Recall-Alert",
  }),
  cpsc({
    number: "20-718",
    date: "2020-02-13",
    makes: ["Yamaha"],
    carts: "2020 Drive2 QuieTech, AC, EFI, and DC",
    units: 1350,
    modelYears: modelYears(2020),
    numbers: yamahaRanges(
      2020,
      "J0B 305606-306957; J0J 301002-301100; J0K 103401-104680; J0C 303701-304600",
    ),
    hazard: "The front wheel hubs can crack, and a wheel can come off.",
    remedy: stop,
    contact: yamaha,
    page: "2020/Yamaha-Recalls-Golf-Cars-Due-to-Crash-Hazard-Recall-Alert",
  }),
  cpsc({
    number: "19-774",
    date: "2019-08-28",
    makes: ["Yamaha"],
    carts:
      "2017 to 2019 Drive2 Fleet DC and AC, Adventurer Two AC, and UMAX Two AC, Rally AC, and Rally 2+2 AC",
    units: 16_000,
    modelYears: modelYears(2017, 2019),
    numbers: [
      ...yamahaRanges(2017, "J0C 000103-011333; J0J 000103-002000; JW3 200166-200213"),
      ...yamahaRanges(2018, "J0C 100112-111700; J0J 100110-102099; JW3 300166-300214"),
      ...yamahaRanges(
        2019,
        "J0C 200101-210200; J0H 000145-000493; J0N 000116-000147; J0R 000101-000180",
      ),
    ],
    hazard: "The module that powers the USB ports can overheat, melt, and start a fire.",
    remedy: "Don’t use the USB ports until a dealer repairs the cart. The repair is free.",
    contact: yamaha,
    page: "2019/Yamaha-Recalls-Golf-Cars-Personal-Transportation-and-Specialty-Vehicles-Due-to-Fire-Hazard-Recall-Alert",
  }),
  cpsc({
    number: "19-701",
    date: "2018-10-03",
    makes: ["Yamaha"],
    carts: "2016 Drive, 2017 and 2018 Drive2, and 2016 to 2018 Adventurer, gas and electric",
    units: 145_000,
    modelYears: modelYears(2016, 2018),
    numbers: [
      ...yamahaRanges(
        2016,
        "JW8 600101-614300; JC2 300101-312000; JC0 700101-706600; JW9 600101-618100; JC3 000101-004700; " +
          "JC1 700101-703500; JW6 800101-800600; JW7 700101-701250; JW3 100101-100300",
      ),
      ...yamahaRanges(
        2017,
        "J0A 000101-010100; J0B 000101-016900; J0C 000101-011400; J0D 000101-007200; J0E 000101-002900; " +
          "J0J 000101-002000; JW6 900101-900400; JW7 800101-800750; JW3 200101-200250",
      ),
      ...yamahaRanges(
        2018,
        "J0A 100101-110400; J0B 100101-119200; J0C 100101-111700; J0D 100101-110600; J0E 100101-102600; " +
          "J0J 100101-102700; JW6 910101-910500; JW7 900101-900800; JW3 300101-300250",
      ),
    ],
    hazard: "The accelerator pedal spring can break, and the pedal may not return when you let up.",
    remedy: stop,
    contact: yamaha,
    page: "2019/Yamaha-Recalls-Golf-Cars-Personal-Transportation-and-Specialty-Vehicles-Due-to-Crash-Hazard-Recall-Alert",
  }),
  cpsc({
    number: "18-725",
    date: "2018-02-22",
    makes: ["Yamaha"],
    carts: "2015 and 2016 Drive, and 2017 and 2018 Drive2, gas and electric",
    units: 161_000,
    modelYears: modelYears(2015, 2018),
    numbers: [
      ...yamahaRanges(
        2015,
        "JC0 600101-606900; JC1 600101-603300; JC2 200101-211800; JW8 500101-516400; JW9 500101-518300",
      ),
      ...yamahaRanges(
        2016,
        "JC0 700101-706598; JC1 700101-703500; JC2 300101-312000; JC3 000101-004700; JW8 600101-614300; " +
          "JW9 600101-618100",
      ),
      ...yamahaRanges(
        2017,
        "J0A 000101-010100; J0B 000101-016900; J0C 000101-011400; J0D 000101-007200; J0E 000101-002900; " +
          "J0J 000101-001999",
      ),
      ...yamahaRanges(
        2018,
        "J0A 100101-105300; J0B 100101-107287; J0C 100101-105482; J0D 100101-104700; J0E 100101-101300; " +
          "J0J 100101-100798",
      ),
    ],
    hazard: "The brake cables can fail.",
    remedy: stop,
    contact: yamaha,
    page: "2018/Yamaha-Recalls-Golf-Cars-and-Personal-Transportation-Vehicles-Due-to-Crash-Hazard-Recall-Alert",
  }),
  cpsc({
    number: "15-738",
    date: "2015-06-30",
    makes: ["Yamaha"],
    carts: "2015 Drive and Adventurer One, and 2016 Drive AC",
    units: 2000,
    modelYears: modelYears(2015, 2016),
    numbers: [
      ...yamahaRanges(
        2015,
        "JC0 606306-606698; JC2 209964-210300; JW6 700581-700600; JW8 513800-514310; JW9 515401-516300",
      ),
      ...yamahaRanges(2016, "JC3 001701-001900"),
    ],
    hazard: "The front wheel hubs can crack, and a wheel can come off.",
    remedy: stop,
    contact: yamaha,
    page: "2015/Yamaha-Recalls-Golf-Cars-and-Personal-Transportation-Vehicles",
  }),
];
