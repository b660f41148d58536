/** The id of a dealer whose page has the embedded tool, as we gave it to them: "sunny-carts". */
export const partnerPattern = /^[a-z\d-]{1,40}$/;
