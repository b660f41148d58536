/** Carts of models with listings, for a first look. They are nobody's. */
export const sampleCarts = `Year,Make,Model,Seats,Power,Condition,Battery age,Upgrades,Quantity
2016,Club Car,Precedent,2,electric,good,4,no,12
2018,Club Car,Precedent,2,electric,good,3,no,10
2019,Club Car,Tempo,2,electric,good,2,no,8
2020,Club Car,Tempo,2,gas,excellent,,no,4
2017,Club Car,Onward,4,electric,good,5,yes,2
2018,EZ-GO,RXV,2,electric,fair,5,no,8
2020,EZ-GO,RXV,2,electric,good,3,no,6
2015,EZ-GO,TXT,4,gas,fair,,no,3
2019,Yamaha,Drive2,2,gas,good,,no,5
2021,Yamaha,Drive2,2,electric,excellent,1,no,2
`;

/** A file to fill in: the headings and one cart as an example. */
export const template = `Quantity,Year,Make,Model,Seats,Power,Condition,Battery age,Battery type,Lifted,Upgrades
12,2018,Club Car,Precedent,2,electric,good,3,lead-acid,no,no
`;
