import { plainAd } from "../plain-words.ts";
import { alternationOf, wordPattern, wordsIn } from "../vocabulary.ts";

const accessories = wordsIn(
  "kit,cleaner,polish,wax,spray,cover,charger,battery,batteries,windshield,tire,tires,wheel,wheels,rim,rims," +
    "wheels and tires,wheel and tire,seat,seats,cushion,cushions,mirror,mirrors,enclosure,basket,bag,cooler,light,lights,light bar,headlight,headlights," +
    "taillight,taillights,steering wheel,hub cap,hubcap,hub caps,hubcaps,mat,mats,floor mat,decal,decals,sticker,stickers,key,keys,switch,solenoid," +
    "controller,motor,belt,filter,brakes,brake shoes,cable,cables,bracket,fender flares,hitch,winch,gift card,shirt,shirts,hat,cap,mug,manual," +
    "radio,stereo,speaker,speakers,soundbar,sound bar,roof,top,canopy,rack,clay basket,holder,oil,tool,spindle,shock,shocks,spring,springs,axle," +
    "bushing,bushings,carburetor,starter,spark plug,gasket,clutch,fan,heater,horn,seat belt,seat belts,bumper,brush guard,dash,console,cup holder," +
    "battery meter,voltage reducer,converter,gps,trailer,ball washer,sand bottle",
);

/** After the name of an accessory: "32oz", "set of 4", "for EZGO TXT", "- black". */
const afterName =
  "(?= ?(?:$|[-,;:|(/•]|\\b(?:for|fits|set|pair|with|w|each|pack|assembly|assy|replacement|only|red|black|white|blue|\\d{1,3} ?(?:oz|in|inch|inches|gal|ft|v|volt|ah|pc|pcs|pack|passenger)?)\\b))";
const accessory = wordPattern(`\\b${alternationOf(accessories)}${afterName}`);
/** "Lifted with rear seat": the title is about the cart that has it. */
const has =
  /\b(?:with|w|w\/|has|have|plus|and|includes?|including|incl|new|needs|no)(?: [a-z\d'"-]{1,10}){0,3} $|(?:^|[ ,])\d $/;

/** In whole US dollars. A cart costs more, and one that is named may be for parts. */
const maxPrices = { nameless: 1500, named: 600 };

interface Product {
  readonly title: string;
  /** True if the title names a make and a model, which may be what the accessory is for. */
  readonly isNamed: boolean;
  readonly price: number | null;
}

/**
 * A shop's feed sells more than carts: "Golf Cart Cleaner 32oz", "EZGO TXT 6 inch lift kit". Only
 * for a title without a year, because a cart for sale has one.
 */
export function isAccessory({ title, isNamed, price }: Product): boolean {
  const limit = isNamed ? maxPrices.named : maxPrices.nameless;
  if (price === null ? isNamed : price >= limit) return false;
  const { text } = plainAd(title);
  const [first] = text.matchAll(accessory);
  return first !== undefined && !has.test(text.slice(0, first.index));
}
