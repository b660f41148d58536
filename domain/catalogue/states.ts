export interface State {
  readonly name: string;
  /** Lowercase postal code, which is also the path of its page. */
  readonly code: string;
  readonly territory: boolean;
}

const stateNames =
  "Alabama al, Alaska ak, Arizona az, Arkansas ar, California ca, Colorado co, Connecticut ct, " +
  "Delaware de, Florida fl, Georgia ga, Hawaii hi, Idaho id, Illinois il, Indiana in, Iowa ia, " +
  "Kansas ks, Kentucky ky, Louisiana la, Maine me, Maryland md, Massachusetts ma, Michigan mi, " +
  "Minnesota mn, Mississippi ms, Missouri mo, Montana mt, Nebraska ne, Nevada nv, " +
  "New Hampshire nh, New Jersey nj, New Mexico nm, New York ny, North Carolina nc, " +
  "North Dakota nd, Ohio oh, Oklahoma ok, Oregon or, Pennsylvania pa, Rhode Island ri, " +
  "South Carolina sc, South Dakota sd, Tennessee tn, Texas tx, Utah ut, Vermont vt, " +
  "Virginia va, Washington wa, West Virginia wv, Wisconsin wi, Wyoming wy";
const territoryNames =
  "American Samoa as, District of Columbia dc, Guam gu, Northern Mariana Islands mp, " +
  "Puerto Rico pr, U.S. Virgin Islands vi";

export const states: readonly State[] = [
  ...recordsOf(stateNames, false),
  ...recordsOf(territoryNames, true),
];

function recordsOf(names: string, territory: boolean): State[] {
  return names
    .split(", ")
    .map((each) => ({ name: each.slice(0, -3), code: each.slice(-2), territory }));
}
