import { type Found, after, before, matchesOf } from "./plain-ad.ts";

const wanted =
  /\b(?:wtb|iso|in search of|want(?:ed|ing)? to buy|wanting to purchase|looking (?:for|to buy|to purchase)|trying to find|anyone (?:selling|have)|does anyone have|who(?:'s| is) selling|need to (?:buy|find)|busco|compro|se busca|se compra|wanna buy|in the market for|hoping to buy)\b|^[\s•*]{0,6}(?:wanted|needed|need)\b|\bbudget(?: is| of)?\b/g;
const notWanted =
  /^ ?(?:an? |the |to |something |more |another |una? |un )?(?:trade|offers?|good home|new home|new owner|next|quick|buyer|sell|best offer|great|someone|forever home|reliable,? )/;

/** Somebody who wants to buy names no cart of their own. */
function isWanted(text: string, firstName: number): boolean {
  for (const { start, end } of matchesOf(wanted, text)) {
    if (
      notWanted.test(after(text, end)) ||
      /\b(?:if (?:you'?re|your|you are|ur|u r)|whoever is|you) $/.test(before(text, start))
    )
      continue;
    if (start <= firstName || start < 40) return true;
  }
  return false;
}

const things =
  /\b(?:(?:pontoon |jon |bass |fishing |deck |ski )?boat|pontoon|outboard|wave ?runner|jet ?ski|sea ?doo|atv|four ?wheeler|4[- ]?wheeler|quad\b|dirt ?bikes?|motorcycle|motor ?bike|scooter|sportster|softail|moped|piano|keyboard|guitar|receiver|generator|snowmobile|trailer|camper|motorhome|mower|zero[- ]turn|tractor|pickup|truck|grizzly|raptor|rhino|wolverine|sportsman|kayak|bicycle|e-?bike|skid steer|lancha|remolque|motocicleta|cuatrimoto)s?\b/g;
const incidental =
  /(?:\b(?:trade|trades|traded|swap|with|includes?|including|and|plus|also|my|our|the|to|tow|towing|tows|hitch|no|not|bought|buying|like|from|behind|on|in|need|needs|or|w|want|getting|got|into|own|have|has|custom|his|her|their|take|of|que|con|y|fits|than|bumper)(?: (?:for|a|an|my|our|the|his|new|bigger|small|utility|un|una|some|good|nice|decent|used))*|\/|[&+]|\bfor|\bor) $/;
const notAlone =
  /^ ?(?:hitch|included|ball|available|extra|not included|seats?\b|ramp|tow|bed\b|tires?\b|lights?\b|cover|style|wheels|box|engine|motor|horn|radio|key|dock)/;
const cart =
  /\b(?:golf ?-?(?:cart|car)t?s?|carrito|carro de golf|lsv|buggy|carts?)\b(?! ?(?:trailer|batter|charger|tires?|wheels|rims|cover|enclosure|windshield|lift kit|parts\b|seat|mover|mount|dolly|battery|motor|engine|roof|top|body|accessor|garage|bag|path|rental|lift|community|storage|bath|shed|key|mirror|stereo|service|repair))/;

const parts =
  /\b(?:batt?er(?:y|ies)|chargers?|windshields?|lift kits?|seat kits?|rear seat(?: kit)?|flip seat|wheels(?: and| &)? ?(?:tires)?|rims(?: and tires)?|tires(?: and rims)?|motor|engine|controller|roof|top|enclosure|cover|body(?: kit)?|cowl|seats|mirrors|light kit|lights|hitch|differential|transaxle|manual|steering wheel|brush guard|bumper|solenoid|carburetor|clutch|canopy|axle|springs|parts)\b/g;
const partFor =
  /^[ ,(-]{0,3}(?:for|off|from|fits|fit|to fit|out of|came off|compatible|that (?:fit|came)|taken off|removed from)\b/;

const partingOut =
  /\bpart(?:ing|ed) out\b|\bfor sale:? (?:set of|pair of)\b|\b(?:i|we) (?:took|pulled) (?:these|this|it|them) (?:off|from|out of)\b/;

/** A boat, a trailer, parts, or a cart that somebody looks for: nothing of it is a cart's. */
export function isAboutAnotherThing(
  text: string,
  names: readonly Found<string>[],
  hasModel: boolean,
): boolean {
  const firstName = Math.min(...names.map(({ start }) => start), text.length);
  if (isWanted(text, firstName) || partingOut.test(text)) return true;
  const named = hasModel ? firstName : text.length;
  const firstCart = Math.min(named, placeOf(cart, text));
  for (const { start, end } of matchesOf(things, text)) {
    if (start > firstCart) break;
    if (!incidental.test(before(text, start)) && !notAlone.test(after(text, end))) return true;
  }
  return /\b(?:golf cart|cart) trailer\b/.test(text.slice(0, 40)) || isPart(text);
}

function placeOf(pattern: RegExp, text: string): number {
  const place = text.search(pattern);
  return place === -1 ? text.length : place;
}

const titleLength = 60;

/** The ad's first words are a part, and what it is for. */
function isPart(text: string): boolean {
  const title = text.trimStart().slice(0, titleLength);
  for (const { start, end } of matchesOf(parts, title)) {
    const lead = title.slice(0, start);
    if (
      /(?:[,.;|•\n]|\b(?:with|w\/?|has|no|needs?|new|and|including|bad|dead|without|is|the|my)) {0,2}$|\b(?:cart|carts) for sale|\b(?:19|20)\d\d\b.{0,30}[,.;]/.test(
        lead,
      ) &&
      !/^[\s•]{0,4}(?:new )?$/.test(lead)
    )
      continue;
    const tail = title.slice(end);
    const isTitle =
      /^(?:[^a-z\d]{0,4}(?:for sale|new|used|set of|pair of|four|six|\d|golf cart|club car|ez-?go|yamaha|trojan|lithium|36v|48v|6v|8v|-|:| |lester|oem|[a-z]{1,10}ed)){0,6} {0,2}$/.test(
        lead,
      );
    if (
      isTitle &&
      (partFor.test(tail) ||
        /^ ?(?:for sale|\$|- ?\$|-{1,2} )/.test(tail) ||
        /^golf cart $/.test(lead))
    )
      return true;
  }
  return false;
}
