import type { Source } from "../catalogue/source.ts";

export const batterySources = {
  discover: {
    title: "Discover Battery: How can I measure my battery’s state of charge?",
    url: "https://discoverbattery.com/component/content/article/120-how-can-i-measure-my-batterys-state-of-charge?catid=37&Itemid=101",
    date: "2026-11-22",
  },
  trojanGuide: {
    title: "Trojan Battery user’s guide, page 20",
    url: "https://www.manualshelf.com/manual/trojan-battery/5shp-gel/guide-english/page-20.html",
    date: "2026-11-22",
  },
  trojanQuestions: {
    title: "Trojan Battery, frequently asked questions",
    url: "https://www.trojanbattery.com/tech-support/faq/",
    date: "2026-11-22",
  },
  usBattery: {
    title: "U.S. Battery in Golf Car Advisor: Weeding out a bad battery from your pack",
    url: "https://golfcaradvisor.com/2020/08/27/weeding-out-a-bad-battery-from-your-pack",
    date: "2020-08-27",
  },
  measurement: {
    title: "State of charge measurement, with the Battery Council’s figures",
    url: "https://studylib.net/doc/18054160/state-of-charge---soc-measurement",
    date: "2026-11-22",
  },
  xantrex: {
    title: "Xantrex ProWatt manual, page 36: battery tips",
    url: "https://manualsdump.com/en/manuals/xantrex_technology-prowatt_600/119255/51",
    date: "2026-11-22",
  },
} as const satisfies Record<string, Source>;
