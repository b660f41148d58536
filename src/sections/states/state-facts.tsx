import type { State } from "../../../domain/catalogue/state.ts";
import { stateProfiles } from "../../../domain/catalogue/state-profiles.ts";
import { states } from "../../../domain/catalogue/states.ts";
import { Disclaimer } from "../../components/disclaimer.tsx";
import { LinkGrid } from "../../components/link-grid.tsx";
import { nameInText } from "../../metadata/state-page.ts";
import { StateOffers } from "./state-offers.tsx";
import styles from "./state-facts.module.css";

const lowSpeedVehicleRule =
  "https://www.ecfr.gov/current/title-49/subtitle-B/chapter-V/part-571/subpart-B/section-571.500";

/** What a place's climate, season, and roads mean for a used cart there. */
export function StateFacts({ state }: { state: State }) {
  const { climate, season, roadQuestion, agency, neighbors } = stateProfiles[state.code]!;
  const place = nameInText(state);
  return (
    <div className={styles.facts}>
      <StateOffers state={state} />
      <section>
        <h2>What the climate does to a cart</h2>
        <p>{climate}</p>
      </section>
      <section>
        <h2>When carts sell in {place}</h2>
        <p>{season}</p>
      </section>
      <section>
        <h2>Ask before you drive on a road</h2>
        <p>
          Rules differ from place to place, and they change. Ask your city or HOA, or the motor
          vehicle agency (
          {agency.url === null ? agency.name : <a href={agency.url}>{agency.name}</a>}):
        </p>
        <p className={styles.question}>{roadQuestion}</p>
        <p>
          A <a href={lowSpeedVehicleRule}>low-speed vehicle under the federal rule</a> is not the
          same as a golf cart with lights.
        </p>
      </section>
      <section>
        <h2>The same tool everywhere</h2>
        <p>
          The estimate doesn’t depend on where the cart is: it’s the same in every state and
          territory. What differs is who is buying and what the weather has done to the cart.
        </p>
        <Disclaimer />
      </section>
      <section className={styles.neighbors}>
        <h2>Nearby</h2>
        <LinkGrid
          links={states
            .filter(({ code }) => neighbors.includes(code))
            .map(({ name, code }) => ({ href: `/${code}`, text: name }))}
        />
      </section>
    </div>
  );
}
