import fc from "fast-check";
import { anyText } from "../words/text.fixture.ts";

const usualHeadings =
  "Year,Make,Model,Cart,Seats,Fuel,Condition,Battery Age,Battery Year,Battery Type,Lithium,Lifted,Upgrades,Qty,Price";

const usualCells =
  "2018,'18,18.0,n/a,Club Car,Club Car Precedent,EZ-GO,2019 Yamaha Drive2,TXT,2,4 pass,8+,E,gas,good,A,rough,5+,2022,new,lithium,x,no,3,$4,500";

export const anyCell = fc.oneof(
  fc.constantFrom(...usualCells.split(",")),
  anyText(),
  fc.double().map(String),
);

export const anyHeadings = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...usualHeadings.split(",")) },
    { weight: 1, arbitrary: anyText() },
  ),
);

export const messyFile = [
  '\uFEFFBarn;"Yr.";"Make / Model";"Asking price";Pax;"Gas/Electric";"Cond.";"Batt\r\nyrs";Qty;Notes',
  "",
  '1;2018;Club Car Precedent;"$4,500";2 pass;E;Very good;2;;"new ""bag"" rack"',
  '1;\'18;club-car Precedent;;2.0;48V electric;good;2;10;"two\r\nlines"',
  ";;;;;;;;;",
  "2;n/a;Yamaha Drive2;;;;;;;",
  '2;08;"E-Z-GO TXT";;4;gas;rough;n/a;;=SUM(A1)',
  "2;2019;Wotsit Flyer;;;;;;;",
  "2;2019;Yamaha Drive2;;;;;;;blue; with a roof",
  "",
].join("\r\n");
